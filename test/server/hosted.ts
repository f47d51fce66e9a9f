import { afterAll } from 'vitest';
import type { Config } from '#server/config.ts';
import { type Host, host } from './client.ts';

/** A host for all tests of a file, ended after them. */
export async function hosted(change: Partial<Config> = {}): Promise<Host> {
  const here = await host(change);
  afterAll(() => here.end());
  return here;
}
