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
import { openStore, type Store } from '#server/store.ts';

// A game of the mall with its secrets, read from the data file as only the server can.

export function secretGame(file: string, id: string): Game {
  const store = openStore(file);
  const { box, entries } = storedHeist(store, id);
  store.close();
  return replay(box, entries);
}

export function storedHeist(
  store: Store,
  id: string,
): { readonly box: Box; readonly entries: readonly MallEntry[] } {
  const stored = store.game(id);
  const opened = stored && boxFor(stored.header.setup as Setup, stored.header.content, tileSets(), PIECES);
  if (opened === null || !('box' in opened)) throw new Error('no such game');
  return { box: opened.box, entries: store.entries<MallEvent>(id) };
}
