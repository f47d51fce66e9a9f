import type { Game, PublicGame, View } from './state.ts';
import type { OwnMemories } from './words.ts';

// A game as one seat knows it, built from what it may know.

const NOTHING_OWN: OwnMemories = {};

export function viewFor(game: Game, seat: number | null): View {
  return { box: game.box, shared: game.shared, seat, own: ownOf(game, seat) };
}

/** What this seat alone knows, as far as it is known here: all of it in a game, and in a view its own. */
export function ownOf(game: PublicGame | Game | View, seat: number | null): OwnMemories {
  if (seat === null) return NOTHING_OWN;
  if ('secrets' in game) return ownIn(game, seat);
  return 'own' in game && game.seat === seat ? game.own : NOTHING_OWN;
}

/** Asked for every command, mostly where there is nothing: to look beyond the end of a list costs more than to ask whether it has one. */
function ownIn({ secrets: { own } }: Game, seat: number): OwnMemories {
  return own.length === 0 ? NOTHING_OWN : (own[seat] ?? NOTHING_OWN);
}
