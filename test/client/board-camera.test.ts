import { describe, expect, test } from 'vitest';
import {
  edgeMarker,
  fitted,
  fittedClear,
  keepInSight,
  lookAt,
  spotAt,
  zoomAt,
} from '#client/board/camera.ts';

const WINDOW = { left: 10, top: 20, width: 800, height: 600 };
const BOUNDS = { left: -3, top: 2, width: 12, height: 7 };

describe('the camera', () => {
  test('fits the mall between what lies over the board, with room around it', () => {
    const camera = fitted(BOUNDS, WINDOW);
    const [near, far] = [spotAt(camera, 10, 20), spotAt(camera, 810, 620)];
    expect(near.x).toBeLessThan(-3.5);
    expect(near.y).toBeLessThan(1.5);
    expect(far.x).toBeGreaterThan(9.5);
    expect(far.y).toBeGreaterThan(9.5);
    expect(near.x + far.x).toBeCloseTo(6);
    expect(near.y + far.y).toBeCloseTo(11);
  });

  test('one tile does not fill a big screen', () => {
    const camera = fitted({ left: 0, top: 0, width: 4, height: 4 }, { ...WINDOW, width: 3000, height: 3000 });
    expect(camera.unit).toBeLessThan(150);
  });

  test('what lies under the pointer stays there while zooming, to the limits', () => {
    const camera = { unit: 40, x: 100, y: 50 };
    for (const factor of [1.3, 0.5, 1000, 0.0001]) {
      const before = spotAt(camera, 333, 222);
      const after = spotAt(zoomAt(camera, factor, 333, 222), 333, 222);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
    expect(zoomAt(camera, 1000, 0, 0).unit).toBeLessThanOrEqual(220);
    expect(zoomAt(camera, 0.0001, 0, 0).unit).toBeGreaterThanOrEqual(10);
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
      expect(fittedClear(whole(8, 8), far, free, panel)).toEqual(fitted(whole(8, 8), free));
    });

    test('by as much as it must, where there is room', () => {
      const aside = fittedClear(whole(8, 8), first, free, panel);
      expect(aside).toEqual({ ...fitted(whole(8, 8), free), x: 300 });
      const down = fittedClear(whole(40, 4), first, free, { width: 990, height: 240 });
      expect(down).toEqual({ ...fitted(whole(40, 4), free), y: 240 });
    });

    test('by shrinking, below or beside it, whichever shows more', () => {
      const below = fittedClear(whole(20, 9), first, free, panel);
      expect(below.y).toBeGreaterThanOrEqual(panel.height);
      expect(below.unit).toBeLessThan(fitted(whole(20, 9), free).unit);
      const beside = fittedClear(whole(16, 12), first, free, { width: 350, height: 300 });
      expect(beside.x).toBeGreaterThanOrEqual(350);
    });
  });
});
