import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from './stage.ts';

// Frame times while hands are on the board: real mouse, wheel and fingers, by the browser's own input.

export interface Frames {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly worstMs: number;
  readonly count: number;
}

const SECONDS = 3;
/** As often as a screen asks. */
const PACE = 1000 / 60;
/** Somewhere on the table, with the mall around it. */
const MIDDLE = { x: 560, y: 420 };

/** Nobody touches anything: what this machine gives at best. */
export async function resting({ page }: Visit): Promise<Frames> {
  await page.evaluate(startCounting);
  await sleep(SECONDS * 1000);
  return framesOf(await page.evaluate(stopCounting));
}

export async function panning(on: Visit): Promise<Frames> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number, dy: number) =>
    on.devtools.send('Input.dispatchMouseEvent', {
      type,
      x: MIDDLE.x + dx,
      y: MIDDLE.y + dy,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  return gesture(on, {
    begin: () => mouse('mousePressed', 0, 0),
    go: (at) => mouse('mouseMoved', 240 * Math.sin(at * 4), 120 * Math.sin(at * 5)),
    end: () => mouse('mouseReleased', 0, 0),
  });
}

export async function wheeling(on: Visit): Promise<Frames> {
  const turn = (deltaY: number) =>
    on.devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...MIDDLE, deltaX: 0, deltaY });
  return gesture(on, {
    begin: () => turn(-10),
    go: (at) => turn(Math.sin(at * 4) > 0 ? -24 : 24),
    end: () => Promise.resolve(),
  });
}

export async function pinching(on: Visit): Promise<Frames> {
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
    const touchPoints = [-apart, apart].map((dx, id) => ({ x: MIDDLE.x + dx, y: MIDDLE.y, id }));
    return on.devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    });
  };
  return gesture(on, {
    begin: () => fingers('touchStart', 140),
    go: (at) => fingers('touchMove', 140 + 90 * Math.sin(at * 4)),
    end: () => fingers('touchEnd', 0),
  });
}

interface Gesture {
  readonly begin: () => Promise<unknown>;
  /** `at`: seconds since it began. */
  readonly go: (at: number) => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

async function gesture({ page }: Visit, { begin, go, end }: Gesture): Promise<Frames> {
  const before = await page.evaluate(whereTheTableIs);
  await begin();
  // A wheel that turns to and fro may end exactly where it began.
  const begun = await page.evaluate(whereTheTableIs);
  await page.evaluate(startCounting);
  await paced(go);
  const after = await page.evaluate(whereTheTableIs);
  const times = await page.evaluate(stopCounting);
  await end();
  // It comes to rest, and is drawn sharp again.
  await sleep(600);
  if (before === after && before === begun) throw new Error('the table did not move');
  return framesOf(times);
}

async function paced(go: Gesture['go']): Promise<void> {
  const began = performance.now();
  for (let due = 0; due < SECONDS * 1000; due += PACE) {
    const early = due - (performance.now() - began);
    if (early > 0) await sleep(early);
    await go(due / 1000);
  }
}

function framesOf(times: readonly number[]): Frames {
  const lengths = times.slice(1).map((time, index) => time - (times[index] as number));
  const sorted = lengths.sort((one, other) => one - other);
  const share = (of: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] as number;
  return { p50Ms: share(0.5), p95Ms: share(0.95), worstMs: share(1), count: sorted.length };
}

// These three run in the page.

function whereTheTableIs(): string {
  return getComputedStyle(document.querySelector('.world') as Element).transform;
}

function startCounting(): void {
  const times: number[] = [];
  const count = (now: number) => {
    times.push(now);
    if ('frameTimes' in globalThis) requestAnimationFrame(count);
  };
  Object.assign(globalThis, { frameTimes: times });
  requestAnimationFrame(count);
}

function stopCounting(): number[] {
  const counted = globalThis as { frameTimes?: number[] };
  const times = counted.frameTimes ?? [];
  delete counted.frameTimes;
  return times;
}
