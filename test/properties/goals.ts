import { COLOUR, type Colour, type Pawn, type Shared } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Seen } from '#engine/mall/state.ts';

// What a pawn is after: its item, then its exit; another's where the guards are tricked [S10].

const has = (seen: Seen, piece: string) => seen.box.setup.pieces.includes(piece);

/** The item before the theft, the exit after it; null where that space is not on the board. */
export function goalSpace(seen: Seen, pawn: number): Space | null {
  const kind = seen.shared.stolen ? 'exit' : 'item';
  const space = seen.box.print.findIndex((info) => info[kind] === goalColour(seen, pawn));
  return space >= 0 && onBoard(seen.shared, space) ? space : null;
}

function goalColour(seen: Seen, pawn: number): Colour {
  const { pawns } = seen.box;
  const tricking = has(seen, 'trickTheGuards');
  const common = seen.shared.stolen && !tricking && !has(seen, 'ownExits');
  if (common && pawns[pawn] !== 'sister') return 'purple';
  const owner = tricking ? (pawn + 1) % pawns.length : pawn;
  return COLOUR[pawns[owner] as Pawn];
}

export function onBoard(shared: Shared, space: Space): boolean {
  return shared.board.placed.some(({ tile }) => tile === space >> 4);
}
