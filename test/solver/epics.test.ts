import { describe, expect, it } from 'vitest';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { diceFrom } from '#forge/dice.ts';
import { draft } from '#forge/epic/place.ts';
import { EPICS, type EpicRecipe } from '#forge/epic/recipe.ts';
import { distance } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
import { layersOf } from '#solver/dense/layers.ts';
import type { Limits, Stopped } from '#solver/dense/limits.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { boundOf } from '#solver/epic/bound.ts';
import { openField } from '#solver/epic/field.ts';
import { rotatingRelaxed } from '#solver/epic/rotating.ts';
import { positionOf, searchPositionOf, solveEpic } from '#solver/epic/search.ts';
import { slidingRelaxed } from '#solver/epic/sliding.ts';
import { successorsOf } from '#solver/epic/successors.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomEpic } from '../tower/randomQuests.ts';

const SHAPES = ['rotating', 'sliding'] as const;
const BUDGET = 2500;

/** The first stands of a search. */
function someStands(graph: QuestGraph, most: number): readonly Position[] {
  const first = firstPosition(graph);
  const positions = new Map([[positionKey(first), first]]);
  for (const position of positions.values())
    for (const [, after] of actionsFrom(graph, position))
      if (positions.size < most) positions.set(positionKey(after), after);
  return [...positions.values()];
}

const IN_BULK = [
  ['[T14]', 'rotating'],
  ['[T15]', 'sliding'],
] as const;

const smallEpic = (number: number, shape: (typeof SHAPES)[number]) => {
  const quest = randomEpic(`layers ${number}`, shape, 1 + (number % 3), 1 + (number % 2));
  return graphOf(shape === 'sliding' ? halfEmpty(quest) : quest);
};

it.each(IN_BULK)('%s a %s epic in bulk has the layers of the reference', { timeout: 60_000 }, (_, shape) => {
  let compared = 0;
  for (let number = 0; number < 30; number++) {
    const graph = smallEpic(number, shape);
    const from = firstPosition(graph);
    const { optimum, layers } = searchAll(graph, from, BUDGET);
    if (layers.reduce((sum, layer) => sum + layer, 0) > BUDGET) continue;
    expect(layersOf(graph, from, wasmCore)).toEqual({ optimum, layers });
    compared++;
  }
  expect(compared).toBeGreaterThan(12);
});

/** So that some can be won without being made so. */
const FEW = { pawns: ['mage', 'dwarf'], corners: false, spaces: 56, narrows: 1, traps: 0 } as const;

it.each(IN_BULK)('%s the table of a %s epic agrees with the search', { timeout: 60_000 }, (_, shape) => {
  const seen = { won: 0, lost: 0 };
  for (let number = 0; number < 8; number++) {
    const sharedExit = shape === 'sliding' || number % 2 === 0;
    const recipe = { ...(EPICS[shape === 'sliding' ? 3 : 2] as EpicRecipe), ...FEW, sharedExit };
    const graph = graphOf(draft(diceFrom(`table ${number}`), recipe));
    const table = openGoalTable(graph, wasmCore) as GoalTable;
    for (const position of someStands(graph, 8)) {
      const found = solveEpic(graph, position, {});
      const length = 'solution' in found ? (found.solution?.length ?? null) : undefined;
      expect([number, distance(table, position)]).toEqual([number, length]);
      seen[length === null ? 'lost' : 'won']++;
    }
  }
  expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(5);
});

/** Eight cards have more spaces than a word has bits; most corridors without a pawn become pictures. */
function halfEmpty(quest: Quest): Quest {
  const starts = Object.values(quest.starts);
  const isKept = (space: number, kind: string) =>
    kind !== 'corridor' || starts.includes(space) || space % 4 === 0;
  const cards = quest.cards.map((card, number) => ({
    ...card,
    floors: card.floors.map((floor, cell) =>
      isKept(number * 16 + cell, floor.kind) ? floor : ({ kind: 'hollow' } as const),
    ),
  }));
  return { ...quest, cards };
}

type Search = (graph: QuestGraph, limits: Limits) => ReturnType<typeof solve>;
const SEARCHES: readonly (readonly [string, Search])[] = [
  ['best first', (graph, limits) => solveEpic(graph, firstPosition(graph), limits)],
  ['from both sides', (graph, limits) => solve(graph, firstPosition(graph), limits)],
];
const ENOUGH_TO_BEGIN = 20 * 2 ** 20;

describe.each(SHAPES)('%s epics', (shape) => {
  const board = (number: number) =>
    graphOf(randomEpic(`${shape} ${number}`, shape, 2 + (number % 2), 1 + (number % 2)));

  it('have the engine’s successors, and a bound that never says too much nor falls by more than one', {
    timeout: 60_000,
  }, () => {
    for (let number = 0; number < 12; number++) {
      const graph = board(number);
      const field = openField(graph);
      const successors = successorsOf(field);
      const relaxed = shape === 'rotating' ? rotatingRelaxed(field) : slidingRelaxed(field);
      const bound = boundOf(field, relaxed);
      for (const position of someStands(graph, 60)) {
        const found = new Set<string>();
        const least = bound.of(searchPositionOf(field, position));
        if (isDone(position)) expect(least).toBe(0);
        successors(searchPositionOf(field, position), (next) => {
          found.add(positionKey(positionOf(field, next)));
          expect(bound.of(next)).toBeGreaterThanOrEqual(least - 1);
        });
        const expected = new Set(actionsFrom(graph, position).map(([, after]) => positionKey(after)));
        expect([...found].sort()).toEqual([...expected].sort());
      }
    }
  });

  it('are solved as short as by the reference, and the engine accepts the solutions', {
    timeout: 60_000,
  }, () => {
    let [solved, lost] = [0, 0];
    for (let number = 0; number < 50; number++) {
      const graph = board(number);
      const from = firstPosition(graph);
      const { optimum } = searchAll(graph, from, BUDGET);
      if (optimum === undefined) continue;
      const results = [solve(graph), solveEpic(graph, from, {})];
      const [solution, other] = results.map((result) => ('solution' in result ? result.solution : undefined));
      expect([number, solution?.length ?? null]).toEqual([number, optimum]);
      expect([number, other?.length ?? null]).toEqual([number, optimum]);
      if (other) expect(verify(graph, other)).toBe(true);
      if (solution) expect(verify(graph, solution)).toBe(true);
      if (solution) solved++;
      else lost++;
    }
    expect(Math.min(solved, lost)).toBeGreaterThan(2);
  });

  it.each(SEARCHES)('stop with the bound they have proved, searched %s', { timeout: 60_000 }, (_, search) => {
    const graph = graphOf(randomEpic('hard 1', shape, 4, 4));
    const full = search(graph, { bytes: ENOUGH_TO_BEGIN }) as Stopped;
    expect(full.stopped).toBe('tooLarge');
    let [asked, proved] = [0, 0];
    const again = search(graph, {
      cancelled: () => ++asked > 20,
      onProgress: ({ bound }) => {
        proved = bound;
      },
    });
    expect(again).toEqual({ stopped: 'cancelled', bound: proved });
    expect(Math.min(proved, full.bound)).toBeGreaterThan(4);
  });
});

it('an epic that does not begin to fit is searched best first', () => {
  const graph = graphOf(randomEpic('hard 1', 'rotating', 4, 4));
  const stopped = { stopped: 'tooLarge', bound: expect.any(Number) };
  expect(solve(graph, firstPosition(graph), { bytes: 2 ** 20 })).toEqual(stopped);
  expect((solve(graph, firstPosition(graph), { bytes: 2 ** 20 }) as Stopped).bound).toBeGreaterThan(4);
});
