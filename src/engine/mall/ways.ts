import { type Refusal, refuse } from '../core/refusal.ts';
import { COLOUR, type Colour, type Pawn } from '../family/pawns.ts';
import { OFF, type Space } from './spaces.ts';
import type { Seen } from './state.ts';

// How pawns get about: steps, and who is in the way.

/** Where one step leads this pawn when nobody is in the way, or OFF. */
export function stepFrom(seen: Seen, pawn: number, from: Space, direction: number): Space {
  const next = seen.shared.board.next[from * 4 + direction] ?? OFF;
  if (next !== OFF) return next;
  for (const passage of seen.box.passages) {
    const way = passage(seen, pawn, from, direction);
    if (way !== OFF) return way;
  }
  return OFF;
}

/** The other end of the escalator that starts here, or OFF. */
export function farEnd({ box }: Seen, from: Space): Space {
  return box.spaces[from]?.escalator ?? OFF;
}

export function pawnOn(seen: Seen, space: Space): number {
  return seen.shared.pawns.indexOf(space);
}

export function pawnName(seen: Seen, pawn: number): Pawn {
  return seen.box.pawns[pawn] as Pawn;
}

export function colourOf(seen: Seen, pawn: number): Colour {
  return COLOUR[pawnName(seen, pawn)];
}

export function isPlaced(seen: Seen, tile: number): boolean {
  return seen.shared.board.placed.some((placement) => placement.tile === tile);
}

/** [M8] two pawns never share a space. */
export function occupied(seen: Seen, space: Space): Refusal | null {
  const other = pawnOn(seen, space);
  return other < 0 ? null : refuse('way.occupied', { by: pawnName(seen, other) });
}

/** What every act on a pawn asks first: it is still in the mall, and where the command assumes. */
export function whereabouts(seen: Seen, pawn: number, from: Space): Refusal | null {
  if (seen.shared.escaped[pawn]) return refuse('pawn.escaped');
  return seen.shared.pawns[pawn] === from ? null : refuse('pawn.elsewhere');
}
