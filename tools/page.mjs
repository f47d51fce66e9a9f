// Builds the page, unless nothing that it is made of has changed since the last time.

import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const SOURCES = [
  ...['src', 'tools/chunks.ts', 'tools/readTiles.ts'],
  ...['vite.config.ts', 'package-lock.json'],
];
const BUILT = join(ROOT, 'dist', '.built');

/** When the youngest of these files was changed, folders included: something may have been deleted. */
function changed(path) {
  const { mtimeMs } = statSync(path);
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => changed(join(path, name)))
    : [];
  return Math.max(mtimeMs, ...inside);
}

function isBuilt() {
  const stamp = statSync(BUILT, { throwIfNoEntry: false });
  return stamp !== undefined && SOURCES.every((path) => changed(join(ROOT, path)) < stamp.mtimeMs);
}

if (!isBuilt()) {
  // A build that fails half way must not look like a page.
  rmSync(BUILT, { force: true });
  const began = Date.now();
  await build({ root: join(ROOT, 'src/client'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(BUILT, '');
  // What was changed meanwhile is not in it.
  utimesSync(BUILT, began / 1000, began / 1000);
}
