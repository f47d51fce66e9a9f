import { COLOUR, type Colour, type Pawn, type Shared } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';

// What a pawn is after: its item, then its exit; another's where the guards are tricked [S10].

const has = (game: PublicGame, piece: string) => game.box.setup.pieces.includes(piece);

/** The item before the theft, the exit after it; null where that space is not on the board. */
export function goalSpace(game: PublicGame, pawn: number): Space | null {
  const kind = game.shared.stolen ? 'exit' : 'item';
  const space = game.box.print.findIndex((info) => info[kind] === goalColour(game, pawn));
  return space >= 0 && onBoard(game.shared, space) ? space : null;
}

function goalColour(game: PublicGame, pawn: number): Colour {
  const { pawns } = game.box;
  const tricking = has(game, 'trickTheGuards');
  const common = game.shared.stolen && !tricking && !has(game, 'ownExits');
  if (common && pawns[pawn] !== 'sister') return 'purple';
  const owner = tricking ? (pawn + 1) % pawns.length : pawn;
  return COLOUR[pawns[owner] as Pawn];
}

export function onBoard(shared: Shared, space: Space): boolean {
  return shared.board.placed.some(({ tile }) => tile === space >> 4);
}
