import { tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { isWorking, spaceNow } from '../../ways.ts';
import type { PawnId } from '../../words.ts';
import type { Look } from './card.ts';

// What several cards ask of the table.

/** Figures that have not left; guards are none. */
export function inMall({ game }: Look): readonly PawnId[] {
  return figures(game).map((pawn) => game.box.pawns[pawn] as PawnId);
}

const figures = ({ box, shared }: PublicGame) =>
  box.cast.flatMap(({ hero }, pawn) => (hero && !shared.escaped[pawn] ? [pawn] : []));

/** Sand timer spaces that are not out of order: laid, drawn or still in the deck. [R6] one that is covered is none. */
export const usableTimers = (look: Look) => working(look.game, 'timer');
export const workingCameras = (look: Look) => working(look.game, 'camera');

const working = (game: PublicGame, print: 'timer' | 'camera') =>
  game.box.print.filter((_, space) => spaceNow(game, space)?.[print] && isWorking(game, space)).length;

/** Nothing fails for want of a working space while one may still be mended. */
export const canBeMended = ({ game }: Look) => game.box.pieces.some((piece) => piece.mends?.(game));

/** How many figures are on this tile. */
export const onTile = ({ game }: Look, tile: number) =>
  figures(game).filter((pawn) => tileOf(game.shared.pawns[pawn] as number) === tile).length;

/** How many are on the tile with the most. */
export const crowd = (look: Look) =>
  Math.max(...look.game.shared.board.placed.map(({ tile }) => onTile(look, tile)));
