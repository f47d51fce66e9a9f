import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { options } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { decode } from '#protocol/codec.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { act, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { faultsIn } from './place.ts';
import { type RolesTable, rolesTable, viewOf } from './rolesTable.ts';

// A table with secret cards at which everyone does anything at all: what is right, what is nonsense, and comes and goes. Whatever
// comes of it, nobody is told a card that was not shown, and the log replays.

const here = await hosted();
afterAll(async () => expect(await faultsIn(here.kept)).toEqual([]));

type Deed = { readonly type: string } & Record<string, unknown>;

const DEEDS = [
  ...[
    'accuse',
    'vote',
    'vote',
    'turnGlass',
    'putEye',
    'abandon',
    'decideHeist',
    'divine',
    'forgo',
    'callOff',
  ],
  ...[
    'move',
    'move',
    'vortex',
    'explore',
    'theft',
    'doSomething',
    'stare',
    'pause',
    'speak',
    'clock',
    'presence',
  ],
];
const FIELDS = [
  'accused',
  'up',
  'turn',
  'target',
  'card',
  'success',
  'pawn',
  'from',
  'direction',
  'distance',
  'to',
  'seat',
];
const ODD = [null, -1, 99, 1.5, '', 'E01', [], {}, [[1]], [null], true, 'barbarian', 'north', 2 ** 53];

/** Every field is mostly what it may be. */
function deed(players: number, dice: Dice): Deed {
  const seat = () => dice.below(players);
  const likely: Record<string, unknown> = {
    accused: dice.shuffled(Array.from({ length: players }, (_, n) => n)).slice(0, 1 + dice.below(2)),
    ...{ up: dice.chance(0.5), turn: dice.chance(0.5), success: dice.chance(0.5), pause: dice.chance(0.3) },
    ...{ target: seat(), card: dice.pick(['E01', 'E04', 'E07']), channel: dice.pick(['words', 'gestures']) },
    ...{
      pawn: dice.pick(['barbarian', 'mage', 'elf', 'dwarf']),
      from: dice.pick([5, 6, 9, 10, dice.below(64)]),
    },
    ...{
      direction: dice.pick(['north', 'east', 'south', 'west']),
      distance: 1 + dice.below(3),
      to: dice.below(64),
    },
  };
  const spoilt = dice.chance(0.3) ? { [dice.pick(FIELDS)]: dice.pick(ODD) } : {};
  // At the first level that allows it the game would be over with the first who gives up.
  const type = dice.pick(dice.chance(0.98) ? DEEDS.filter((one) => one !== 'abandon') : DEEDS);
  return { ...likely, ...spoilt, type };
}

/** What this seat may do, as whoever watches sees it. */
function sound(watcher: Page, seat: number, dice: Dice): Deed {
  const may = options(viewOf(watcher), seat).filter(({ type }) => type === 'move' || type === 'vortex');
  return may.length === 0 ? deed(3, dice) : ({ ...dice.pick(may) } as Deed);
}

const seen = new Map<string, number>();
const STEPS = 220;

async function storm({ code, pages, watcher }: RolesTable, dice: Dice): Promise<readonly Page[][]> {
  const all = pages.map((page) => [page]);
  for (let step = 0; step < STEPS; step++) {
    const seat = dice.below(pages.length);
    const mine = all[seat] as Page[];
    const page = mine.at(-1) as Page;
    if (dice.chance(0.03)) {
      if (dice.chance(0.5)) page.close();
      const again = await openPage(here.url(), code, page.cookie);
      again.send({ type: 'resume', game: null, epoch: null, seen: dice.below(50) });
      mine.push(again);
    } else act(page, dice.chance(0.3) ? sound(watcher, seat, dice) : deed(pages.length, dice));
    if (dice.chance(0.2)) await sleep(dice.below(60));
  }
  for (const mine of all) {
    mine.at(-1)?.send({ type: 'ping', sent: 77 });
    await mine.at(-1)?.next('pong', ({ sent }) => sent === 77);
  }
  return all;
}

const CARD = /"([A-E]\d\d)"/g;
const SHOWN = new Set(['eliminated', 'diviningOpened', 'divined', 'cardsShown']);

/** The cards that these frames tell, but for those that an event shows to all. */
function toldBy(frames: readonly (string | Uint8Array)[]): ReadonlySet<string> {
  const shown = new Set<string>();
  const told = new Set<string>();
  for (const frame of frames) {
    const message = decode(frame) as { readonly events?: readonly { readonly type: string }[] };
    for (const event of message.events ?? [])
      if (SHOWN.has(event.type))
        for (const [, card] of JSON.stringify(event).matchAll(CARD)) shown.add(card as string);
    for (const [, card] of JSON.stringify(message).matchAll(CARD))
      if (!shown.has(card as string)) told.add(card as string);
  }
  return told;
}

it.each([
  ['A', 3],
  ['B', 8],
  ['C', 5],
  ['D', 4],
  ['E', 6],
] as const)(
  '[H0.1] whatever everyone tries at level %s, each page is told its own card and those that are shown',
  async (level, players) => {
    const table = await rolesTable(here.url(), players, level);
    const from = table.pages.map(({ heard }) => heard.findLastIndex(({ type }) => type === 'game'));
    const all = await storm(table, diceFrom(players));
    for (const [seat, mine] of all.entries())
      for (const [turn, { frames }] of mine.entries()) {
        const told = [...toldBy(turn === 0 ? frames.slice(from[seat]) : frames)];
        expect(
          told.filter((card) => card !== table.cards[seat]),
          `seat ${seat}`,
        ).toEqual([]);
      }
    const whole = toldBy(
      table.watcher.frames.slice(table.watcher.heard.findLastIndex(({ type }) => type === 'game')),
    );
    expect([...whole]).toEqual([]);
    for (const message of table.watcher.heard)
      if (message.type === 'told')
        for (const { type } of message.events) seen.set(type, (seen.get(type) ?? 0) + 1);
    const late = await openPage(here.url(), table.code);
    late.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await late.next('game');
    expect([...toldBy(late.frames)] as CardId[]).toEqual([]);
  },
  60_000,
);

it('and much was done by it', () => {
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['accused', 'voted', 'eyed', 'moved', 'doSomething']),
  );
});
