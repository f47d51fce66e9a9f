import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { placementOf } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { neighbourPlace, placeKey } from '#engine/mall/lattice.ts';
import { watcherAt } from '#engine/mall/meeting.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { heroOn, isMarked, pawnNumber, printed } from '#engine/mall/ways.ts';
import { helpersTo } from './helpers.ts';
import type { Bring } from './rescue.ts';
import { act, type Run, seatWith } from './run.ts';
import type { IsGoal } from './way.ts';

// [X8.3] the beholder is in the way on a whole tile: a hero goes to a command space, and it is sent one tile on, until it is
// where it does no harm.

const COMMANDS = DIRECTIONS.map((direction) => `command.${direction}` as const);

/** No mall is wider. */
const FAR = 12;

export function steerAway(run: Run, hinders: IsGoal, bring: Bring, steady: readonly number[]): boolean {
  for (let step = 0; step < FAR; step++) {
    const course = courseAway(run.game, hinders);
    const [direction] = course ?? [];
    if (direction === undefined) return course !== null;
    if (!command(run, direction, bring, steady) || !isStill(run.game, direction)) return false;
    if (!act(run, MOVE_ACTION[direction], { type: 'steer', direction })) return false;
  }
  return false;
}

/** The fewest moves to a tile where it is in nobody's way; none where it is. */
function courseAway(game: PublicGame, hinders: IsGoal): readonly Direction[] | null {
  const courses = new Map<number, readonly Direction[]>([[beholderOver(game), []]]);
  for (const [tile, course] of courses) {
    if (!hinders(spaceOf(tile, 0))) return course;
    for (const [side, direction] of DIRECTIONS.entries()) {
      const next = tileBeside(game, tile, side);
      if (next !== undefined && !courses.has(next) && mayHover(game, next))
        courses.set(next, [...course, direction]);
    }
  }
  return null;
}

function tileBeside({ shared }: PublicGame, tile: number, side: number): number | undefined {
  const here = placementOf(shared.board, tile);
  return here && shared.board.byPlace.get(placeKey(neighbourPlace(here, side)));
}

/** [X8.2] [X8.4] nobody is there, and nobody has to be there who sends it. */
function mayHover(game: PublicGame, tile: number): boolean {
  if (isMarked(game, tile, 'captive') || isMarked(game, tile, 'command.north')) return false;
  return watcherAt(game, pawnNumber(game, 'beholder'), tile) < 0;
}

function command(run: Run, direction: Direction, bring: Bring, steady: readonly number[]): boolean {
  const mark = COMMANDS[DIRECTIONS.indexOf(direction)] as (typeof COMMANDS)[number];
  if (heroOn(run.game, mark) >= 0) return true;
  const isPost: IsGoal = (space) => printed(run.game, mark).includes(space);
  const beholder = pawnNumber(run.game, 'beholder');
  return helpersTo(run.game, isPost, steady).some((helper) => bring(helper, isPost, [...steady, beholder]));
}

/** Whether it may go there now, and meets nobody. */
function isStill(game: PublicGame, direction: Direction): boolean {
  const seat = seatWith(game, MOVE_ACTION[direction]);
  const tile = judge(game, { type: 'steer', seat, direction });
  return !isRefusal(tile) && watcherAt(game, pawnNumber(game, 'beholder'), tile as number) < 0;
}

/** Whether the tile from which it is steered lies in the mall. */
export function steeringTile({ box }: Pick<PublicGame, 'box'>): number {
  const [space] = printed({ box }, 'command.north');
  return space === undefined ? -1 : tileOf(space);
}
