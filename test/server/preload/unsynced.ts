// Loaded before the server by the durability test: the same server, with SQLite told not to wait
// for the disk. The test has to notice.

import { DatabaseSync } from 'node:sqlite';

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql: string) {
  return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'));
};
