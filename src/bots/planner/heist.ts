import { isClear } from '#engine/mall/rules/clearTile/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnData, printed } from '#engine/mall/ways.ts';
import { crossingsTo, dimensionOf, hasDimensions } from './crossings.ts';
import { runErrands } from './errands.ts';
import { isClosed } from './escapable.ts';
import type { Goal } from './goals.ts';
import { areTilesShared, comeHome, tileDistances } from './home.ts';
import { isSister } from './jumps.ts';
import { reach } from './reach.ts';
import { isCutOff } from './rescue.ts';
import { hasCodes } from './roads.ts';
import { act, anyone, type Run } from './run.ts';
import { NOBODY, type Step } from './sketch.ts';

// A whole game along a sketch: explore, steal, escape. Each part says whether it worked.

export function playHeist(run: Run, steps: readonly Step[], goal: Goal): boolean {
  if (!steps.every((step) => explore(run, step))) return false;
  return runErrands(run, goal) && steal(run, goal) && getAway(run, goal);
}

export function explore(run: Run, { space, pawn }: Step): boolean {
  if (pawn !== NOBODY && !standOn(run, pawn, space)) return false;
  if (!act(run, 'X', { type: 'explore' })) return false;
  // With several places [M14] the tile is drawn first and then waits to be placed.
  return run.game.shared.drawn === null || act(run, 'X', { type: 'place', space });
}

export function standOn(run: Run, pawn: number, space: Space): boolean {
  const there = dimensionOf(run.game, space);
  if (!crossOver(run, (dimensions) => dimensions[pawn] === there)) return false;
  return reach(run, pawn, (at) => at === space);
}

function crossOver(run: Run, wanted: (dimensions: readonly number[]) => boolean): boolean {
  if (!hasDimensions(run.game)) return true;
  const crossing = crossingsTo(run.game, wanted);
  return crossing?.order.every((pawn) => changeDimension(run, pawn)) ?? false;
}

function changeDimension(run: Run, pawn: number): boolean {
  const here = dimensionOf(run.game, run.game.shared.pawns[pawn] as Space);
  return reach(run, pawn, (space) => dimensionOf(run.game, space) !== here);
}

export function steal(run: Run, { items }: Goal): boolean {
  const wanted = items.map((space) => dimensionOf(run.game, space));
  const settled = (dimensions: readonly number[]) =>
    wanted.every((one, pawn) => one === OFF || one === dimensions[pawn]);
  return crossOver(run, settled) && spreadOut(run, items) && haveStolen(run);
}

export function getAway(run: Run, { exits }: Goal): boolean {
  return spreadOut(run, exits) && leaveNobody(run) && run.game.shared.result?.won === true;
}

/** [XT9] whoever is still on the tile that has to be clear leaves it. */
function leaveNobody(run: Run): boolean {
  const left = run.game.shared.result === null && !isClear(run.game) ? closedIn(run) : [];
  return left.every(([pawn, tile]) => reach(run, pawn, (space) => tileOf(space) !== tile));
}

function closedIn({ game }: Run): readonly (readonly [pawn: number, tile: number])[] {
  return game.shared.pawns.flatMap((at, pawn) => {
    const tile = tileOf(at);
    return at !== OFF && isClosed(game, tile) ? [[pawn, tile] as const] : [];
  });
}

const ROUNDS = 3;

/** [M17] where the theft is automatic it has happened by now. */
function haveStolen(run: Run): boolean {
  const { box, shared } = run.game;
  if (!box.goals.theft || shared.stolen) return true;
  return awaitGuards(run) && anyone(run, { type: 'theft' });
}

/** [R22] nobody is where a reinforcement guard comes. */
function awaitGuards(run: Run): boolean {
  const tiles = printed(run.game, 'reinforcement').map(tileOf);
  const { pawns, escaped } = run.game.shared;
  const { heroes } = run.game.box.goals;
  const there = pawns.flatMap((at, pawn) =>
    pawnData(run.game, pawn).hero && !escaped[pawn] && tiles.includes(tileOf(at)) ? [pawn] : [],
  );
  return there.every((pawn) => reach(run, pawn, (space) => !tiles.includes(tileOf(space)), heroes));
}

/** Everybody to a space of their own; who had to step aside again gets another round. */
function spreadOut(run: Run, spaces: readonly Space[]): boolean {
  if (!areTilesShared(run.game)) comeHome(run, (pawn, isHome) => reach(run, pawn, isHome));
  const order = lockedFirst(run, spaces, sisterEarly(run, spaces, farthestFirst(run, spaces)));
  for (let round = 0; round < ROUNDS; round++) {
    const left = order.filter((pawn) => !isThere(run, pawn, spaces[pawn] as Space));
    if (left.length === 0) return true;
    if (!left.every((pawn) => settle(run, pawn, spaces))) return false;
  }
  return order.every((pawn) => isThere(run, pawn, spaces[pawn] as Space));
}

/** Whoever helps the sister is better one who still has to go somewhere. */
function settle(run: Run, pawn: number, spaces: readonly Space[]): boolean {
  const settled = isSister(run.game, pawn)
    ? spaces.flatMap((space, other) => (other !== pawn && isThere(run, other, space) ? [other] : []))
    : [];
  return reach(run, pawn, (space) => space === spaces[pawn], settled);
}

function isThere({ game }: Run, pawn: number, space: Space): boolean {
  return space === OFF || game.shared.escaped[pawn] === true || game.shared.pawns[pawn] === space;
}

function farthestFirst({ game }: Run, spaces: readonly Space[]): number[] {
  const distance = tileDistances(game.shared.board);
  const far = (pawn: number) => distance.get(tileOf(spaces[pawn] as Space)) ?? 0;
  const bound = spaces.flatMap((space, pawn) => (space === OFF ? [] : [pawn]));
  return bound.sort((one, other) => far(other) - far(one));
}

/** [X5.8] who needs a code goes while there is still somebody to man one. */
function lockedFirst({ game }: Run, spaces: readonly Space[], order: readonly number[]): readonly number[] {
  if (!hasCodes(game)) return order;
  const isLocked = (pawn: number) => isCutOff(game, pawn, (space) => space === spaces[pawn]);
  const { locked = [], rest = [] } = Object.groupBy(order, (pawn) => (isLocked(pawn) ? 'locked' : 'rest'));
  return [...locked, ...rest];
}

/**
 * She needs the others, so she goes before them; but where she waits or stays she shuts her tile's
 * doorway [R15b], and those behind it go first.
 */
function sisterEarly({ game }: Run, spaces: readonly Space[], order: readonly number[]): readonly number[] {
  const sister = order.find((pawn) => isSister(game, pawn));
  if (sister === undefined) return order;
  const others = order.filter((pawn) => pawn !== sister);
  if (game.shared.stolen && areTilesShared(game)) return [sister, ...others];
  const before = tileDistances(game.shared.board, tileOf(spaces[sister] as Space));
  const { behind = [], rest = [] } = Object.groupBy(others, (pawn) =>
    before.has(tileOf(spaces[pawn] as Space)) ? 'rest' : 'behind',
  );
  return [...behind, sister, ...rest];
}
