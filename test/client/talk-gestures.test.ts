import { describe, expect, it } from 'vitest';
import { readClientMessage } from '#protocol/messages.ts';
import { FARTHEST, LONGEST_STROKE, SIGNS } from '#protocol/signs.ts';

const read = (sign: string, path: unknown) =>
  readClientMessage(JSON.stringify({ type: 'gesture', sign, path })) !== undefined;
const points = (count: number) => Array.from({ length: count }, (_, x) => [x, -x]);

describe('a gesture on the wire', () => {
  it('[S12] a sign of the wheel has no place, a ping one, a stroke some', () => {
    for (const sign of SIGNS) expect([read(sign, []), read(sign, points(1))], sign).toEqual([true, false]);
    expect([0, 1, 2].map((count) => read('ping', points(count)))).toEqual([false, true, false]);
    const lengths = [0, 1, 2, LONGEST_STROKE, LONGEST_STROKE + 1];
    expect(lengths.map((count) => read('stroke', points(count)))).toEqual([false, false, true, true, false]);
  });

  it('no other sign passes: words have no way in', () => {
    for (const sign of ['', 'hello', 'LOOK', 'ping ', '__proto__', 'toString'])
      expect([read(sign, []), read(sign, [[1, 2]])], sign).toEqual([false, false]);
    expect(
      readClientMessage('{"type":"gesture","sign":"look","path":[],"text":"psst"}'),
      'no field beside',
    ).toBeUndefined();
  });

  it('places are two finite numbers within reach of any mall', () => {
    for (const [x, y] of [
      [0, 0],
      [FARTHEST, -FARTHEST],
      [1.25, 3e-7],
    ])
      expect(read('ping', [[x, y]])).toBe(true);
    for (const place of ['[1e999,0]', '[0,-501]', '["1",2]', '[1]', '[1,2,3]', '[null,0]', '{"0":1,"1":2}'])
      expect(readClientMessage(`{"type":"gesture","sign":"ping","path":[${place}]}`), place).toBeUndefined();
  });
});
