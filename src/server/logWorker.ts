import { parentPort } from 'node:worker_threads';
import { encodeLog } from '#engine/core/log.ts';
import { openCatalogue } from './catalogue.ts';
import { openStore, type Store } from './store.ts';

// Copies the log of a finished game out of the data file, in a thread of its own (workerQueue.ts): a long one
// takes its time to be read, replayed and fingerprinted.

export interface LogRequest {
  readonly file: string;
  readonly game: string;
}

/** The log as it is downloaded; null where it cannot be read, or its rules are in no catalogue here. */
export type LogCopy = Uint8Array<ArrayBuffer> | null;

const catalogue = openCatalogue();

function copyOf(store: Store, id: string): LogCopy {
  const game = store.game(id);
  const engine = game === null ? null : catalogue.engineOf(game.header);
  if (game === null || engine === null) return null;
  const entries = store.entries(id);
  const { names = [], faces, bots } = game.ending ?? {};
  const called = {
    names,
    ...(faces === undefined ? {} : { faces }),
    ...(bots === undefined ? {} : { bots }),
  };
  const header = names.length === 0 ? game.header : { ...game.header, ...called };
  const hash = engine.hash(engine.replay(entries), entries, header.format);
  return new TextEncoder().encode(encodeLog({ header, entries, hash }));
}

function readable(store: Store, id: string): LogCopy {
  try {
    return copyOf(store, id);
  } catch {
    return null;
  }
}

parentPort?.on('message', async ({ file, game }: LogRequest) => {
  const store = openStore(file);
  const copy = readable(store, game);
  await store.close();
  parentPort?.postMessage(copy, copy === null ? [] : [copy.buffer]);
});
