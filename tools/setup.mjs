// Brings what the project needs into node_modules, Node 24 included. Plain JavaScript without dependencies,
// because the machine's own Node (20 or newer) runs it before anything is installed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.hushglass-setup');
const NODE_MAJOR = 24;

/** What decides the contents of node_modules; scripts and descriptions do not, so editing them installs nothing. */
export function stampOf(packageText, lockText, platform) {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(packageText);
  const wanted = JSON.stringify([dependencies, devDependencies, overrides, allowScripts]);
  return createHash('sha256').update([wanted, lockText, platform].join('\0')).digest('hex');
}

/** npm must not run on the Node inside the node_modules that it is about to replace. */
export function pathWithoutModules(path) {
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter);
}

/** The project's own Node where it exists, else the machine's if that is new enough. */
export function chooseNode(own, machine) {
  if (own !== undefined) return own;
  if (Number.parseInt(machine.version, 10) >= NODE_MAJOR) return machine.path;
  throw new Error(
    `Hushglass needs Node ${NODE_MAJOR}; this is ${machine.version}, and npm was not allowed to install its own.`,
  );
}

/** Installs when the stamp says so, and returns the path of the Node to run everything else with. */
export function setUp() {
  const stamp = currentStamp();
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
    install();
    writeFileSync(STAMP, stamp);
  }
  return chooseNode(ownNode(), { path: process.execPath, version: process.versions.node });
}

function currentStamp() {
  const read = (name) => readFileSync(join(ROOT, name), 'utf8');
  return stampOf(read('package.json'), read('package-lock.json'), `${process.platform}-${process.arch}`);
}

function install() {
  console.error(
    `Hushglass: installing dependencies and Node ${NODE_MAJOR} with npm ci (only when they change) ...`,
  );
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithoutModules(process.env.PATH ?? '') },
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Hushglass: npm ci failed (${error?.message ?? `exit code ${status}`}).`);
}

function ownNode() {
  const folder = join(MODULES, 'node', 'bin');
  return [join(folder, 'node'), join(folder, 'node.exe')].find((file) => existsSync(file));
}
