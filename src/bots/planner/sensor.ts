import { isRefusal, judge } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder, turnedBeam } from '#engine/mall/rules/sensor/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { heroOn, pawnOn, printed } from '#engine/mall/ways.ts';
import { helpersTo } from './helpers.ts';
import { type Bring, isCutOff } from './rescue.ts';
import { anyone, type Run } from './run.ts';
import type { IsGoal } from './way.ts';

// [X13.2] a sensor whose beam lies across the way is turned until it does not: a hero goes to the sensor control.

type Turns = readonly boolean[];

/** Quarter turns, clockwise or not: the fewest first. */
const COURSES: readonly Turns[] = [[false], [true], [true, true]];

export function turnAway(run: Run, pawn: number, isGoal: IsGoal, bring: Bring): boolean {
  if (sensorBeam(run.game).tile === OFF) return false;
  const course = COURSES.find((turns) => !isCutOff(turnedBy(run.game, turns), pawn, isGoal));
  return course !== undefined && man(run, bring) && course.every((clockwise) => turn(run, clockwise));
}

function turnedBy({ box, shared }: PublicGame, turns: Turns): PublicGame {
  const sensor = turns.reduce(turnedBeam, sensorBeam({ box, shared }));
  return { box, shared: { ...shared, memory: { ...shared.memory, sensor } } };
}

function man(run: Run, bring: Bring): boolean {
  if (heroOn(run.game, 'sensorControl') >= 0) return true;
  const isPost: IsGoal = (space) => printed(run.game, 'sensorControl').includes(space);
  return helpersTo(run.game, isPost, []).some((helper) => bring(helper, isPost, []));
}

/** Not where it would meet anybody. */
function turn(run: Run, clockwise: boolean): boolean {
  const { game } = run;
  const under = spacesUnder(turnedBeam(sensorBeam(game), clockwise));
  const meets = under.some((space) => pawnOn(game, space) >= 0);
  if (meets || isRefusal(judge(game, { type: 'turnSensor', seat: 0, clockwise }))) return false;
  return anyone(run, { type: 'turnSensor', clockwise });
}
