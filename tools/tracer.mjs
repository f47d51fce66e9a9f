// Finds strace, which shows in which order a server writes, syncs and answers; installs Debian's where it is
// missing and may be. Without it the tests that need it are skipped, and say so.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';

export function findTracer(environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'strace')).find((path) => existsSync(path));
}

if (import.meta.main && findTracer() === undefined) {
  console.error('Hushglass: installing strace for the durability test (once) ...');
  if (!install('strace') || findTracer() === undefined)
    console.error('Without strace it is not checked that acknowledgements wait for the disk.');
}
