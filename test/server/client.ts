import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { decode } from '#protocol/codec.ts';
import { type ClientMessage, PROTOCOL } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { insist } from '../../bench/siege/insist.ts';
import { freshDatabase } from './database.ts';

// A real server on a port of its own with a real file, and pages without a screen.

export interface Host {
  readonly folder: string;
  /** Where its games are, for whoever knows how to read them. */
  readonly kept: { readonly data: string; readonly database: string | undefined };
  server: RunningServer;
  readonly url: () => string;
  /** Stops and starts again on the same port; `meanwhile` nobody writes the data file. */
  readonly restart: (meanwhile?: () => void | Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A server for one test: on a port of its own, for this machine alone, and without a word. */
export function configFor(change: Partial<Config>): Config {
  return { ...readConfig({}), port: 0, host: '127.0.0.1', log: 'silent', ...change };
}

export async function host(change: Partial<Config> = {}): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
  const database = await freshDatabase();
  const kept = { data: join(folder, 'test.db'), database };
  const startOnce = (port: number) => startServer(configFor({ port, ...kept, ...change }));
  // As whoever runs it would: one whose database did not answer in time is started again.
  const start = (port: number) => (database === undefined ? startOnce(port) : insist(() => startOnce(port)));
  const here: Host = {
    folder,
    kept,
    server: await start(0),
    url: () => here.server.url,
    restart: async (meanwhile) => {
      const port = Number(new URL(here.server.url).port);
      await here.server.stop();
      await meanwhile?.();
      here.server = await start(port);
    },
    end: async () => {
      await here.server.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return here;
}

export async function newRoom(url: string): Promise<string> {
  const response = await fetch(`${url}/api/rooms`, { method: 'POST' });
  return ((await response.json()) as { code: string }).code;
}

/** What a browser would keep: the cookie of whoever first opens the link. */
export async function cookieFor(url: string, code: string): Promise<string> {
  const response = await fetch(`${url}/api/rooms/${code}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

type OfType<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface Page {
  readonly cookie: string;
  readonly heard: ServerMessage[];
  readonly frames: (string | Uint8Array)[];
  readonly send: (message: ClientMessage | string) => void;
  /** The next message of this type that fits, from those not yet looked at or still to come. */
  readonly next: <T extends ServerMessage['type']>(
    type: T,
    fits?: (message: OfType<T>) => boolean,
  ) => Promise<OfType<T>>;
  readonly closed: Promise<number>;
  readonly close: () => void;
  /** Stops reading what arrives. */
  readonly pause: () => void;
  readonly resume: () => void;
}

const PATIENCE = 8_000;

export async function openPage(url: string, code: string, cookie?: string, more = ''): Promise<Page> {
  const kept = cookie ?? (await cookieFor(url, code));
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}${more}`, {
    headers: { cookie: kept },
    origin: url,
  });
  const heard: ServerMessage[] = [];
  const frames: (string | Uint8Array)[] = [];
  const waiting = new Set<() => void>();
  ws.on('message', (data, binary) => {
    const frame = binary ? new Uint8Array(data as Buffer) : data.toString();
    frames.push(frame);
    heard.push(decode(frame) as ServerMessage);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject));
  let seen = 0;
  const next: Page['next'] = (type, fits = () => true) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no ${type}; heard ${JSON.stringify(heard.slice(-3)).slice(-900)}`)),
        PATIENCE,
      );
      const look = () => {
        const found = heard.findIndex(
          (message, index) => index >= seen && message.type === type && fits(message as never),
        );
        if (found < 0) return;
        seen = found + 1;
        clearTimeout(late);
        waiting.delete(look);
        resolve(heard[found] as never);
      };
      waiting.add(look);
      look();
    });
  const send: Page['send'] = (message) =>
    ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    cookie: kept,
    heard,
    frames,
    send,
    next,
    closed,
    close: () => ws.terminate(),
    pause: () => ws.pause(),
    resume: () => ws.resume(),
  };
}

/** So many people at the table, the host first. */
export async function sitting(
  url: string,
  names: readonly string[],
): Promise<{ code: string; pages: Page[] }> {
  const code = await newRoom(url);
  const pages: Page[] = [];
  for (const [chair, name] of names.entries()) {
    const page = await openPage(url, code);
    page.send({ type: 'enter', name });
    page.send({ type: 'sit', chair });
    await page.next('lobby', ({ people, you }) =>
      people.some(({ id, chair: taken }) => id === you && taken === chair),
    );
    pages.push(page);
  }
  return { code, pages };
}

/** The same, with this scenario dealt. */
export async function dealtTable(
  url: string,
  names: readonly string[],
  choice: object = { scenario: 1 },
): Promise<{ code: string; pages: Page[] }> {
  const { code, pages } = await sitting(url, names);
  pages[0]?.send({ type: 'choose', choice: choice as never });
  pages[0]?.send({ type: 'deal' });
  for (const page of pages) await page.next('game');
  return { code, pages };
}

/** The first page of a room's Book, its lines behind one another. */
export async function bookLines(url: string, room: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`${url}/api/book?room=${room}`);
  const { challenges } = (await answer.json()) as { challenges: { lines: Record<string, unknown>[] }[] };
  return challenges.flatMap(({ lines }) => lines);
}

let counter = 0;

export function act(page: Page, command: Record<string, unknown> & { type: string }): number {
  const id = ++counter;
  page.send({ type: 'do', id, command });
  return id;
}

/** One act, done; at a pace at which nobody is told to slow down in the middle of a whole game. */
export async function played(page: Page, command: Record<string, unknown> & { type: string }): Promise<void> {
  const asked = act(page, command);
  await page.next('told', ({ ack }) => ack === asked);
  await sleep(UNHURRIED);
}
const UNHURRIED = 12;

/** Everyone ready: the sand runs. */
export async function start(pages: readonly Page[]): Promise<void> {
  for (const page of pages) act(page, { type: 'ready', ready: true });
  for (const page of pages)
    await page.next('told', ({ events }) => events.some(({ type }) => type === 'started'));
}
