import { describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '#protocol/server.ts';
import { newRoom, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';

// Names that everyone can see, and tell apart.

const here = await hosted();

/** Rooms cannot be opened for every name: two people try them all in one. */
const room = await newRoom(here.url());
const [ada, bo] = [await openPage(here.url(), room), await openPage(here.url(), room)];
await called(ada, 'Ada');
await called(bo, 'Bo');

/** The name as the room has it from now on, or why it has not. */
async function called(page: Page, name: string): Promise<string> {
  const before = page.heard.length;
  const old = page.heard.map(nameIn).findLast((known) => known !== undefined);
  page.send({ type: 'enter', name });
  const answer = () =>
    page.heard
      .slice(before)
      .map((message) => (message.type === 'refused' ? message.refusal.refused : nameIn(message)))
      .find((said) => said !== undefined && said !== old);
  await vi.waitUntil(() => answer() !== undefined, { timeout: 8_000, interval: 5 });
  return answer() ?? '';
}

/** What a lobby calls whoever is told it. */
function nameIn(message: ServerMessage): string | undefined {
  return message.type === 'lobby' ? message.people.find(({ id }) => id === message.you)?.name : undefined;
}

const INVISIBLE: readonly (readonly [what: string, name: string])[] = [
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['an empty braille cell', '\u2800'],
  ['variation selectors', '\ufe00\ufe0f\u{e0100}'],
  ['a grapheme joiner', '\u034f'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a mark without a letter', '\u0301'],
  ['a mark on a space', ' \u0301 '],
  ['private use', '\ue000\u{f0000}'],
  ['what Unicode has not assigned', '\u0378'],
  ['half a letter', '\ud83d'],
  ['joiners', '\u200d\u200c\u2060'],
  ['a note without a head', '\u{1d159}'],
];

describe('a name that nobody can see', () => {
  it.each(INVISIBLE)('is none: %s', async (_what, name) => {
    expect(await called(bo, name)).toBe('lobby.name');
  });

  it.each(INVISIBLE.filter(([what]) => !what.startsWith('a mark')))(
    'is no way to have another’s: %s',
    async (_what, name) => {
      expect(await called(bo, `Ada${name}`)).toBe('lobby.nameTaken');
    },
  );
});

describe('a name', () => {
  it.each([
    ['Hindi', 'चीज़ें ज़िंदगी'],
    ['Hindi with a joiner', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Persian', 'می\u200cخواهم'],
    ['Thai', 'น้ำที่'],
    ['Vietnamese', 'Nguyễn Thị Huệ'],
    ['Hebrew', 'שָׁלוֹם'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a heart', '❤\ufe0f'],
    ['a key', '#\ufe0f\u20e3'],
    ['somebody who shrugs', '🤷🏽\u200d♀\ufe0f'],
    ['flags', '🇧🇪🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ])('stays whole: %s', async (_what, name) => {
    expect(await called(bo, name)).toBe(name.normalize('NFC'));
  });

  it('has at most two marks on a letter', async () => {
    expect(await called(bo, `x${'\u0301\u0323'.repeat(20)}`)).toBe('x\u0323\u0323');
    expect(await called(bo, `ก${'\u0e47'.repeat(20)}`)).toBe('ก\u0e47\u0e47');
  });

  it('has 24 characters as people count them, and an end in bytes', async () => {
    expect(await called(bo, '🇧🇪'.repeat(24))).toBe('🇧🇪'.repeat(24));
    expect(await called(bo, 'x'.repeat(24))).toBe('x'.repeat(24));
    expect(await called(bo, 'x'.repeat(25))).toBe('lobby.name');
    expect(await called(bo, '👨\u200d👩\u200d👧\u200d👦'.repeat(18))).toBe('lobby.name');
  });

  it('that looks like another’s is taken, however it is written', async () => {
    expect(await called(ada, 'Zoë Straße')).toBe('Zoë Straße');
    for (const name of ['zoë strasse', 'ZOE\u0308 STRASSE', 'Ｚｏë\u3000Straße'])
      expect([name, await called(bo, name)]).toEqual([name, 'lobby.nameTaken']);
    expect(await called(bo, 'Zoe Straße')).toBe('Zoe Straße');
  });
});
