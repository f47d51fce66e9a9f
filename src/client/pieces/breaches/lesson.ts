import { directionIndex } from '#engine/family/directions.ts';
import { facingSlot, placementOf, touching } from '#engine/mall/board.ts';
import { isRefusal, judge, type View } from '#engine/mall/index.ts';
import { boardDirection, type Placement } from '#engine/mall/lattice.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { Tile } from '#engine/mall/tile.ts';
import { isEmpty, isPlaced, isWorking, spaceOfPawn } from '#engine/mall/ways.ts';
import { exitOf, exploring, isFound, isOut, itemOf, tile } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT2] one wall falls so that the elf gets in, another so that a sand timer is covered.

const CLOSED = '8*';
const EXIT = '10';
const BESIDE = '3';
const ENTRIES = [0, 1, 2, 3];

const isBroken = (view: View) =>
  breachesOf(view).made.some(({ from, to }) => [from, to].some((end) => tileOf(end) === tile(view, CLOSED)));

/** Whether one lies over a sand timer space that works. */
const isDiverted = (view: View) =>
  breachesOf(view)
    .made.flatMap(({ from, to }) => [from, to])
    .some((space) => view.box.print[space]?.timer && isWorking(view, space));

/** The space before the side where the closed tile was laid. */
function before(view: View): Space {
  const { board } = view.shared;
  const placement = placementOf(board, tile(view, CLOSED)) as Placement;
  const { entry } = view.box.tiles[placement.tile] as Tile;
  return facingSlot(board, placement, boardDirection(directionIndex(entry), placement.turn));
}

/** Where only a wall lies between the barbarian and a sand timer space that works. */
function besideTimers(view: View): readonly Space[] {
  const { board } = view.shared;
  const timers = view.box.print.flatMap(({ timer }, space) => (timer ? [space] : []));
  const open = timers.filter(
    (space) => isPlaced(view, tileOf(space)) && isWorking(view, space) && isEmpty(view, space),
  );
  return open.flatMap((timer) =>
    ENTRIES.map((direction) => ({ direction, near: touching(board, timer, direction) }))
      .filter(({ direction, near }) => near !== OFF && board.next[timer * 4 + direction] !== near)
      .map(({ near }) => near),
  );
}

const stands = (view: View, spaces: readonly Space[]) => spaces.includes(spaceOfPawn(view, 'barbarian'));
const canBreak = (view: View) =>
  (['north', 'east', 'south', 'west'] as const).some(
    (direction) =>
      !isRefusal(
        judge(view, {
          ...{ type: 'breach', seat: view.seat as number },
          ...{ from: spaceOfPawn(view, 'barbarian'), direction },
        }),
      ),
  );

export const BREACHES: Course = {
  first: [EXIT, CLOSED, BESIDE],
  spent: (view) => breachesOf(view).left === 0 && !(isBroken(view) && isDiverted(view)),
  steps: [
    {
      text: 'securityLessons.XT2.find',
      done: (view) => [CLOSED, EXIT, BESIDE].every((name) => isFound(view, name)),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT2.wall',
      meant: CLOSED,
      token: 'breach',
      done: isBroken,
      lights: (view) => towards(view, 'barbarian', before(view)),
    },
    {
      text: 'securityLessons.XT2.timer',
      token: 'breach',
      done: isDiverted,
      lights: (view) => {
        const places = besideTimers(view);
        if (stands(view, places) && canBreak(view)) return null;
        return anyOf(
          view,
          places.map((at) => ['barbarian', at]),
        );
      },
    },
    {
      text: 'securityLessons.XT2.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, 'elf', itemOf(view, 'elf')),
    },
    {
      text: 'securityLessons.XT2.out',
      done: (view) => isOut(view, 'elf'),
      lights: (view) => towards(view, 'elf', exitOf(view, 'elf')),
    },
  ],
};
