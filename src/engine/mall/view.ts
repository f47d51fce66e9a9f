import type { Game, Seen, View } from './state.ts';
import type { OwnMemories } from './words.ts';

// A game as one seat knows it, built from what it may know.

const NOTHING_OWN: OwnMemories = {};

export function viewFor(game: Game, seat: number | null): View {
  return { box: game.box, shared: game.shared, seat, own: ownOf(game, seat) };
}

function ownOf({ secrets }: Game, seat: number | null): OwnMemories {
  return (seat === null ? undefined : secrets.own[seat]) ?? NOTHING_OWN;
}

/** What is seen, as this seat sees it: with what is its own where that is known here, and with nothing else of anyone's. */
export function asSeat(seen: Seen | Game | View, seat: number | null): View {
  if ('secrets' in seen) return viewFor(seen, seat);
  if ('own' in seen && seen.seat === seat) return seen;
  return { box: seen.box, shared: seen.shared, seat, own: NOTHING_OWN };
}
