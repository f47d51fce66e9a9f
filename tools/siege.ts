// npm run siege [-- --only NAME --seconds 12 --short --idle 120 --database]

import { parseArgs } from 'node:util';
import { startDatabase } from '../bench/load/database.ts';
import { isPlayable, isWithstood, siege } from '../bench/siege/siege.ts';
import type { Row } from '../bench/siege/storm.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    idle: { type: 'string' },
    short: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
  },
});
const { short, only } = values;
const seconds = Number(values.seconds ?? (short ? 2 : 12));

/** An hour is --idle 3600. */
const idle = Number(values.idle ?? (short ? 3 : 120));

const WIDTHS = [41, 46, 17, 21, 8, 20, 14];
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' '));

function show(row: Row): void {
  const { attack, sent, quiet, storm, before, worst, after } = row;
  const latency = (figures: typeof storm) =>
    figures === null ? '-' : `${figures.p99Ms.toFixed(1)} / ${figures.worstMs.toFixed(0)}`;
  const size = (figure: keyof typeof before) =>
    worst[figure] === 0 ? '-' : [before, worst, after].map((one) => one[figure].toFixed(0)).join(' / ');
  const own = storm?.ownP99Ms.toFixed(1) ?? '-';
  line([
    attack,
    sent,
    latency(quiet),
    latency(storm),
    own,
    size('memoryMB'),
    size('descriptors'),
    troubles(row),
  ]);
}

const COUNTED = ['crashes', 'forks', 'wrongPages', 'falselyAcknowledged'] as const;

function troubles(row: Row): string {
  const counted = COUNTED.flatMap((what) => (row[what] > 0 ? `${row[what]} ${what}` : []));
  const waiting = isPlayable(row) ? [] : ['innocents wait'];
  return [...counted, ...waiting, ...row.flaws].join(', ') || 'withstood';
}

line([
  'attack',
  'what was sent',
  'quiet p99 / worst',
  'innocents p99 / worst',
  'own p99',
  'MB before/most/after',
  'descriptors',
]);
const database = values.database ? await startDatabase() : null;
const wishes = { seconds, short, idle, ...(database === null ? {} : { database: database.url }) };
const result = await siege(wishes, only, show);
await database?.end();
console.log(JSON.stringify(result));
process.exit(isWithstood(result) ? 0 : 1);
