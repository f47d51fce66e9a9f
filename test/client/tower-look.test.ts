import { describe, expect, test } from 'vitest';
import { kept, nearer, panned, type Rest, toggled, WHOLE } from '#client/tower/board/look.ts';

// A tower of twelve spaces on a phone: 31 pixels a space.
const REST: Rest = {
  left: 9,
  top: 130,
  width: 372,
  height: 372,
  unit: 31,
  room: { width: 390, height: 632 },
};

/** Where a point of the tower, in pixels at rest, is seen. */
const seen = ({ scale, x, y }: typeof WHOLE, px: number, py: number) => [
  REST.left + x + px * scale,
  REST.top + y + py * scale,
];

describe('looking nearer at a tower', () => {
  test('what lies under the fingers stays there', () => {
    const at = { x: 200, y: 316 };
    const look = nearer(WHOLE, 2, at, REST);
    expect(look.scale).toBe(2);
    expect(seen(look, at.x - REST.left, at.y - REST.top)).toEqual([at.x, at.y]);
  });

  test('never farther than the whole, nor nearer than is of use', () => {
    expect(nearer(WHOLE, 0.5, { x: 50, y: 200 }, REST)).toEqual(WHOLE);
    expect(nearer(WHOLE, 100, { x: 50, y: 200 }, REST).scale).toBeCloseTo(110 / 31);
  });

  test('the tower cannot be pushed out of its room', () => {
    const near = nearer(WHOLE, 2, { x: 195, y: 316 }, REST);
    const [left] = seen(panned(near, 10_000, 0, REST), 0, 0);
    expect(left).toBe(31);
    const pushed = panned(near, -10_000, -10_000, REST);
    expect(seen(pushed, 372, 372)).toEqual([390 - 31, 632 - 31]);
  });

  test('where it is smaller than its room it stands in the middle', () => {
    const tall = { ...REST, room: { width: 390, height: 2_000 } };
    const look = nearer(WHOLE, 1.5, { x: 195, y: 316 }, tall);
    expect(REST.top + look.y).toBe((2_000 - 372 * 1.5) / 2);
  });

  test('two taps come near, two more show the whole; so does a room that grew', () => {
    const near = toggled(WHOLE, { x: 195, y: 316 }, REST);
    expect(near.scale * REST.unit).toBe(64);
    expect(toggled(near, { x: 10, y: 10 }, REST)).toEqual(WHOLE);
    expect(kept(WHOLE, { ...REST, room: { width: 800, height: 800 } })).toEqual(WHOLE);
  });
});
