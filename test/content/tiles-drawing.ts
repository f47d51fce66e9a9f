import { parseTile } from '#content/tile-format/parse.ts';
import type { Tile } from '#engine/mall/tile.ts';

// A sound drawing for tests to spoil, line by line.

export const SAMPLE = `tile sample
shop a single-boots
shop b troll-burger

+-------+-------+       +-------+
|  @G   |###a###|  ?Y      e1   |
+       +#######+       +-------+
>       |###a###|  eat  |###b###|
+       +-------+       +-------+
|                          ?O
+       +       +       +       +
|  $B   |  ?G      e1   o  !P   |
+-------+       +-------+-------+
`;

/** A drawing with its nth line (from 1) replaced. */
export function withLine(line: number, text: string, drawing = SAMPLE): string {
  return drawing
    .split('\n')
    .map((old, index) => (index + 1 === line ? text : old))
    .join('\n');
}

/** A drawing with one piece of its nth line (from 1) exchanged. */
export function exchange(line: number, from: string, to: string, drawing = SAMPLE): string {
  const old = drawing.split('\n')[line - 1] ?? '';
  if (!old.includes(from)) throw new Error(`no "${from}" in "${old}"`);
  return withLine(line, old.replace(from, to), drawing);
}

export function parsed(text: string): Tile {
  const result = parseTile('test.txt', text);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.tile;
}
