import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isWorking, spaceNow } from '#engine/mall/ways.ts';
import { areTilesShared, isHome } from './home.ts';
import { jumpsOf } from './jumps.ts';
import { pick, type Run } from './run.ts';
import { isLastStop } from './stops.ts';
import { findWay, type IsGoal, without } from './way.ts';

// [L1] [R24] the little sister only goes where a hero is beside her. So a flight is planned as if
// heroes could be wherever they are needed, and then one jump after the other gets its helper.

interface Course {
  readonly from: Space;
  readonly isGoal: IsGoal;
  readonly avoids: (from: Space, to: Space) => boolean;
  /** Which of so many sights is looked at first. */
  readonly spin: (count: number) => number;
}

/** The spaces where she would land, fewest first; null where there is no way. */
function plot(game: PublicGame, { from, isGoal, avoids, spin }: Course): Space[] | null {
  const came = new Map<Space, Space>([[from, OFF]]);
  const { inLine } = jumpsOf(game);
  for (const at of came.keys()) {
    if (isGoal(at)) return trace(came, at);
    const jumps = inLine.get(at) ?? [];
    const first = spin(Math.max(1, jumps.length));
    for (const { to } of [...jumps.slice(first), ...jumps.slice(0, first)])
      if (!came.has(to) && !avoids(at, to) && standsFor(game, at, to).length > 0) came.set(to, at);
  }
  return null;
}

function trace(came: ReadonlyMap<Space, Space>, goal: Space): Space[] {
  const spaces: Space[] = [];
  for (let at = goal; at !== OFF; at = came.get(at) as Space) spaces.unshift(at);
  return spaces.slice(1);
}

/** Where a hero may be who helps her from one space to the other. */
function standsFor(game: PublicGame, from: Space, to: Space): readonly Space[] {
  const stands = jumpsOf(game).beside.get(to) ?? [];
  const shuts = (stand: Space) => !areTilesShared(game) && !isHome(from) && tileOf(stand) === tileOf(from);
  return stands.filter((stand) => stand !== from && !shuts(stand) && !isTimer(game, stand));
}

function isTimer(game: PublicGame, space: Space): boolean {
  return (spaceNow(game, space)?.timer ?? false) && isWorking(game, space);
}

/** Whether she could get from one space to another if heroes helped her wherever they can stand. */
export function canFly(game: PublicGame, from: Space, to: Space): boolean {
  const isGoal: IsGoal = (space) => space === to;
  const avoids = (_: Space, at: Space) => isTimer(game, at);
  return plot(game, { from, isGoal, avoids, spin: () => 0 }) !== null;
}

/** How a flight asks for what it needs: a hero on one of the spaces, and then the jump itself. */
export interface Crew {
  readonly help: (helper: number, isStand: IsGoal) => boolean;
  readonly jump: (to: Space) => boolean;
}

const TRIES = 12;

/** Brings the sister somewhere; the steady ones do not help. */
export function fly(
  run: Run,
  sister: number,
  isGoal: IsGoal,
  steady: readonly number[],
  crew: Crew,
): boolean {
  const failed = new Set<string>();
  const spin = (count: number) => pick(run, count);
  for (let round = 0; round < TRIES; round++) {
    const here = run.game.shared.pawns[sister] as Space;
    if (isGoal(here)) return true;
    const avoids = avoidance(run.game, sister, isGoal, steady, failed);
    const [next] = plot(run.game, { from: here, isGoal, avoids, spin }) ?? [];
    if (next === undefined) return false;
    if (!assist(run, sister, next, steady, crew)) failed.add(`${here} ${next}`);
    else if (isGoal(next)) return true;
  }
  return false;
}

/** Whoever stands where she wants to land can help by stepping beside it, unless it cannot step at all. */
function avoidance(
  game: PublicGame,
  sister: number,
  isGoal: IsGoal,
  steady: readonly number[],
  failed: ReadonlySet<string>,
): Course['avoids'] {
  const { pawns, escaped } = game.shared;
  const taken = pawns.filter((_, pawn) => escaped[pawn] || steady.includes(pawn));
  return (from, to) =>
    failed.has(`${from} ${to}`) ||
    isTimer(game, to) ||
    taken.includes(to) ||
    (isLastStop(game, sister, to) && !isGoal(to));
}

/** One jump: whoever is nearest comes to help. */
function assist(
  run: Run,
  sister: number,
  to: Space,
  steady: readonly number[],
  { help, jump }: Crew,
): boolean {
  const stands = standsFor(run.game, run.game.shared.pawns[sister] as Space, to);
  const isStand = (helper: number) => (space: Space) =>
    stands.includes(space) && !isLastStop(run.game, helper, space);
  return helpersFor(run, sister, steady, isStand).some((helper) => help(helper, isStand(helper)) && jump(to));
}

function helpersFor(
  { game }: Run,
  sister: number,
  steady: readonly number[],
  isStand: (helper: number) => IsGoal,
): number[] {
  const { pawns, escaped } = game.shared;
  const free = pawns.flatMap((_, pawn) =>
    pawn === sister || escaped[pawn] || steady.includes(pawn) ? [] : [pawn],
  );
  const far = (helper: number) => {
    const others = free.filter((other) => other !== helper);
    return findWay(without(game, others), helper, isStand(helper))?.length;
  };
  return free
    .flatMap((helper) => {
      const hops = far(helper);
      return hops === undefined ? [] : [{ helper, hops }];
    })
    .sort((one, other) => one.hops - other.hops)
    .map(({ helper }) => helper);
}
