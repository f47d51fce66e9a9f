import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { tileSet } from '#content/tiles.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { type Action, holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import { emptyGame } from '#engine/mall/emptyGame.ts';
import {
  type Box,
  evolveView,
  isRefusal,
  type MallCommand,
  type MallEvent,
  openBox,
  options,
  type Pawn,
  predict,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { act, dealtTable, openPage, type Page } from './client.ts';

// A table of people who try to talk, and what is needed to bring a game to where they may. Everything
// goes over sockets; what can be done is found from what a page was told.

export interface Table {
  readonly pages: readonly Page[];
  /** In the room by name, without a seat. */
  readonly watcher: Page;
  /** Opened the link, and said no name. */
  readonly stranger: Page;
  /** When the sand began to run, by this process's clock. */
  readonly started: number;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eef', 'Flo', 'Guy', 'Hal', 'Ine'];

export async function tableFor(url: string, players: number, choice: object): Promise<Table> {
  const { code, pages } = await dealtTable(url, NAMES.slice(0, players), choice);
  const watcher = await openPage(url, code);
  watcher.send({ type: 'enter', name: 'Wim' });
  await watcher.next('lobby', ({ you }) => you !== null);
  return { pages, watcher, stranger: await openPage(url, code), started: 0 };
}

/** A flip gives back what has fallen: enough for what is tried after it. */
const ENOUGH = 3_000;

export async function ripen({ started }: Table): Promise<void> {
  await sleep(Math.max(0, started + ENOUGH - Date.now()));
}

export function leaveAll({ pages, watcher, stranger }: Table): void {
  for (const page of [...pages, watcher, stranger]) page.close();
}

/** What the first page knows: the view it builds from what it was told. */
export function viewOf({ pages: [page] }: Table): View {
  const game = page?.heard.find((message) => message.type === 'game');
  if (game === undefined) throw new Error('no game');
  const box = BOXES.get(game) ?? boxFor(game.setup as Setup);
  BOXES.set(game, box);
  const events = page?.heard.flatMap((message): readonly MallEvent[] =>
    message.type === 'game' || message.type === 'told' ? (message.events as readonly MallEvent[]) : [],
  );
  const empty = viewFor(emptyGame(box), 0);
  return (events ?? []).reduce(evolveView, empty);
}

/** Opened once a game: that takes longer than everything else here. */
const BOXES = new WeakMap<object, Box>();

function boxFor(setup: Setup): Box {
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('no such set-up');
  return opened.box;
}

export type Heard = 'everyone' | string;
export interface Tried {
  readonly words: Heard;
  readonly gestures: Heard;
}

let tries = 0;
let pings = 0;

/** A hand-made word and a hand-made gesture: heard by everyone in the room, or by nobody and refused with this code. */
export async function tryToTalk(table: Table, seat = tries % table.pages.length): Promise<Tried> {
  return tryAs(table, table.pages[seat] as Page);
}

export async function tryAs(table: Table, speaker: Page): Promise<Tried> {
  const mark = ++tries;
  const words = await outcome(
    table,
    speaker,
    JSON.stringify({ type: 'say', text: `word ${mark}` }),
    `"word ${mark}"`,
  );
  const point = `[${mark / 1024},-${mark / 1024}]`;
  const ping = `{"type":"gesture","sign":"ping","path":[${point}]}`;
  return { words, gestures: await outcome(table, speaker, ping, point) };
}

async function outcome(table: Table, speaker: Page, frame: string, mark: string): Promise<Heard> {
  const before = speaker.heard.length;
  speaker.send(frame);
  const answer = await until(() =>
    speaker.heard
      .slice(before)
      .find((message) => message.type === 'refused' || JSON.stringify(message).includes(mark)),
  );
  const everyone = [...table.pages, table.watcher, table.stranger];
  await Promise.all(everyone.map(caughtUp));
  const heard = everyone.filter(({ frames }) => frames.some((one) => String(one).includes(mark)));
  expect([0, everyone.length], 'either everyone hears it or nobody').toContain(heard.length);
  if (answer.type !== 'refused') return heard.length > 0 ? 'everyone' : 'lost';
  expect(heard, 'what is refused reaches nobody').toEqual([]);
  return answer.refusal.refused;
}

/** Whatever was sent to it before has arrived. */
async function caughtUp(page: Page): Promise<void> {
  const sent = ++pings;
  page.send({ type: 'ping', sent });
  await until(() => page.heard.find((message) => message.type === 'pong' && message.sent === sent));
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (const late = Date.now() + 8_000; Date.now() < late; await sleep(2)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error('nothing came');
}

/** Gives a command from the seat it is for; the events it led to, or the code of the refusal. */
export async function give(table: Table, command: MallCommand): Promise<readonly string[] | string> {
  const page = table.pages[command.seat as number] as Page;
  const id = act(page, { ...command });
  const answer = await until(() =>
    page.heard.find(
      (message) =>
        (message.type === 'told' && message.ack === id) || (message.type === 'verdict' && message.id === id),
    ),
  );
  // What can be done next is read from the first page's view.
  await caughtUp(table.pages[0] as Page);
  if (answer.type === 'told') return answer.events.map(({ type }) => type);
  return answer.type === 'verdict' && answer.refusal !== null ? answer.refusal.refused : [];
}

export const seatWith = ({ shared }: View, action: Action) =>
  shared.hands.findIndex((hand) => holds(hand, action));

const isSolo = ({ box }: View) => box.setup.pieces.includes('solo');

/** Alone one may count on whatever the deck of actions will bring. */
const withAll = (view: View): View =>
  isSolo(view) ? { ...view, shared: { ...view.shared, hands: [['NESWVLX']] } } : view;

const moves = (view: View): readonly MallCommand[] =>
  view.shared.hands.flatMap((_, seat) => options(view, seat).filter(({ type }) => type === 'move'));

/** The fewest moves after which this is so, of one hero if that will do; none ends on a sand timer before. */
export function wayTo(start: View, reached: (view: View) => boolean): readonly MallCommand[] {
  const view = withAll(start);
  const alone = view.box.pawns.map((pawn) =>
    search(view, reached, (one) => 'pawn' in one && one.pawn === pawn),
  );
  const found = alone.filter((way) => way !== null).sort((one, other) => one.length - other.length)[0];
  const way = found ?? search(view, reached, () => true);
  if (way === null) throw new Error('no way');
  return way;
}

function search(
  start: View,
  reached: (view: View) => boolean,
  counts: (command: MallCommand) => boolean,
): readonly MallCommand[] | null {
  const met = new Set([start.shared.pawns.join()]);
  let edge: { readonly view: View; readonly way: readonly MallCommand[] }[] = [{ view: start, way: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { view, way } of edge) {
      if (reached(view)) return way;
      if (onTimer(view)) continue;
      for (const command of moves(view).filter(counts)) {
        const after = predict(view, command);
        if (isRefusal(after) || met.has(after.shared.pawns.join())) continue;
        met.add(after.shared.pawns.join());
        next.push({ view: after, way: [...way, command] });
      }
    }
    edge = next;
  }
  return null;
}

export const onTimer = ({ box, shared }: View) =>
  shared.pawns.some((space) => box.print[space]?.timer && !shared.outOfOrder.includes(space));

export const explores = (view: View, pawn: Pawn) => {
  const space = view.shared.pawns[pawnIndex(pawn)] as number;
  const colour = { barbarian: 'yellow', mage: 'purple', elf: 'green', dwarf: 'orange', sister: 'none' }[pawn];
  return view.shared.board.unused.includes(space) && view.box.print[space]?.explore === colour;
};

/** Alone one waits for the right action to turn up. */
export async function reveal(table: Table, action: Action): Promise<void> {
  for (let turns = 0; turns < 8 && seatWith(viewOf(table), action) < 0; turns++)
    await give(table, { type: 'reveal', seat: 0 });
}

/** Walks the way; the events of its last move. */
export async function walk(table: Table, way: readonly MallCommand[]): Promise<readonly string[]> {
  let events: readonly string[] | string = [];
  for (const command of way) {
    if (command.type === 'move' && isSolo(viewOf(table))) await reveal(table, MOVE_ACTION[command.direction]);
    events = await give(table, command);
    if (typeof events === 'string') throw new Error(events);
  }
  return events as readonly string[];
}

/** A move that ends on no timer: what closes a window. */
export function plainMove(table: Table): MallCommand {
  const view = withAll(viewOf(table));
  const found = moves(view).find((command) => {
    const after = predict(view, command);
    return !isRefusal(after) && !onTimer(after);
  });
  if (found === undefined) throw new Error('nobody can move');
  return found;
}
