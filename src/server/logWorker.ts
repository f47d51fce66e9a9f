import { parentPort } from 'node:worker_threads';
import { encodeLog } from '#engine/core/log.ts';
import { openCatalogue } from './catalogue.ts';
import type { Config } from './config.ts';
import { openReader, type Reader } from './openStore.ts';

// Copies the log of a finished game out of the data file, in a thread of its own (workerQueue.ts): a long one
// takes its time to be read, replayed and fingerprinted.

export interface LogRequest {
  readonly where: Pick<Config, 'data' | 'database'>;
  readonly game: string;
}

/** The log as it is downloaded; null where it cannot be read, or its rules are in no catalogue here. */
export type LogCopy = Uint8Array<ArrayBuffer> | null;

const catalogue = openCatalogue();

async function copyOf(store: Reader, id: string): Promise<LogCopy> {
  const game = await store.game(id);
  const engine = game === null ? null : catalogue.engineOf(game.header);
  if (game === null || engine === null) return null;
  const entries = await store.entries(id);
  const { names = [], faces, bots, lent } = game.ending ?? {};
  const called = {
    names,
    ...(faces === undefined ? {} : { faces }),
    ...(bots === undefined ? {} : { bots }),
    ...(lent === undefined ? {} : { lent }),
  };
  const header = names.length === 0 ? game.header : { ...game.header, ...called };
  const hash = engine.hash(engine.replay(entries), entries, header.format);
  return new TextEncoder().encode(encodeLog({ header, entries, hash }));
}

async function readable(store: Reader, id: string): Promise<LogCopy> {
  try {
    return await copyOf(store, id);
  } catch {
    return null;
  }
}

parentPort?.on('message', async ({ where, game }: LogRequest) => {
  const store = openReader(where);
  const copy = await readable(store, game);
  await store.close();
  parentPort?.postMessage(copy, copy === null ? [] : [copy.buffer]);
});
