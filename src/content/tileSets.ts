import { type Refusal, refuse } from '#engine/core/refusal.ts';
import { type AnyPiece, type Box, contentHash, openBox, type Setup, type Tile } from '#engine/mall/index.ts';
import { loadTiles, type TileText } from './tile-format/load.ts';

// Every set that was ever shipped: a game is played on, and shown, with the tiles it was begun with.

export type TileSet = ReadonlyMap<string, Tile>;
/** The newest first. */
export type TileSets = readonly [TileSet, ...(readonly TileSet[])];

export function readSet(texts: Iterable<TileText>): TileSet {
  const set = loadTiles(texts);
  if (set.ok) return set.tiles;
  const places = set.errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
  throw new Error(places.join('\n'));
}

/** A folder named after a release has those of its drawings that are others today; the rest of its set is as it is now. */
export function shippedSets(present: TileSet, older: readonly TileText[]): TileSets {
  const releases = Map.groupBy(older, ({ file }) => file.split('/').at(-2) ?? '');
  const newestFirst = [...releases].sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  return [present, ...newestFirst.map(([, own]) => new Map([...present, ...readSet(own)]))];
}

/** Opened with the tiles that have this fingerprint; what is wrong with the set-up itself is said by the newest set. */
export function boxFor(
  setup: Setup,
  content: string,
  sets: TileSets,
  pieces: readonly AnyPiece[],
): { readonly box: Box } | { readonly problems: readonly Refusal[] } {
  let problems: readonly Refusal[] | undefined;
  for (const tiles of sets) {
    const opened = openBox(setup, tiles, pieces);
    if ('box' in opened && contentHash(opened.box) === content) return opened;
    problems ??= 'box' in opened ? [refuse('log.content')] : opened.problems;
  }
  return { problems: problems ?? [refuse('log.content')] };
}
