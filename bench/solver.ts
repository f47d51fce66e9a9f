import { performance } from 'node:perf_hooks';
import { ADVENTURES } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, partOf } from '#engine/tower/position.ts';
import { numberCells } from '#solver/dense/cells.ts';
import type { OpenCore } from '#solver/dense/core.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { mostBytes } from '#solver/dense/layout.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { largeFigures } from './fullBoard.ts';
import { hintTimes } from './hints.ts';
import type { Report } from './measure.ts';

// The shipped trials of four pawns: the readable search, the bit-parallel one in TypeScript and the one in
// WebAssembly in turn on each, so that what else the machine does hits all alike. All three go through every
// position of every trial. The readable one does so once, which takes minutes; the others are the better of two.

const HINTS = 1000;
const WARM_UP = 100;
const TIMES = 300;
/** Each figure is to be at most this, but the one of two threads. */
const MOST: Readonly<Record<string, number>> = {
  hintP99Ms: 2,
  slowestTrialMs: 2000,
  fivePawnMs: 5000,
  fullBoardBytesPerState: 0.6,
  coldHintTrialMs: 300,
  coldHintEpicMs: 1500,
};
const LEAST_BY_TWO = 1.6;

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

const naive = (graph: QuestGraph) => timed(() => sum(searchAll(graph, firstPosition(graph)).layers));
const dense = (graph: QuestGraph, core: OpenCore) =>
  better(() => sum(layersOf(graph, firstPosition(graph), core).layers));

function solveMs({ graph, actions }: Trial): number {
  const start = performance.now();
  const solved = solve(graph);
  const ms = performance.now() - start;
  if (!('solution' in solved) || solved.solution?.length !== actions || !verify(graph, solved.solution))
    throw new Error('a trial is not solved as its proof says');
  return ms;
}

interface Trial {
  readonly graph: QuestGraph;
  readonly actions: number;
}

function shippedTrials(): readonly Trial[] {
  return ADVENTURES.flatMap(({ trials }) => trials).map((id) => {
    const { quest, proof } = shippedQuest(id);
    return { graph: graphOf(quest), actions: proof.solution.length };
  });
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

export async function solverBench(): Promise<Report> {
  const trials = shippedTrials();
  const graphs = trials.map(({ graph }) => graph).filter((graph) => partOf(graph).length === 4);
  const measured = graphs.map((graph) => ({
    slow: naive(graph),
    plain: dense(graph, plainCore),
    fast: dense(graph, wasmCore),
  }));
  const states = sum(measured.map(({ fast }) => fast.states));
  if (measured.some(({ slow, plain, fast }) => slow.states !== fast.states || plain.states !== fast.states))
    throw new Error('the searches do not agree on how many positions there are');
  const bytes = graphs.map((graph) => {
    const { words } = numberCells(graph);
    return mostBytes(words, { isTwoSided: false, keepDepths: false }) * (graph.hasArmory ? 2 : 1);
  });
  const hints = graphs.flatMap((graph) => hintTimes(graph, HINTS).slice(WARM_UP));
  const json = {
    fastStatesPerSecond: perSecond(measured.map(({ fast }) => fast)),
    tsStatesPerSecond: perSecond(measured.map(({ plain }) => plain)),
    naiveStatesPerSecond: perSecond(measured.map(({ slow }) => slow)),
    bytesPerState: Number((sum(bytes) / states).toFixed(2)),
    hintP99Ms: Number(percentile(hints, 0.99).toFixed(3)),
    slowestTrialMs: Math.round(Math.max(...trials.map(solveMs))),
    ...(await largeFigures()),
  };
  const title = `solver: the ${graphs.length} trials of four pawns, of ${trials.length}`;
  return { title, rows: rowsOf(json, states), json, missed: missedOf(json) };
}

function missedOf(json: Report['json']): readonly string[] {
  const { fastStatesPerSecond = 0, naiveStatesPerSecond = 0, twoThreads = 0 } = json;
  const over = Object.entries(MOST).filter(([figure, most]) => !((json[figure] ?? Number.NaN) <= most));
  return [
    ...(fastStatesPerSecond < TIMES * naiveStatesPerSecond ? [`${TIMES} times the readable search`] : []),
    ...(twoThreads < LEAST_BY_TWO ? [`twoThreads ${twoThreads}, not ${LEAST_BY_TWO}`] : []),
    ...over.map(([figure, most]) => `${figure} ${json[figure]}, not ${most}`),
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
    ['five pawns, median of five boards as drawn', `${json.fivePawnMs} ms`],
    ['five pawns, 115 million positions', `${json.fivePawnHardMs} ms`],
    ['two threads beside one, full board', `${json.twoThreads} times`],
    ['memory to solve a full board', `${json.fullBoardBytesPerState} bytes a position`],
    ['memory to make its table of hints', `${json.fullBoardTableBytesPerState} bytes a position`],
    ['slowest first hint or table of a trial', `${json.coldHintTrialMs} ms`],
    ['of an epic that turns, of four pawns at most', `${json.coldHintEpicMs} ms`],
    ['of the other epics', `${json.coldHintLargeMs} ms`],
  ];
}
