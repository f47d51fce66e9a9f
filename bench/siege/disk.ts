import { fileURLToPath } from 'node:url';
import { type Child, serverBehind, startServerChild } from '../load/child.ts';

// The disks a server can be started over.

const preload = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Disk {
  readonly preloads: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export const REAL: Disk = { preloads: [], env: {} };
export const slowDisk = (commitMs: number): Disk => ({
  preloads: [preload('slowDisk.ts')],
  env: { HUSHGLASS_COMMIT_MS: String(commitMs) },
});
/** Full while this file is there. */
export const FILLABLE: Disk = { preloads: [preload('fullDisk.ts')], env: {} };
export const fullMarker = (data: string) => `${data}.full`;

export function startOn(disk: Disk, data: string, port: number, env: Disk['env'] = {}): Promise<Child> {
  return startServerChild(data, port, serverBehind(disk.preloads), { ...disk.env, ...env });
}

export const startSlowServer = (data: string, port: number, commitMs: number) =>
  startOn(slowDisk(commitMs), data, port);
