import { expect, it } from 'vitest';
import { distance } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { drawn } from '../tower/drawn.ts';

// Its sets end within a few bytes of a page of memory once each is aligned.
const FULL = `
+-----+-----+-----+-----+-----+-----+-----+-----+
|#####|iP    aO    aP   |     |           |#####|
+-----+     +-----+     +     +     +     +-----+
|#####|     |#####|     |     |           |#####|
+-----+     +-----+     +     +     +     +-----+
|           |#####|iO          iG   |iY         |
+     +     +-----+-----+     +     +     +     +
|     |     |#####|#####|     |                 |
+-----+     +-----+-----+     +     +     +     +
|                 |#####|                       |
+     +     +     +-----+     +     +     +     +
|                 |#####|           |     |x*   |
+     +     +-----+-----+-----+-----+     +     +
|      aG   |     |#####|#####|#####|aY   | *   |
+     +     +     +-----+-----+-----+-----+     +
|                 |#####|#####|#####|#####|     |
+-----+-----+-----+-----+-----+-----+-----+-----+
`;

it('has room for its sets, however they are aligned', { timeout: 60_000 }, () => {
  const { graph, position } = drawn(FULL);
  const table = openGoalTable(graph, wasmCore, {}, position);
  if ('stopped' in table) throw new Error(table.stopped);
  expect(distance(table, position)).toBe(37);
});
