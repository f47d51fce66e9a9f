import type { Rect, Spot } from './geometry.ts';

// The camera's arithmetic. `unit`: how many pixels a space takes; `x`, `y`: where the table's
// origin lies on the screen.

export interface Camera {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** The part of the screen that nothing covers. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const NEAREST = 220;
export const FARTHEST = 10;
/** A comfortable margin, and the largest a fitted space becomes. */
const MARGIN = 0.8;
const FITTED = 132;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function fitted(bounds: Rect, window: Window): Camera {
  const wide = window.width / (bounds.width + 2 * MARGIN);
  const high = window.height / (bounds.height + 2 * MARGIN);
  const unit = clamp(Math.min(wide, high), FARTHEST, FITTED);
  return lookAt(unit, { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 }, window);
}

/** A panel in the window's top left corner. */
export interface Corner {
  readonly width: number;
  readonly height: number;
}

/** Everything in sight; where a tile would lie under the corner's panel, the mall gives way to it. */
export function fittedClear(bounds: Rect, tiles: readonly Spot[], window: Window, corner: Corner): Camera {
  const plain = fitted(bounds, window);
  const { unit, x, y } = plain;
  const [right, bottom] = [window.left + corner.width, window.top + corner.height];
  const covered = tiles.filter((tile) => x + tile.x * unit < right && y + tile.y * unit < bottom);
  if (covered.length === 0) return plain;
  const [aside, down] = [
    { ...plain, x: right - Math.min(...covered.map((tile) => tile.x)) * unit },
    { ...plain, y: bottom - Math.min(...covered.map((tile) => tile.y)) * unit },
  ];
  if (aside.x + (bounds.left + bounds.width) * unit <= window.left + window.width) return aside;
  if (down.y + (bounds.top + bounds.height) * unit <= window.top + window.height) return down;
  const below = fitted(bounds, { ...window, top: bottom, height: window.height - corner.height });
  const beside = fitted(bounds, { ...window, left: right, width: window.width - corner.width });
  return below.unit >= beside.unit ? below : beside;
}

/** This spot in the middle of the window. */
export function lookAt(unit: number, { x, y }: Spot, window: Window): Camera {
  return {
    unit,
    x: window.left + window.width / 2 - x * unit,
    y: window.top + window.height / 2 - y * unit,
  };
}

/** What lies under the pointer stays under it. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const unit = clamp(camera.unit * factor, FARTHEST, NEAREST);
  const ratio = unit / camera.unit;
  return { unit, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Never lose the mall: some of it stays in the window. */
export function keepInSight(camera: Camera, bounds: Rect, window: Window): Camera {
  const { unit } = camera;
  const slack = Math.min(window.width, window.height) * 0.3;
  const least = window.left + slack - (bounds.left + bounds.width) * unit;
  const most = window.left + window.width - slack - bounds.left * unit;
  const lowest = window.top + slack - (bounds.top + bounds.height) * unit;
  const highest = window.top + window.height - slack - bounds.top * unit;
  return { unit, x: clamp(camera.x, least, most), y: clamp(camera.y, lowest, highest) };
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { unit: mix(from.unit, to.unit), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** A point of the screen, in spaces. */
export function spotAt({ unit, x, y }: Camera, px: number, py: number): Spot {
  return { x: (px - x) / unit, y: (py - y) / unit };
}

export interface Marker {
  readonly left: number;
  readonly top: number;
  /** Where it points, in degrees clockwise from east. */
  readonly angle: number;
}

const EDGE = 26;

/** Where on the window's edge a marker stands for something out of sight; null while it is in sight. */
export function edgeMarker(camera: Camera, spot: Spot, window: Window): Marker | null {
  const [x, y] = [camera.x + (spot.x + 0.5) * camera.unit, camera.y + (spot.y + 0.5) * camera.unit];
  const [right, bottom] = [window.left + window.width, window.top + window.height];
  const reach = Math.min(camera.unit / 2, 20);
  if (x > window.left - reach && x < right + reach && y > window.top - reach && y < bottom + reach)
    return null;
  const left = clamp(x, window.left + EDGE, right - EDGE);
  const top = clamp(y, window.top + EDGE, bottom - EDGE);
  return { left, top, angle: (Math.atan2(y - top, x - left) * 180) / Math.PI };
}
