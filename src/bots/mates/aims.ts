import { usable } from '#engine/mall/acts/theft.ts';
import { type Board, lay, placementBeyond } from '#engine/mall/board.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, isPlaced, isWorking, pawnData, pawnName, printed, spaceNow } from '#engine/mall/ways.ts';
import { crossingsTo, dimensionOf, hasDimensions } from '../planner/crossings.ts';
import { isPromising } from '../planner/escapable.ts';
import { handedOut, isChosen, printedGoal } from './handed.ts';
import { knownAtTable, knownBy } from './known.ts';
import type { Seen } from './seen.ts';

// Where each pawn is wanted next: a pure question to what everybody sees, so that all who ask agree.

export type AimKind = 'timer' | 'camera' | 'explore' | 'item' | 'exit' | 'pointed';

export interface Aim {
  readonly pawn: number;
  readonly kind: AimKind;
  readonly spaces: readonly Space[];
}

const here = (game: Seen) => (space: Space) => isPlaced(game, tileOf(space));

/** Heroes who still have something to do. */
export function heroesOf({ box, shared }: Seen): readonly number[] {
  return box.goals.heroes.filter((pawn) => !shared.escaped[pawn] && shared.pawns[pawn] !== OFF);
}

/** Of the items or exits that this pawn may use, those that lie on the table. */
export const seen = (game: Seen, kind: 'item' | 'exit', pawn: number) =>
  spacesKnown(game.shared.board, `${kind}${pawn}`, () => usable(game, kind, pawn).filter(here(game)));

const spacesKnown = knownBy<Board, readonly Space[]>();

/** The same, but where heroes have to share them out only what is this one's. */
function own(game: Seen, kind: 'item' | 'exit', pawn: number): readonly Space[] {
  const all = `${kind}s` as const;
  if (!isChosen(game, all)) return seen(game, kind, pawn);
  const space = handedOut(game, all)?.[pawn] ?? OFF;
  return space === OFF ? [] : [space];
}

function lacks(game: Seen, kind: 'item' | 'exit'): boolean {
  const all = `${kind}s` as const;
  if (isChosen(game, all)) return handedOut(game, all) === null;
  return heroesOf(game).some((pawn) => seen(game, kind, pawn).length === 0);
}

/** Whether something is missing that somebody needs: an item before the theft, an exit. */
export function isMissing(game: Seen): boolean {
  return missing(game, '', () => isIncomplete(game));
}

const missing = knownAtTable<boolean>();

function isIncomplete(game: Seen): boolean {
  if (game.shared.deckLeft === 0 && game.shared.drawn === null) return false;
  return (isStealing(game) && lacks(game, 'item')) || lacks(game, 'exit') || isApart(game);
}

/** [S13] somebody has to go to the other dimension, and no vortex leads there yet. */
function isApart(game: Seen): boolean {
  if (!hasDimensions(game) || !isStealing(game)) return false;
  const wanted = printedGoal(game).items.map((space) => dimensionOf(game, space));
  return crossingsTo(game, (now) => wanted.every((one, pawn) => one === OFF || one === now[pawn])) === null;
}

export const isStealing = ({ box, shared }: Seen) => box.goals.theft && !shared.stolen;

export function timersOn(game: Seen): readonly Space[] {
  return symbols(game, 'timer');
}

export function camerasOn(game: Seen): readonly Space[] {
  return symbols(game, 'camera');
}

/** Those that still work. */
function symbols(game: Seen, kind: 'timer' | 'camera' | 'crystal'): readonly Space[] {
  const { board } = game.shared;
  const all = spacesKnown(board, kind, () =>
    board.placed.flatMap(({ tile }) =>
      Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell)).filter(
        (space) => spaceNow(game, space)?.[kind] === true,
      ),
    ),
  );
  return all.filter((space) => isWorking(game, space));
}

/** Exploration spaces this pawn opens: of its colour, or any for who may anywhere. */
function frontier(game: Seen, pawn: number): readonly Space[] {
  const { explores } = pawnData(game, pawn);
  if (!explores) return [];
  const any = pawnName(game, pawn) === 'sister';
  const opens = (space: Space) => any || spaceNow(game, space)?.explore === colourOf(game, pawn);
  return game.shared.board.unused.filter((space) => opens(space) && isFit(game, space));
}

/**
 * [S13] whether the tile that lies on top, if it is seen, may be laid there: no item in one dimension, its exit in the other,
 * and not all items in one.
 */
export function isFit(game: Seen, space: Space): boolean {
  const { box, shared } = game;
  const tile = shared.drawn ?? shared.deckTop;
  if (tile === null || !hasDimensions(game)) return true;
  const board = lay(box, shared.board, placementBeyond(box, shared.board, space, tile));
  const after = { box, shared: { ...shared, board } };
  return isPromising(after, printedGoal(game)) && !areItemsTogether(after);
}

/** [S13] nobody steals where all would have to be in one dimension. */
function areItemsTogether(game: Seen): boolean {
  const there = printedGoal(game).items.flatMap((space) => (space === OFF ? [] : dimensionOf(game, space)));
  return there.every((one) => one !== OFF && one === there[0]);
}

/** [S5] balls that still work, for the mage. */
function balls(game: Seen, pawn: number): readonly Space[] {
  const gazes =
    pawnName(game, pawn) === 'mage' && game.box.permissions.some(({ id }) => id === 'crystalBall');
  return gazes ? symbols(game, 'crystal') : [];
}

/** [X7.1] maps that still work, where more than one space of its colour is unexplored: from there all of them are. */
function mapsFor(game: Seen, pawn: number): readonly Space[] {
  if (printed(game, 'map').length === 0) return [];
  const unknown = frontier(game, pawn).length;
  const isReading = mapInUse(game) !== OFF && mapInUse(game) === game.shared.pawns[pawn];
  if (unknown === 0 || (unknown < MAP_PAYS && !isReading)) return [];
  const works = (space: Space) => isWorking(game, space) && spaceNow(game, space)?.marks.includes('map');
  return printed(game, 'map').filter((space) => isPlaced(game, tileOf(space)) && works(space));
}

const MAP_PAYS = 2;

/** What this pawn may aim for, the best first; the first that it can reach counts. */
export function aimsOf(game: Seen, pawn: number): readonly Aim[] {
  return aimsKnown(game, `${pawn}`, () => lookFor(game, pawn));
}

const aimsKnown = knownAtTable<readonly Aim[]>();

function lookFor(game: Seen, pawn: number): readonly Aim[] {
  const aim = (kind: AimKind, spaces: readonly Space[]): Aim => ({ pawn, kind, spaces });
  const kind = isStealing(game) ? 'item' : 'exit';
  const take = aim(kind, own(game, kind, pawn));
  if (!isMissing(game)) return [take];
  const looks = [
    aim('camera', eyes(game, pawn)),
    aim('explore', [...frontier(game, pawn), ...mapsFor(game, pawn)]),
    aim('explore', balls(game, pawn)),
  ];
  return isStealing(game) || take.spaces.length === 0 ? [...looks, take] : [take, ...looks];
}

export const areWatched = ({ box }: Seen) => box.pieces.some(({ enforces }) => enforces === 'cameras');

/** [S6] for the barbarian, while more may come: with a second one nobody turns the glass. */
const eyes = (game: Seen, pawn: number) =>
  areWatched(game) && pawnName(game, pawn) === 'barbarian' ? camerasOn(game) : [];
