import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lateTexts } from '#content/locales/en/lateIndex.ts';
import { ROOT } from '../../tools/setup.mjs';
import { DIST, fetchedFor, filesOf, GUEST, PAGE } from './built.ts';

// What a visitor fetches of the page as it is built. Whoever adds to it raises the number here, and knows it.

const TOWER = [...PAGE, '../content/locales/en/towerIndex.ts', 'screens/tower/tower.tsx'];

test.each([
  ['whoever comes home', [...PAGE, 'screens/home/home.tsx'], { scripts: 5, styles: 3, kB: 38 }],
  ['a guest, to the first move', GUEST, { scripts: 8, styles: 8, kB: 112 }],
  ['whoever plays alone', [...PAGE, 'screens/solo/solo.tsx'], { scripts: 9, styles: 7, kB: 115 }],
  ['whoever looks at the tower', [...TOWER, 'screens/tower/map/map.tsx'], { scripts: 9, styles: 6, kB: 115 }],
  [
    'whoever plays a quest',
    [...TOWER, 'screens/tower/alone/questAlone.tsx'],
    { scripts: 9, styles: 5, kB: 112 },
  ],
  ['the boards of a year of days', ['../content/quests/daily.txt?raw'], { scripts: 1, styles: 0, kB: 40 }],
  ['those to practise', ['../content/quests/practice.txt?raw'], { scripts: 1, styles: 0, kB: 80 }],
])('%s fetches few files, and not much', (_, parts, most) => {
  const fetched = fetchedFor(parts);
  expect(fetched.scripts).toBeLessThanOrEqual(most.scripts);
  expect(fetched.styles).toBeLessThanOrEqual(most.styles);
  expect(fetched.kB).toBeLessThanOrEqual(most.kB);
});

test('what everyone needs is asked for beside the first script, and not after it', () => {
  const scripts = filesOf(['index.html']).scripts;
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(scripts.filter((file) => !page.includes(`/${file}"`))).toEqual([]);
});

/** The sources that a part is put together from, with everything that is there before it is shown. */
function sourcesOf(parts: readonly string[]): readonly string[] {
  const maps = filesOf(parts)
    .scripts.map((file) => join(DIST, `${file}.map`))
    .filter(existsSync);
  const sources = maps.flatMap((map) =>
    (JSON.parse(readFileSync(map, 'utf8')).sources as readonly string[]).map((one) =>
      join(dirname(map), one),
    ),
  );
  return sources.filter((source) => source.startsWith(join(ROOT, 'src/client')));
}

test('what is shown at once says nothing whose words come late', () => {
  const late = Object.entries(lateTexts).flatMap(([domain, words]) =>
    Object.keys(words).map((key) => `'${domain}.${key}'`),
  );
  const screens = ['home/home', 'room/room', 'solo/solo', 'learn/learn', 'tower/tower', 'tower/map/map'];
  const quest = 'screens/tower/alone/questAlone.tsx';
  const sources = sourcesOf(['index.html', ...screens.map((screen) => `screens/${screen}.tsx`), quest]);
  expect(sources.length).toBeGreaterThan(200);
  const tooEarly = [...new Set(sources)].flatMap((source) => {
    const text = readFileSync(source, 'utf8');
    return late.filter((key) => text.includes(key)).map((key) => `${source}: ${key}`);
  });
  expect(tooEarly).toEqual([]);
});
