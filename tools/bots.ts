// npm run bots [-- --full --only S7/2,XF1 --seats 4 --company bots --games 20 --series shown]

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { COMPANY, KINDS, SEATS, surveyBots, type Tally } from '../bench/bots/survey.ts';

// How bots play: won games of decks that can be won, among themselves and with one who stands in for a person. `--full` takes
// more of them; `--only S7/2` a part. That, or `--keep`, renews the rows of the table in docs/bots.md that were played. `--series` names the decks:
// who tunes bots takes another than the one that is shown.

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    only: { type: 'string' },
    seats: { type: 'string' },
    company: { type: 'string' },
    games: { type: 'string' },
    series: { type: 'string', default: 'shown' },
  },
});

/** By how many of what: ten minutes, and the whole. */
const GAMES = values.full ? { bots: 200, others: 200 } : { bots: 30, others: 12 };
const WITH_OTHERS: readonly number[] = values.full ? SEATS : [4];

const KEPT = new URL('../docs/bots.md', import.meta.url);
const [OPEN, CLOSE] = ['<!-- table -->', '<!-- end of table -->'];
const HEAD = [
  'game',
  'seats',
  'with',
  'games',
  'won',
  'won %',
  'aim %',
  'undos %',
  'nudges/min',
  'moves/min',
];

type Row = readonly string[];

function rowOf(tally: Tally): Row {
  const { kind, seats, company, games, won, undos, nudgesPerMinute, movesPerMinute } = tally;
  return [
    ...[kind.id, String(seats), company, String(games), String(won), String(shareOf(tally))],
    ...[String(aimOf(tally)), undos.toFixed(1), nudgesPerMinute.toFixed(1), movesPerMinute.toFixed(0)],
  ];
}

const shareOf = ({ games, won }: Tally) => Math.round((100 * won) / games);

/** With others at the table, nine tenths of what bots reach alone. */
const aimOf = ({ kind, company }: Tally) => (company === 'bots' ? kind.aim : Math.round(0.9 * kind.aim));

const WIDTHS = [5, 6, 10, 6, 5, 6, 6, 8, 11, 10];
const show = (row: Row) =>
  console.log(row.map((cell, column) => cell.padStart(WIDTHS[column] ?? 0)).join(' '));

function* rounds() {
  const pick = <T>(all: readonly T[], wanted: string | undefined) =>
    wanted === undefined ? all : all.filter((one) => wanted.split(',').includes(String(one)));
  const only = values.only?.split(',');
  const isWanted = (id: string, seats: number) =>
    only === undefined || only.includes(id) || only.includes(`${id}/${seats}`);
  const isNamed = (id: string, seats: number) =>
    only?.includes(`${id}/${seats}`) || values.seats !== undefined;
  for (const company of pick(COMPANY, values.company))
    for (const kind of KINDS)
      for (const seats of pick(SEATS, values.seats)) {
        const isShown = company === 'bots' || WITH_OTHERS.includes(seats) || isNamed(kind.id, seats);
        if (isWanted(kind.id, seats) && isShown) yield { kind, seats, company };
      }
}

function keep(rows: readonly Row[]): void {
  const page = readFileSync(KEPT, 'utf8');
  const key = (row: Row) => row.slice(0, 3).join(' ');
  const kept = page
    .split('\n')
    .filter((line) => /^\| [SX]/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  const byKey = new Map([...kept, ...rows].map((row) => [key(row), row]));
  const order = COMPANY.flatMap((company) =>
    KINDS.flatMap(({ id }) => SEATS.map((seats) => `${id} ${seats} ${company}`)),
  );
  const lines = order.flatMap((one) => (byKey.has(one) ? [byKey.get(one) as Row] : []));
  const table = [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '---:')), ...lines];
  const text = table.map((row) => `| ${row.join(' | ')} |\n`).join('');
  writeFileSync(KEPT, `${page.split(OPEN)[0]}${OPEN}\n\n${text}\n${CLOSE}${page.split(CLOSE)[1]}`);
}

show(HEAD);
const short: string[] = [];
for (const { kind, seats, company } of rounds()) {
  const games = Number(values.games ?? (company === 'bots' ? GAMES.bots : GAMES.others));
  const tally = surveyBots(kind, seats, company, games, values.series);
  show(rowOf(tally));
  if (shareOf(tally) < aimOf(tally)) short.push(`${kind.id} ${seats} ${company}`);
  if (values.full || values.keep) keep([rowOf(tally)]);
}
console.log(short.length === 0 ? 'every aim is met' : `below its aim: ${short.join(', ')}`);
