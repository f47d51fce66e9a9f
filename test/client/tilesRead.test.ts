import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_SET } from '#client/state/securityTiles.ts';
import { TILE_SETS, TILES } from '#client/state/tiles.ts';
import { unpackTiles } from '#content/tile-format/unpack.ts';
import { securityTilesRead, tilesRead } from '../../tools/readTiles.ts';
import { ROOT } from '../../tools/setup.mjs';

const FOLDER = join(ROOT, 'src/content/tiles/');

/** What the code of a built module exports, with what it imports given to it. */
function exportsOf(
  code: string,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  return new Function(...Object.keys(given), `${body}\nreturn { ${names} };`)(...Object.values(given));
}

test('a page that is built has the very tiles that are drawn', () => {
  const built = exportsOf(tilesRead(FOLDER), { unpackTiles });
  expect(built.TILES).toEqual(TILES);
  expect(built.TILE_SETS).toEqual(TILE_SETS);
  expect([...(built.TILES as typeof TILES).keys()].sort()).toEqual([...TILES.keys()].sort());
});

test('and so have the rules of Maximum Security that come later', () => {
  const built = exportsOf(securityTilesRead(FOLDER), { unpackTiles, TILE_SETS });
  expect(built.EVERY_SET).toEqual(EVERY_SET);
});
