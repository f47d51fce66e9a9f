// Finds PostgreSQL's own programs for the tests of several nodes, and installs Debian's where they are missing and may be.

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql';

function folders(environment) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const named = environment.HUSHGLASS_POSTGRES ? [environment.HUSHGLASS_POSTGRES] : [];
  const path = (environment.PATH ?? '').split(delimiter);
  return [...named, ...versions.map((version) => join(DEBIAN, version, 'bin')), ...path];
}

/** The folder with `initdb` and `postgres`, or undefined. HUSHGLASS_POSTGRES names one that is found nowhere else. */
export function findPostgres(environment = process.env) {
  return folders(environment).find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

if (import.meta.main && findPostgres() === undefined) {
  console.error('Hushglass: installing PostgreSQL for the tests of several nodes (once) ...');
  if (!install('postgresql') || findPostgres() === undefined) {
    console.error(
      'The tests of several nodes need PostgreSQL. Install it, or name its folder in HUSHGLASS_POSTGRES.',
    );
    process.exit(1);
  }
}
