import type { Game, Seen, View } from './state.ts';
import type { OwnMemories } from './words.ts';

// A game as one seat knows it, built from what it may know.

export const NOTHING_OWN: OwnMemories = {};

export function viewFor(game: Game, seat: number | null): View {
  return { box: game.box, shared: game.shared, seat, own: ownOf(game, seat) };
}

/** What this seat alone knows, as far as it is known here: all of it in a game, and in a view its own. */
export function ownOf(seen: Seen | Game | View, seat: number | null): OwnMemories {
  if (seat === null) return NOTHING_OWN;
  if ('secrets' in seen) return seen.secrets.own[seat] ?? NOTHING_OWN;
  return 'own' in seen && seen.seat === seat ? seen.own : NOTHING_OWN;
}
