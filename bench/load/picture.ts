import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { replay, viewFor } from '#engine/mall/index.ts';
import { type FileStore, openFileStore } from '#server/fileStore.ts';
import { storedHeist } from './secretGame.ts';
import type { Walker } from './walker.ts';

// What a page shows beside what the log says, all of it and not only how many events there were.

export type Table = readonly Walker[];

const PATIENCE = 4_000;

/** Those of one table whose picture is not the log's. */
export function astrayAt(store: FileStore, table: Table): readonly Walker[] {
  const { box, entries } = storedHeist(store, table[0]?.game as string);
  const game = replay(box, entries);
  return table.filter(
    ({ view }) => JSON.stringify(view?.shared) !== JSON.stringify(viewFor(game, view?.seat ?? null).shared),
  );
}

/** Those whose picture is still another when nobody acts any more and everything has arrived. */
export async function astray(data: string, tables: readonly Table[]): Promise<readonly Walker[]> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const wrong = await look(data, tables);
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await sleep(100);
  }
}

async function look(data: string, tables: readonly Table[]): Promise<readonly Walker[]> {
  const store = openFileStore(data);
  const wrong = tables.flatMap((table) => astrayAt(store, table));
  await store.close();
  return wrong;
}
