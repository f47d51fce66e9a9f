import { vi } from 'vitest';
import type { MateLevel } from '#engine/core/mateLevels.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { act, type Page, sitting } from './client.ts';

// A person, or more, and bots at a table over real sockets.

export type Lobby = Extract<ServerMessage, { type: 'lobby' }>;
export type Told = Extract<ServerMessage, { type: 'told' }>;

export const botsIn = ({ people }: Lobby) => people.filter(({ bot }) => bot !== undefined);
export const has = (type: string) => (message: Told) => message.events.some((event) => event.type === type);
export const isHere = (id: number, there: boolean) => (lobby: Lobby) =>
  lobby.people.some((person) => person.id === id && person.here === there);

/** Until it is so. */
export const patiently = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 40_000, interval: 50 });

/** So many moves of others than seat 0 from now on; like people, a bot may well think for ten seconds. */
export async function botsMove(page: Page, count = 1): Promise<void> {
  const from = page.heard.length;
  const isOne = (message: ServerMessage) =>
    message.type === 'told' && message.events.some((event) => event.type === 'moved' && event.seat > 0);
  const moves = () => page.heard.slice(from).filter(isOne).length;
  await patiently(() => moves() >= count);
}

export async function withBots(
  url: string,
  names: readonly string[],
  bots: number,
  level: MateLevel = 'quick',
): Promise<{ code: string; pages: Page[]; lobby: Lobby }> {
  const { code, pages } = await sitting(url, names);
  const [host] = pages as [Page];
  for (let one = 0; one < bots; one++) host.send({ type: 'addBot', level });
  const lobby = await host.next('lobby', (told) => botsIn(told).length === bots);
  return { code, pages, lobby };
}

/** By seat, as everyone was told them with the deal. */
const handsIn = ({ events }: Extract<ServerMessage, { type: 'game' }>) =>
  (events[0] as { readonly hands: readonly (readonly string[])[] }).hands;

/** Dealt, and begun: bots are ready before the people are. */
export async function begun(pages: readonly Page[], choice: object = { scenario: 1 }): Promise<void> {
  const [host] = pages as [Page];
  host.send({ type: 'choose', choice: choice as never });
  host.send({ type: 'deal' });
  for (const page of pages) await page.next('game');
  await readied(pages);
}

async function readied(pages: readonly Page[]): Promise<void> {
  for (const page of pages) act(page, { type: 'ready', ready: true });
  for (const page of pages) await page.next('told', has('started'));
}

/** With seven bots, dealt anew until they hold all actions: then they need not wait for somebody who does nothing. */
export async function begunForIdle(page: Page): Promise<void> {
  for (;;) {
    page.send({ type: 'deal' });
    const [own, ...others] = handsIn(await page.next('game')).map((hand) => hand.join(''));
    if ([...(own ?? '')].every((action) => others.join('').includes(action))) return readied([page]);
    page.send({ type: 'leave' });
  }
}

export async function refusedBy(page: Page, message: Parameters<Page['send']>[0]): Promise<string> {
  page.send(message);
  return (await page.next('refused')).refusal.refused;
}
