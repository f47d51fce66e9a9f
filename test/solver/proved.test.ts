import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { shippedQuest } from '#content/questSet.ts';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { distance, hint } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable, openHintTable } from '#solver/dense/goalTable.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { solveEpic } from '#solver/epic/search.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { FIVE_PAWNS } from '../../bench/fivePawns.ts';
import { randomTrial } from '../tower/randomQuests.ts';

// What a search that keeps or finds out less than everything still says is so.

function tableOf(table: ReturnType<typeof openHintTable>): GoalTable {
  if ('stopped' in table) throw new Error(table.stopped);
  return table;
}

/** Some of all positions that can be reached, spread over them. */
function stands(graph: QuestGraph, many: number): readonly Position[] {
  const first = firstPosition(graph);
  const found = new Map([[positionKey(first), first]]);
  for (const position of found.values())
    for (const [, after] of actionsFrom(graph, position)) found.set(positionKey(after), after);
  const all = [...found.values()];
  const step = Math.max(1, Math.floor(all.length / many));
  return all.filter((_, index) => index % step === 0);
}

describe('the table of two bits', () => {
  it('hints at what leads nearer, from everywhere on boards of all kinds', { timeout: 120_000 }, () => {
    let [hints, lost] = [0, 0];
    for (let board = 0; board < 40; board++) {
      const graph = graphOf(randomTrial(`two bits ${board}`, { positions: 3000 }));
      const small = tableOf(openHintTable(graph, wasmCore));
      const exact = tableOf(openGoalTable(graph, wasmCore));
      for (const position of stands(graph, 150)) {
        const far = distance(exact, position);
        const found = hint(small, position);
        expect(distance(small, position)).toBe(far);
        if (far === null) lost++;
        if (far === null || far === 0) {
          expect(found).toBeNull();
          continue;
        }
        hints++;
        expect(found?.left).toBe(far - 1);
        expect(distance(exact, found?.after as Position)).toBe(far - 1);
        const after = actionsFrom(graph, position).map(([, next]) => positionKey(next));
        expect(after).toContain(positionKey(found?.after as Position));
      }
    }
    expect(Math.min(hints, lost)).toBeGreaterThan(300);
  });
});

describe('a search that is stopped', () => {
  /** Stopped after so many questions whether to go on. */
  const stoppedAfter = (many: number) => {
    let asked = 0;
    return () => ++asked > many;
  };

  it('has proved no more than is so, however early it is told to stop', { timeout: 120_000 }, () => {
    let [stopped, proved] = [0, 0];
    for (let board = 0; board < 40; board++) {
      const graph = graphOf(randomTrial(`stopped ${board}`, { positions: 8000 }));
      const from = firstPosition(graph);
      const { optimum } = searchAll(graph, from);
      if (optimum === null || optimum === undefined) continue;
      for (const many of [0, 1, 2, 3, 5, 8, 13, 21, 34]) {
        const found = solve(graph, from, { cancelled: stoppedAfter(many) });
        if (!('stopped' in found)) continue;
        stopped++;
        if (found.bound > 1) proved++;
        expect([board, many, found.bound <= optimum]).toEqual([board, many, true]);
      }
    }
    expect(stopped).toBeGreaterThan(30);
    expect(proved).toBeGreaterThan(10);
  });

  it('has proved no more than is so where its memory ends', { timeout: 120_000 }, () => {
    let [stopped, proved] = [0, 0];
    for (let board = 0; board < 60; board++) {
      const graph = graphOf(randomTrial(`memory ${board}`, { positions: 400_000, pawns: 3 }));
      const from = firstPosition(graph);
      const whole = solve(graph, from);
      if ('stopped' in whole || whole.solution === null) continue;
      expect(verify(graph, whole.solution)).toBe(true);
      for (let bytes = 2 ** 17; bytes < 2 ** 21; bytes += 2 ** 15) {
        const found = solve(graph, from, { bytes });
        if (!('stopped' in found)) expect(found.solution).toHaveLength(whole.solution.length);
        else {
          stopped++;
          if (found.bound > 1) proved++;
          expect([board, bytes, found.bound <= whole.solution.length]).toEqual([board, bytes, true]);
        }
      }
    }
    expect(stopped).toBeGreaterThan(10);
    expect(proved).toBeGreaterThan(3);
  });

  it('has proved no more than is so on cards that move, best first', { timeout: 120_000 }, () => {
    let stopped = 0;
    for (const { epic } of ADVENTURES) {
      const { quest, proof } = shippedQuest(epic);
      const graph = graphOf(quest);
      let last = 0;
      for (const bytes of [2 ** 16, 2 ** 18, 2 ** 20, 2 ** 22]) {
        const found = solveEpic(graph, firstPosition(graph), { bytes });
        if (!('stopped' in found)) {
          expect(found.solution).toHaveLength(proof.bound);
          continue;
        }
        stopped++;
        expect([epic, found.bound <= proof.bound]).toEqual([epic, true]);
        // More memory proves no less, and something from the first.
        expect(found.bound).toBeGreaterThanOrEqual(Math.max(last, 2));
        last = found.bound;
      }
    }
    expect(stopped).toBeGreaterThan(10);
  });
});

it('five pawns on eight by eight are led out within the default memory', { timeout: 120_000 }, () => {
  const read = parseQuest(FIVE_PAWNS);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const graph = graphOf(read.quest);
  const found = solve(graph);
  if ('stopped' in found || found.solution === null) throw new Error('they are not');
  expect(isDone(firstPosition(graph))).toBe(false);
  expect(verify(graph, found.solution)).toBe(true);
});
