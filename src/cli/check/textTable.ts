// Rows of text under each other: the first column to the left, figures to the right.

export type Row = readonly string[];

export function widthsOf(rows: readonly Row[]): readonly number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
}

export function alignRow(row: Row, widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join('  ').trimEnd();
}

export function alignTable(rows: readonly Row[]): string {
  const widths = widthsOf(rows);
  return rows.map((row) => `${alignRow(row, widths)}\n`).join('');
}

export function markdownTable([head = [], ...rows]: readonly Row[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** A paragraph in lines that fit a terminal. */
export function wrap(text: string, width = 100): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
