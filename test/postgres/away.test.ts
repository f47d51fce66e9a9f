import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Cutter, openCutter } from '../../bench/cluster/cutter.ts';
import { freePort } from '../../bench/load/child.ts';
import { act, dealtTable, openPage, type Page, start } from '../server/client.ts';
import { freshPlace, startChildOn } from '../server/place.ts';
import { comeBack, type Nodes, openNodes } from './nodes.ts';

// A database that is away, or slow: nothing is acknowledged, no sand runs, and once it is back all goes on.

let all: Nodes;
let line: Cutter | null = null;
afterEach(async () => {
  line?.mend();
  await all?.end();
  line?.close();
  line = null;
});

const BOTH = { ways: ['up', 'down'], late: false } as const;

/** One node that reaches its database by a line that can be cut, and a game on it. */
async function behindALine() {
  const way = await openCutter(inject('postgres'));
  line = way;
  all = await openNodes(1, {}, way.port);
  const { url } = all.nodes[0] as { url: string };
  const { code, pages } = await dealtTable(url, ['Ada', 'Bo']);
  await start(pages);
  return { way, url, code, pages: pages as [Page, Page] };
}

const health = async (url: string) => (await fetch(`${url}/healthz`)).status;

async function roomTime(page: Page): Promise<number> {
  page.send({ type: 'ping', sent: 0 });
  return (await page.next('pong')).host;
}

const isAcknowledged = (page: Page, id: number) =>
  page.heard.some((message) => message.type === 'told' && message.ack === id);

/**
 * The same act until it is not too soon any more: what somebody may do has to come back first, wherever they are. On a busy
 * machine a node may be given up meanwhile: whoever is told so comes again, as a page does.
 */
async function done(url: string, code: string, cookie: string, id = 1_000_000): Promise<void> {
  const isDone = ({ heard }: Page) =>
    heard.some(
      (one) =>
        (one.type === 'told' && one.ack === id) ||
        (one.type === 'verdict' && one.id === id && one.refusal === null),
    );
  for (;;) {
    const page = await comeBack(url, code, cookie);
    while (!page.heard.some(({ type }) => type === 'goodbye')) {
      page.send({ type: 'do', id, command: { type: 'pause', pause: true } });
      await sleep(500);
      if (isDone(page)) return;
    }
  }
}

describe('the database is away', () => {
  it('[M26] everyone is told, nothing is acknowledged, the sand stands still, and the game goes on once it is back', async () => {
    const {
      way,
      url,
      code,
      pages: [ada, bo],
    } = await behindALine();
    const before = await roomTime(ada);
    const began = performance.now();
    way.cut(BOTH);
    const cut = performance.now();
    const asked = act(ada, { type: 'pause', pause: true });
    expect(await ada.next('goodbye')).toEqual({ type: 'goodbye', why: 'unwell' });
    expect(await bo.next('goodbye')).toEqual({ type: 'goodbye', why: 'unwell' });
    expect(isAcknowledged(ada, asked)).toBe(false);
    expect(await health(url)).toBe(503);
    const room = await fetch(`${url}/api/rooms`, { method: 'POST' });
    expect([room.status, await room.json()]).toEqual([503, { refused: 'server.unwell', params: {} }]);
    const knocking = await openPage(url, code, bo.cookie);
    expect((await knocking.next('goodbye')).why).toBe('unwell');
    await sleep(500);
    const mended = performance.now();
    way.mend();

    await expect.poll(() => health(url)).toBe(200);
    const back = await comeBack(url, code, ada.cookie);
    const game = await back.next('game');
    const ran = cut - began + (performance.now() - mended);
    expect(game.host - before).toBeLessThanOrEqual(ran + 100);
    expect(game.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'paused']));
    expect(await all.ask(`SELECT count(*)::int AS n FROM entries WHERE entry LIKE '%wished%'`)).toEqual([
      { n: 0 },
    ]);
    await done(url, code, ada.cookie);
  });

  it('for a moment: what was asked meanwhile is acknowledged when it is kept, and not before', async () => {
    const {
      way,
      pages: [ada],
    } = await behindALine();
    way.cut({ ways: ['up', 'down'], late: true });
    const asked = act(ada, { type: 'pause', pause: true });
    await sleep(300);
    expect(isAcknowledged(ada, asked)).toBe(false);
    way.mend();
    // A machine that stops for a second meanwhile makes it one that was away.
    await Promise.race([
      ada.next('told', ({ ack }) => ack === asked),
      ada.next('goodbye', ({ why }) => why === 'unwell'),
    ]);
  });

  it('only its answers are lost: what it kept is known when it is back, and is not done twice', async () => {
    const {
      way,
      url,
      code,
      pages: [ada],
    } = await behindALine();
    way.cut({ ways: ['down'], late: false });
    const asked = act(ada, { type: 'pause', pause: true });
    expect((await ada.next('goodbye')).why).toBe('unwell');
    way.mend();
    await expect.poll(() => health(url)).toBe(200);
    await done(url, code, ada.cookie, asked);
    const [kept] = await all.ask(`SELECT count(*)::int AS n FROM entries WHERE entry LIKE '%"0 ${asked}"%'`);
    expect(kept).toEqual({ n: 1 });
  });
});

/** Its disk: whatever is written of a game takes longer to commit than is waited for. */
async function slowCommits(): Promise<() => Promise<unknown>> {
  await all.ask(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END $$`);
  await all.ask(`CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION slow()`);
  return () => all.ask('DROP TRIGGER slow ON entries');
}

/** What whoever comes back is told, all that while. */
async function wordsFor(milliseconds: number, url: string, code: string, cookie: string) {
  const until = performance.now() + milliseconds;
  const words = new Set<string>();
  while (performance.now() < until) {
    const page = await openPage(url, code, cookie, '&page=p&try=2').catch(() => null);
    const left = page?.closed.then(() => null);
    const word = await Promise.race([page?.next('goodbye'), page?.next('game'), left]).catch(() => null);
    if (word != null) words.add(word.type === 'goodbye' ? word.why : word.type);
    page?.close();
    await sleep(100);
  }
  return words;
}

describe.each([
  [
    'there and back',
    async ({ slow }: Cutter) => {
      slow(650);
      return () => slow(0);
    },
    ['unwell'],
  ],
  // It is kept late, and found when it is looked for: whoever comes may be told of that, and of nothing else.
  ['in committing', slowCommits, ['unwell', 'game']],
])('the database is slow, %s', (_, begin, told) => {
  it('[M26] as long as that lasts all are told, nothing is acknowledged and no sand runs; then all goes on', async () => {
    const { way, url, code, pages } = await behindALine();
    const [ada, bo] = pages;
    const [before, began] = [await roomTime(ada), performance.now()];
    const mend = await begin(way);
    const ran = performance.now() - began;
    const asked = act(ada, { type: 'pause', pause: true });
    for (const page of pages) expect((await page.next('goodbye')).why).toBe('unwell');
    const words = await wordsFor(7_000, url, code, bo.cookie);
    expect(words).toContain('unwell');
    expect(told).toEqual(expect.arrayContaining([...words]));
    expect(isAcknowledged(ada, asked)).toBe(false);
    const mended = performance.now();
    await mend();

    await expect.poll(() => health(url)).toBe(200);
    const back = await comeBack(url, code, ada.cookie);
    const { host } = await back.next('game');
    // As long as a commit is waited for nobody knows yet.
    expect(host - before).toBeLessThanOrEqual(ran + performance.now() - mended + 1_250);
    await done(url, code, ada.cookie, asked);
    const [kept] = await all.ask(`SELECT count(*)::int AS n FROM entries WHERE entry LIKE '%"0 ${asked}"%'`);
    expect(kept).toEqual({ n: 1 });
  }, 40_000);
});

describe('a node that was given up', () => {
  it('lets go at once, acknowledges nothing more, and is one of them again under another lease', async () => {
    all = await openNodes(2);
    const [one, two] = all.nodes.map(({ url }) => url) as [string, string];
    const { code, pages } = await dealtTable(one, ['Ada', 'Bo']);
    await start(pages);
    const [ada] = pages as [Page];
    const before = await all.ask(`SELECT lease FROM leases WHERE address = '${one}' AND ended IS NULL`);
    await all.ask(`UPDATE leases SET ended = clock_timestamp() WHERE address = '${one}'`);
    const asked = act(ada, { type: 'pause', pause: true });
    expect((await ada.next('goodbye')).why).toBe('unwell');
    expect(isAcknowledged(ada, asked)).toBe(false);
    const elsewhere = await comeBack(two, code, ada.cookie);
    await elsewhere.next('game');
    const alive = () => all.ask(`SELECT lease FROM leases WHERE address = '${one}' AND ended IS NULL`);
    await expect.poll(alive).toHaveLength(1);
    expect(await alive()).not.toEqual(before);
    // The other has the room; this one passes on.
    await done(one, code, pages[1]?.cookie ?? '');
  });
});

describe('a node that is stopped, and goes on before anybody has given it up', () => {
  it('[M26] has not counted that time: no sand ran while nobody could act', async () => {
    const place = await freshPlace();
    const node = await startChildOn(place, await freePort());
    onTestFinished(async () => {
      await node.end('SIGKILL');
      place.clear();
    });
    const { code, pages } = await dealtTable(node.url, ['Ada', 'Bo']);
    await start(pages);
    const [ada] = pages as [Page];
    const [before, began] = [await roomTime(ada), performance.now()];
    let stopped = 0;
    for (const stop of [700, 2_500]) {
      stopped += stop;
      node.process.kill('SIGSTOP');
      await sleep(stop);
      node.process.kill('SIGCONT');
      // What was on its way when it was stopped for long may be settled first: then it is as after a restart.
      const back = await comeBack(node.url, code, ada.cookie);
      const ran = performance.now() - began - stopped;
      expect((await back.next('game')).host - before).toBeLessThanOrEqual(ran + 250);
    }
  });
});
