import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { Game, PublicGame } from '#engine/mall/state.ts';
import type { Tile } from '#engine/mall/tile.ts';
import { farEnd, isPlaced, printed } from '#engine/mall/ways.ts';
import { areOpen } from './barred.ts';
import { crossingsTo, dimensionOf, hasDimensions } from './crossings.ts';
import { canRunErrands } from './errands.ts';
import { canFly } from './flight.ts';
import type { Goal } from './goals.ts';
import { isSister } from './jumps.ts';
import { unlockedRoadsOf } from './roads.ts';

// Whether the mall as it lies allows the theft and the escape, if pawns did not hinder each other.

export function isComplete(game: Game, goal: Goal): boolean {
  const laid = laidTiles(game);
  const isLaid = (space: Space) => space === OFF || laid.has(tileOf(space));
  if (!goal.items.every(isLaid) || !goal.exits.every(isLaid)) return false;
  return (
    areOpen(game, goal.items) && canGather(game, goal) && canEscape(game, goal) && canRunErrands(game, goal)
  );
}

/** Nothing laid so far rules the goal out: no item lies in one dimension and its exit in the other. */
export function isPromising(game: PublicGame, { items, exits }: Goal): boolean {
  if (!hasDimensions(game)) return true;
  return items.every((item, pawn) => {
    const [one, other] = [dimensionOf(game, item), dimensionOf(game, exits[pawn] as Space)];
    return one === OFF || other === OFF || one === other;
  });
}

function laidTiles({ shared }: PublicGame): ReadonlySet<number> {
  return new Set(shared.board.placed.map(({ tile }) => tile));
}

function canGather(game: PublicGame, { items }: Goal): boolean {
  if (!hasDimensions(game)) return items.every((item, pawn) => canTake(game, pawn, item));
  const wanted = items.map((space) => dimensionOf(game, space));
  const settled = (dimensions: readonly number[]) =>
    wanted.every((one, pawn) => one === OFF || one === dimensions[pawn]);
  return crossingsTo(game, settled) !== null;
}

/** Heroes get everywhere, whoever jumps not always. */
function canTake(game: PublicGame, pawn: number, item: Space): boolean {
  return item === OFF || !isSister(game, pawn) || canFly(game, game.shared.pawns[pawn] as Space, item);
}

function canEscape(game: PublicGame, { items, exits }: Goal): boolean {
  const canLeave = (exit: Space, pawn: number) =>
    game.box.goals.theft ? canGetTo(game, pawn, items[pawn] as Space, exit) : isAbout(game, pawn);
  return exits.every((exit, pawn) => exit === OFF || canLeave(exit, pawn));
}

/** Where nothing is stolen vortexes lead everywhere to the end; [XT3] who is nowhere waits for the guard room. */
function isAbout(game: PublicGame, pawn: number): boolean {
  if (game.shared.pawns[pawn] !== OFF) return true;
  return printed(game, 'captive').some((space) => isPlaced(game, tileOf(space)));
}

function canGetTo(game: PublicGame, pawn: number, from: Space, to: Space): boolean {
  if (isSister(game, pawn)) return canFly(game, from, to);
  return isBridged(game, from) || onFoot(game, pawn, from).has(to);
}

/** [R23] from a tile that is closed all round there is no way but that of a piece that gets pawns there. */
function isBridged(game: PublicGame, space: Space): boolean {
  return game.box.pieces.some(({ reaches }) => reaches?.(game.box)) && isClosed(game, tileOf(space));
}

export function isClosed({ box }: PublicGame, tile: number): boolean {
  return Object.values((box.tiles[tile] as Tile).open).every((side) => !side);
}

/** Every space this pawn could walk or ride to. */
function onFoot(game: PublicGame, pawn: number, start: Space): ReadonlySet<Space> {
  const roads = unlockedRoadsOf(game, pawn);
  const reached = new Set([start]);
  for (const space of reached) {
    for (let index = space * 4; index < space * 4 + 4; index++)
      if (roads[index] !== OFF) reached.add(roads[index] as Space);
    const far = farEnd(game, space);
    if (far !== OFF) reached.add(far);
  }
  return reached;
}
