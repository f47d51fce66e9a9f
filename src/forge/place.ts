import type { Floor } from '#engine/tower/quest.ts';
import { type Board, emptyBoard, gapKey, type Way } from './board.ts';
import type { Dice } from './dice.ts';
import { beyond, type Gap, gapsBetween, HOLLOW } from './grid.ts';
import { partsOf } from './parts.ts';
import { drawPlan, type Plan } from './plan.ts';
import type { Recipe } from './recipe.ts';

// The first draft of a trial: a plan with everything of the recipe on it, anywhere it may be.

export function placed(die: Dice, recipe: Recipe): Board {
  const { width, height, hollow } = recipe;
  const board = emptyBoard(drawPlan(die, { width, height, hollow }));
  const withFloors = { ...board, floors: placeFloors(die, recipe, board) };
  const withWays = { ...withFloors, ways: placeWays(die, recipe, withFloors) };
  return placeStarts(die, recipe, withWays);
}

export function floorsWanted(recipe: Recipe): readonly Floor[] {
  const { pawns, armories, sharedExit, keys, ladders, invocations, traps, doors } = recipe;
  const many = <T>(count: number, made: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => made(index));
  const kinds = doorKinds(recipe);
  return [
    ...(sharedExit
      ? [{ kind: 'exit', pawn: null } as const]
      : pawns.map((pawn) => ({ kind: 'exit', pawn }) as const)),
    ...(armories ? pawns.map((pawn) => ({ kind: 'armory', pawn }) as const) : []),
    ...many(doors === 0 ? 0 : keys, (index) => ({ kind: 'key', door: index % kinds }) as const),
    ...many(ladders, () => ({ kind: 'ladder' }) as const),
    ...many(invocations, () => ({ kind: 'invocation' }) as const),
    ...many(traps, () => ({ kind: 'trap' }) as const),
  ];
}

export const doorKinds = ({ doors, keys }: Recipe) => Math.max(1, Math.min(3, doors, keys));

function placeFloors(die: Dice, recipe: Recipe, board: Board): readonly Floor[] {
  let after = board.floors;
  for (const floor of floorsWanted(recipe)) {
    const free = after.flatMap(({ kind }, cell) =>
      kind === 'corridor' && fits(board.plan, floor, cell) ? cell : [],
    );
    const good = free.filter((cell) => isGood({ ...board, floors: after }, floor, cell));
    if (free.length > 0) after = after.with(die.pick(good.length > 0 ? good : free), floor);
  }
  return after;
}

/** Where it will matter: a ladder in line with one in another room, a trap that parts the card. */
function isGood({ plan, floors, ways }: Board, { kind }: Floor, cell: number): boolean {
  const { width, rooms } = plan;
  if (kind === 'ladder')
    return floors.some(
      (floor, other) =>
        floor.kind === 'ladder' &&
        rooms[other] !== rooms[cell] &&
        (other % width === cell % width || Math.floor(other / width) === Math.floor(cell / width)),
    );
  return kind !== 'trap' || isCut(plan, ways, cell, null);
}

/** Whether the card falls apart without this space or this opening. */
function isCut(
  { width, rooms }: Plan,
  ways: Board['ways'],
  without: number | null,
  shut: Gap | null,
): boolean {
  const cells = rooms.flatMap((room, cell) => (room === HOLLOW || cell === without ? [] : cell));
  const isOpen = (gap: Gap) =>
    (ways.get(gapKey(gap)) ?? 'wall') !== 'wall' && (shut === null || gapKey(gap) !== gapKey(shut));
  const next = (cell: number) => {
    const gaps: readonly (readonly [Gap, number])[] = [
      [{ cell, direction: 1 }, cell + 1],
      [{ cell, direction: 2 }, cell + width],
      [{ cell: cell - 1, direction: 1 }, cell - 1],
      [{ cell: cell - width, direction: 2 }, cell - width],
    ];
    return gaps.filter(([gap]) => isOpen(gap)).map(([, beside]) => beside);
  };
  return partsOf(cells, next).length > 1;
}

/** Exits are at the rim: one leaves the place there. A trap lies in a line of four: thrower, thrown, trap, landing. */
export function fits({ width, height, rooms }: Plan, { kind }: Floor, cell: number): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const isRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
  if (kind === 'exit') return isRim;
  const isFloor = (one: number) => rooms[one] !== HOLLOW;
  if (kind !== 'trap') return true;
  const isLine = (at: number, long: number, step: number) =>
    [-2, -1].some(
      (first) =>
        at + first >= 0 &&
        at + first + 3 < long &&
        [0, 1, 2, 3].every((far) => isFloor(cell + (first + far) * step)),
    );
  return isLine(x, width, 1) || isLine(y, height, width);
}

/** Openings between rooms where something may be. */
export function openings({ plan, ways }: Board): readonly Gap[] {
  const { width, height, rooms } = plan;
  return gapsBetween(width, height).filter(
    (gap) => ways.has(gapKey(gap)) && rooms[gap.cell] !== rooms[beyond(width, gap)],
  );
}

function placeWays(die: Dice, recipe: Recipe, board: Board): ReadonlyMap<string, Way> {
  const { doors, narrows, currents } = recipe;
  const gaps = die.mix(openings(board).filter((gap) => board.ways.get(gapKey(gap)) === 'open'));
  const isBridge = (gap: Gap) => isCut(board.plan, board.ways, null, gap);
  const open = [...gaps.filter(isBridge), ...gaps.filter((gap) => !isBridge(gap))];
  const wanted: Way[] = [
    ...Array.from({ length: doors }, (_, index): Way => index % doorKinds(recipe)),
    ...Array.from({ length: narrows }, (): Way => 'narrow'),
    ...Array.from({ length: currents }, (): Way => (die.chance(50) ? 'onward' : 'back')),
  ];
  const ways = new Map(board.ways);
  // Somebody may be shut in, or out, where there is magic.
  const isMagic = recipe.invocations > 0 || recipe.pawns.includes('sister');
  const bridge = open[wanted.length];
  if (isMagic && bridge !== undefined && isBridge(bridge) && die.chance(50)) ways.set(gapKey(bridge), 'wall');
  die.mix(wanted).forEach((way, index) => {
    const gap = open[index];
    if (gap !== undefined) ways.set(gapKey(gap), way);
  });
  return ways;
}

function placeStarts(die: Dice, { pawns }: Recipe, board: Board): Board {
  const free = die.mix(board.floors.flatMap(({ kind }, cell) => (kind === 'corridor' ? cell : [])));
  const starts = Object.fromEntries(pawns.map((pawn, index) => [pawn, free[index] as number]));
  return { ...board, starts };
}
