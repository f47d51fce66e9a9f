import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { getAway, standOn, steal } from '../planner/heist.ts';
import { tileDistances } from '../planner/home.ts';
import { type Aim, aimsOf, heroesOf, isMissing, isStealing } from './aims.ts';
import { goalNow } from './handed.ts';
import { type Errand, imagine } from './imagine.ts';
import { type Bound, inTurn } from './inTurn.ts';
import type { Script } from './script.ts';
import type { Seen } from './seen.ts';
import type { Takes } from './tempo.ts';

// What the table is about now, and how it could come about where pawns have to make room for each other, cross in the right
// order, open doors or get guards out of the way.

export type Stage = 'explore' | 'steal' | 'leave';

export function stageOf(game: Seen): Stage {
  if (isMissing(game)) return 'explore';
  return isStealing(game) ? 'steal' : 'leave';
}

const ATTEMPTS = 4;
/** What could not be imagined is not tried again at once. */
const REST = 4_000;

/** A script for this, or an empty one that says when it was tried in vain. */
export function scriptFor(game: Seen, stage: Stage, before: Script | null, now: number, pace: Takes): Script {
  const direct = stage === 'explore' ? null : inTurn(game, bound(game, stage), pace);
  if (direct !== null) return { stage, steps: direct, at: now };
  if (before?.stage === stage && before.steps.length === 0 && now - before.at < REST) return before;
  return { stage, steps: imagined(game, stage, Math.floor(now / REST), pace) ?? [], at: now };
}

/** Who is not yet where it steals or leaves. */
function bound(game: Seen, stage: Stage): readonly Bound[] {
  const goal = goalNow(game);
  const spaces = stage === 'steal' ? goal.items : goal.exits;
  return heroesOf(game).flatMap((pawn) => {
    const space = spaces[pawn] ?? OFF;
    return space === OFF || game.shared.pawns[pawn] === space ? [] : [{ pawn, space }];
  });
}

function imagined(game: Seen, stage: Stage, seed: number, pace: Takes) {
  if (stage === 'explore') return firstOf(game, lookouts(game).map(standing), seed, pace);
  const goal = goalNow(game);
  const errand: Errand = (run) => (stage === 'steal' ? steal(run, goal) : getAway(run, goal));
  return imagine(game, errand, pace.isEven ? ATTEMPTS : 2 * ATTEMPTS, seed, pace);
}

const standing =
  ({ pawn, spaces: [space = OFF] }: Aim): Errand =>
  (run) =>
    standOn(run, pawn, space);

function firstOf(game: Seen, errands: readonly Errand[], seed: number, pace: Takes) {
  for (const errand of errands) {
    const steps = imagine(game, errand, 2, seed, pace);
    if (steps !== null) return steps;
  }
  return null;
}

const MOST_LOOKOUTS = 6;

/** Where something could be explored, each by whom it takes: the nearest to the start first. */
function lookouts(game: Seen): readonly Aim[] {
  const distance = tileDistances(game.shared.board);
  const far = ({ spaces: [space = OFF] }: Aim) => distance.get(tileOf(space)) ?? 0;
  const all = heroesOf(game).flatMap((pawn) => aimsOf(game, pawn).filter(({ kind }) => kind === 'explore'));
  const each = all.flatMap((aim) => aim.spaces.map((space) => ({ ...aim, spaces: [space] })));
  return each.sort((one, other) => far(one) - far(other)).slice(0, MOST_LOOKOUTS);
}
