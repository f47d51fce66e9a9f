import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { type Connection, keepConnection, type Socket } from '#client/state/connection.ts';
import type { Play } from '#client/state/play.ts';
import { gameTime } from '#engine/mall/index.ts';
import type { Verdict } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { dealtTable, start } from './client.ts';
import { hosted } from './hosted.ts';
import { type BadLine, badLine } from './proxy.ts';

// [R32] votes over lines of 20 to 400 ms, with the page's own session and its own guess of the host's time.
// HUSHGLASS_LONG=1 votes more often.

const RUNS = process.env.HUSHGLASS_LONG === '1' ? 10 : 1;
const here = await hosted();
const open: { close: () => void }[] = [];
afterAll(() => {
  for (const one of open.splice(0)) one.close();
});

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eef'];
const [ACCUSER, ACCUSED] = [0, 1];
const VOTERS = [2, 3, 4];
/** By seat: every line is once that of somebody who votes. */
const LINES = [
  [20, 100, 200, 300, 400],
  [300, 400, 20, 100, 60],
];
const WAIT = { timeout: 15_000, interval: 5 };
/** For a few questions and answers, of which the quickest tells the time best. */
const ACQUAINTED = 2_500;

interface Voter {
  readonly line: Connection;
  /** The game's time, as this page knows it. */
  readonly now: () => number;
  readonly play: () => Play;
}

async function voterBehind(code: string, cookie: string, rtt: number, seed: number): Promise<Voter> {
  const proxy: BadLine = await badLine(here.url(), { rtt, loss: 0 }, seed);
  const line = keepConnection((query) => {
    const settings = { headers: { cookie }, origin: proxy.url };
    const address = `${proxy.url.replace('http', 'ws')}/ws/${code}?${query}`;
    return new WebSocket(address, settings).on('error', () => undefined) as unknown as Socket;
  }, clockOff(seed));
  open.push(line, proxy);
  const play = () => line.session.play.value as Play;
  const now = () => gameTime(play().confirmed.shared.clock, line.session.now() as number);
  return { line, now, play };
}

/** No two pages' clocks agree. */
const clockOff = (seed: number) => () => performance.now() + seed * 977_000;

async function table(lines: readonly number[]): Promise<readonly Voter[]> {
  const { code, pages } = await dealtTable(here.url(), NAMES, { scenario: 3, roles: { level: 'B' } });
  await start(pages);
  const voters = await Promise.all(
    pages.map(({ cookie }, seat) => voterBehind(code, cookie, lines[seat] as number, seat)),
  );
  for (const { line } of voters) {
    await vi.waitFor(() => expect(line.session.play.value?.seen).toBeGreaterThan(0), WAIT);
    await vi.waitFor(() => expect(line.session.now()).not.toBeNull(), WAIT);
  }
  await sleep(ACQUAINTED);
  return voters;
}

/** Somebody cries, and everyone has heard it: when pages count down to. */
async function accusing(voters: readonly Voter[]): Promise<number> {
  voters[ACCUSER]?.line.session.act({ type: 'accuse', accused: [ACCUSED] });
  for (const { play } of voters)
    await vi.waitFor(() => expect(rolesOf(play().confirmed).vote).not.toBeNull(), WAIT);
  const ends = voters.map(({ play }) => rolesOf(play().confirmed).vote?.ends as number);
  expect(new Set(ends).size).toBe(1);
  return ends[0] as number;
}

async function pressAt({ line, now }: Voter, at: number): Promise<void> {
  while (now() < at) await sleep(1);
  line.session.act({ type: 'vote', up: true });
}

async function verdictOf({ play }: Voter): Promise<Verdict> {
  await vi.waitFor(() => expect(rolesOf(play().confirmed).verdict).not.toBeNull(), WAIT);
  return rolesOf(play().confirmed).verdict as Verdict;
}

interface Vote {
  readonly verdict: Verdict;
  /** By how much the ends of the rings differ between pages. */
  readonly apart: number;
  /** The longest that this process kept anyone waiting in the last moments. */
  readonly held: number;
}

async function vote(lines: readonly number[], after: number): Promise<Vote> {
  const voters = await table(lines);
  const ends = await accusing(voters);
  const left = voters.map(({ now }) => ends - now());
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  await Promise.all(VOTERS.map((seat) => pressAt(voters[seat] as Voter, ends + after)));
  const verdict = await verdictOf(voters[ACCUSER] as Voter);
  lag.disable();
  return { verdict, apart: Math.max(...left) - Math.min(...left), held: lag.max / 1e6 };
}

/** A thumb has 50 ms to spare on the slowest line; a machine that is busy for longer decides nothing. */
const SPARE = 20;
const TRIES = 6;

async function undisturbed(lines: readonly number[], after: number): Promise<Vote> {
  for (let tries = 1; ; tries++) {
    const found = await vote(lines, after);
    const counted = VOTERS.every((seat) => found.verdict.thumbs[seat]);
    if (counted || found.held < SPARE || tries === TRIES) return found;
  }
}

describe.concurrent('[R32] a vote at 20 to 400 ms', () => {
  const runs = Array.from({ length: RUNS }, () => LINES).flat();

  it.each(runs)(
    'counts what was pressed by 5.0 s of the host’s time, and its ring ends within 100 ms on all pages: %i %i %i %i %i',
    async (...lines) => {
      const { verdict, apart } = await undisturbed(lines, -10);
      expect(VOTERS.map((seat) => verdict.thumbs[seat])).toEqual([true, true, true]);
      expect(verdict.validated).toBe(true);
      expect(apart).toBeLessThanOrEqual(100);
    },
    90_000,
  );

  it.each(runs)(
    'does not count what comes after 5.25 s: %i %i %i %i %i',
    async (...lines) => {
      const { verdict } = await vote(lines, 300);
      expect(verdict).toMatchObject({ validated: false, thumbs: [null, null, null, null, null] });
    },
    30_000,
  );
});
