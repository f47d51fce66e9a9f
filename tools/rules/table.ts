import type { NamedTest, Row } from './check.ts';

// The list for people: one line an id, or with every test on a line of its own.

const ID_WIDTH = 12;
const COUNT_WIDTH = 5;
const TITLES_WIDTH = 88;

export function shortTable(rows: readonly Row[]): readonly string[] {
  return rows.map(({ id, tests }) => `${head(id, tests)}${shortList(tests.map(plainTitle))}`);
}

export function longTable(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ id, tests }) => [
    head(id, tests).trimEnd(),
    ...tests.map((test) => `    ${test.file}: ${plainTitle(test)}`),
  ]);
}

function head(id: string, tests: readonly NamedTest[]): string {
  return `${id.padEnd(ID_WIDTH)}${String(tests.length).padStart(COUNT_WIDTH - 2)}  `;
}

/** The title without the ids that open it: they are what the table is sorted by. */
function plainTitle({ title }: NamedTest): string {
  return title.replace(/^(?:\[[^\]]*\]\s*)+/, '');
}

/** As many titles as fit on the line, and how many more there are. */
function shortList(titles: readonly string[]): string {
  const [first, ...others] = titles;
  if (first === undefined) return 'none';
  let line = cut(first);
  let shown = 1;
  for (const title of others) {
    if (line.length + title.length + 2 > TITLES_WIDTH) break;
    line += `; ${title}`;
    shown++;
  }
  return shown === titles.length ? line : `${line} (+${titles.length - shown})`;
}

function cut(title: string): string {
  return title.length <= TITLES_WIDTH ? title : `${title.slice(0, TITLES_WIDTH - 1)}…`;
}
