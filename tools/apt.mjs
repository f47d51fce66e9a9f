// Installs one of Debian's packages, where that may be done: as root, or by a sudo that asks nothing.

import { spawnSync } from 'node:child_process';

function apt(...args) {
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  return spawnSync(command, [...before, '-qq', ...args], { env, stdio }).status === 0;
}

/** Whether it is there now. The lists are fetched first: a fresh machine may have none, or old ones. */
export function install(name) {
  // A list that cannot be had need not be the one with this package.
  apt('update');
  return apt('install', '--yes', '--no-install-recommends', name);
}
