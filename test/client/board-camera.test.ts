import { describe, expect, test } from 'vitest';
import { apart } from '#client/board/apart.ts';
import {
  edgeMarker,
  fitted,
  fittedClear,
  keepFilled,
  keepInSight,
  lookAt,
  type Marker,
  nearerFactor,
  spotAt,
  zoomAt,
} from '#client/board/camera.ts';

const WINDOW = { left: 10, top: 20, width: 800, height: 600 };
const RULES = { margin: { x: 0.8, y: 0.8 }, largest: 132, nearest: 220, roams: true };
const BOUNDS = { left: -3, top: 2, width: 12, height: 7 };

describe('the camera', () => {
  test('fits the mall between what lies over the board, with room around it', () => {
    const camera = fitted(BOUNDS, WINDOW, RULES);
    const [near, far] = [spotAt(camera, 10, 20), spotAt(camera, 810, 620)];
    expect(near.x).toBeLessThan(-3.5);
    expect(near.y).toBeLessThan(1.5);
    expect(far.x).toBeGreaterThan(9.5);
    expect(far.y).toBeGreaterThan(9.5);
    expect(near.x + far.x).toBeCloseTo(6);
    expect(near.y + far.y).toBeCloseTo(11);
  });

  test('one tile does not fill a big screen', () => {
    const camera = fitted(
      { left: 0, top: 0, width: 4, height: 4 },
      { ...WINDOW, width: 3000, height: 3000 },
      RULES,
    );
    expect(camera.unit).toBeLessThan(150);
  });

  test('what lies under the pointer stays there while zooming, to the limits', () => {
    const camera = { unit: 40, x: 100, y: 50 };
    const zoomed = (factor: number, x: number, y: number) => zoomAt(camera, factor, { x, y }, camera, RULES);
    for (const factor of [1.3, 0.5, 1000, 0.0001]) {
      const before = spotAt(camera, 333, 222);
      const after = spotAt(zoomed(factor, 333, 222), 333, 222);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
    expect(zoomed(1000, 0, 0).unit).toBeLessThanOrEqual(220);
    expect(zoomed(0.0001, 0, 0).unit).toBeGreaterThanOrEqual(10);
  });

  test('the mall cannot be lost by panning', () => {
    for (const [x, y] of [
      [1e6, 0],
      [-1e6, 0],
      [0, 1e6],
      [0, -1e6],
    ] as const) {
      const camera = keepInSight({ unit: 40, x, y }, BOUNDS, WINDOW);
      const [left, right] = [camera.x + BOUNDS.left * 40, camera.x + (BOUNDS.left + BOUNDS.width) * 40];
      const [top, bottom] = [camera.y + BOUNDS.top * 40, camera.y + (BOUNDS.top + BOUNDS.height) * 40];
      expect(left).toBeLessThan(810);
      expect(right).toBeGreaterThan(10);
      expect(top).toBeLessThan(620);
      expect(bottom).toBeGreaterThan(20);
    }
  });

  test('only what is out of sight has a marker, on the edge and pointing there', () => {
    const camera = lookAt(50, { x: 0, y: 0 }, WINDOW);
    expect(edgeMarker(camera, { x: 0, y: 0 }, WINDOW)).toBeNull();
    const east = edgeMarker(camera, { x: 40, y: -0.5 }, WINDOW);
    expect(east?.left).toBeGreaterThan(750);
    expect(east?.left).toBeLessThan(810);
    expect(east?.angle).toBeCloseTo(0);
    expect(edgeMarker(camera, { x: -0.5, y: -40 }, WINDOW)?.angle).toBeCloseTo(-90);
  });

  describe('gives way to a panel in the corner', () => {
    const free = { left: 0, top: 0, width: 1000, height: 500 };
    const panel = { width: 300, height: 100 };
    const first = [{ x: 0, y: 0 }];
    const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height });

    test('not where only a hole of the mall lies under it', () => {
      const far = [{ x: 4, y: 4 }];
      expect(fittedClear({ bounds: whole(8, 8), kept: far }, free, panel, RULES)).toEqual(
        fitted(whole(8, 8), free, RULES),
      );
    });

    test('by as much as it must, where there is room', () => {
      const aside = fittedClear({ bounds: whole(8, 8), kept: first }, free, panel, RULES);
      expect(aside).toEqual({ ...fitted(whole(8, 8), free, RULES), x: 300 });
      const down = fittedClear(
        { bounds: whole(40, 4), kept: first },
        free,
        { width: 990, height: 240 },
        RULES,
      );
      expect(down).toEqual({ ...fitted(whole(40, 4), free, RULES), y: 240 });
    });

    test('by shrinking, below or beside it, whichever shows more', () => {
      const below = fittedClear({ bounds: whole(20, 9), kept: first }, free, panel, RULES);
      expect(below.y).toBeGreaterThanOrEqual(panel.height);
      expect(below.unit).toBeLessThan(fitted(whole(20, 9), free, RULES).unit);
      const beside = fittedClear(
        { bounds: whole(16, 12), kept: first },
        free,
        { width: 350, height: 300 },
        RULES,
      );
      expect(beside.x).toBeGreaterThanOrEqual(350);
    });
  });
});

// A tower of twelve spaces on a phone: it stays whole until one looks nearer.
describe('looking nearer at what stays in its place', () => {
  const rules = { margin: { x: 0.32, y: 0.38 }, largest: 128, nearest: 110, roams: false };
  const room = { left: 0, top: 0, width: 390, height: 632 };
  const tower = { left: 0, top: 0, width: 12, height: 12 };
  const whole = fitted(tower, room, rules);
  const near = (factor: number, at = { x: 195, y: 316 }) =>
    keepFilled(zoomAt(whole, factor, at, whole, rules), tower, room, whole);

  test('what lies under the fingers stays there', () => {
    const at = { x: 200, y: 316 };
    const [before, after] = [spotAt(whole, at.x, at.y), spotAt(near(2, at), at.x, at.y)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('never farther than the whole, nor nearer than is of use', () => {
    expect(near(0.5)).toEqual(whole);
    expect(near(100).unit).toBe(110);
  });

  test('it cannot be pushed out of its room', () => {
    const { unit } = near(2);
    const pushed = (x: number, y: number) => keepFilled({ unit, x, y }, tower, room, whole);
    expect(pushed(10_000, 10_000)).toEqual({ unit, x: unit / 2, y: unit / 2 });
    const far = pushed(-10_000, -10_000);
    expect(far.x + 12.5 * unit).toBeCloseTo(390);
    expect(far.y + 12.5 * unit).toBeCloseTo(632);
  });

  test('where it is smaller than its room it stands in the middle', () => {
    const tall = { ...room, height: 2_000 };
    const { unit } = near(1.5);
    expect(keepFilled({ unit, x: 0, y: 0 }, tower, tall, whole).y).toBeCloseTo((2_000 - 12 * unit) / 2);
  });

  test('two taps come near enough to read', () => {
    expect(near(nearerFactor(whole)).unit).toBeCloseTo(64);
    expect(nearerFactor({ ...whole, unit: 100 })).toBe(1.6);
  });

  test('markers that would cover each other stand side by side, each within the window', () => {
    const camera = { x: 0, y: 0, unit: 40 };
    const hidden = [3, 3.2, 3.4, 5].map((y) => edgeMarker(camera, { x: 90, y }, WINDOW) as Marker);
    const corner = [40, 41, 42].map((x) => edgeMarker(camera, { x, y: 90 }, WINDOW) as Marker);
    for (const markers of [hidden, corner]) {
      const places = apart(markers, WINDOW);
      for (const [index, one] of places.entries()) {
        expect(one.left).toBeLessThanOrEqual(WINDOW.left + WINDOW.width);
        for (const other of places.slice(index + 1))
          expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))).toBeGreaterThan(
            44,
          );
      }
    }
    expect(apart(hidden.slice(0, 1), WINDOW)).toEqual(hidden.slice(0, 1));
  });
});
