import { describe, expect, it } from 'vitest';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';
import { diceFrom } from '#forge/dice.ts';
import { draft } from '#forge/epic/place.ts';
import { EPICS, type EpicRecipe } from '#forge/epic/recipe.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { distance, type GoalTable, openTable, type Stopped } from '#solver/dense/table.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { boundOf } from '#solver/epic/bound.ts';
import { openField } from '#solver/epic/field.ts';
import { rotatingRelaxed } from '#solver/epic/rotating.ts';
import { positionOf, solveEpic, standOf } from '#solver/epic/search.ts';
import { slidingRelaxed } from '#solver/epic/sliding.ts';
import { successorsOf } from '#solver/epic/successors.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomEpic } from '../tower/randomQuests.ts';

const SHAPES = ['rotating', 'sliding'] as const;
const BUDGET = 2500;

/** The first stands of a search. */
function someStands(chart: Chart, most: number): readonly Stand[] {
  const first = firstStand(chart);
  const stands = new Map([[standKey(first), first]]);
  for (const stand of stands.values())
    for (const [, after] of deeds(chart, stand)) if (stands.size < most) stands.set(standKey(after), after);
  return [...stands.values()];
}

const IN_BULK = [
  ['[T14]', 'rotating'],
  ['[T15]', 'sliding'],
] as const;

const smallEpic = (number: number, shape: (typeof SHAPES)[number]) => {
  const quest = randomEpic(`layers ${number}`, shape, 1 + (number % 3), 1 + (number % 2));
  return openChart(shape === 'sliding' ? halfEmpty(quest) : quest);
};

it.each(IN_BULK)('%s a %s epic in bulk has the layers of the reference', { timeout: 60_000 }, (_, shape) => {
  let compared = 0;
  for (let number = 0; number < 30; number++) {
    const chart = smallEpic(number, shape);
    const from = firstStand(chart);
    const { optimum, layers } = searchAll(chart, from, BUDGET);
    if (layers.reduce((sum, layer) => sum + layer, 0) > BUDGET) continue;
    expect(layersOf(chart, from, wasmCore)).toEqual({ optimum, layers });
    compared++;
  }
  expect(compared).toBeGreaterThan(12);
});

it.each(IN_BULK)('%s the table of a %s epic agrees with the search', { timeout: 60_000 }, (_, shape) => {
  const seen = { won: 0, lost: 0 };
  for (let number = 0; number < 8; number++) {
    const recipe = EPICS[shape === 'sliding' ? 3 : 2] as EpicRecipe;
    const chart = openChart(draft(diceFrom(`table ${number}`), recipe));
    const table = openTable(chart, wasmCore) as GoalTable;
    for (const stand of someStands(chart, 8)) {
      const found = solveEpic(chart, stand, {});
      const length = 'solution' in found ? (found.solution?.length ?? null) : undefined;
      expect([number, distance(table, stand)]).toEqual([number, length]);
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

describe.each(SHAPES)('%s epics', (shape) => {
  const board = (number: number) =>
    openChart(randomEpic(`${shape} ${number}`, shape, 2 + (number % 2), 1 + (number % 2)));

  it('have the engine’s successors, and a bound that never says too much nor falls by more than one', {
    timeout: 60_000,
  }, () => {
    for (let number = 0; number < 12; number++) {
      const chart = board(number);
      const field = openField(chart);
      const successors = successorsOf(field);
      const relaxed = shape === 'rotating' ? rotatingRelaxed(field) : slidingRelaxed(field);
      const bound = boundOf(field, relaxed);
      for (const stand of someStands(chart, 60)) {
        const found = new Set<string>();
        const least = bound.of(positionOf(field, stand));
        if (isDone(stand)) expect(least).toBe(0);
        successors(positionOf(field, stand), (next) => {
          found.add(standKey(standOf(field, next)));
          expect(bound.of(next)).toBeGreaterThanOrEqual(least - 1);
        });
        const expected = new Set(deeds(chart, stand).map(([, after]) => standKey(after)));
        expect([...found].sort()).toEqual([...expected].sort());
      }
    }
  });

  it('are solved as short as by the reference, and the engine accepts the solutions', {
    timeout: 60_000,
  }, () => {
    let [solved, lost] = [0, 0];
    for (let number = 0; number < 50; number++) {
      const chart = board(number);
      const from = firstStand(chart);
      const { optimum } = searchAll(chart, from, BUDGET);
      if (optimum === undefined) continue;
      const results = [solve(chart), solveEpic(chart, from, {})];
      const [solution, other] = results.map((result) => ('solution' in result ? result.solution : undefined));
      expect([number, solution?.length ?? null]).toEqual([number, optimum]);
      expect([number, other?.length ?? null]).toEqual([number, optimum]);
      if (other) expect(verify(chart, other)).toBe(true);
      if (solution) expect(verify(chart, solution)).toBe(true);
      if (solution) solved++;
      else lost++;
    }
    expect(Math.min(solved, lost)).toBeGreaterThan(2);
  });

  it('stop with the bound they have proved', { timeout: 60_000 }, () => {
    const chart = openChart(randomEpic('hard 1', shape, 4, 4));
    const full = solve(chart, firstStand(chart), { bytes: 2 ** 20 }) as Stopped;
    expect(full.stopped).toBe('tooLarge');
    let [asked, proved] = [0, 0];
    const again = solve(chart, firstStand(chart), {
      cancelled: () => ++asked > 2,
      onProgress: ({ bound }) => {
        proved = bound;
      },
    });
    expect(again).toEqual({ stopped: 'cancelled', bound: proved });
    expect(full.bound).toBeGreaterThanOrEqual(proved);
    expect(proved).toBeGreaterThan(4);
  });
});
