import { readdirSync, readFileSync } from 'node:fs';
import type { TileText } from './tile-format/load.ts';
import { readSet, shippedSets, type TileSet, type TileSets } from './tileSets.ts';

// The sets that come with the game, read from their drawings once.

const FOLDER = new URL('./tiles/', import.meta.url);

let newest: TileSet | undefined;
let all: TileSets | undefined;

/** What new games are played with. */
export function tileSet(): TileSet {
  newest ??= readSet(tileTexts());
  return newest;
}

/** What games were ever played with. */
export function tileSets(): TileSets {
  all ??= shippedSets(tileSet(), olderTexts());
  return all;
}

export function tileTexts(): readonly TileText[] {
  return drawings(readdirSync(FOLDER)).sort(inOrder).map(textOf);
}

function olderTexts(): readonly TileText[] {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return drawings(paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.includes('/'))).map(
    textOf,
  );
}

const drawings = (files: readonly string[]) => files.filter((file) => file.endsWith('.txt'));

const textOf = (file: string): TileText => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') });

/** 2 before 10, and a tile before its Maximum Security twin. */
function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
