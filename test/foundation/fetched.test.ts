import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lateTexts } from '#content/locales/en/lateIndex.ts';
import { ROOT } from '../../tools/setup.mjs';

// What a visitor fetches of the page as it is built. Whoever adds to it raises the number here, and knows it.

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const DIST = join(ROOT, 'dist');
const built: Readonly<Record<string, Built>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

const PAGE = ['index.html', '../content/locales/en/index.ts'];
/** What every page asks for by itself, once it is shown. */
const SHOWN = ['ui/arrival.ts', 'ui/otherTabs.ts'];
const TOWER = [...PAGE, '../content/locales/en/towerIndex.ts', 'screens/tower/tower.tsx'];

function withImports(name: string, found: Set<string>): Set<string> {
  const part = built[name];
  if (part === undefined) throw new Error(`the page has no ${name}`);
  if (!found.has(name)) {
    found.add(name);
    for (const other of part.imports ?? []) withImports(other, found);
  }
  return found;
}

/** Scripts alone in gzip, as bench/page counts them, and the files of both sorts. */
function fetchedFor(parts: readonly string[]) {
  const found = new Set<string>();
  for (const part of parts) withImports(part, found);
  const scripts = new Set([...found].map((name) => built[name]?.file));
  const styles = new Set([...found].flatMap((name) => built[name]?.css ?? []));
  const sizes = [...scripts].map((file) => statSync(join(DIST, `${file}.gz`)).size);
  return {
    scripts: scripts.size,
    styles: styles.size,
    kB: sizes.reduce((all, one) => all + one, 0) / 1000,
  };
}

test.each([
  ['whoever comes home', [...PAGE, 'screens/home/home.tsx'], { scripts: 5, styles: 3, kB: 39.5 }],
  ['a guest at a table', [...PAGE, ...SHOWN, 'screens/room/room.tsx'], { scripts: 9, styles: 8, kB: 115 }],
  ['whoever plays alone', [...PAGE, 'screens/solo/solo.tsx'], { scripts: 9, styles: 7, kB: 117.8 }],
  ['whoever looks at the tower', [...TOWER, 'screens/tower/map/map.tsx'], { scripts: 9, styles: 6, kB: 115 }],
  [
    'whoever plays a quest',
    [...TOWER, 'screens/tower/alone/questAlone.tsx'],
    { scripts: 9, styles: 5, kB: 111.9 },
  ],
])('%s fetches few files, and not much', (_, parts, most) => {
  const fetched = fetchedFor(parts);
  expect(fetched.scripts).toBeLessThanOrEqual(most.scripts);
  expect(fetched.styles).toBeLessThanOrEqual(most.styles);
  expect(fetched.kB).toBeLessThanOrEqual(most.kB);
});

/** The sources that a part is put together from, with everything that is there before it is shown. */
function sourcesOf(parts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const part of parts) withImports(part, found);
  const maps = [...found].map((name) => join(DIST, `${built[name]?.file}.map`)).filter(existsSync);
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
