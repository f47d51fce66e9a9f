import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { ACHIEVEMENT_IDS, type AchievementId, CROWN, GOALS } from '#content/achievements/goals.ts';
import type { MallCommand } from '#engine/mall/index.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import { ACHIEVEMENT_QUERIES } from '#server/achievementFile.ts';
import { type Deeds, witness } from '#server/deeds.ts';
import { openFile } from '#server/file.ts';
import { writes } from '#server/store.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { dealtTable, openPage, type Page, played, start } from './client.ts';
import { hosted } from './hosted.ts';
import { shelve } from './library.ts';
import { columnIn, forgetAt, freshPlace, onFiles, openKept, openToRead } from './place.ts';

// [XA0] [XA42] what people of a room have achieved: kept with the end of the game, told to whom it belongs.

const here = await hosted();

const keptFor = (code: string, cookie: string) =>
  fetch(`${here.url()}/api/rooms/${code}/achievements`, { headers: { cookie } });

async function listOf(code: string, cookie: string): Promise<readonly KeptAchievement[]> {
  return ((await (await keptFor(code, cookie)).json()) as { kept: readonly KeptAchievement[] }).kept;
}

const A_MOMENT = 3_000;

const held = (kept: readonly KeptAchievement[]) => kept.flatMap(({ id, game }) => (game === null ? [] : id));

const gameOf = (page: Page) => (page.heard.find(({ type }) => type === 'game') as { game: string }).game;

/** Somebody turns the sand, both talk, the token turns it again: an achievement, if the game is won. */
async function talkAway(pages: readonly [Page, Page]): Promise<void> {
  await start(pages);
  const { box, shared } = await secretGameIn(here.kept, gameOf(pages[0]));
  const timer = shared.pawns.indexOf(5);
  const pawn = box.pawns[timer] as string;
  const seatOf = (action: string, hands = shared.hands) =>
    pages[hands.findIndex((hand) => hand.join().includes(action))] as Page;
  await played(seatOf('W'), { type: 'move', pawn, from: 5, direction: 'west', distance: 1 });
  // As much sand as has run is left then: enough to say something.
  await sleep(A_MOMENT);
  await played(seatOf('N'), { type: 'move', pawn, from: 4, direction: 'north', distance: 1 });
  for (const page of pages) page.send({ type: 'say', text: 'I would rather be the elf' });
  for (const page of pages) await page.next('said');
  await played(pages[0], { type: 'turnSand' });
}

const SEEDS = ['one', 'two', 'three', 'four', 'five'];

/** A way to win from here, where there is one. */
async function planFrom(page: Page): Promise<readonly MallCommand[] | null> {
  const game = await secretGameIn(here.kept, gameOf(page));
  for (const seed of SEEDS) {
    const made = plan(game, seed);
    if (made.outcome === 'won') return made.log.map(({ command }) => command);
    if (made.outcome === 'lost') return null;
  }
  return null;
}

/** Not every mall can be won: as often as it takes. */
async function winnableTable() {
  for (;;) {
    const choice = { scenario: 3, modules: ['antiStress'] };
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice);
    if ((await planFrom(pages[0] as Page)) !== null) return { code, pages };
    for (const page of pages) page.close();
  }
}

async function winOn(pages: readonly Page[]): Promise<void> {
  const commands = await planFrom(pages[0] as Page);
  if (commands === null) throw new Error('no plan');
  for (const command of commands) await played(pages[command.seat as number] as Page, command as never);
}

describe('a won game', () => {
  it('[XA0] is told to those who played it, and to nobody else', async () => {
    const { code, pages } = await winnableTable();
    const watcher = await openPage(here.url(), code);
    watcher.send({ type: 'enter', name: 'Eve' });
    await watcher.next('lobby', ({ you }) => you !== null);
    await talkAway(pages as [Page, Page]);
    expect(await listOf(code, pages[0]?.cookie ?? '')).toEqual([]);
    // What was seen before a restart is seen again from the log.
    await here.restart();
    const back: Page[] = [];
    for (const { cookie } of pages) back.push(await openPage(here.url(), code, cookie, '&page=p&try=1'));
    for (const page of back) await page.next('game');
    // The sand is held until they are there.
    const since = async () => (await secretGameIn(here.kept, gameOf(back[0] as Page))).shared.clock.since;
    await expect.poll(since, { timeout: 8_000 }).toBeNull();
    await winOn(back);
    for (const { cookie } of pages) {
      const kept = await listOf(code, cookie);
      expect(held(kept)).toContain('XA10');
      expect(kept.find(({ id }) => id === 'XA10')).toMatchObject({ best: 1, game: gameOf(pages[0] as Page) });
      expect(kept.find(({ id }) => id === CROWN)).toMatchObject({ best: held(kept).length, game: null });
    }
    expect(await listOf(code, watcher.cookie)).toEqual([]);
    expect((await keptFor(code, '')).status).toBe(404);
    expect((await keptFor('nowhere', pages[0]?.cookie ?? '')).status).toBe(404);
  }, 60_000);
});

describe('an achievement that goes wrong', () => {
  it('costs nobody the game: nothing more is followed, and whoever runs the server is told', () => {
    const lost: string[] = [];
    const broken = {
      ...{ id: 'XA1' as const, first: null, count: () => 0 },
      see: () => {
        throw new Error('cannot see');
      },
    };
    const running = { shared: { phase: 'running' } };
    const deeds: Deeds = {
      chronicle: { looking: [{ achievement: broken, seen: null }] },
      people: 0,
      bots: 0,
      onLost: (why) => lost.push(why),
    };
    for (let acts = 0; acts < 2; acts++) witness(deeds, running, { at: 1, seat: 0, events: [] }, running);
    expect(deeds.chronicle).toBeNull();
    expect(lost).toEqual([expect.stringContaining('cannot see')]);
  });
});

describe('what is kept', async () => {
  const other = await freshPlace();
  afterAll(other.clear);

  const kept = async (...games: readonly Parameters<typeof writes.earned>[0][]) => {
    const store = await openKept(other);
    for (const game of games) await store.kept(...writes.earned(game));
    await store.close();
  };
  const listFor = async (room: string, person: number) => {
    const store = await openToRead(other);
    const list = await store.achievements(room, person);
    await store.close();
    return list;
  };
  const earn = (room: string, game: string, id: AchievementId, count: number, when = 1) => ({
    ...{ room, people: [1, 2], game, deeds: [{ id, count }], when },
  });

  it('[XA0] is the first game that earned it, and the farthest anyone was before', async () => {
    await shelve(other, { odd: 1, even: 1 }, []);
    await kept(
      earn('odd', 'first', 'XA16', 2),
      earn('odd', 'second', 'XA16', 5),
      earn('odd', 'third', 'XA16', 4),
    );
    expect(await listFor('odd', 1)).toEqual([{ id: 'XA16', best: 5, game: null, won: null }]);
    await kept(earn('odd', 'fourth', 'XA16', 6, 4), earn('odd', 'fifth', 'XA16', 6, 5));
    expect(await listFor('odd', 2)).toMatchObject([
      { id: 'XA16', best: 6, game: 'fourth', won: 4 },
      { id: CROWN },
    ]);
    expect(await listFor('odd', 3)).toEqual([]);
    expect(await listFor('even', 1)).toEqual([]);
  });

  it('[XA42] crowns whoever holds all others, in the commit of the last of them', async () => {
    const [last, ...others] = ACHIEVEMENT_IDS.filter((id) => id !== CROWN);
    const deeds = others.map((id) => ({ id, count: GOALS[id] }));
    await kept({ room: 'even', people: [1], game: 'many', deeds, when: 1 });
    const crown = async () => (await listFor('even', 1)).find(({ id }) => id === CROWN);
    expect(await crown()).toEqual({ id: CROWN, best: 40, game: null, won: null });
    await kept(earn('even', 'last', last as AchievementId, 9, 7));
    expect(await crown()).toEqual({ id: CROWN, best: 41, game: 'last', won: 7 });
    expect((await listFor('even', 2)).find(({ id }) => id === CROWN)).toMatchObject({ best: 1, game: null });
  });

  it('goes with its room, and is written for no room that is gone', async () => {
    await forgetAt(other, 'even');
    await kept(earn('even', 'late', 'XA1', 4), earn('nowhere', 'late', 'XA1', 4));
    expect(await columnIn(other, 'SELECT DISTINCT room FROM achievements')).toEqual(['odd']);
  });

  it.runIf(onFiles)('is found by an index', () => {
    const db = openFile(other.data);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${ACHIEVEMENT_QUERIES.of}`).all();
    db.close();
    expect(plan.map(({ detail }) => String(detail)).filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual(
      [],
    );
  });
});
