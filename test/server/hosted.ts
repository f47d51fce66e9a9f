import { afterAll } from 'vitest';
import { type Host, host } from './client.ts';

/** A host for all tests of a file, ended after them. */
export async function hosted(): Promise<Host> {
  const here = await host();
  afterAll(() => here.end());
  return here;
}
