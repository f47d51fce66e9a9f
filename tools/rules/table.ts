import type { NamedTest, Row } from './check.ts';

// The list for people: one line an id, or with every place and every test on a line of its own.

const ID_WIDTH = 12;
const COUNT_WIDTH = 5;
const PLACE_WIDTH = 50;
const TITLES_WIDTH = 76;

export function shortTable(rows: readonly Row[]): readonly string[] {
  return rows.map((row) => {
    const place = cut(shortPlace(row.anchors), PLACE_WIDTH).padEnd(PLACE_WIDTH);
    return `${head(row)}${place}  ${shortList(row.tests.map(plainTitle))}`;
  });
}

export function longTable(rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row) => [
    head(row).trimEnd(),
    ...[row.anchors].flat().map((anchor) => `    ${anchor}`),
    ...row.tests.map((test) => `    ${test.file}: ${plainTitle(test)}`),
  ]);
}

/** The first file whose comments name it, and how many more there are. */
function shortPlace(anchors: Row['anchors']): string {
  if (anchors === 'no code') return anchors;
  const [first = 'none', ...others] = anchors;
  return others.length === 0 ? first : `${first} (+${others.length})`;
}

function head({ id, tests }: Row): string {
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
  let line = cut(first, TITLES_WIDTH);
  let shown = 1;
  for (const title of others) {
    if (line.length + title.length + 2 > TITLES_WIDTH) break;
    line += `; ${title}`;
    shown++;
  }
  return shown === titles.length ? line : `${line} (+${titles.length - shown})`;
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
