import { boxFor } from '#content/tileSets.ts';
import { tileSets } from '#content/tiles.ts';
import {
  type Box,
  type Game,
  type MallEntry,
  type MallEvent,
  replay,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type FileStore, openFileStore } from '#server/fileStore.ts';
import { openReader } from '#server/openStore.ts';
import type { StoredGame } from '#server/store.ts';

// A game of the mall with its secrets, read from the data file as only the server can.

export function secretGame(file: string, id: string): Game {
  const store = openFileStore(file);
  const { box, entries } = storedHeist(store, id);
  store.close();
  return replay(box, entries);
}

/** The same, wherever it is kept. */
export async function secretGameIn(where: Parameters<typeof openReader>[0], id: string): Promise<Game> {
  const store = openReader(where);
  const [stored, entries] = [await store.game(id), (await store.entries(id)) as readonly MallEntry[]];
  await store.close();
  return replay(boxOf(stored), entries);
}

export function storedHeist(
  store: FileStore,
  id: string,
): { readonly box: Box; readonly entries: readonly MallEntry[] } {
  return { box: boxOf(store.game(id)), entries: store.entries<MallEvent>(id) };
}

function boxOf(stored: StoredGame | null): Box {
  const opened = stored && boxFor(stored.header.setup as Setup, stored.header.content, tileSets(), PIECES);
  if (opened === null || !('box' in opened)) throw new Error('no such game');
  return opened.box;
}
