import { expect, it } from 'vitest';
import { distance, openTable } from '#solver/dense/table.ts';
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
  const { chart, stand } = drawn(FULL);
  const table = openTable(chart, wasmCore, {}, stand);
  if ('stopped' in table) throw new Error(table.stopped);
  expect(distance(table, stand)).toBe(37);
});
