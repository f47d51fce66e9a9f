// Loaded before the server: the same server over a disk that is full while a file of this name lies
// beside the data file. The refusal is SQLite's own: no page may be added, and a commit needs one.

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const MARKER = `${process.env.HUSHGLASS_DATA}.full`;
const NO_LIMIT = 2 ** 30;
/** More than any pages that are free by chance. */
const BALLAST = 16 * 2 ** 20;

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql: string) {
  const full = existsSync(MARKER);
  if (sql.startsWith('BEGIN')) exec.call(this, `PRAGMA max_page_count = ${full ? 1 : NO_LIMIT}`);
  if (sql === 'COMMIT' && full)
    exec.call(this, `CREATE TABLE ballast (b); INSERT INTO ballast VALUES (zeroblob(${BALLAST}))`);
  return exec.call(this, sql);
};
