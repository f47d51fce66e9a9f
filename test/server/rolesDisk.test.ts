import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClientMessage } from '#protocol/messages.ts';
import { freePort } from '../../bench/load/child.ts';
import { act, newRoom, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { faultsIn, freshPlace, holdWrites, startChildOn } from './place.ts';
import { eventIn, has, isTraitor, type RolesTable, rolesTable } from './rolesTable.ts';

// Votes and verdicts over a disk that takes its time, fails, or whose server is killed.

const here = await hosted();
const EVERYTHING = { type: 'resume', game: null, epoch: null, seen: 0 } as const;
const [HOST, ACCUSED, ACCUSER, VOTER, LAST] = [0, 1, 2, 3, 4];

const answered = (count: number) => (told: Parameters<typeof eventIn>[0]) =>
  eventIn(told, 'voted')?.answered === count;

/** Somebody of this side is accused, and all but one have said yes. */
async function nearlyAgreed(traitor: boolean, url = here.url()): Promise<RolesTable> {
  const table = await rolesTable(url, 5, 'B', {
    fits: (cards) => isTraitor(cards[ACCUSED] as (typeof cards)[number]) === traitor,
  });
  const { pages, watcher } = table;
  watcher.send({ type: 'enter', name: 'Eve' });
  await watcher.next('lobby', ({ you }) => you !== null);
  act(pages[ACCUSER] as Page, { type: 'accuse', accused: [ACCUSED] });
  for (const page of pages) await page.next('told', has('accused'));
  for (const seat of [HOST, VOTER]) act(pages[seat] as Page, { type: 'vote', up: true });
  for (const page of [...pages, watcher]) await page.next('told', answered(2));
  return table;
}

/** What was sent by then is judged: an answer that needs no disk comes after it. */
async function judged(page: Page): Promise<void> {
  page.send({ type: 'ping', sent: 1 });
  await page.next('pong');
}

/** What is answered otherwise where a game is over, or somebody is out. */
const QUESTIONS: readonly ClientMessage[] = [
  { type: 'callOff', want: true },
  { type: 'callOff', want: false },
  { type: 'sit', chair: 8 },
  { type: 'choose', choice: { scenario: 1 } },
  { type: 'free', person: 99 },
  { type: 'standIn', seat: 0 },
  { type: 'letBot', seat: 0, level: 'quick', want: true },
  { type: 'kick', person: 99, out: true },
  { type: 'again', want: true },
  { type: 'say', text: 'so?' },
  { type: 'do', id: 900_001, command: { type: 'doSomething', target: 0 } },
];

/** Whatever anyone is answered while this is on its way to the disk, and then what became of it. */
async function whileWritten({ pages, watcher, code, game }: RolesTable, deed: () => void) {
  const everyone = [...pages, watcher];
  const late = await openPage(here.url(), code);
  const from = everyone.map(({ heard }) => heard.length);
  const disk = await holdWrites(here.kept);
  deed();
  for (const page of everyone) await judged(page);
  for (const page of everyone) for (const question of QUESTIONS) page.send(question);
  late.send(EVERYTHING);
  const { events } = await late.next('game');
  for (const page of everyone) await judged(page);
  const said = everyone.map(({ heard }, place) =>
    heard.slice(from[place]).filter(({ type }) => type !== 'pong'),
  );
  const log = await fetch(`${here.url()}/api/games/${game}/log`);
  await disk.release();
  return { said, log: log.status, events: events.map(({ type }) => type).slice(-3) };
}

const decides = ({ pages }: RolesTable) => act(pages[LAST] as Page, { type: 'vote', up: true });

describe('a verdict that is not on the disk yet', () => {
  it('[H1.5] [R5] is nobody’s to learn from any answer: an eye on its way is answered as one that ends the game', async () => {
    const eyed = await nearlyAgreed(true);
    const plain = await whileWritten(eyed, () =>
      act(eyed.pages[LAST] as Page, { type: 'putEye', target: 0 }),
    );
    const unmasks = await nearlyAgreed(true);
    expect(await whileWritten(unmasks, () => decides(unmasks))).toEqual(plain);
    for (const page of [...unmasks.pages, unmasks.watcher]) {
      const told = await page.next('told', has('thumbsShown'));
      expect(eventIn(told, 'eliminated')).toMatchObject({ seat: ACCUSED });
    }
    const condemns = await nearlyAgreed(false);
    expect(await whileWritten(condemns, () => decides(condemns))).toEqual(plain);
    for (const page of [...condemns.pages, condemns.watcher]) {
      const told = await page.next('told', has('thumbsShown'));
      expect(eventIn(told, 'ended')).toMatchObject({ reason: 'condemned' });
    }
  }, 60_000);

  it('and cannot be written has not been: the vote is open as it was, and no card was shown', async () => {
    const table = await nearlyAgreed(false);
    const { pages, code, cards } = table;
    const disk = await holdWrites(here.kept);
    decides(table);
    // The writer gives a disk up that takes so long.
    await expect(newRoom(here.url())).resolves.toBeUndefined();
    await disk.givenUp();
    await disk.release();
    await Promise.all(pages.map(({ closed }) => closed));
    await expect
      .poll(async () => (await fetch(`${here.url()}/healthz`)).status, { timeout: 8_000 })
      .toBe(200);
    const back = await backAt(here.url(), code, pages);
    for (const [seat, page] of back.entries()) {
      const words = [...sinceDealt(pages[seat] as Page), ...page.frames].join();
      expect(words).not.toMatch(/thumbsShown|"ended"/);
      for (const card of cards) expect(words.includes(`"${card}"`)).toBe(card === cards[seat]);
    }
    act(back[LAST] as Page, { type: 'vote', up: false });
    const told = await (back[HOST] as Page).next('told', has('thumbsShown'));
    expect(eventIn(told, 'thumbsShown')).toMatchObject({ thumbs: [true, null, null, true, false] });
  }, 60_000);
});

/** What a page was told of this game: others may have been dealt before it. */
const sinceDealt = ({ frames, heard }: Page) =>
  frames.slice(heard.findLastIndex(({ type }) => type === 'game'));

/** Everyone comes back, and is told the game from its beginning. */
async function backAt(url: string, code: string, pages: readonly Page[]): Promise<readonly Page[]> {
  const back: Page[] = [];
  for (const { cookie } of pages) back.push(await openPage(url, code, cookie));
  for (const page of back) page.send(EVERYTHING);
  for (const page of back) await page.next('game');
  return back;
}

async function turnsThumb(page: Page, up: boolean): Promise<void> {
  const id = act(page, { type: 'vote', up });
  await page.next('told', ({ ack }) => ack === id);
}

describe('a server that is killed in the middle of a vote', () => {
  it('[H1.3] [R32] has kept every thumb that was answered, and the vote goes on with the time it had', async () => {
    const place = await freshPlace();
    const port = await freePort();
    onTestFinished(place.clear);
    const start = async () => {
      const child = await startChildOn(place, port);
      onTestFinished(() => void child.end('SIGKILL'));
      return child;
    };
    const first = await start();
    const { pages, code, cards } = await nearlyAgreed(true, first.url);
    // Turned over and back: only the last one counts.
    for (const up of [false, true, false]) await turnsThumb(pages[VOTER] as Page, up);
    await first.end('SIGKILL');
    await sleep(5_500);
    const second = await start();
    const back = await backAt(second.url, code, pages);
    const thumbOf = (seat: number) => thumbs(back[seat] as Page);
    expect([HOST, VOTER, LAST, ACCUSED].map(thumbOf)).toEqual([true, false, undefined, undefined]);
    for (const [seat, page] of back.entries())
      expect(cards.filter((card) => `${page.frames}`.includes(`"${card}"`))).toEqual([cards[seat]]);
    // With the last answer the vote is over: until then hers has to be another.
    await turnsThumb(back[VOTER] as Page, true);
    act(back[LAST] as Page, { type: 'vote', up: true });
    const told = await (back[HOST] as Page).next('told', has('thumbsShown'));
    expect(eventIn(told, 'thumbsShown')).toMatchObject({ validated: true });
    expect(eventIn(told, 'eliminated')).toMatchObject({ seat: ACCUSED });
    await second.end('SIGKILL');
    expect(await faultsIn(place)).toEqual([]);
  }, 60_000);
});

/** How this page has voted last, as it was told when it came back. */
function thumbs({ heard }: Page): unknown {
  const { events } = heard.findLast(({ type }) => type === 'game') as Extract<
    Page['heard'][number],
    { type: 'game' }
  >;
  return (events as readonly { readonly mine?: boolean }[]).findLast(({ mine }) => mine !== undefined)?.mine;
}
