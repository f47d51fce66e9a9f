import { performance } from 'node:perf_hooks';
import { below, randomFrom } from '#engine/core/random.ts';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { deeds } from '#engine/tower/deeds.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import { numberCells } from '#solver/dense/cells.ts';
import { bytesFor, type OpenCore } from '#solver/dense/core.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { distance, type GoalTable, hint, openTable } from '#solver/dense/table.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomTrial } from '../test/tower/randomQuests.ts';
import type { Report } from './measure.ts';

// Four pawns on 8x8: the readable search, the bit-parallel one in TypeScript and the one in WebAssembly
// on the same boards in one run. The readable one is stopped early: its speed does not need all.

const SEEDS = ['trial 2', 'trial 10', 'trial 13', 'trial 16', 'trial 23', 'trial 30', 'trial 36', 'trial 46'];
const NAIVE_BUDGET = 40_000;
const HINTS = 1000;

const trials = (): readonly Chart[] =>
  SEEDS.map((seed) => openChart(randomTrial(seed, { positions: 0, pawns: 4, width: 8, height: 8 })));

interface Measured {
  readonly states: number;
  readonly ms: number;
}

function timed(work: () => number): Measured {
  const start = performance.now();
  const states = work();
  return { states, ms: performance.now() - start };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function perSecond(measured: readonly Measured[]): number {
  return Math.round((1000 * sum(measured.map(({ states }) => states))) / sum(measured.map(({ ms }) => ms)));
}

const naive = (chart: Chart) => timed(() => sum(searchAll(chart, firstStand(chart), NAIVE_BUDGET).layers));
const dense = (chart: Chart, core: OpenCore) =>
  timed(() => sum(layersOf(chart, firstStand(chart), core).layers));

function solveMs(chart: Chart): number {
  const start = performance.now();
  const solved = solve(chart);
  const ms = performance.now() - start;
  if (!('solution' in solved) || solved.solution === null || !verify(chart, solved.solution))
    throw new Error('a trial of the bench has no solution that the engine accepts');
  return ms;
}

/** A thousand hints from positions of random walks, in ms; each is on a shortest way, as all neighbours agree. */
function hintTimes(chart: Chart): readonly number[] {
  const table = openTable(chart, wasmCore) as GoalTable;
  if (distance(table, firstStand(chart)) === null) throw new Error('a trial of the bench can not be solved');
  const times: number[] = [];
  let random = randomFrom('hints');
  let stand: Stand = firstStand(chart);
  while (times.length < HINTS) {
    const start = performance.now();
    const hinted = hint(table, stand);
    if (hinted !== null) times.push(performance.now() - start);
    const next = deeds(chart, stand);
    const nearest = Math.min(...next.map(([, after]) => distance(table, after) ?? Number.POSITIVE_INFINITY));
    if (hinted !== null && hinted.left !== nearest) throw new Error('a hint is not optimal');
    const [pick, after] = below(random, Math.max(1, next.length));
    random = after;
    stand = hinted === null ? firstStand(chart) : (next[pick]?.[1] ?? firstStand(chart));
  }
  return times;
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

export function solverBench(): Report {
  const charts = trials();
  for (const core of [plainCore, wasmCore]) dense(charts[0] as Chart, core);
  const slow = charts.map(naive);
  const plain = charts.map((chart) => dense(chart, plainCore));
  const fast = charts.map((chart) => dense(chart, wasmCore));
  const bytes = charts.map((chart) => {
    const { words, count } = numberCells(chart);
    return bytesFor(words, count, false) * (chart.hasArmory ? 2 : 1);
  });
  const times = charts.flatMap(hintTimes);
  const solving = charts.map(solveMs);
  const json = {
    fastStatesPerSecond: perSecond(fast),
    tsStatesPerSecond: perSecond(plain),
    naiveStatesPerSecond: perSecond(slow),
    bytesPerState: Number((sum(bytes) / sum(fast.map(({ states }) => states))).toFixed(2)),
    hintP99Ms: Number(percentile(times.slice(HINTS / 10), 0.99).toFixed(3)),
    slowestTrialMs: Math.round(Math.max(...solving)),
  };
  return { title: `solver: ${charts.length} trials of four pawns on 8x8`, rows: rowsOf(json, fast), json };
}

function rowsOf(json: Report['json'], fast: readonly Measured[]): Report['rows'] {
  const { fastStatesPerSecond = 0, tsStatesPerSecond = 0, naiveStatesPerSecond = 1 } = json;
  const speed = (figure: number) => `${(figure / 1e6).toFixed(3)} million positions a second`;
  return [
    ['positions', `${(sum(fast.map(({ states }) => states)) / 1e6).toFixed(1)} million`],
    ['readable search', speed(naiveStatesPerSecond)],
    ['64 positions at a time, TypeScript', speed(tsStatesPerSecond)],
    ['64 positions at a time, WebAssembly', speed(fastStatesPerSecond)],
    [
      'WebAssembly beside the readable one',
      `${Math.round(fastStatesPerSecond / naiveStatesPerSecond)} times`,
    ],
    ['memory of a search', `${json.bytesPerState} bytes a position`],
    ['hint, p99', `${json.hintP99Ms} ms`],
    ['slowest trial, solved', `${json.slowestTrialMs} ms`],
  ];
}
