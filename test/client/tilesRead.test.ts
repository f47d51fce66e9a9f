import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TILE_SETS, TILES } from '#client/state/tiles.ts';
import { tilesRead } from '../../tools/readTiles.ts';
import { ROOT } from '../../tools/setup.mjs';

test('a page that is built has the very tiles that are drawn', async () => {
  const code = tilesRead(join(ROOT, 'src/content/tiles/'));
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.TILES).toEqual(TILES);
  expect(built.TILE_SETS).toEqual(TILE_SETS);
  expect([...built.TILES.keys()].sort()).toEqual([...TILES.keys()].sort());
});
