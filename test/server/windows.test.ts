import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MallCommand, options, type Pawn, type View } from '#engine/mall/index.ts';
import { act, type Host, host, start } from './client.ts';
import {
  explores,
  give,
  leaveAll,
  onTimer,
  plainMove,
  reveal,
  ripen,
  seatWith,
  type Table,
  type Tried,
  tableFor,
  tryAs,
  tryToTalk,
  viewOf,
  walk,
  wayTo,
} from './talkers.ts';

// Silence is the server's. Frames made by hand, as no page of ours would send them, over real sockets:
// who hears them, and when. What is expected stands in the rules, not in the code: [C1] to [C6], [R3], [R5].

let here: Host;
let free: Table;
let silent: Table;
let alone: Table;
let pausing: Table;
beforeAll(async () => {
  here = await host();
  [free, silent, alone, pausing] = await Promise.all([
    running(2, { scenario: 1 }),
    running(2, { scenario: 1, talk: false }),
    running(1, { scenario: 4 }),
    running(2, { scenario: 3 }),
  ]);
});
afterAll(() => here.end());

/** Games run side by side, so that their sand falls at the same time. [C4] [M4] before it does, all are free. */
async function running(players: number, choice: object): Promise<Table> {
  const table = await tableFor(here.url(), players, choice);
  expect(await tryToTalk(table), 'before the start').toEqual(FREE);
  await start(table.pages);
  return { ...table, started: Date.now() };
}

const FREE: Tried = { words: 'everyone', gestures: 'everyone' };
const SILENCE: Tried = { words: 'talk.silence', gestures: 'talk.silence' };
const HANDS_ONLY: Tried = { words: 'talk.silence', gestures: 'everyone' };

/** [S12] only gestures. [S14] [S15] no communication ever. Everywhere else a window is for both. */
const inWindow = (scenario: number) =>
  scenario === 12 ? HANDS_ONLY : scenario === 14 || scenario === 15 ? SILENCE : FREE;

/** [S2] the loudspeakers are ignored in 2 and 3. */
const afterTheElf = (scenario: number) => (scenario < 4 ? SILENCE : inWindow(scenario));

const TABLES = new Map<number, Table>();
const tableOf = (scenario: number) => TABLES.get(scenario) as Table;

async function openTables(scenarios: readonly number[]): Promise<void> {
  await Promise.all(
    scenarios.map(async (scenario) => {
      let table = await running(3, { scenario });
      // [S13] chance may put the elf where she explores nothing for long; then others are dealt.
      while (!canExplore(table)) {
        leaveAll(table);
        table = await running(3, { scenario });
      }
      TABLES.set(scenario, table);
    }),
  );
}

function canExplore(table: Table): boolean {
  try {
    return wayTo(viewOf(table), (view) => explores(view, 'elf')).length >= 0;
  } catch {
    return false;
  }
}

const closeTables = (scenarios: readonly number[]) => scenarios.map(tableOf).forEach(leaveAll);

/** Nobody without a seat says anything, whatever the players may. */
async function outsidersAreMute(table: Table): Promise<void> {
  const watching = { words: 'seat.notYours', gestures: 'seat.notYours' };
  expect(await tryAs(table, table.watcher)).toEqual(watching);
  expect(await tryAs(table, table.stranger)).toEqual({ words: 'lobby.unknown', gestures: 'lobby.unknown' });
}

async function exploreWith(table: Table, pawn: Pawn): Promise<void> {
  await walk(
    table,
    wayTo(viewOf(table), (view) => explores(view, pawn)),
  );
  expect(await tryToTalk(table), 'about to explore').toEqual(SILENCE);
  const seat = seatWith(viewOf(table), 'X');
  await give(table, { type: 'explore', seat });
  const { drawn, pawns } = viewOf(table).shared;
  if (drawn !== null)
    await give(table, { type: 'place', seat, space: pawns[viewOf(table).box.pawns.indexOf(pawn)] as number });
}

async function nextAct(table: Table): Promise<void> {
  expect(await give(table, plainMove(table))).toContain('moved');
}

async function flip(table: Table): Promise<void> {
  const way = wayTo(viewOf(table), onTimer);
  await ripen(table);
  expect(await walk(table, way)).toContain('flipped');
}

/** [R3] none of these closes a window; the last is refused, and refused acts change nothing. */
async function whatClosesNothing(table: Table, scenario: number): Promise<void> {
  const leader = viewOf(table).shared.hands.findIndex((hand) => hand.length === 0);
  const seat = scenario === 9 ? leader : 0;
  const target = (seat + 1) % table.pages.length;
  expect(await give(table, { type: 'stare', seat, target })).toEqual([]);
  const prod = await give(table, { type: 'doSomething', seat, target });
  expect(prod).toEqual(scenario === 15 ? 'doSomething.forbidden' : ['doSomething']);
  expect(await give(table, { type: 'theft', seat: 0 })).toBe(
    scenario === 11 ? 'discard.owed' : 'theft.notReady',
  );
}

/** [S11] the two tiles a flip costs; choosing them closes nothing, and until then nothing else can be done. */
async function payTiles(table: Table): Promise<void> {
  expect(await give(table, anyStep(viewOf(table)))).toBe('discard.owed');
  for (let owed = 2; owed > 0; owed--) {
    const found = options(viewOf(table), 0).find(({ type }) => type === 'discard');
    if (found === undefined) throw new Error('nothing to discard');
    expect(await give(table, found)).toContain('lifted');
  }
}

function anyStep(view: View): MallCommand {
  const from = view.shared.pawns[0] as number;
  const seat = seatWith(view, 'N');
  return { type: 'move', seat, pawn: 'barbarian', from, direction: 'north', distance: 1 };
}

/** From the first grain to the silence after the first flip. */
async function windowsOpenAndClose(scenario: number): Promise<void> {
  const table = tableOf(scenario);
  expect(await tryToTalk(table), 'at the start').toEqual(SILENCE);
  await exploreWith(table, 'elf');
  expect(await tryToTalk(table), 'the elf has explored').toEqual(afterTheElf(scenario));
  await nextAct(table);
  expect(await tryToTalk(table), 'the act after the elf').toEqual(SILENCE);
  // [S11] a flip costs two tiles of the mall, so there have to be some.
  if (scenario === 11)
    for (const pawn of ['barbarian', 'mage', 'dwarf'] as const) await exploreWith(table, pawn);
  await flip(table);
  expect(await tryToTalk(table), 'after the flip').toEqual(inWindow(scenario));
  expect(await tryToTalk(table), 'by somebody else').toEqual(inWindow(scenario));
  await whatClosesNothing(table, scenario);
  if (scenario === 11) await payTiles(table);
  await outsidersAreMute(table);
  expect(await tryToTalk(table), 'the window is still open').toEqual(inWindow(scenario));
  await nextAct(table);
  expect(await tryToTalk(table), 'the act after the flip').toEqual(SILENCE);
  await outsidersAreMute(table);
}

describe('windows, scenarios 2 to 9', () => {
  const scenarios = [2, 3, 4, 5, 6, 7, 8, 9];
  beforeAll(() => openTables(scenarios));
  afterAll(() => closeTables(scenarios));

  it.each([[2], [3], [4], [5], [6], [7], [8], [9]])(
    '[C1][C2][C4][C6][R3][S%i] silence, the elf, a flip: each window is open till the next act',
    windowsOpenAndClose,
  );
});

describe('windows, scenarios 10 to 17', () => {
  const scenarios = [10, 11, 12, 13, 14, 15, 16, 17];
  beforeAll(() => openTables(scenarios));
  afterAll(() => closeTables(scenarios));

  it.each([[10], [11], [12], [13], [14], [15], [16], [17]])(
    '[C1][C2][C4][C6][R3][S%i] silence, the elf, a flip: each window is open till the next act',
    windowsOpenAndClose,
  );
});

describe('other tables', () => {
  it('[C5][S1] scenario 1 is free throughout, for those who play', async () => {
    expect(await tryToTalk(free)).toEqual(FREE);
    await outsidersAreMute(free);
    await flip(free);
    expect(await tryToTalk(free)).toEqual(FREE);
    await nextAct(free);
    expect(await tryToTalk(free)).toEqual(FREE);
  });

  it('[C1][C2][C5][S1] without that option it has windows, and none for exploring', async () => {
    expect(await tryToTalk(silent)).toEqual(SILENCE);
    await exploreWith(silent, 'elf');
    expect(await tryToTalk(silent)).toEqual(SILENCE);
    await flip(silent);
    expect(await tryToTalk(silent)).toEqual(FREE);
    await nextAct(silent);
    expect(await tryToTalk(silent)).toEqual(SILENCE);
  });

  it('[S-solo.1][C2][R15a] alone: revealing an action leaves the window open, using one does not', async () => {
    expect(await tryToTalk(alone)).toEqual(SILENCE);
    await flip(alone);
    expect(await tryToTalk(alone)).toEqual(FREE);
    const move = plainMove(alone);
    if (move.type === 'move') await reveal(alone, ACTION[move.direction]);
    expect(await tryToTalk(alone)).toEqual(FREE);
    expect(await give(alone, move)).toContain('moved');
    expect(await tryToTalk(alone)).toEqual(SILENCE);
  });

  it('[R5][M26] a pause closes communication, within a window too', async () => {
    await flip(pausing);
    expect(await tryToTalk(pausing)).toEqual(FREE);
    for (const seat of [0, 1]) await give(pausing, { type: 'pause', seat, pause: true });
    expect(await tryToTalk(pausing)).toEqual({ words: 'game.paused', gestures: 'game.paused' });
  });

  it('[C3][C4][S14] no word in scenario 14 but a stare; after the end everyone may talk', async () => {
    const table = await running(2, { scenario: 14, sand: 1_000 });
    expect(await tryToTalk(table)).toEqual(SILENCE);
    const [ada, bo] = table.pages;
    if (ada === undefined || bo === undefined) throw new Error('nobody');
    act(ada, { type: 'stare', target: 1 });
    await bo.next('stare');
    for (const other of [table.watcher, table.stranger])
      expect(other.heard.some(({ type }) => type === 'stare')).toBe(false);
    await bo.next('told', ({ events }) => events.some(({ type }) => type === 'ended'));
    expect(await tryToTalk(table)).toEqual(FREE);
    leaveAll(table);
  });
});

const ACTION = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;
