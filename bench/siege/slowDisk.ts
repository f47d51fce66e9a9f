// Loaded before the server: the same server over a disk that takes so long for every commit.

import { DatabaseSync } from 'node:sqlite';

const COMMIT_MS = Number(process.env.HUSHGLASS_COMMIT_MS ?? 60);
const nobody = new Int32Array(new SharedArrayBuffer(4));

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql: string) {
  if (sql === 'COMMIT') Atomics.wait(nobody, 0, 0, COMMIT_MS);
  return exec.call(this, sql);
};
