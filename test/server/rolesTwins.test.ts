import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { judge, type MallCommand, options, spaceNow, type View } from '#engine/mall/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { decode } from '#protocol/codec.ts';
import { startServer } from '#server/server.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { act, configFor, host, openPage, type Page } from './client.ts';
import { copyOf, longAfter, onFiles, rowsIn, type Where } from './place.ts';
import { isTraitor, type RolesTable, rolesTable, viewOf } from './rolesTable.ts';

// [H0.1] [R33] two whole servers with one evening in their files, but for two cards, which have changed hands. Everything is done
// in both. Whoever held neither of them, whoever watches and whoever asks is told the same by both: the same frames, in the same
// order and as long, and nothing at any other time than somebody's act.

const PLAYERS = 5;
/** Two seats exchange what they were dealt: one is a traitor where there is one. */
async function exchanged(where: Where, game: string, [one, other]: readonly [number, number]): Promise<void> {
  for (const table of onFiles ? ['fresh', 'entries'] : ['entries']) {
    const first = `game = '${game}' AND place = 0`;
    const [row] = await rowsIn(where, `SELECT entry FROM ${table} WHERE ${first}`);
    if (row === undefined) continue;
    const entry = JSON.parse(String(row.entry));
    const { own } = entry.events[0].hidden;
    [own[one].hiddenRoles, own[other].hiddenRoles] = [own[other].hiddenRoles, own[one].hiddenRoles];
    await rowsIn(
      where,
      `UPDATE ${table} SET entry = '${JSON.stringify(entry).replaceAll("'", "''")}' WHERE ${first}`,
    );
  }
}

interface Twin {
  readonly url: string;
  /** By seat, then somebody who watches. */
  readonly pages: readonly Page[];
}

/** Whoever comes back does so in the same order, and is told of before the next. */
async function comeBack(url: string, { code, pages, watcher }: RolesTable): Promise<Twin> {
  const back: Page[] = [];
  for (const { cookie } of [...pages, watcher]) {
    const page = await openPage(url, code, cookie);
    page.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await page.next('game');
    back.push(page);
    await sleep(60);
  }
  return { url, pages: back };
}

async function twins(level: RoleLevel) {
  const first = await host();
  const table = await rolesTable(first.url(), PLAYERS, level, { fits: (cards) => cards.some(isTraitor) });
  const pair = changing(table.cards);
  for (const page of [...table.pages, table.watcher]) page.close();
  await first.server.stop();
  await longAfter(first.kept);
  const copy = await copyOf(first.kept);
  await exchanged(copy, table.game, pair);
  const servers = await Promise.all([first.kept, copy].map((where) => startServer(configFor(where))));
  onTestFinished(async () => {
    for (const server of servers) await server.stop();
    rmSync(first.folder, { recursive: true });
    copy.clear();
  });
  const both = await Promise.all(servers.map(({ url }) => comeBack(url, table)));
  for (const { pages } of both)
    await vi.waitFor(
      () => expect(viewOf(pages[PLAYERS] as Page).shared.clock.away).not.toContain(true),
      8_000,
    );
  return { table, pair, both: both as [Twin, Twin] };
}

function changing(cards: readonly CardId[]): readonly [number, number] {
  const traitor = cards.findIndex(isTraitor);
  return [traitor, cards.findIndex((card) => !isTraitor(card))];
}

/** An act in the mall, but none that turns the glass: hardly any sand has fallen yet. */
function chosen(view: View, dice: Dice): MallCommand | undefined {
  const all = Array.from({ length: PLAYERS }, (_, seat) => options(view, seat)).flat();
  const turns = (command: MallCommand) => spaceNow(view, Number(judge(view, command)))?.timer ?? false;
  return dice.pick(all.filter((command) => IN_THE_MALL.includes(command.type) && !turns(command)));
}
const IN_THE_MALL = ['move', 'vortex', 'escalator'];

/** Done in these, and told to all before anything else is. */
async function doneIn(twins: readonly Twin[], { seat, ...command }: MallCommand): Promise<void> {
  for (const { pages } of twins) {
    const page = pages[seat as number] as Page;
    const id = act(page, command as never);
    await Promise.race([
      page.next('told', ({ ack }) => ack === id),
      page.next('verdict', (verdict) => verdict.id === id),
    ]);
    await heardBy(pages);
  }
}

/** What was told by then has arrived everywhere. */
async function heardBy(pages: readonly Page[]): Promise<void> {
  for (const page of pages) page.send({ type: 'ping', sent: 1 });
  for (const page of pages) await page.next('pong');
}

/** The hands of a clock, an id that is drawn, and what a page numbers itself. */
const TIMES = /"(at|ends|until|host|since|now|shift|end|flippedAt|ack|id)":\d+(\.\d+)?/g;
const DRAWN = /"epoch":"[\w-]+"/g;
const wordOf = (frame: string | Uint8Array) =>
  JSON.stringify(decode(frame)).replace(TIMES, '"$1":0').replace(DRAWN, '');
/** What is answered to a question for the time, and a lobby, which is told some time after it changed, have a time of their own. */
const wordsOf = ({ frames }: Page, from = 0) =>
  frames
    .slice(from)
    .map(wordOf)
    .filter((word) => !/^{"type":"(pong|lobby)"/.test(word));
const lobbyOf = ({ frames }: Page) =>
  frames.map(wordOf).findLast((word) => word.startsWith('{"type":"lobby"'));

const routes = ({ code, game }: RolesTable) => [
  `/api/games/${game}/log`,
  `/api/games/${game}/room`,
  `/api/rooms/${code}`,
  `/api/rooms/${code}/achievements`,
  `/api/book?room=${code}`,
  `/api/book/past?room=${code}`,
  `/api/book/records?game=${game}`,
  `/api/book/sides?room=${code}`,
];

/** Whatever may be asked, by one who plays. */
const answers = ({ url, pages }: Twin, table: RolesTable, seat: number): Promise<readonly string[]> =>
  Promise.all(
    routes(table).map(async (path) => {
      const answer = await fetch(`${url}${path}`, { headers: { cookie: (pages[seat] as Page).cookie } });
      return `${answer.status} ${await answer.text()}`;
    }),
  );

const STEPS = 40;

/** On a database the plainest and the fullest: what is told does not come from there. */
it.each(onFiles ? (['A', 'B', 'C', 'D', 'E'] as const) : (['B', 'E'] as const))(
  '[H0.1] [R33] two servers that differ in two cards of level %s say the same to everybody else',
  async (level) => {
    const { table, pair, both } = await twins(level);
    const [one] = both;
    const watcher = one.pages[PLAYERS] as Page;
    const others = table.pages.map((_, seat) => seat).filter((seat) => !pair.includes(seat));
    const [by, fickle, firm] = others as [number, number, number];
    const from = both.map(({ pages }) => pages.map(({ frames }) => frames.length));
    const dice = diceFrom(level.charCodeAt(0));
    for (let step = 0; step < STEPS; step++) {
      const command = chosen(viewOf(watcher), dice);
      if (command !== undefined) await doneIn(both, command);
    }
    // So few that nobody is told to slow down.
    for (const seat of table.pages.keys()) {
      await doneIn(both, { type: 'putEye', seat, target: pair[seat % 2] as number });
      await doneIn(both, { type: 'doSomething', seat, target: (seat + 1) % PLAYERS });
    }
    // Whoever votes first changes their mind twice in one house, and not in the other.
    await doneIn(both, { type: 'accuse', seat: by, accused: [pair[0]] });
    await doneIn(both, { type: 'vote', seat: fickle, up: false });
    for (const up of [true, false]) await doneIn([one], { type: 'vote', seat: fickle, up });
    const [late, later] = await Promise.all(both.map(({ url }) => joinedLate(url, table.code)));
    expect(late).toEqual(later);
    const [asked, answered] = await Promise.all(both.map((twin) => answers(twin, table, by)));
    expect(asked).toEqual(answered);
    await doneIn(both, { type: 'vote', seat: firm, up: true });
    await doneIn(both, { type: 'vote', seat: pair[1], up: true });
    for (const seat of [by, firm, PLAYERS]) {
      const [here, there] = both.map(({ pages }, twin) => wordsOf(pages[seat] as Page, from[twin]?.[seat]));
      expect(here, `seat ${seat}`).toEqual(there);
      expect(here?.at(-1)).toContain('thumbsShown');
      const [lobby, other] = both.map(({ pages }) => lobbyOf(pages[seat] as Page));
      expect(lobby).toEqual(other);
    }
  },
  60_000,
);

async function joinedLate(url: string, code: string): Promise<readonly string[]> {
  const page = await openPage(url, code);
  page.send({ type: 'resume', game: null, epoch: null, seen: 0 });
  await page.next('game');
  await heardBy([page]);
  return wordsOf(page);
}
