import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { HEROES, isRefusal, judge } from '#engine/mall/index.ts';
import { catcherOn } from '#engine/mall/meeting.ts';
import { inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isPlaced, pawnName, printed } from '#engine/mall/ways.ts';
import { helpersTo } from './helpers.ts';
import type { Bring } from './rescue.ts';
import { act, type Run, seatWith } from './run.ts';
import type { IsGoal } from './way.ts';

// [X5.1] a guard who has no other place to go is sent to the guard room: a hero gets caught, and is freed again. Only while
// nobody is in the room [X5.4] [X5.7].

export function lureAway(
  run: Run,
  guard: number,
  steady: readonly number[],
  bring: Bring,
  free: (hero: number) => boolean,
): boolean {
  const room = roomOf(run.game);
  const watched = tileOf(run.game.shared.pawns[guard] ?? OFF);
  if (!run.bold || room === OFF || watched === room || catcherOn(run.game, watched, HEROES) !== guard)
    return false;
  const caught = helpersTo(run.game, isDoorstep(run.game, watched), steady).find((hero) =>
    getCaught(run, hero, watched, bring, [...steady, guard]),
  );
  return caught !== undefined && free(caught);
}

/** OFF where it is of no use now. */
function roomOf(game: PublicGame): number {
  const [space] = printed(game, 'captive');
  const isReady = space !== undefined && isPlaced(game, tileOf(space)) && inGuardRoom(game).length === 0;
  return isReady && game.box.policies.meeting === 'captured' ? tileOf(space) : OFF;
}

/** Spaces from which one step leads onto this tile. */
function isDoorstep(game: PublicGame, tile: number): IsGoal {
  return (space) => tileOf(space) !== tile && stepsOnto(game, space, tile).length > 0;
}

function stepsOnto({ shared }: PublicGame, space: Space, tile: number): readonly Direction[] {
  return DIRECTIONS.filter((_, side) => {
    const to = shared.board.next[space * 4 + side] ?? OFF;
    return to !== OFF && tileOf(to) === tile && !shared.pawns.includes(to);
  });
}

function getCaught(run: Run, hero: number, tile: number, bring: Bring, steady: readonly number[]): boolean {
  if (!bring(hero, isDoorstep(run.game, tile), steady)) return false;
  const from = run.game.shared.pawns[hero] as Space;
  const [direction] = stepsOnto(run.game, from, tile);
  if (direction === undefined) return false;
  const action = MOVE_ACTION[direction];
  const step = { type: 'move', pawn: pawnName(run.game, hero), from, direction, distance: 1 } as const;
  const isTaken = !isRefusal(judge(run.game, { ...step, seat: seatWith(run.game, action) }));
  return isTaken && act(run, action, step);
}
