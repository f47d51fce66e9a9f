import { placementOf } from '../../board.ts';
import { ownSide, type Placement } from '../../lattice.ts';
import type { Piece } from '../../piece.ts';
import { cellOf, OFF, spaceOf, tileOf } from '../../spaces.ts';
import { pawnName } from '../../ways.ts';

// [S4] only the dwarf passes the small passages in orange walls.
export const smallPassages: Piece<{ readonly id: 'smallPassages' }> = {
  id: 'smallPassages',
  enforces: 'smallPassages',
  passage: (game, pawn, from, direction) => {
    if (pawnName(game, pawn) !== 'dwarf') return OFF;
    const tile = tileOf(from);
    const { turn } = placementOf(game.shared.board, tile) as Placement;
    const cell = game.box.smallWalks[tile]?.[cellOf(from) * 4 + ownSide(direction, turn)] ?? OFF;
    return cell === OFF ? OFF : spaceOf(tile, cell);
  },
};
