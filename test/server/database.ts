import { inject } from 'vitest';
import { run } from '../../bench/load/database.ts';

let made = 0;

/** An empty database where the tests run on one (vitest.config.ts); nothing where they run on files. */
export async function freshDatabase(): Promise<string | undefined> {
  const url = inject('postgres') as string | undefined;
  if (url === undefined) return undefined;
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}_${++made}`;
  await run(url, `CREATE DATABASE ${name}`);
  return url.replace(/[^/]*$/, name);
}
