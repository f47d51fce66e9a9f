import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { readLog } from '#cli/readLog.ts';
import { openPlay } from '#client/state/heistPlay.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSets } from '#content/tiles.ts';
import { LOG_FORMAT } from '#engine/core/log.ts';
import {
  type Box,
  contentHash,
  type Game,
  isRefusal,
  logHeader,
  type MallEntry,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { openAuthority } from '#room/authority.ts';
import type { Lobby } from '#room/lobby.ts';
import { type MallEngine, mallEngine } from '#room/mallEngine.ts';
import { openCatalogue } from '#server/catalogue.ts';
import { writes } from '#server/store.ts';
import { boxWith, REDRAWN } from '../content/redrawn.ts';
import { dealtTable, openPage, type Page, played, sitting } from './client.ts';
import { hosted } from './hosted.ts';
import { faultsIn, openKept } from './place.ts';

// Tiles that are drawn anew are for new games: those that run, and those that were played, keep their own.

const here = await hosted();

// The tiles that were drawn anew lie on top, so that the way leads over them.
const setup: Setup = { ...(setupFor({ scenario: 1, players: 2 }) as Setup), onTop: ['L1', 'L2'] };
const older: Box = boxWith(tileSets().at(-1) ?? tileSets()[0], setup);
const GAME = 'older';

/** A game that was just dealt out of the older box, on the table of this room. */
async function begun(code: string): Promise<Game> {
  const store = await openKept(here.kept);
  const { authority, opened } = openAuthority(mallEngine(older), randomFrom('older tiles'));
  const header = logHeader(older, { scenario: 1 });
  await store.kept(
    writes.game({ id: GAME, room: code, header, seats: [1, 2] }),
    writes.append(GAME, 0, opened.entry as MallEntry),
    writes.room(code, { ...((await store.room(code)) as Lobby), game: GAME }),
  );
  await store.close();
  return authority.game;
}

type Dealt = Extract<Page['heard'][number], { type: 'game' }>;

const isWin = (message: Page['heard'][number]) =>
  message.type === 'told' && message.events.some((event) => event.type === 'ended' && event.won);

it('[M26] a game begun with the tiles of release 0.1 goes on with them, and its log replays to its fingerprint', async () => {
  const { code, pages: before } = await sitting(here.url(), ['Ada', 'Bo']);
  const begin: { game?: Game } = {};
  await here.restart(async () => {
    begin.game = await begun(code);
  });
  const pages: Page[] = [];
  for (const { cookie } of before) {
    const page = await openPage(here.url(), code, cookie, '&page=p&try=1');
    const told = await page.next('game');
    expect(told).toMatchObject({ game: GAME, content: contentHash(older) });
    expect(openPlay(told, told.setup as Setup, told.content)?.view.box.tiles).toEqual(older.tiles);
    pages.push(page);
  }
  const made = plan(begin.game as Game, 'older tiles');
  if (made.outcome !== 'won') throw new Error('not won');
  for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
  for (const page of pages) if (!page.heard.some(isWin)) await page.next('told', isWin);
  const log = await (await fetch(`${here.url()}/api/games/${GAME}/log`)).text();
  expect(JSON.parse(log.split('\n')[0] ?? '')).toMatchObject({ content: contentHash(older) });
  const read = readLog(log);
  expect(isRefusal(read) ? read : read.good).toBe(true);
  expect(isRefusal(read) ? read : read.steps[0]?.game.box.tiles).toEqual(older.tiles);
  expect(await faultsIn(here.kept)).toEqual([]);
});

it('a new game is told to be played with the newest tiles', async () => {
  const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3, sister: true });
  const [{ heard }] = pages as [Page];
  const { content, setup: dealt } = heard.find(({ type }) => type === 'game') as Dealt;
  expect((dealt as Setup).deck).toContain('L1');
  expect(content).toBe(contentHash(boxWith(tileSets()[0], dealt as Setup)));
});

describe('a catalogue with two sets', () => {
  const catalogue = openCatalogue(REDRAWN);
  const boxOf = (box: Box) => (catalogue.engineOf(logHeader(box, {})) as MallEngine | null)?.box.tiles;

  it.each([0, 1])('has the rules of what was played with set %i, over those tiles', (which) => {
    const box = boxWith(REDRAWN[which] ?? REDRAWN[0], setup);
    expect(boxOf(box)).toEqual(box.tiles);
  });

  it('deals the newest, and has no rules over tiles that nobody knows', () => {
    const opened = catalogue.open(setup);
    const newest = contentHash(boxWith(REDRAWN[0], setup));
    expect('header' in opened && opened.header({}).content).toBe(newest);
    expect(catalogue.engineOf({ format: LOG_FORMAT, setup, content: 'x' })).toBeNull();
    expect(catalogue.engineOf({ format: LOG_FORMAT, setup, content: newest })).not.toBeNull();
    expect(catalogue.engineOf({ format: LOG_FORMAT + 1, setup, content: newest })).toBeNull();
    expect(catalogue.engineOf({ format: LOG_FORMAT, setup, content: undefined as never })).toBeNull();
  });
});
