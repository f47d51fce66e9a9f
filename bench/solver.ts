import { performance } from 'node:perf_hooks';
import { ADVENTURES } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { firstStand, partOf } from '#engine/tower/stand.ts';
import { numberCells } from '#solver/dense/cells.ts';
import { bytesFor, type OpenCore } from '#solver/dense/core.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { hintTimes } from './hints.ts';
import type { Report } from './measure.ts';

// The shipped trials of four pawns: the readable search, the bit-parallel one in TypeScript and the one in
// WebAssembly in turn on each, so that what else the machine does hits all alike. All three go through every
// position of every trial. The readable one does so once, which takes minutes; the others are the better of two.

const HINTS = 1000;
const WARM_UP = 100;
const AIMS = { times: 300, hintMs: 2, trialMs: 2000 };

interface Measured {
  readonly states: number;
  readonly ms: number;
}

function timed(work: () => number): Measured {
  const start = performance.now();
  const states = work();
  return { states, ms: performance.now() - start };
}

function better(work: () => number): Measured {
  const [one, other] = [timed(work), timed(work)];
  return one.ms < other.ms ? one : other;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function perSecond(measured: readonly Measured[]): number {
  return Math.round((1000 * sum(measured.map(({ states }) => states))) / sum(measured.map(({ ms }) => ms)));
}

const naive = (chart: Chart) => timed(() => sum(searchAll(chart, firstStand(chart)).layers));
const dense = (chart: Chart, core: OpenCore) =>
  better(() => sum(layersOf(chart, firstStand(chart), core).layers));

function solveMs({ chart, actions }: Trial): number {
  const start = performance.now();
  const solved = solve(chart);
  const ms = performance.now() - start;
  if (!('solution' in solved) || solved.solution?.length !== actions || !verify(chart, solved.solution))
    throw new Error('a trial is not solved as its proof says');
  return ms;
}

interface Trial {
  readonly chart: Chart;
  readonly actions: number;
}

function shippedTrials(): readonly Trial[] {
  return ADVENTURES.flatMap(({ trials }) => trials).map((id) => {
    const { quest, proof } = shippedQuest(id);
    return { chart: openChart(quest), actions: proof.solution.length };
  });
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

export function solverBench(): Report {
  const trials = shippedTrials();
  const charts = trials.map(({ chart }) => chart).filter((chart) => partOf(chart).length === 4);
  const measured = charts.map((chart) => ({
    slow: naive(chart),
    plain: dense(chart, plainCore),
    fast: dense(chart, wasmCore),
  }));
  const states = sum(measured.map(({ fast }) => fast.states));
  if (measured.some(({ slow, plain, fast }) => slow.states !== fast.states || plain.states !== fast.states))
    throw new Error('the searches do not agree on how many positions there are');
  const bytes = charts.map((chart) => {
    const { words, count } = numberCells(chart);
    return bytesFor(words, count, false) * (chart.hasArmory ? 2 : 1);
  });
  const hints = charts.flatMap((chart) => hintTimes(chart, HINTS).slice(WARM_UP));
  const json = {
    fastStatesPerSecond: perSecond(measured.map(({ fast }) => fast)),
    tsStatesPerSecond: perSecond(measured.map(({ plain }) => plain)),
    naiveStatesPerSecond: perSecond(measured.map(({ slow }) => slow)),
    bytesPerState: Number((sum(bytes) / states).toFixed(2)),
    hintP99Ms: Number(percentile(hints, 0.99).toFixed(3)),
    slowestTrialMs: Math.round(Math.max(...trials.map(solveMs))),
  };
  const title = `solver: the ${charts.length} trials of four pawns, of ${trials.length}`;
  return { title, rows: rowsOf(json, states), json, missed: missedOf(json) };
}

type Figures = Readonly<
  Record<'fastStatesPerSecond' | 'naiveStatesPerSecond' | 'hintP99Ms' | 'slowestTrialMs', number>
>;

function missedOf({ fastStatesPerSecond, naiveStatesPerSecond, hintP99Ms, slowestTrialMs }: Figures) {
  return [
    ...(fastStatesPerSecond < AIMS.times * naiveStatesPerSecond
      ? [`${AIMS.times} times the readable search`]
      : []),
    ...(hintP99Ms >= AIMS.hintMs ? [`hints in ${AIMS.hintMs} ms`] : []),
    ...(slowestTrialMs >= AIMS.trialMs ? [`every trial in ${AIMS.trialMs} ms`] : []),
  ];
}

function rowsOf(json: Report['json'], states: number): Report['rows'] {
  const { fastStatesPerSecond = 0, tsStatesPerSecond = 0, naiveStatesPerSecond = 1 } = json;
  const speed = (figure: number) => `${(figure / 1e6).toFixed(3)} million positions a second`;
  return [
    ['positions', `${(states / 1e6).toFixed(1)} million`],
    ['readable search', speed(naiveStatesPerSecond)],
    ['64 positions at a time, TypeScript', speed(tsStatesPerSecond)],
    ['64 positions at a time, WebAssembly', speed(fastStatesPerSecond)],
    [
      'WebAssembly beside the readable one',
      `${Math.round(fastStatesPerSecond / naiveStatesPerSecond)} times`,
    ],
    ['memory of a search', `${json.bytesPerState} bytes a position`],
    [`hint, p99 of ${HINTS} a trial, each optimal`, `${json.hintP99Ms} ms`],
    ['slowest of all trials, solved', `${json.slowestTrialMs} ms`],
  ];
}
