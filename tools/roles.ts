// npm run roles [-- --games 30 --tries 8 --only C01,E07 --series shown --keep]

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { isPushed, ordinary, type Rate, TABLES, TOLD, tried } from '../bench/roles/rates.ts';

// How often each mission of Hidden Roles is done in won games of bots at the pace of people: as it comes, and where one seat
// pushes it; beside them what the cards were designed for. `--keep` renews the table of docs/roles-rates.md.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    tries: { type: 'string', default: '8' },
    only: { type: 'string' },
    series: { type: 'string', default: 'shown' },
    keep: { type: 'boolean', default: false },
  },
});

/** As designed: ordinary play, and holder tries; null where it says nothing. */
const DESIGNED: Readonly<Record<string, readonly [number | null, number | null]>> = {
  C01: [14, 43],
  C02: [8, 65],
  C03: [40, 42],
  C05: [20, 33],
  C06: [3, 27],
  D01: [50, null],
  D03: [39, null],
  D05: [27, null],
  D10: [50, 60],
  E01: [28, 41],
  E02: [26, 57],
  E03: [13, 30],
  E04: [44, 62],
  E05: [14, 40],
  E06: [24, 42],
  E07: [28, 30],
  E09: [44, 53],
};
const [LEAST, MOST] = [25, 75];

const share = (rates: readonly Rate[]): number | null => {
  const each = rates.filter(({ won }) => won > 0).map(({ won, done }) => (100 * done) / won);
  return each.length === 0 ? null : Math.round(each.reduce((sum, one) => sum + one, 0) / each.length);
};
const winShare = (rates: readonly Rate[]) =>
  Math.round(
    (100 * rates.reduce((sum, { won }) => sum + won, 0)) /
      Math.max(
        1,
        rates.reduce((sum, { games }) => sum + games, 0),
      ),
  );

const ids = TOLD.filter((id) => values.only === undefined || values.only.split(',').includes(id));
const plain = TABLES.map((table) => ordinary(table, Number(values.games), values.series));

interface Row {
  readonly card: CardId;
  readonly ordinary: number | null;
  readonly tries: number | null;
  readonly wonOrdinary: number;
  readonly wonTries: number | null;
}

function rowOf(card: CardId): Row {
  const own = plain.flatMap((rates) => rates.get(card) ?? []);
  const pushed = isPushed(card)
    ? TABLES.flatMap((table) => tried(card, table, Number(values.tries), values.series) ?? [])
    : [];
  return {
    card,
    ordinary: share(own),
    tries: pushed.length === 0 ? null : share(pushed),
    wonOrdinary: winShare(own),
    wonTries: pushed.length === 0 ? null : winShare(pushed),
  };
}

const shown = (value: number | null) => (value === null ? '–' : String(value));
const HEAD = [
  'card',
  'ordinary %',
  'designed',
  'holder tries %',
  'designed',
  'games won %',
  'won while tried %',
];
const cells = ({ card, ordinary, tries, wonOrdinary, wonTries }: Row) => [
  card,
  shown(ordinary),
  shown(DESIGNED[card]?.[0] ?? null),
  shown(tries),
  shown(DESIGNED[card]?.[1] ?? null),
  shown(wonOrdinary),
  shown(wonTries),
];
const show = (row: readonly string[]) =>
  console.log(row.map((cell, at) => cell.padStart(HEAD[at]?.length ?? 0)).join('  '));

show(HEAD);
const rows = ids.map((card) => {
  const row = rowOf(card);
  show(cells(row));
  return row;
});
const outside = rows
  .filter(({ tries }) => tries !== null && (tries < LEAST || tries > MOST))
  .map(({ card }) => card);
console.log(
  outside.length === 0
    ? 'every card that is pushed is within 25 to 75 %'
    : `outside 25 to 75 %: ${outside.join(', ')}`,
);
if (values.keep) keep();
console.log(JSON.stringify({ games: Number(values.games), tries: Number(values.tries), rows, outside }));

function keep(): void {
  const page = new URL('../docs/roles-rates.md', import.meta.url);
  const [open, close] = ['<!-- table -->', '<!-- end of table -->'];
  const text = readFileSync(page, 'utf8');
  const lines = [HEAD, HEAD.map((_, at) => (at === 0 ? '---' : '---:')), ...rows.map(cells)];
  const table = lines.map((row) => `| ${row.join(' | ')} |\n`).join('');
  const named = `${values.games} games of each table without, ${values.tries} with each card pushed. Outside 25 to 75 %: ${outside.join(', ') || 'none'}.`;
  writeFileSync(
    page,
    `${text.split(open)[0]}${open}\n\n${table}\n${named}\n\n${close}${text.split(close)[1]}`,
  );
}
