import { type Refusal, refuse } from '../core/refusal.ts';
import type { Colour } from '../family/pawns.ts';
import type { PawnData } from './pawns.ts';
import { OFF, type Space, type SpaceInfo, tileOf } from './spaces.ts';
import type { Seen } from './state.ts';
import type { PawnId } from './words.ts';

// What the mall is like now, who is where, and how pawns get about.

/** What a space is now: its print, and what pieces have laid on it. Everything that asks about a space asks this. */
export function spaceNow({ shared }: Seen, space: Space): SpaceInfo | undefined {
  return shared.board.spaces[space];
}

/** Not under an out-of-order token. */
export function isWorking({ shared }: Seen, space: Space): boolean {
  return !shared.outOfOrder.includes(space);
}

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
export function farEnd(seen: Seen, from: Space): Space {
  return spaceNow(seen, from)?.escalator ?? OFF;
}

/** Where the links that pieces have laid lead from here. */
export function linksFrom({ shared }: Seen, from: Space): readonly Space[] {
  return shared.board.layers.flatMap(({ links = [] }) =>
    links.flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : [])),
  );
}

export function pawnOn(seen: Seen, space: Space): number {
  return seen.shared.pawns.indexOf(space);
}

/** The pawn's number in this box; -1 for one that is not in it. */
export function pawnNumber(seen: Seen, pawn: string): number {
  return (seen.box.pawns as readonly string[]).indexOf(pawn);
}

export function pawnName(seen: Seen, pawn: number): PawnId {
  return seen.box.pawns[pawn] as PawnId;
}

export function pawnData(seen: Seen, pawn: number): PawnData {
  return seen.box.cast[pawn] as PawnData;
}

export function colourOf(seen: Seen, pawn: number): Colour | null {
  return pawnData(seen, pawn).colour;
}

/** Where the pawn of this name stands; OFF where it is not about. */
export function spaceOfPawn(seen: Seen, pawn: string): Space {
  return seen.shared.pawns[pawnNumber(seen, pawn)] ?? OFF;
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

/** No hero enters a tile that a pawn of another kind keeps closed. */
export function keptOut(seen: Seen, pawn: number, to: Space): Refusal | null {
  if (!pawnData(seen, pawn).hero) return null;
  const tile = tileOf(to);
  const { cast } = seen.box;
  const keeper = seen.shared.pawns.findIndex(
    (space, other) => cast[other]?.closes === 'tile' && tileOf(space) === tile,
  );
  return keeper < 0 ? null : refuse('tile.closed', { by: pawnName(seen, keeper) });
}
