import { describe, expect, it } from 'vitest';
import type { QuestAction } from '#engine/tower/actions.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { differentSolutions } from '#forge/differ.ts';
import { effortOn, grade } from '#forge/grade.ts';
import { groundOf } from '#forge/ground.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { solve } from '#solver/solve.ts';
import { trace } from '#solver/trace.ts';
import { rankCorrelation } from '../../tools/quests/correlation.ts';
import { type Drawn, drawn } from '../tower/drawn.ts';

// What makes a quest hard apart from its length.

const STRAIGHT = drawn('+-----+-----+-----+\n|iY          xY   |\n+-----+-----+-----+');

// Somebody has to go away from the exit first.
const HELD = drawn(`
+-----+-----+-----+
|iY    k1   |xG   |
+     +-----+     +
|iG         1     |
+     +-----+-----+
|xY   |#####|#####|
+-----+-----+-----+
`);

// From either key the door can be held, and no other way is as short.
const EITHER_KEY = drawn(`
+-----+-----+-----+
|k1    iY    k1   |
+-----+     +-----+
|#####|xY   |#####|
+-----+-----+-----+
|iG   1xG   |#####|
+-----+-----+-----+
`);

// Round a pillar, this way or that.
const PILLAR = drawn(`
+-----+-----+-----+
|iY               |
+     +-----+     +
|     |#####|     |
+     +-----+     +
|            xY   |
+-----+-----+-----+
`);

function solved({ graph }: Drawn): readonly QuestAction[] {
  const found = solve(graph);
  if (!('solution' in found) || found.solution === null) throw new Error('not solvable');
  return found.solution;
}

function different({ graph }: Drawn): number {
  const table = openGoalTable(graph, fastCore);
  if ('stopped' in table) throw new Error(table.stopped);
  return differentSolutions(table, firstPosition(graph));
}

describe('effort', () => {
  it('is hardly more than the way where the obvious is right', () => {
    expect(effortOn(STRAIGHT.graph, solved(STRAIGHT))).toBe(2);
  });

  it('is more where somebody has to go away first', () => {
    const solution = solved(HELD);
    expect(effortOn(HELD.graph, solution)).toBeGreaterThan(solution.length + 1);
  });

  it('is measured where a proof does not say it', () => {
    const solution = solved(HELD);
    const measured = { solution, dead: 0, needs: [] };
    const effort = effortOn(HELD.graph, solution);
    expect(grade(HELD.graph, measured)).toEqual(grade(HELD.graph, { ...measured, effort }));
    const harder = grade(HELD.graph, { ...measured, effort: 64 * effort });
    expect(harder.total).toBeGreaterThan(grade(HELD.graph, measured).total);
  });
});

describe('solutions that truly differ', () => {
  it('are those in which other things happen', () => {
    expect(different(EITHER_KEY)).toBe(2);
    expect(different(HELD)).toBe(1);
  });

  it('are not those that only go another way round, or in another order', () => {
    expect(different(PILLAR)).toBe(1);
  });

  it('make a quest easier, the more there are', () => {
    const measured = { solution: solved(HELD), dead: 0, needs: [] };
    const [one, many] = [1, 16].map((solutions) => grade(HELD.graph, { ...measured, solutions }).total);
    expect((one as number) - (many as number)).toBe(4);
  });
});

describe('ground', () => {
  const move = (to: number): QuestAction => ({ type: 'move', pawn: 0, to, swap: null });
  const groundBy = (...spaces: readonly number[]) =>
    groundOf(HELD.graph, trace(HELD.graph, spaces.map(move)));

  it('counts a walk the first time', () => {
    expect(groundBy(1)).toBe(1);
  });

  it('counts it a quarter when the same pawn walks it again, and half of that where nothing happened meanwhile', () => {
    expect(groundBy(1, 0)).toBe(1 + 0.25 / 2);
  });

  it('counts in full what somebody stopped for', () => {
    const through: QuestAction = { type: 'move', pawn: 2, to: 10, swap: null };
    const traced = trace(HELD.graph, [move(1), through, move(0)]);
    expect(groundOf(HELD.graph, traced)).toBe(1 + 1 + 0.25);
  });
});

describe('a rank correlation', () => {
  it('is that of the orders, and equal numbers share a rank', () => {
    expect(rankCorrelation([1, 2, 3], [10, 100, 1000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 2, 2, 3], [1, 3, 3, 9])).toBeCloseTo(1);
  });
});
