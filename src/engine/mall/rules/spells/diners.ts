import { cellBeside, cellOf, type Space, spaceOf, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import type { Tile } from '../../tile.ts';
import type { PawnId } from '../../words.ts';
import { running } from './spell.ts';

// Where a guard sits who dines: inside the burger place whose entrance this is, on the cell beside it.

const BURGERS = 'troll-burger';

export function tableBehind({ box }: Pick<PublicGame, 'box'>, entrance: Space): Space {
  const tile = box.tiles[tileOf(entrance)] as Tile;
  const sides = [0, 1, 2, 3].map((side) => cellBeside(cellOf(entrance), side));
  const cell = sides.find((one) => tile.cells[one]?.shop === BURGERS);
  return cell === undefined ? entrance : spaceOf(tileOf(entrance), cell);
}

/** The table of this guard; null where it does not dine. */
export function dinesAt(game: PublicGame, pawn: PawnId): Space | null {
  const meal = running(game, 'voucher');
  return meal?.pawn === pawn ? tableBehind(game, meal.space as Space) : null;
}
