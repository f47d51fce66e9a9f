import { describe, expect, it } from 'vitest';
import type { QuestAction } from '#engine/tower/actions.ts';
import { isOneByOne } from '#forge/alone.ts';
import { chainOf } from '#forge/chain.ts';
import { grade } from '#forge/grade.ts';
import { ownDistances } from '#forge/own.ts';
import { solve } from '#solver/solve.ts';
import { trace } from '#solver/trace.ts';
import { type Drawn, drawn } from '../tower/drawn.ts';

// Two halls; the door between them is held open from one side only.
const HALLS = drawn(`
+-----+-----+-----+-----+
|iY    k1   |      xG   |
+     +     +     +     +
|iG         1      xY   |
+-----+-----+-----+-----+
|k1                     |
+-----+-----+-----+-----+
`);

// The same with the other key where the first to pass can reach it.
const BOTH_WAYS = drawn(`
+-----+-----+-----+-----+
|iY    k1   |k1    xG   |
+     +     +     +     +
|iG         1      xY   |
+-----+-----+-----+-----+
`);

function solved({ graph }: Drawn): readonly QuestAction[] {
  const found = solve(graph);
  if (!('solution' in found) || found.solution === null) throw new Error('not solvable');
  return found.solution;
}

describe('one pawn at a time', () => {
  it('is not possible where a door must be held both ways', () => {
    expect(isOneByOne(HALLS.graph)).toBe(false);
    expect(isOneByOne(BOTH_WAYS.graph)).toBe(false);
  });

  it('is possible where all just walk out', () => {
    expect(
      isOneByOne(drawn('+-----+-----+\n|iY    iG   |\n+     +     +\n|xY    xG   |\n+-----+-----+').graph),
    ).toBe(true);
  });

  it('takes the armories first, one pawn after the other, in any order', () => {
    // The elf's armory is behind the barbarian's: she has to go first.
    const line =
      '+-----+-----+-----+-----+\n|iY   |x*   |aY    aG   |\n+     +     +     +     +\n|iG                     |\n+-----+-----+-----+-----+';
    expect(isOneByOne(drawn(line).graph)).toBe(true);
    // Here whoever is first stands in the other's way: somebody must make room.
    const dead =
      '+-----+-----+-----+-----+\n|iY    x*    aG    aY   |\n+     +-----+-----+-----+\n|iG                     |\n+-----+-----+-----+-----+';
    expect(isOneByOne(drawn(dead).graph)).toBe(false);
  });
});

describe('the own distance of a pawn', () => {
  it('is counted with doors open and nobody in the way', () => {
    const { toExit } = ownDistances(HALLS.graph, 0, [[]]);
    // The barbarian: down, then along the row to his exit.
    expect([toExit[0], toExit[8], toExit[11]]).toEqual([2, 1, 0]);
    expect(toExit[16]).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes swaps only where there is no other way', () => {
    const { graph } = drawn(
      '+-----+-----+-----+\n|iP     *   |iY   |\n+-----+-----+     +\n|xY    xP   |     |\n+-----+-----+-----+',
    );
    const [mage, barbarian] = [ownDistances(graph, 1, [[]]), ownDistances(graph, 0, [[]])];
    expect(mage.toExit[0]).toBe(Number.POSITIVE_INFINITY);
    expect(barbarian.toExit[2]).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the grade', () => {
  it('counts what is done for others, and who waits for whom', () => {
    const solution = solved(BOTH_WAYS);
    const { length, surplus, chain, needs, total } = grade(BOTH_WAYS.graph, {
      solution,
      dead: 0,
      needs: ['door'],
    });
    expect([length, surplus, needs]).toEqual([6, 1, 1]);
    expect(chain).toBeGreaterThanOrEqual(2);
    expect(total).toBeGreaterThan(length / 2);
  });

  it('rises with each of its parts', () => {
    const solution = solved(BOTH_WAYS);
    const of = (dead: number | null, needs: readonly string[]) =>
      grade(BOTH_WAYS.graph, { solution, dead, needs }).total;
    expect(of(null, [])).toBe(of(0, []));
    expect(of(0.5, [])).toBeGreaterThan(of(0, []));
    expect(of(0, ['door', 'elf'])).toBeGreaterThan(of(0, []));
  });

  it('is that of a walk where nobody needs anybody', () => {
    const alone = drawn('+-----+-----+\n|iY    iG   |\n+     +     +\n|xY    xG   |\n+-----+-----+');
    expect(grade(alone.graph, { solution: solved(alone), dead: 0, needs: [] })).toMatchObject({
      total: 1,
      length: 2,
      surplus: 0,
      away: 0,
      chain: 0,
    });
  });
});

describe('a chain', () => {
  it('passes to another pawn wherever one waits for the other', () => {
    const { graph } = drawn(`
+-----+-----+-----+
|iY    k1   |xG   |
+-----+-----+     +
|iG         1     |
+-----+-----+-----+
|xY               |
+-----+-----+-----+
`);
    const key = { type: 'move', pawn: 0, to: 1, swap: null } as const;
    const through = { type: 'move', pawn: 2, to: 10, swap: null } as const;
    const back = { type: 'move', pawn: 0, to: 0, swap: null } as const;
    expect(chainOf(graph, trace(graph, [key, through, back]))).toEqual({ chain: 2, helped: 1 });
    expect(chainOf(graph, trace(graph, [key, back]))).toEqual({ chain: 0, helped: 0 });
  });
});
