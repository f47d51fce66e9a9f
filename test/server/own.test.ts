import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { readLog } from '#cli/readLog.ts';
import { LONGEST_OWN_NAME, type OwnScenario } from '#content/own.ts';
import { readOwnCode } from '#content/ownCode.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import { isRefusal, type Setup } from '#engine/mall/index.ts';
import { LONGEST_MESSAGE, readChoice } from '#protocol/messages.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { bookLines, dealtTable, host, newRoom, openPage, type Page, played } from './client.ts';
import { hosted } from './hosted.ts';

const here = await hosted();

const OWN: OwnScenario = {
  name: 'Blind alley',
  start: '1B',
  tiles: tilesUpTo(12),
  onTop: ['15'],
  pieces: ['ownExits', 'divination'],
  sand: 600_000,
};

const gameOf = (page: Page) => page.heard.find((message) => message.type === 'game');

/** Somebody on a chair in a room of their own. */
async function sitting(): Promise<{ code: string; page: Page }> {
  const code = await newRoom(here.url());
  const page = await openPage(here.url(), code);
  page.send({ type: 'enter', name: 'Ada' });
  page.send({ type: 'sit', chair: 0 });
  await page.next('lobby', ({ people }) => people[0]?.chair === 0);
  return { code, page };
}

/** What the host of a room is told when it chooses this and deals. */
async function refusedWith(own: object) {
  const { page } = await sitting();
  page.send({ type: 'choose', choice: { own } as never });
  page.send({ type: 'deal' });
  const { refusal } = await page.next('refused');
  page.close();
  return refusal;
}

type Plan = ReturnType<typeof plan>;

async function planFor(id: string): Promise<Plan> {
  return plan(await secretGameIn(here.kept, id), 'own scenario');
}

/** A deal that the planner wins, played to the win; now and then a shuffle is too much for it. */
async function wonTable(own: OwnScenario = OWN) {
  for (let tries = 0; tries < 5; tries++) {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { own });
    const game = gameOf(pages[0] as Page);
    if (game?.type !== 'game') throw new Error('no game');
    const made = await planFor(game.game);
    if (made.outcome !== 'won') continue;
    for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
    return { code, game, pages };
  }
  throw new Error('not won');
}

describe('a table with a scenario of its own', () => {
  it('[S-own] plays it under its name, and so says its log and the book', async () => {
    const { code, game, pages } = await wonTable();
    expect(game.title).toEqual({ own: 'Blind alley' });
    expect(game.setup).toMatchObject({ players: 2, start: '1B', onTop: ['15'], sand: 600_000 });
    const log = readLog(await (await fetch(`${here.url()}/api/games/${game.game}/log`)).text());
    expect(isRefusal(log) ? log : [log.good, log.title]).toEqual([true, { own: 'Blind alley' }]);
    const book = await bookLines(here.url(), code);
    expect(book).toMatchObject([{ own: 'Blind alley', names: ['Ada', 'Bo'], game: game.game }]);
    expect(readOwnCode(String(book[0]?.code))).toEqual(OWN);
    expect(JSON.stringify(book)).not.toContain('scenario');
    // What the end of a game offers its host: on with the campaign, in one go.
    const [ada] = pages as [Page];
    ada.send({ type: 'leave' });
    ada.send({ type: 'choose', choice: { scenario: 2 } });
    ada.send({ type: 'deal' });
    const next = await ada.next('game', (message) => message.game !== game.game);
    expect(next.title).toEqual({ scenario: 2, level: 1 });
  });

  it('[S-own] alone it comes with the deck of actions, and is back after a restart', async () => {
    const own = await host();
    const { code, pages } = await dealtTable(own.url(), ['Ada'], { own: OWN });
    const { cookie } = pages[0] as Page;
    await own.restart();
    const back = await openPage(own.url(), code, cookie);
    expect((await back.next('lobby')).choice).toEqual({ own: OWN });
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const { setup, title } = await back.next('game');
    expect((setup as Setup).pieces).toEqual(['ownExits', 'divination', 'solo']);
    expect(title).toEqual({ own: 'Blind alley' });
    await own.end();
  });

  it('[S-own] what does not fit together is refused when it is dealt, with the engine’s reason', async () => {
    expect(await refusedWith({ ...OWN, pieces: ['ownExits', 'trickTheGuards'] })).toEqual({
      refused: 'setup.clash',
      params: { piece: 'ownExits', other: 'trickTheGuards' },
    });
    expect(await refusedWith({ ...OWN, tiles: [...OWN.tiles, '99'] })).toEqual({
      refused: 'setup.unknownTile',
      params: { tile: '99' },
    });
    expect(await refusedWith({ ...OWN, pieces: ['leader'] })).toMatchObject({ refused: 'setup.nobody' });
    expect(await refusedWith({ ...OWN, sand: -1 })).toMatchObject({ refused: 'setup.sand' });
    expect(await refusedWith({ ...OWN, tiles: [] })).toMatchObject({ refused: 'setup.noItem' });
    expect(await refusedWith({ ...OWN, pieces: ['toString'] })).toMatchObject({
      refused: 'setup.unknownPiece',
    });
  });

  it('[S-own] [X10.13] the spells that lie ready are its own, in the game, the log, the book and its link', async () => {
    const spells = ['ghost', 'broom', 'swap'];
    const own = { ...OWN, onTop: [], pieces: ['ownExits', 'spells'], spells };
    const { code, game } = await wonTable(own);
    expect(game.setup).toMatchObject({ spells });
    const log = readLog(await (await fetch(`${here.url()}/api/games/${game.game}/log`)).text());
    if (isRefusal(log)) throw new Error(log.refused);
    expect(log.steps[0]?.game.shared.memory.spells?.held).toEqual(spells);
    const [line] = await bookLines(here.url(), code);
    expect(readOwnCode(String(line?.code))).toEqual(own);
    expect(await refusedWith({ ...own, spells: ['frog'] })).toEqual({
      refused: 'setup.uselessSpell',
      params: { spell: 'frog' },
    });
    expect(await refusedWith({ ...own, spells: ['toString'] })).toEqual({
      refused: 'setup.unknownSpell',
      params: { spell: 'toString' },
    });
  });

  it('[S-own] only the host chooses it', async () => {
    const { code } = await sitting();
    const guest = await openPage(here.url(), code);
    guest.send({ type: 'enter', name: 'Bo' });
    guest.send({ type: 'choose', choice: { own: { ...OWN, tiles: [...OWN.tiles] } } as never });
    expect((await guest.next('refused')).refusal.refused).toBe('lobby.notHost');
  });

  const HOSTILE: readonly (readonly [string, object])[] = [
    ['a name of nothing but marks', { ...OWN, name: '\u202e\u200b\u0000 ' }],
    ['a name too long', { ...OWN, name: 'x'.repeat(LONGEST_OWN_NAME + 1) }],
    ['a name that is no text', { ...OWN, name: { toString: 'x' } }],
    ['a tile with markup', { ...OWN, tiles: ['<b>'] }],
    ['tiles without end', { ...OWN, tiles: Array.from({ length: 61 }, () => '2') }],
    ['a rule with a path', { ...OWN, pieces: ['../x'] }],
    ['rules without end', { ...OWN, pieces: Array.from({ length: 51 }, () => 'solo') }],
    ['a spell with a path', { ...OWN, spells: ['../frog'] }],
    ['spells without end', { ...OWN, spells: Array.from({ length: 11 }, () => 'frog') }],
    ['sand by halves', { ...OWN, sand: 0.5 }],
    ['a field of somebody’s own', { ...OWN, players: 99 }],
    ['a field left out', { ...OWN, onTop: undefined }],
  ];

  it.each(HOSTILE)('[S-own] %s is no message at all, and changes nothing', async (_what, own) => {
    const { page } = await sitting();
    page.send({ type: 'choose', choice: { own } as never });
    expect((await page.next('refused')).refusal.refused).toBe('message.malformed');
    page.send({ type: 'sit', chair: 1 });
    const { choice } = await page.next('lobby', ({ people }) => people[0]?.chair === 1);
    expect(choice).toBeNull();
    page.close();
  });

  it('[S-own] neither is one with a number as well', () => {
    expect(readChoice({ own: OWN })).toEqual({ own: OWN });
    expect(readChoice({ scenario: 1, own: OWN })).toBeUndefined();
    expect(readChoice(JSON.parse('{"own":{"__proto__":{"name":"x"}}}'))).toBeUndefined();
  });

  it('[S-own] marks that nobody sees are taken out of its name before anyone is told', async () => {
    const name = '  \u202eBlind\u0007   alley\u200f ';
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { own: { ...OWN, name } });
    const game = gameOf(pages[1] as Page);
    expect(game?.type === 'game' && game.title).toEqual({ own: 'Blind alley' });
    const told = pages[1]?.frames.map(String).join('') ?? '';
    expect(told).not.toMatch(/[\u202e\u200f]|\\u0007/);
  });

  it('[S-own] the longest that is allowed fits a message', () => {
    const longest = {
      name: '\u0001'.repeat(LONGEST_OWN_NAME) + '語'.repeat(LONGEST_OWN_NAME),
      start: '999*',
      tiles: Array.from({ length: 60 }, () => '999*'),
      onTop: Array.from({ length: 60 }, () => '999*'),
      pieces: Array.from({ length: 50 }, () => 'x'.repeat(30)),
      sand: Number.MAX_SAFE_INTEGER,
      spells: Array.from({ length: 10 }, () => 'x'.repeat(30)),
    };
    expect(readChoice({ own: longest })).toBeDefined();
    const message = JSON.stringify({ type: 'choose', choice: { own: longest } });
    expect(Buffer.byteLength(message)).toBeLessThan(LONGEST_MESSAGE);
  });
});
