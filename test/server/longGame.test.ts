import { expect, it } from 'vitest';
import { MOST_ACTS } from '#engine/core/acts.ts';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal } from '#engine/mall/index.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import { receive, reviveAuthority } from '#room/authority.ts';
import { type AnyHeader, type AnySetup, openCatalogue } from '#server/catalogue.ts';
import { writes } from '#server/store.ts';
import { comeBack } from '../postgres/nodes.ts';
import { act, dealtTable, newRoom, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { openKept } from './place.ts';

// The longest game there can be, on a real server: it takes no more acts, and whoever fetches it keeps nobody waiting.

const here = await hosted();
const catalogue = openCatalogue();

const DRAWING = `quest corridor

+-----+-----+-----+
|iP          xP   |
+-----+-----+-----+
`;
const choice = { tower: { drawing: DRAWING, name: 'Corridor', tongue: 'beginner' } };
const walk = (n: number) => ({ type: 'move', pawn: 'mage', from: n % 2, to: 1 - (n % 2) });

/** So many are on their way at once. */
const A_FEW = 200;

/** All acts but so many that a game takes, into its log. */
async function playOn(id: string, left: number): Promise<void> {
  const store = await openKept(here.kept);
  const entries = await store.entries(id);
  const engine = catalogue.engineOf((await store.game(id))?.header as AnyHeader);
  if (engine === null) throw new Error('it was just dealt');
  const authority = reviveAuthority(engine, entries);
  for (let n = 0; n < MOST_ACTS - left; n++) {
    const { entry } = receive(authority, { seat: 0, id: `long ${n}`, command: walk(n) }, 0);
    if (entry === null) throw new Error(`act ${n} is refused`);
    const kept = store.kept(writes.append(id, entries.length + n, entry));
    if (n % A_FEW === 0) await kept;
  }
  await store.close();
}

const gameOf = ({ heard }: Page) => (heard.find(({ type }) => type === 'game') as { game: string }).game;
const logOf = (id: string) => fetch(`${here.url()}/api/games/${id}/log`);

let long: string;

it('[R23b] takes its last act and no other, and the table deals again', async () => {
  const { code, pages } = await dealtTable(here.url(), ['Ada'], choice);
  const [{ cookie }] = pages as [Page];
  long = gameOf(pages[0] as Page);
  await here.restart(() => playOn(long, 1));
  const ada = await comeBack(here.url(), code, cookie, 15_000);
  await ada.next('told', ({ first, events }) => first + events.length > MOST_ACTS + 1);
  const last = act(ada, walk(MOST_ACTS - 1));
  // Whoever is still being told what was before is acknowledged beside it.
  const isDone = (message: Page['heard'][number]) =>
    (message.type === 'told' && message.ack === last) || (message.type === 'verdict' && message.id === last);
  await expect.poll(() => ada.heard.some(isDone), { timeout: 8_000 }).toBe(true);
  const more = act(ada, walk(MOST_ACTS));
  const { refusal } = await ada.next('verdict', ({ id }) => id === more);
  expect(refusal).toEqual({ refused: 'game.tooLong', params: { most: MOST_ACTS } });
  expect((await logOf(long)).status).toBe(404);
  ada.send({ type: 'leave' });
  ada.send({ type: 'deal' });
  expect((await ada.next('game')).events).toHaveLength(1);
});

it('is copied for whoever fetches it while others are answered', async () => {
  const other = await openPage(here.url(), await newRoom(here.url()));
  let arrived = false;
  const fetched = logOf(long).then((answer) => {
    arrived = true;
    return answer;
  });
  // A server that did it itself would answer the first or second of these, and then nobody until the log is there.
  for (let sent = 0; sent < 30; sent++) {
    other.send({ type: 'ping', sent });
    await other.next('pong', (pong) => pong.sent === sent);
  }
  expect(arrived).toBe(false);
  const answer = await fetched;
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('content-disposition'),
  ]).toEqual([200, 'application/x-ndjson; charset=utf-8', 'attachment; filename="hushglass.jsonl"']);
  const log = decodeLog<AnySetup, TowerEvent>(await answer.text());
  if (isRefusal(log)) throw new Error(log.refused);
  expect(log.entries.filter(({ seat }) => seat !== null)).toHaveLength(MOST_ACTS);
  const engine = catalogue.engineOf(log.header);
  expect(engine?.hash(engine.replay(log.entries), log.entries, log.header.format)).toBe(log.hash);
  expect(log.header.names).toEqual(['Ada']);
});

it('who comes when too many wait is told so at once', async () => {
  // A small machine that has just copied a long log may have kept its database waiting.
  await expect.poll(async () => (await fetch(`${here.url()}/healthz`)).status).toBe(200);
  // More than wait, and no more than an address may ask for in a minute: which of the two is told first is nobody's promise.
  const answers = Array.from({ length: 36 }, async () => {
    const answer = await logOf(long);
    return { status: answer.status, text: await answer.text() };
  });
  const busy = { status: 503, text: JSON.stringify({ refused: 'server.busy', params: {} }) };
  expect(await Promise.race(answers)).toEqual(busy);
  // A server that stops lets those go who still wait.
  await here.restart();
  await Promise.allSettled(answers);
});
