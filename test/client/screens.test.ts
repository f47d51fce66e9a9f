import { describe, expect, test } from 'vitest';
import { preferredLang } from '#client/prefs.ts';
import { routeOf } from '#client/router.ts';
import { pagesOf, readBook } from '#client/screens/book/lines.ts';
import { storyOf } from '#client/screens/end/story.ts';
import { readCode } from '#client/screens/home/rooms.ts';
import { CHANGES } from '#client/screens/lobby/changes.ts';
import { chosen, extrasFor, switchTo, tileCount, whyNot } from '#client/screens/lobby/chosen.ts';
import { qrPath } from '#client/screens/lobby/qr.ts';
import { cueOf, notesOf } from '#client/sound/cues.ts';
import { SCENARIOS, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { type MallEntry, openBox } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

describe('addresses and codes', () => {
  test('every address leads to its screen, and nonsense to none', () => {
    expect(routeOf('/')).toEqual({ at: 'home' });
    expect(routeOf('/r/abc123')).toEqual({ at: 'room', code: 'abc123' });
    expect(routeOf('/replay/xyz/')).toEqual({ at: 'replay', game: 'xyz' });
    expect(routeOf('/rules/12')).toEqual({ at: 'rules', scenario: 12 });
    expect(routeOf('/rules')).toEqual({ at: 'rules', scenario: null });
    expect(routeOf('/book', '?room=abc')).toEqual({ at: 'book', room: 'abc', cabinet: false });
    expect(routeOf('/book/cabinet')).toEqual({ at: 'book', room: null, cabinet: true });
    expect(routeOf('/r')).toEqual({ at: 'nowhere' });
    expect(routeOf('/wp-admin')).toEqual({ at: 'nowhere' });
  });

  test('a code may be typed, or pasted as the whole link', () => {
    expect(readCode('  abc123 ')).toBe('abc123');
    expect(readCode('Abc 123')).toBe('abc123');
    expect(readCode('http://192.0.2.7:8642/r/abc123?x')).toBe('abc123');
  });

  test('the browser’s first language that we speak wins', () => {
    expect(preferredLang(['de-DE', 'nl-BE', 'fr'])).toBe('nl');
    expect(preferredLang(['FR-ca'])).toBe('fr');
    expect(preferredLang(['de'])).toBe('en');
  });

  test('a QR code has its three corners', () => {
    const { d, size } = qrPath('http://192.0.2.7:8642/r/abc123');
    expect(size).toBeGreaterThanOrEqual(21);
    for (const [x, y] of [
      [0, 0],
      [size - 1, 0],
      [0, size - 1],
    ])
      expect(d).toContain(`M${x} ${y}h1v1h-1z`);
  });
});

describe('the choice of a game', () => {
  test('what another scenario cannot use is dropped, the rest kept', () => {
    const choice = { scenario: 9, level: 4, side: 'B', sand: 60_000, sister: true } as const;
    expect(switchTo(choice, 2)).toEqual({ scenario: 2, sand: 60_000, sister: true });
    expect(switchTo(choice, 12)).toEqual({ ...choice, scenario: 12 });
    expect(switchTo(choice, 13)).toEqual({ scenario: 13, level: 4, side: 'B', sand: 60_000 });
  });

  test('she is offered exactly where the rules let her join', () => {
    const tiles = tileSet();
    for (const { number } of SCENARIOS) {
      const setup = setupFor({ scenario: number, players: 4, level: 6, sister: true });
      const opens = setup !== undefined && 'box' in openBox(setup, tiles, PIECES);
      expect(extrasFor(number).includes('sister'), `scenario ${number}`).toBe(opens);
    }
  });

  test('why it cannot be dealt agrees with the engine', () => {
    const tiles = tileSet();
    for (const { number } of SCENARIOS)
      for (let players = 1; players <= 9; players++) {
        const setup = setupFor({ scenario: number, players, level: 6 });
        const opens = setup !== undefined && 'box' in openBox(setup, tiles, PIECES);
        expect(whyNot({ scenario: number }, players) === null, `${number} for ${players}`).toBe(opens);
      }
    expect(whyNot({ scenario: 1 }, 0)).toEqual({ why: 'nobody' });
  });

  test('anything but a choice is the first visit; tiles are counted with tile 1', () => {
    expect(chosen(null)).toEqual({ scenario: 1 });
    expect(chosen({ tower: { quest: '1-1', tongue: 'free' } })).toEqual({ scenario: 1 });
    expect(tileCount({ scenario: 1 })).toBe(9);
    expect(tileCount({ scenario: 5 })).toBe(15);
    expect(tileCount({ scenario: 8, level: 6, sister: true })).toBe(26);
  });

  test('every scenario says in at most three lines what it changes', () => {
    for (const { number } of SCENARIOS) {
      expect(CHANGES[number]?.length ?? 0).toBeGreaterThan(0);
      expect(CHANGES[number]?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });
});

describe('the story of a game', () => {
  const moved = (at: number, seat: number): MallEntry => ({
    at,
    seat,
    events: [{ type: 'moved', seat, pawn: 'elf', to: 1, by: 'walk' }],
  });
  const entries: readonly MallEntry[] = [
    { at: 0, seat: null, events: [] },
    {
      at: 5_000,
      seat: 1,
      events: [
        { type: 'readied', seat: 1, ready: true },
        { type: 'started', at: 5_000 },
      ],
    },
    moved(6_000, 0),
    moved(6_500, 1),
    { at: 20_000, seat: 1, events: [{ type: 'doSomething', seat: 1, target: 0 }] },
    moved(30_500, 0),
    { at: 40_000, seat: null, events: [{ type: 'ended', won: false, reason: 'sand' }] },
    { at: 99_000, seat: null, events: [{ type: 'presence', seat: 0, away: true }] },
  ];

  test('is told from the first grain to the end, not to the last who left', () => {
    expect(storyOf(entries, 2)).toEqual({
      time: 35_000,
      flips: 0,
      tiles: 0,
      prods: 1,
      acts: [2, 1],
      wait: 24_000,
      entries,
    });
  });

  test('a game that never started has no time', () => {
    const nothing = { time: 0, flips: 0, tiles: 0, prods: 0, wait: 0 };
    expect(storyOf([], 3)).toEqual({ ...nothing, acts: [0, 0, 0], entries: [] });
  });
});

describe('sounds', () => {
  test('each hero has a pitch of its own, and being prodded is not what the others hear', () => {
    const pitches = (['barbarian', 'mage', 'elf', 'dwarf', 'sister'] as const).map((pawn) => {
      const cue = cueOf({ type: 'moved', seat: 0, pawn, to: 1, by: 'walk' }, 0);
      return cue === null ? null : notesOf(cue)[0]?.pitch;
    });
    expect(new Set(pitches).size).toBe(5);
    const prod = { type: 'doSomething', seat: 0, target: 2 } as const;
    expect(cueOf(prod, 2)).toBe('prodded');
    expect(cueOf(prod, 1)).toBe('prodOther');
    expect(cueOf({ type: 'wished', seat: 0, pause: true }, 0)).toBeNull();
  });
});

describe('the Book', () => {
  const line = { scenario: 3, level: 1, timers: 2, names: ['A'], game: 'x', when: 5 };

  test('pages go by scenario; on each are its levels', () => {
    const level = (number: number) => ({
      challenge: `3/${number}`,
      count: 1,
      after: null,
      lines: [{ ...line, level: number }],
    });
    const first = { ...level(1), challenge: '1', lines: [{ ...line, scenario: 1 }] };
    const pages = pagesOf([first, level(1), level(2)]);
    expect(pages.map(({ scenario }) => scenario)).toEqual([1, 3]);
    expect(pages[1]?.levels.map(({ challenge }) => challenge)).toEqual(['3/1', '3/2']);
  });

  test('what is not a book is an empty one', () => {
    const empty = { challenges: [], next: null };
    expect(readBook({ error: 1 })).toEqual(empty);
    expect(readBook(null)).toEqual(empty);
    expect(readBook([line])).toEqual(empty);
  });
});
