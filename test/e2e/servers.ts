import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { decide, isRefusal, type MallCommand } from '#engine/mall/index.ts';
import type { Config } from '#server/config.ts';
import { openBalancer } from '../../bench/cluster/balancer.ts';
import { openCluster } from '../../bench/cluster/nodes.ts';
import { freePort, scratch, startServerChild } from '../../bench/load/child.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { type BadLine, badLine } from '../server/proxy.ts';
import { byKeys } from './hands.ts';
import { carryOut, gameOn, type Heist, watch, winningCommands } from './heist.ts';
import { openStage, type Stage, theBrowser } from './stage.ts';

// Evenings on which something goes wrong: servers that die, lines that break, and games that are
// played up to a moment and on from there. Whatever a test opens is gone when it has finished.

/** Where an evening takes place, as much of it as somebody who comes by the link needs. */
export type Place = Pick<Stage, 'browser' | 'server' | 'data'> & {
  /** Where its games are, if not in a file. */
  readonly database?: string;
};

export interface Mortal extends Place {
  /** Ends the process: its exit code, or null for a death by signal. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Starts another one on the same port, with the same data file. */
  readonly startAgain: () => Promise<void>;
}

/** A server of this test's own. */
export async function openPlace(change: Partial<Config> = {}): Promise<Stage> {
  const stage = await openStage(change);
  onTestFinished(() => stage.end());
  return stage;
}

/** A server of this test's own in a process of its own. */
export async function openMortal(): Promise<Mortal> {
  const { data, clear } = scratch();
  const port = await freePort();
  let child = await startServerChild(data, port);
  const end: Mortal['end'] = (signal) => child.end(signal);
  onTestFinished(async () => {
    await end('SIGKILL');
    clear();
  });
  return {
    data,
    browser: await theBrowser(),
    server: {
      url: child.url,
      ended: new Promise(() => undefined),
      stop: async () => void (await end('SIGTERM')),
    },
    end,
    startAgain: async () => {
      child = await startServerChild(data, port);
    },
  };
}

/** Two nodes on a database, each behind a balancer that sends to the other whoever it cannot take. */
export async function openPair(): Promise<{
  readonly places: readonly [Place, Place];
  readonly kill: (node: number) => Promise<void>;
}> {
  const cluster = await openCluster({ count: 2 });
  onTestFinished(() => cluster.end());
  const [one = '', two = ''] = cluster.nodes.map(({ url }) => url);
  const browser = await theBrowser();
  const placeAt = async (nodes: readonly string[]): Promise<Place> => {
    const { url, close } = await openBalancer(nodes);
    onTestFinished(close);
    const server = { url, ended: new Promise<never>(() => undefined), stop: async () => undefined };
    return { browser, server, data: '', database: cluster.database };
  };
  return {
    places: [await placeAt([one, two]), await placeAt([two, one])],
    kill: async (node) => cluster.nodes[node]?.kill(),
  };
}

/** The same place at the end of a line that can be cut. */
export async function behindALine<T extends Place>(place: T): Promise<{ place: T; line: BadLine }> {
  const line = await badLine(place.server.url, { rtt: 20, loss: 0 });
  onTestFinished(() => line.close());
  return { place: { ...place, server: { ...place.server, url: line.url } }, line };
}

/** A game under way and what is left of the plan that wins it. */
export interface Evening {
  readonly place: Place;
  readonly code: string;
  readonly id: string;
  heist: Heist;
  rest: readonly MallCommand[];
}

export const codeOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] as string;

/** The first of them deals, and somebody who has read the deck makes a plan. Everyone plays with the keyboard. */
export async function deal(place: Place, pages: readonly Page[]): Promise<Evening> {
  const [host] = pages as [Page];
  await host.getByRole('button', { name: 'Deal' }).click();
  for (const page of pages) await page.locator('.ready > .row button').waitFor();
  const code = codeOf(host);
  const watcher = await watchHere(place, code);
  const id = gameOn(watcher);
  const game = await secretGameIn({ data: place.data, database: place.database }, id);
  const heist: Heist = { game, watcher, pages, hands: pages.map(() => 'keys' as const) };
  return { place, code, id, heist, rest: winningCommands(game, 'evening') };
}

async function watchHere(place: Place, code: string) {
  const watcher = await watch(place, code);
  onTestFinished(() => watcher.close());
  return watcher;
}

/** So many more acts of the plan, or all. */
export async function playOn(evening: Evening, acts = evening.rest.length): Promise<void> {
  const now = evening.rest.slice(0, acts);
  evening.rest = evening.rest.slice(acts);
  for (const command of now) await carryOut(evening.heist, command);
}

/** Until this seat's next act is a move. */
export async function playUntilMoveOf(evening: Evening, seat: number): Promise<void> {
  const next = evening.rest.findIndex((command) => command.type === 'move' && command.seat === seat);
  if (next < 0) throw new Error(`seat ${seat} moves no more`);
  await playOn(evening, next);
}

/** The first step of the move that is next, on the page alone: nobody else can hear of it yet. */
export async function stepUnheard(evening: Evening): Promise<void> {
  const [move, ...rest] = evening.rest;
  if (move?.type !== 'move') throw new Error('no move is next');
  const step = { ...move, distance: 1 };
  const decision = decide(evening.heist.game, step, 1);
  const moved = isRefusal(decision) ? undefined : decision.events.find(({ type }) => type === 'moved');
  if (isRefusal(decision) || moved?.type !== 'moved') throw new Error('no such step');
  await byKeys(evening.heist.pages[move.seat] as Page, step);
  evening.heist.game = decision.game;
  const left = { ...move, from: moved.to, distance: move.distance - 1 };
  evening.rest = left.distance > 0 ? [left, ...rest] : rest;
}

/** Somebody else sits at that seat's page now, or its connection is a new one. */
export async function regroup(evening: Evening, pages = evening.heist.pages): Promise<void> {
  evening.heist.watcher.close();
  const watcher = await watchHere(evening.place, evening.code);
  evening.heist = { ...evening.heist, pages, watcher };
}
