import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { placementOf } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { neighbourPlace, placeKey } from '#engine/mall/lattice.ts';
import { watcherAt } from '#engine/mall/meeting.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { OFF, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { heroOn, isMarked, pawnNumber, printed, tileOfPawn } from '#engine/mall/ways.ts';
import { helpersTo } from './helpers.ts';
import type { Bring } from './rescue.ts';
import { act, type Run, seatWith } from './run.ts';
import { isLastStop } from './stops.ts';
import type { IsGoal } from './way.ts';

// [X8.3] the beholder is in the way on a whole tile: a hero goes to a command space, and it is sent one tile on, until it is
// where it does no harm.

/** No mall is wider. */
const FAR = 12;

interface Step {
  readonly direction: Direction;
  readonly tile: number;
}

export function steerAway(run: Run, hinders: IsGoal, bring: Bring, steady: readonly number[]): boolean {
  for (let step = 0; step < FAR; step++) {
    const course = courseAway(run.game, hinders, steady);
    const [next] = course ?? [];
    if (course === null || next === undefined) return course !== null;
    if (!command(run, next.direction, bring, steady) || !evict(run, course, bring, steady)) return false;
    if (!isStill(run.game, next) || !act(run, MOVE_ACTION[next.direction], steer(next))) return false;
  }
  return false;
}

const steer = ({ direction }: Step) => ({ type: 'steer', direction }) as const;

/** The fewest moves to a tile where it is in nobody's way; none where it is. */
function courseAway(game: PublicGame, hinders: IsGoal, steady: readonly number[]): readonly Step[] | null {
  const shut = steady.map((pawn) => tileOfPawn(game, pawn));
  const courses = new Map<number, readonly Step[]>([[beholderOver(game), []]]);
  for (const [from, course] of courses) {
    if (!hinders(spaceOf(from, 0))) return course;
    for (const [side, direction] of DIRECTIONS.entries()) {
      const tile = tileBeside(game, from, side);
      if (tile === undefined || courses.has(tile) || shut.includes(tile) || !mayHover(game, tile)) continue;
      courses.set(tile, [...course, { direction, tile }]);
    }
  }
  return null;
}

function tileBeside({ shared }: PublicGame, tile: number, side: number): number | undefined {
  const here = placementOf(shared.board, tile);
  return here && shared.board.byPlace.get(placeKey(neighbourPlace(here, side)));
}

/** [X8.4] not over the guard room, nor where whoever sends it has to be. */
function mayHover(game: PublicGame, tile: number): boolean {
  return !isMarked(game, tile, 'captive') && !isMarked(game, tile, 'command.north');
}

const markOf = (direction: Direction) => `command.${direction}` as const;

function command(run: Run, direction: Direction, bring: Bring, steady: readonly number[]): boolean {
  if (heroOn(run.game, markOf(direction)) >= 0) return true;
  const isPost: IsGoal = (space) => printed(run.game, markOf(direction)).includes(space);
  const still = [...steady, pawnNumber(run.game, 'beholder')];
  return helpersTo(run.game, isPost, steady).some((helper) => bring(helper, isPost, still));
}

/** Whoever is on the tile where it goes next leaves it, and does not go where it goes later. */
function evict(run: Run, course: readonly Step[], bring: Bring, steady: readonly number[]): boolean {
  const { game } = run;
  const next = (course[0] as Step).tile;
  const ahead = [beholderOver(game), ...course.map(({ tile }) => tile)];
  const there = game.shared.pawns.flatMap((at, pawn) =>
    at !== OFF && tileOf(at) === next && !game.shared.escaped[pawn] ? [pawn] : [],
  );
  const sender = heroOn(game, markOf((course[0] as Step).direction));
  const still = [...steady, sender, pawnNumber(game, 'beholder')];
  return there.every((pawn) =>
    bring(pawn, (space) => !ahead.includes(tileOf(space)) && !isLastStop(run.game, pawn, space), still),
  );
}

/** Whether it may go there now, and meets nobody. */
function isStill(game: PublicGame, { direction, tile }: Step): boolean {
  const seat = seatWith(game, MOVE_ACTION[direction]);
  const goes = judge(game, { type: 'steer', seat, direction });
  return !isRefusal(goes) && watcherAt(game, pawnNumber(game, 'beholder'), tile) < 0;
}
