import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { examineFile } from '#server/check/index.ts';
import { freePort, SERVER } from '../../bench/load/child.ts';
import { act, openPage, type Page } from './client.ts';
import { freshPlace, onFiles, settingsOf } from './place.ts';
import { cardIn, has, isTraitor, type RolesTable, rolesTable } from './rolesTable.ts';

// [H0.1] a card exists on the server and on its holder's page, and nowhere else until it is shown. A whole server that logs
// everything it can, and everything it says to anyone who asks.

const place = await freshPlace();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const child = spawn(process.execPath, [SERVER], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    ...settingsOf(place),
    HUSHGLASS_PORT: String(port),
    HUSHGLASS_HOST: '127.0.0.1',
    HUSHGLASS_LOG: 'debug',
  },
});
let logged = '';
for (const stream of [child.stdout, child.stderr])
  stream.on('data', (data) => {
    logged += String(data);
  });
for (let ready = false; !ready && child.exitCode === null; await sleep(20))
  ready = await fetch(`${url}/api/lan`).then(
    ({ status }) => status === 200,
    () => false,
  );
afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  place.clear();
});

const CARD = /"[A-E]\d\d"/g;
const cardsIn = (text: string) => [...new Set(text.match(CARD) ?? [])].map((card) => card.slice(1, -1));
/** Since this game was told; others may have been dealt before it. */
const textOf = ({ frames }: Page, game: string) => {
  const texts = frames.map(String);
  const first = texts.findIndex((text) => text.startsWith(`{"type":"game","game":"${game}"`));
  return texts.slice(Math.max(0, first)).join('\n');
};

async function told(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(`${url}${path}`);
  return { status: answer.status, text: await answer.text() };
}

/** Everything that anyone may ask, with or without the link. */
async function askedAll({ code, game }: RolesTable): Promise<string> {
  const answers = await Promise.all(
    [
      `/api/games/${game}/log`,
      `/api/games/${game}/room`,
      `/api/rooms/${code}`,
      `/api/rooms/${code}/achievements`,
      `/api/book?room=${code}`,
      `/api/book/past?room=${code}`,
      `/api/book/records?game=${game}`,
      `/api/book/sides?room=${code}`,
      `/api/book/open?room=${code}`,
      '/metrics',
      '/healthz',
    ].map(told),
  );
  expect(answers[0]?.status).toBe(404);
  expect(answers[6]?.status).toBe(404);
  return answers.map(({ text }) => text).join('\n');
}

describe('[H0.1] a card', () => {
  it('is told to its holder alone while the game runs, by no frame, answer, figure or line of a log', async () => {
    const table = await rolesTable(url, 5, 'C', { fits: (cards) => cards.some(isTraitor) });
    const { pages, cards, code, game, watcher } = table;
    const [ada, bo, cy, di] = pages as [Page, Page, Page, Page];
    act(ada, { type: 'putEye', target: 1 });
    const traitor = pages[cards.findIndex(isTraitor)] as Page;
    const abandoned = act(traitor, { type: 'abandon' });
    const { refusal } = await traitor.next('verdict', ({ id }) => id === abandoned);
    expect(refusal?.refused).toBe('abandon.traitor');
    act(cy, { type: 'divine', target: 0, card: 'E01' });
    act(ada, { type: 'accuse', accused: [1] });
    for (const page of pages) await page.next('told', has('accused'));
    act(cy, { type: 'vote', up: true });
    act(cy, { type: 'vote', up: false });
    await cy.next('told', ({ events }) => events.some((event) => 'mine' in event && event.mine === false));
    const late = await openPage(url, code);
    late.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await late.next('game');
    const again = await openPage(url, code, bo.cookie);
    again.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect(cardIn(await again.next('game'))).toBe(cards[1]);
    const open = [ada, again, cy, di, pages[4] as Page];
    for (const [seat, page] of open.entries()) {
      expect(cardsIn(textOf(page, game)).sort(), `seat ${seat}`).toEqual([cards[seat]]);
      expect(textOf(page, game)).not.toContain('hidden"');
      if (page !== cy) expect(textOf(page, game)).not.toContain('mine');
    }
    for (const page of [watcher, late]) expect(cardsIn(textOf(page, game))).toEqual([]);
    expect(cardsIn(await askedAll(table))).toEqual([]);
    if (onFiles) expect(cardsIn(JSON.stringify(examineFile(place.data)))).toEqual([]);
    expect(cardsIn(logged.replaceAll('\\', ''))).toEqual([]);
    expect(logged).toContain(game);
  }, 20_000);

  it('is in the log of a game that is over: broken off by its host, it never comes back', async () => {
    const { pages, game, cards } = await rolesTable(url, 4, 'B');
    expect((await told(`/api/games/${game}/log`)).status).toBe(404);
    pages[0]?.send({ type: 'leave' });
    // Broken off and kept: whoever asks for another is told of it afterwards.
    pages[0]?.send({ type: 'deal' });
    await pages[1]?.next('game');
    const { status, text } = await told(`/api/games/${game}/log`);
    expect(status).toBe(200);
    for (const card of cards) expect(text).toContain(`"${card}"`);
  });
});
