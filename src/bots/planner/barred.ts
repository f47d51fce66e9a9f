import { outOfService, vortexesFor } from '#engine/mall/acts/vortex.ts';
import type { Board } from '#engine/mall/board.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { farEnd, isPlaced, pawnNumber, printed } from '#engine/mall/ways.ts';
import { isBusy } from './busy.ts';

// Tiles that whoever watches them keeps shut while a mall is sketched: the beholder's until it can be steered from where
// heroes get without crossing it, and that of a guard with whom nobody walks until it can be sent away.

/** Whether this pawn could come to a space of the mall as it lies; the bold get past any guard. */
export function canStand(game: PublicGame, pawn: number, space: Space, bold: boolean): boolean {
  const shut = [...barredTo(game, pawn), ...(bold ? [] : crampedTo(game, pawn))];
  return shut.length === 0 || flood(game, pawn, shut).has(space);
}

/** Whether these tiles are open to whoever has to be there, one for each pawn, or OFF. */
export function areOpen(game: PublicGame, spaces: readonly Space[]): boolean {
  return spaces.every(
    (space, pawn) =>
      space === OFF || (!barredTo(game, pawn).includes(tileOf(space)) && isUncovered(game, tileOf(space))),
  );
}

/** [X13.2] where the sensor is, its control is needed. */
function isUncovered(game: PublicGame, tile: number): boolean {
  const controls = printed(game, 'sensorControl');
  if (controls.length === 0 || (game.box.tiles[tile]?.sensor ?? null) === null) return true;
  return controls.some((space) => isPlaced(game, tileOf(space)));
}

function barredTo(game: PublicGame, pawn: number): readonly number[] {
  return [...beholders(game), ...busyGuards(game, pawn)].filter((tile) => isPlaced(game, tile));
}

const shutByBoard = new WeakMap<Board, readonly number[]>();

function beholders(game: PublicGame): readonly number[] {
  const { board } = game.shared;
  const shut = shutByBoard.get(board) ?? lookFor(game);
  shutByBoard.set(board, shut);
  return shut;
}

function lookFor(game: PublicGame): readonly number[] {
  const commands = printed(game, 'command.north').map(tileOf);
  if (commands.length === 0) return [];
  const watched = game.box.tiles.flatMap(({ beholder }, tile) => (beholder ? [tile] : []));
  return watched.filter((tile) => !isReached(game, commands, tile));
}

function busyGuards(game: PublicGame, pawn: number): readonly number[] {
  const guard = pawnNumber(game, 'guard');
  if (guard < 0 || !isBusy(game, guard) || game.box.hides.some((hide) => hide(game, pawn, guard))) return [];
  const watched = printed(game, 'guard').map(tileOf);
  const desks = printed(game, 'controlRoom').map(tileOf);
  const codes = printed(game, 'code').map(tileOf);
  return watched.filter((tile) => !isReached(game, desks, tile) || !isReached(game, codes, tile));
}

/** [X1.2] where the mall has no three ways to part, a guard and heroes who meet never get past each other. */
function crampedTo(game: PublicGame, pawn: number): readonly number[] {
  const guard = pawnNumber(game, 'guard');
  const [tile] = printed(game, 'guard').map(tileOf);
  if (guard < 0 || tile === undefined || !isPlaced(game, tile)) return [];
  if (isBusy(game, guard) || game.box.hides.some((hide) => hide(game, pawn, guard))) return [];
  const beside = tilesBeside(game);
  const ways = (one: number) => beside.get(one)?.size ?? 0;
  const parts = ways(tile) > 1 || [...beside.keys()].some((one) => ways(one) > 2);
  return parts ? [] : [tile];
}

/** What is joined on foot, but for tiles where nobody comes now. */
function tilesBeside(game: PublicGame): ReadonlyMap<number, ReadonlySet<number>> {
  const shut = beholders(game);
  const isIn = (tile: number) => !shut.includes(tile) && isUncovered(game, tile);
  const beside = new Map<number, Set<number>>();
  for (const { tile } of game.shared.board.placed)
    for (let index = spaceOf(tile, 0) * 4; index < spaceOf(tile + 1, 0) * 4; index++) {
      const to = game.shared.board.next[index] ?? OFF;
      if (to === OFF || tileOf(to) === tile || !isIn(tile) || !isIn(tileOf(to))) continue;
      beside.set(tile, (beside.get(tile) ?? new Set()).add(tileOf(to)));
    }
  return beside;
}

/** Whether one of these tiles is reached without crossing that one. */
function isReached(game: PublicGame, tiles: readonly number[], shut: number): boolean {
  const reached = flood(game, NOBODY, [shut]);
  return tiles.some((tile) => tile !== shut && [...reached].some((space) => tileOf(space) === tile));
}

const NOBODY = -1;

/** All that is reached on foot, by escalator and by the pawn's own vortexes from the start tile. */
function flood(game: PublicGame, pawn: number, shut: readonly number[]): ReadonlySet<Space> {
  const { board } = game.shared;
  const isOpen = (space: Space) => space !== OFF && !shut.includes(tileOf(space));
  const vortexes =
    pawn === NOBODY || outOfService(game) !== null
      ? []
      : vortexesFor(game, pawn).filter((space) => isPlaced(game, tileOf(space)) && isOpen(space));
  const reached = new Set([...Array.from({ length: 16 }, (_, cell) => spaceOf(0, cell)), ...vortexes]);
  for (const space of reached) {
    for (let index = space * 4; index < space * 4 + 4; index++)
      if (isOpen(board.next[index] ?? OFF)) reached.add(board.next[index] as Space);
    if (isOpen(farEnd(game, space))) reached.add(farEnd(game, space));
  }
  return reached;
}
