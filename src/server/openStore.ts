import type { Config } from './config.ts';
import { openFileStore } from './fileStore.ts';
import { ALL_OURS, type Owners } from './owners.ts';
import { openReaders } from './postgres/connect.ts';
import { openPostgres, postgresReader } from './postgres/store.ts';
import type { Store } from './store.ts';

// Where everything is kept: one file, unless somebody names a database.

export type Postgres = Awaited<ReturnType<typeof openPostgres>>;

export interface Keeping {
  readonly store: Store;
  readonly owners: Owners;
  /** What nodes need to find each other; null where there is one alone. */
  readonly shared: Postgres | null;
}

export async function openStore({ data, database, address }: Config): Promise<Keeping> {
  if (database === undefined) return { store: openFileStore(data), owners: ALL_OURS, shared: null };
  const shared = await openPostgres(database, address ?? '');
  return { store: shared.store, owners: shared.owners, shared };
}

export type Reader = Pick<Store, 'game' | 'entries' | 'close'>;

/** For whoever only reads, in a thread of its own. */
export function openReader({ data, database }: Pick<Config, 'data' | 'database'>): Reader {
  if (database === undefined) return openFileStore(data);
  const { ask, close } = openReaders(database);
  return { ...postgresReader(ask, () => 0), close };
}
