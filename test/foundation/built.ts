import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup.mjs';

// The page as it is built, by the sources that ask for its parts.

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export const DIST = join(ROOT, 'dist');
const built: Readonly<Record<string, Built>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

export const PAGE = ['index.html', '../content/locales/en/index.ts'];
/** What every page asks for by itself, once it is shown. */
const SHOWN = ['ui/shown.ts'];
/** All that a guest's page asks for by itself, from the link to the first move; test/e2e/table.test.ts holds a browser to it. */
export const GUEST = [...PAGE, ...SHOWN, 'screens/room/room.tsx'];

function withImports(name: string, found: Set<string>): Set<string> {
  const part = built[name];
  if (part === undefined) throw new Error(`the page has no ${name}`);
  if (!found.has(name)) {
    found.add(name);
    for (const other of part.imports ?? []) withImports(other, found);
  }
  return found;
}

export function filesOf(parts: readonly string[]) {
  const found = new Set<string>();
  for (const part of parts) withImports(part, found);
  return {
    scripts: [...new Set([...found].flatMap((name) => built[name]?.file ?? []))],
    styles: [...new Set([...found].flatMap((name) => built[name]?.css ?? []))],
  };
}

/** Scripts alone in gzip, as bench/page counts them, and the files of both sorts. */
export function fetchedFor(parts: readonly string[]) {
  const { scripts, styles } = filesOf(parts);
  const sizes = scripts.map((file) => statSync(join(DIST, `${file}.gz`)).size);
  return {
    ...{ scripts: scripts.length, styles: styles.length },
    kB: sizes.reduce((all, one) => all + one, 0) / 1000,
  };
}
