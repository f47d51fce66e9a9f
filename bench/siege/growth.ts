import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../load/database.ts';
import { openTables } from '../load/table.ts';
import { come, walk } from '../load/walker.ts';
import type { Fort } from './fort.ts';
import { insist } from './insist.ts';
import type { Attack } from './storm.ts';

// A storm of people who play, come and go, and then nobody: what the server still writes when nothing happens.

const TABLES = 6;
/** Games whose sand still runs are over by then, and whoever left is told to be away. */
const SAND = 4_000;
const SETTLED = SAND + 4_000;

/** Bytes that this process has had written to a disk, whatever file they are in. */
function writtenBy({ server }: Fort): number {
  const figures = readFileSync(`/proc/${server().process.pid}/io`, 'utf8');
  return Number(/^write_bytes: (\d+)$/m.exec(figures)?.[1]);
}

const sizeOfFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Of a database: rows that were written, whichever table they are in, but for those by which a node says that it is there. */
const WRITTEN = `SELECT sum(n_tup_ins + n_tup_upd + n_tup_del) AS n FROM pg_stat_user_tables WHERE relname <> 'leases'`;

const kept = async ({ data, database }: Fort) =>
  database === undefined
    ? sizeOfFile(data) + sizeOfFile(`${data}-wal`)
    : Number((await run(database, WRITTEN))[0]?.n);

export const growth: Attack = {
  name: 'idle after a storm',
  alone: true,
  run: async (fort, { seconds, idle }) => {
    const tables = await insist(() => openTables(fort.url, TABLES, 4, 6_000, { scenario: 1, sand: SAND }));
    const people = tables.flat();
    const until = performance.now() + Math.min(seconds, SAND / 1_000) * 1_000;
    while (performance.now() < until) {
      for (const one of people) walk(one);
      const flapping = people[Math.floor(Math.random() * people.length)];
      flapping?.ws?.terminate();
      if (flapping) await come(flapping).catch(() => undefined);
      await sleep(60);
    }
    for (const { ws } of people) ws?.terminate();
    await sleep(SETTLED);
    const [written, size] = [writtenBy(fort), await kept(fort)];
    await sleep(idle * 1_000);
    const idleBytesPerSecond = Math.max(writtenBy(fort) - written, (await kept(fort)) - size) / idle;
    const flaws = idleBytesPerSecond > 0 ? ['it writes although nothing happens'] : [];
    return { sent: `${people.length} people, then nobody for ${idle} s`, flaws, idleBytesPerSecond };
  },
};
