import { shippedSets, type TileSet } from '#content/tileSets.ts';
import { tileSet, tileTexts } from '#content/tiles.ts';
import { type Box, openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// The tiles of today, and a set of before in which one of the first ones had no escalator.

const drawn = tileTexts().find(({ file }) => file === '2.txt')?.text ?? '';

export const OLDER_TEXT = drawn.replaceAll('e1', '  ');
export const REDRAWN = shippedSets(tileSet(), [{ file: '0.0/2.txt', text: OLDER_TEXT }]);

export function boxWith(tiles: TileSet, setup: Setup): Box {
  const opened = openBox(setup, tiles, PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  return opened.box;
}
