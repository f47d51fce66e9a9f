import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { furnish, type Spot } from '#client/tower/board/art/furnish.ts';
import type { Floor } from '#client/tower/floors/floor.ts';
import { FLOORS } from '#client/tower/floors/index.ts';
import { coloursOf, type Hour } from '#client/tower/floors/paint.ts';
import { ADVENTURES } from '#content/adventures.ts';
import { endings as english } from '#content/locales/en/endings.ts';
import { quests } from '#content/locales/en/quests.ts';
import { endings as french } from '#content/locales/fr/endings.ts';
import { endings as dutch } from '#content/locales/nl/endings.ts';
import { ROOT } from '../../tools/setup.mjs';
import { apart, contrast, EYES, fromHex, fromOklch, luminance, over, type Rgb, seen } from './seeing.ts';

const floors: readonly Floor[] = (await Promise.all(FLOORS.map((fetch) => fetch()))).map(
  ({ floor }) => floor,
);
const HOURS: readonly Hour[] = ['day', 'night'];
const named = floors.map(
  (floor, index) => [quests[`adventure.${index + 1}` as 'adventure.1'], floor] as const,
);

/** The colours that a stylesheet gives to names, by day and by night. */
function coloursIn(file: string, names: RegExp): ReadonlyMap<string, Readonly<Record<Hour, Rgb>>> {
  const text = readFileSync(join(ROOT, 'src/client', file), 'utf8');
  return new Map(
    [...text.matchAll(names)].map(([, name = '', value = '']) => {
      const [day = '', night = day] = value.match(/#[\da-f]{6}/g) ?? [];
      return [name, { day: fromHex(day), night: fromHex(night) }] as const;
    }),
  );
}

const HEROES = coloursIn('theme.css', /^ {4}--(yellow|purple|green|orange|blue): (#\w{6});/gm);
const TOKENS = coloursIn('theme.css', /^ {4}--(ink|wall): (.*);/gm);
const DOORS = coloursIn('tower/board/art/marks.css', /\.kind-(\w+) \{\s+--kind: (#\w{6});/g);

const rgbOf = (floor: Floor, hour: Hour, name: string): Rgb => {
  const { light, chroma, hue } = coloursOf(floor, hour)[name] as ReturnType<typeof coloursOf>[string];
  // What a screen has no more of is cut off.
  return fromOklch(light, chroma, hue).map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb;
};

/** What one walks on, wherever light and shade fall on it: where the lamp shines on what is thrown, both. */
function grounds(floor: Floor, hour: Hour): readonly Rgb[] {
  const alpha = (name: string) => coloursOf(floor, hour)[name]?.alpha ?? 1;
  const under = (name: string, stone: Rgb) => over(rgbOf(floor, hour, name), alpha(name), stone);
  return ['--stone-1', '--stone-2'].flatMap((name) => {
    const stone = rgbOf(floor, hour, name);
    const lit = under('--floor-glow', stone);
    return [
      stone,
      lit,
      under('--floor-shade', stone),
      ...(floor.light.cast ? [under('--floor-glow', lit)] : []),
    ];
  });
}

describe('the floors of the tower', () => {
  test('are as many as there are adventures, and no two are alike', () => {
    expect(floors).toHaveLength(ADVENTURES.length);
    const alike = (what: (floor: Floor) => unknown) =>
      new Set(floors.map((floor) => JSON.stringify(what(floor))));
    expect(alike(({ pattern }) => pattern).size).toBe(floors.length);
    expect(alike(({ furniture }) => furniture.great).size).toBe(floors.length);
    expect(alike(({ light }) => light).size).toBe(floors.length);
    for (const part of ['step', 'door', 'turn', 'air'] as const)
      expect(alike(({ sound }) => sound[part]).size).toBe(floors.length);
  });

  test.each(HOURS)('by %s, two that follow each other differ at a glance', (hour) => {
    for (const [index, floor] of floors.entries()) {
      const next = floors[index + 1];
      if (next === undefined) continue;
      const differ = ['--stone-1', '--room', '--table'].map((name) =>
        apart(rgbOf(floor, hour, name), rgbOf(next, hour, name)),
      );
      expect(Math.max(...differ), `${index + 1}`).toBeGreaterThan(0.04);
    }
  });
});

describe.each(named)('%s', (_, floor) => {
  test.each(HOURS)('by %s it is quiet: two near tones, little colour', (hour) => {
    const colours = coloursOf(floor, hour);
    expect(apart(rgbOf(floor, hour, '--stone-1'), rgbOf(floor, hour, '--stone-2'))).toBeLessThan(0.035);
    for (const name of ['--stone-1', '--stone-2', '--room', '--prop-1', '--prop-2', '--prop-3', '--prop-4'])
      expect(colours[name]?.chroma, name).toBeLessThan(0.08);
  });

  test.each(HOURS)('by %s edges and walls stand out, and rooms are no floor', (hour) => {
    const room = rgbOf(floor, hour, '--room');
    for (const ground of grounds(floor, hour)) {
      expect(contrast(ground, TOKENS.get('ink')?.[hour] as Rgb)).toBeGreaterThan(3);
      expect(contrast(ground, TOKENS.get('wall')?.[hour] as Rgb)).toBeGreaterThan(3);
      if (hour === 'night') expect(luminance(ground)).toBeGreaterThan(0.12);
    }
    for (const stone of ['--stone-1', '--stone-2'])
      expect(apart(rgbOf(floor, hour, stone), room)).toBeGreaterThan(0.085);
  });

  test.each(HOURS)('by %s heroes, keys and doors are seen on it, whatever eyes look', (hour) => {
    expect([HEROES.size, DOORS.size]).toEqual([5, 5]);
    const edge = TOKENS.get('ink')?.[hour] as Rgb;
    for (const [eyes, matrix] of Object.entries(EYES)) {
      const [dark, ...stones] = [edge, ...grounds(floor, hour)].map((colour) => seen(matrix, colour)) as [
        Rgb,
        ...Rgb[],
      ];
      // Each has a dark edge round its shape: that is what whoever sees few colours goes by.
      for (const stone of stones) expect(contrast(stone, dark), eyes).toBeGreaterThan(2.9);
      for (const [name, colours] of [...HEROES, ...DOORS])
        expect(apart(seen(matrix, colours[hour]), dark), `${eyes} ${name}`).toBeGreaterThan(0.2);
    }
    // By day a white star lives by its edge alone, as it does on plain stone.
    const things = [...HEROES, ...DOORS].filter(([name]) => name !== 'star' || hour === 'night');
    for (const ground of grounds(floor, hour))
      for (const [name, colours] of things) expect(apart(ground, colours[hour]), name).toBeGreaterThan(0.07);
  });

  test.each(HOURS)('by %s no hero has the colour of the ground, whatever eyes look', (hour) => {
    // Little may be left of a colour, yellow for whoever lacks the blue cone: never nothing, beside the dark edge.
    for (const [eyes, matrix] of Object.entries(EYES))
      for (const ground of grounds(floor, hour))
        for (const [name, colours] of HEROES)
          expect(apart(seen(matrix, ground), seen(matrix, colours[hour])), `${eyes} ${name}`).toBeGreaterThan(
            eyes === 'all' ? 0.09 : 0.02,
          );
  });

  test('what is heard there is short, and never loud', () => {
    const { air, ...others } = floor.sound;
    for (const note of Object.values(others).flat()) expect(note.loud ?? 0.8).toBeLessThan(0.8);
    for (const { loud = 0.8, at = 0, lasts } of air) {
      expect(loud).toBeLessThan(0.4);
      expect(at + lasts).toBeLessThan(3);
    }
  });

  test('something moves at its end', () => {
    expect(floor.ending.some(({ motion }) => motion !== undefined)).toBe(true);
    for (const { at } of floor.ending) {
      expect(Math.abs(at[0])).toBeLessThan(150);
      expect(Math.abs(at[1])).toBeLessThan(90);
    }
    expect(new Set(floor.ending.map(({ at }) => at.join())).size).toBe(floor.ending.length);
  });
});

test('no two epics end in the same picture', () => {
  const pictures = floors.map(({ ending }) => JSON.stringify(ending.map(({ shapes }) => shapes)));
  expect(new Set(pictures).size).toBe(ADVENTURES.length);
});

test('every epic has an ending in words, its own in every language', () => {
  for (const texts of [english, french, dutch]) {
    const words = ADVENTURES.map(({ number }) => texts[`floor.${number}` as 'floor.1']);
    expect(new Set(words).size).toBe(ADVENTURES.length);
    for (const sentence of words) expect(sentence).toMatch(/^[A-ZÀ-Ý].*[.]$/);
  }
});

describe('the furniture of a room', () => {
  const { furniture } = floors[0] as Floor;
  const area = (rows: readonly string[]): readonly Spot[] =>
    rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])));
  const AREAS = [
    ['##', '##'],
    ['####'],
    ['#', '#', '#'],
    ['###', '# #', '###'],
    ['.##.', '####', '.##.', '.#..'],
    ['#'],
  ];

  test.each(AREAS.map((rows) => [rows.join(' '), rows] as const))(
    'stands on every space of %s once',
    (_, rows) => {
      for (const turns of [false, true])
        for (const seed of [0, 1, 2]) {
          const spots = area(rows);
          const covered = furnish(spots, furniture, seed, turns).flatMap(({ x, y, wide, high }) =>
            Array.from(
              { length: wide * high },
              (_, at) => `${x - wide / 2 + (at % wide)} ${y - high / 2 + Math.floor(at / wide)}`,
            ),
          );
          expect(covered.toSorted()).toEqual(spots.map(({ x, y }) => `${x} ${y}`).toSorted());
        }
    },
  );

  test('is great where there is room, and never wide where a card turns', () => {
    const [great] = furnish(area(['##', '##']), furniture, 0, true);
    expect(great).toMatchObject({ prop: furniture.great[0], x: 1, y: 1, wide: 2, high: 2 });
    expect(furnish(area(['##']), furniture, 0, false)).toMatchObject([{ prop: furniture.wide, wide: 2 }]);
    expect(furnish(area(['##']), furniture, 0, true).map(({ wide }) => wide)).toEqual([1, 1]);
  });
});
