import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { inHands, pawnData, pawnName } from '#engine/mall/ways.ts';
import { steerAway } from './beholder.ts';
import { breakIn, dig } from './bridge.ts';
import { canBudge } from './busy.ts';
import { sendAway } from './control.ts';
import { fly } from './flight.ts';
import { areTilesShared, comeHome, hindranceTo, isHome } from './home.ts';
import { hovers, placeOf } from './hover.ts';
import { isSister } from './jumps.ts';
import { lureAway } from './lure.ts';
import { castAcross, enchant, unlockBySpell } from './magic.ts';
import { type Bring, isCutOff, throughDoor } from './rescue.ts';
import { act, anyone, pick, type Run } from './run.ts';
import { turnAway } from './sensor.ts';
import { isLastStop } from './stops.ts';
import { findWay, type Hop, type IsGoal, type Manner, spacesAlong, without } from './way.ts';

// Brings a pawn somewhere although others may stand in the way: it goes where it can, otherwise
// those in the way step aside, otherwise it gives way itself and tries again.

const ROUNDS = 4;

/** A pawn that gives way stops at every such space, by chance. */
const FICKLE = 6;

export function reach(run: Run, pawn: number, isGoal: IsGoal, settled: readonly number[] = []): boolean {
  if (inHands(run.game, pawn) !== null && !setFree(run, pawn)) return false;
  for (let round = 0; round < ROUNDS; round++) {
    if (squeeze(run, pawn, isGoal, settled) || (settled.length > 0 && squeeze(run, pawn, isGoal)))
      return true;
    if (isCutOff(run.game, pawn, isGoal) && joinUp(run, pawn, isGoal)) return true;
    // [S17] a pawn blocks its whole tile, and only the start tile has room for all.
    if (areTilesShared(run.game)) giveWay(run, pawn);
    else comeHome(run, (one, home) => squeeze(run, one, home));
  }
  return false;
}

/** [X5.5] out of the guard room, and no farther: a code leads through one door. */
function setFree(run: Run, pawn: number): boolean {
  const cell = tileOf(run.game.shared.pawns[pawn] ?? OFF);
  return joinUp(run, pawn, (space) => tileOf(space) !== cell);
}

/** By a code, a shaft, a breach or a spell, or because a sensor is turned. */
function joinUp(run: Run, pawn: number, isGoal: IsGoal): boolean {
  const bring: Bring = (one, to, steady) => squeeze(run, one, to, steady);
  if (throughDoor(run, pawn, isGoal, bring)) return true;
  if (unlockBySpell(run, pawn, isGoal) && squeeze(run, pawn, isGoal)) return true;
  const ways = [turnAway, dig, breakIn, castAcross];
  return ways.some((way) => way(run, pawn, isGoal, bring)) && squeeze(run, pawn, isGoal);
}

/** Straight there, or after those on the way have stepped aside; the steady ones do not. */
function squeeze(
  run: Run,
  pawn: number,
  isGoal: IsGoal,
  steady: readonly number[] = [],
  manner?: Manner,
): boolean {
  if (isSister(run.game, pawn)) return soar(run, pawn, isGoal, steady);
  for (let round = 0; round < ROUNDS; round++) {
    if (go(run, pawn, isGoal, manner)) return true;
    if (!clearWay(run, pawn, isGoal, [...steady, pawn])) return false;
  }
  return false;
}

/** From hero to hero as they stand, or with the help of those who come. */
function soar(run: Run, sister: number, isGoal: IsGoal, steady: readonly number[]): boolean {
  const help = (helper: number, isStand: IsGoal) => squeeze(run, helper, isStand, [...steady, sister]);
  const jump = (to: Space) => go(run, sister, (space) => space === to);
  return go(run, sister, isGoal) || fly(run, sister, isGoal, steady, { help, jump });
}

function go(run: Run, pawn: number, isGoal: IsGoal, manner?: Manner): boolean {
  const hops = findWay(run.game, pawn, isGoal, manner);
  return hops?.every((hop) => carryOut(run, pawn, hop)) ?? false;
}

function carryOut(run: Run, pawn: number, { by, from, to, direction, distance }: Hop): boolean {
  const name = pawnName(run.game, pawn);
  if (by === 'vortex') return act(run, 'V', { type: by, pawn: name, from, to });
  if (by === 'shaft') return anyone(run, { type: by, pawn: name, from, to });
  if (by === 'escalator') return act(run, 'L', { type: by, pawn: name, from, to });
  const towards = DIRECTIONS[direction] as Direction;
  if (by === 'jump')
    return act(run, MOVE_ACTION[towards], { type: by, pawn: name, from, direction: towards, to });
  return act(run, MOVE_ACTION[towards], { type: 'move', pawn: name, from, direction: towards, distance });
}

/** Moves those who stand on the way; whether anybody did move. */
function clearWay(run: Run, pawn: number, isGoal: IsGoal, steady: readonly number[]): boolean {
  const { game } = run;
  const { pawns, escaped } = game.shared;
  const isFixed = (other: number) => steady.includes(other) || escaped[other] || !canBudge(game, other);
  const movable = pawns.flatMap((_, other) => (isFixed(other) ? [] : [other]));
  const afoot = movable.filter((other) => !hovers(game, other));
  const hops = findWay(without(game, afoot), pawn, isGoal) ?? findWay(without(game, movable), pawn, isGoal);
  if (hops === null) return false;
  const hinders = hindranceTo(game, pawn, spacesAlong(game, pawn, hops));
  const blockers = movable.filter((other) => hinders(other)(placeOf(game, other)));
  return blockers.filter((other) => stepAside(run, other, hinders(other), steady)).length > 0;
}

// On foot if possible: a vortex may lead far away, and into the other dimension [S13]. At home if
// tiles are not shared [S17]: elsewhere an exit that gets taken could shut the pawn in.
function stepAside(run: Run, pawn: number, hinders: IsGoal, steady: readonly number[]): boolean {
  if (hovers(run.game, pawn)) return takeAway(run, pawn, hinders, steady);
  const aside: IsGoal = (space) => !hinders(space) && !isLastStop(run.game, pawn, space);
  const atHome: IsGoal = (space) => isHome(space) && aside(space);
  if (!areTilesShared(run.game) && squeeze(run, pawn, atHome, steady, 'onFoot')) return true;
  if (squeeze(run, pawn, aside, steady, 'onFoot') || go(run, pawn, aside)) return true;
  return !pawnData(run.game, pawn).hero && takeAway(run, pawn, hinders, steady);
}

/** Who watches and does not walk. The last of the steady ones wants to pass, and may lend a hand for it. */
function takeAway(run: Run, watcher: number, hinders: IsGoal, steady: readonly number[]): boolean {
  const others = steady.slice(0, -1);
  const bring: Bring = (one, to, still) => squeeze(run, one, to, still);
  if (hovers(run.game, watcher)) return steerAway(run, hinders, bring, others);
  if (sendAway(run, watcher, hinders, bring, steady) || enchant(run, watcher)) return true;
  return lureAway(run, watcher, others, bring, (hero) => setFree(run, hero));
}

/** Somewhere else, so that those behind this pawn get out. */
function giveWay(run: Run, pawn: number): void {
  const here = run.game.shared.pawns[pawn];
  const { game } = run;
  go(
    run,
    pawn,
    (space) => space !== here && !isLastStop(game, pawn, space) && pick(run, FICKLE) === 0,
    'onFoot',
  );
}
