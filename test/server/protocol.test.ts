import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { KNOWN_TYPES } from '#protocol/server.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { ROUTES } from '../../tools/protocol/routes.ts';
import { ServerMessages } from '../../tools/protocol/told.ts';
import { act, dealtTable, openPage, type Page, played, start } from './client.ts';
import { hosted } from './hosted.ts';

// What docs/protocol.md says is what a running server does.

const routes = new Set<string>();
const listen = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
  });
subscribe('fastify.initialization', listen);
const here = await hosted();
unsubscribe('fastify.initialization', listen);

const first = (pages: readonly Page[]) => pages[0] as Page;
const gameId = (page: Page) =>
  (page.heard.findLast(({ type }) => type === 'game') as { readonly game: string }).game;

it('has every route of the server, and no other', () => {
  expect([...routes].sort()).toEqual(Object.keys(ROUTES).sort());
});

/** Everything that a page hears on the way, win included. */
async function wonGame(): Promise<readonly Page[]> {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3 });
  const made = plan(await secretGameIn(here.kept, gameId(first(pages))), 'protocol');
  if (made.outcome !== 'won') throw new Error('not won');
  for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
  first(pages).send({ type: 'say', text: 'We are out' });
  await first(pages).next('said');
  first(pages).send({ type: 'gesture', sign: 'ping', path: [[1, 2]] });
  await first(pages).next('gesture');
  first(pages).send({ type: 'wayBack' });
  await first(pages).next('wayBack');
  const late = await openPage(here.url(), code);
  await late.next('chat');
  late.send('nonsense');
  await late.next('refused');
  const again = await openPage(here.url(), code, first(pages).cookie);
  await first(pages).next('goodbye');
  return [...pages, late, again];
}

async function questionsAndStares(): Promise<readonly Page[]> {
  const { pages } = await dealtTable(here.url(), ['Cy', 'Di'], {
    tower: { quest: '1-1', tongue: 'expert' },
  });
  first(pages).send({ type: 'ping', sent: 1 });
  await first(pages).next('pong');
  first(pages).send({ type: 'point', icon: 'exit' });
  await (pages[1] as Page).next('pointed');
  return pages;
}

async function secrets(): Promise<readonly Page[]> {
  const { pages } = await dealtTable(here.url(), ['Ed', 'Flo', 'Gus', 'Hal'], {
    scenario: 9,
    roles: { level: 'E' },
    modules: ['guard', 'guardRoom', 'spells'],
  });
  await start(pages);
  const asked = act(first(pages), { type: 'stare', target: 1 });
  await first(pages).next('verdict', ({ id }) => id === asked);
  await (pages[1] as Page).next('stare');
  return pages;
}

it('has a schema that fits whatever is heard in an evening over sockets', async () => {
  const pages = [...(await wonGame()), ...(await questionsAndStares()), ...(await secrets())];
  const heard = pages.flatMap((page) => page.heard);
  for (const message of heard)
    expect([message, v.safeParse(ServerMessages[message.type], message).issues ?? []]).toEqual([message, []]);
  expect([...new Set(heard.map(({ type }) => type))].sort()).toEqual(Object.keys(KNOWN_TYPES).sort());
  for (const page of pages) page.close();
});

/** Whatever file that would be. */
const isAnyFile = (key: string) => key === 'GET /*';

it('has an answer for every question, also for one that makes no sense', async () => {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  first(pages).send({ type: 'leave' });
  await first(pages).next('lobby', ({ game }) => game === null);
  const game = gameId(first(pages));
  const cookie = first(pages).cookie;
  for (const [key, route] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = key.split(' ');
    if (method !== 'GET' || isAnyFile(key)) continue;
    const known = path.includes('games') ? game : code;
    const query = new URLSearchParams(
      Object.keys(route.asked ?? {}).flatMap((name) =>
        name === 'room' ? [[name, code]] : name === 'game' ? [[name, game]] : [],
      ),
    );
    const address = path
      .replace(':of', 'quest')
      .replace(/:\w+/, path.includes('tally') ? '1-1' : known)
      .replace('*', 'x');
    const answer = await fetch(`${here.url()}${address}?${query}`, { headers: { cookie } });
    const body = await answer.text();
    if (answer.status === route.answer.status) checkBody(key, answer, body);
    else checkRefusal(key, answer.status, body);
    const wrong = await fetch(`${here.url()}${path.replace(/:\w+/g, 'nowhere').replace('*', 'x')}?room=`);
    if (wrong.status >= 400) checkRefusal(key, wrong.status, await wrong.text());
  }
});

function checkBody(key: string, answer: Response, body: string): void {
  const is = ROUTES[key]?.answer.is;
  if (typeof is === 'string')
    expect([key, answer.headers.get('content-type')]).toEqual([key, expect.stringContaining(is)]);
  else if (is !== undefined && is !== null)
    expect([key, v.safeParse(is, JSON.parse(body)).issues ?? []]).toEqual([key, []]);
}

function checkRefusal(key: string, status: number, body: string): void {
  const codes = ROUTES[key]?.refused[status];
  expect([key, status, codes]).toEqual([key, status, expect.anything()]);
  expect(codes).toContain(JSON.parse(body).refused);
}
