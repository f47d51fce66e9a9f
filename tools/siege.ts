// npm run siege [-- --only NAME --seconds 12 --short]

import { parseArgs } from 'node:util';
import { isWithstood, siege } from '../bench/siege/siege.ts';
import type { Row } from '../bench/siege/storm.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const { short, only } = values;
const seconds = Number(values.seconds ?? (short ? 2 : 12));

const WIDTHS = [26, 48, 17, 21, 17, 15];
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' '));

function show({ attack, sent, quiet, storm, before, worst, after, flaws, ...found }: Row): void {
  const latency = (figures: typeof storm) =>
    figures === null ? '-' : `${figures.p99Ms.toFixed(1)} / ${figures.worstMs.toFixed(0)}`;
  const size = (figure: keyof typeof before) =>
    worst[figure] === 0 ? '-' : [before, worst, after].map((one) => one[figure].toFixed(0)).join(' / ');
  line([
    attack,
    sent,
    latency(quiet),
    latency(storm),
    size('memoryMB'),
    size('descriptors'),
    troubles(found, flaws),
  ]);
}

function troubles(found: Pick<Row, (typeof COUNTED)[number]>, flaws: readonly string[]): string {
  const counted = COUNTED.flatMap((what) => (found[what] > 0 ? `${found[what]} ${what}` : []));
  return [...counted, ...flaws].join(', ') || 'withstood';
}
const COUNTED = ['crashes', 'forks', 'wrongPages', 'falselyAcknowledged'] as const;

line([
  'attack',
  'what was sent',
  'quiet p99 / worst',
  'innocents p99 / worst',
  'MB before/most/after',
  'descriptors',
]);
const verdict = await siege({ seconds, short }, only, show);
console.log(JSON.stringify(verdict));
process.exit(isWithstood(verdict) ? 0 : 1);
