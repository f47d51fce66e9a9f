import type { Rect, Spot } from './spots.ts';

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

/** How a table is looked at. */
export interface CameraRules {
  /** Around everything, in spaces. */
  readonly margin: Spot;
  /** The largest a space becomes when everything is fitted into the window, in pixels; and by hand. */
  readonly largest: number;
  readonly nearest: number;
  /** Whether it may be dragged about as it likes; else the whole stays where it is until one looks nearer. */
  readonly roams: boolean;
  /** Where a space would become smaller than this, what one can act on is shown rather than everything. */
  readonly least?: number;
}

export const FARTHEST = 10;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

type Fit = Pick<CameraRules, 'margin' | 'largest'>;

export function fitted(bounds: Rect, window: Window, { margin, largest }: Fit): Camera {
  const wide = window.width / (bounds.width + 2 * margin.x);
  const high = window.height / (bounds.height + 2 * margin.y);
  const unit = clamp(Math.min(wide, high), FARTHEST, largest);
  return lookAt(unit, { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 }, window);
}

/** A panel in the window's top left corner. */
export interface Corner {
  readonly width: number;
  readonly height: number;
}

/** Everything in sight; where something to be kept would lie under the corner's panel, the table gives way to it. */
export function fittedClear(
  { bounds, kept }: { readonly bounds: Rect; readonly kept: readonly Spot[] },
  window: Window,
  corner: Corner,
  fit: Fit,
): Camera {
  const plain = fitted(bounds, window, fit);
  const { unit, x, y } = plain;
  const [right, bottom] = [window.left + corner.width, window.top + corner.height];
  const covered = kept.filter((one) => x + one.x * unit < right && y + one.y * unit < bottom);
  if (covered.length === 0) return plain;
  const [aside, down] = [
    { ...plain, x: right - Math.min(...covered.map((one) => one.x)) * unit },
    { ...plain, y: bottom - Math.min(...covered.map((one) => one.y)) * unit },
  ];
  if (aside.x + (bounds.left + bounds.width) * unit <= window.left + window.width) return aside;
  if (down.y + (bounds.top + bounds.height) * unit <= window.top + window.height) return down;
  const below = fitted(bounds, { ...window, top: bottom, height: window.height - corner.height }, fit);
  const beside = fitted(bounds, { ...window, left: right, width: window.width - corner.width }, fit);
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

/** What lies under the pointer stays under it. `whole`: where one sees everything. */
export function zoomAt(
  camera: Camera,
  factor: number,
  { x: px, y: py }: Spot,
  whole: Camera,
  { roams, nearest }: Pick<CameraRules, 'roams' | 'nearest'>,
): Camera {
  const least = roams ? FARTHEST : whole.unit;
  const unit = clamp(camera.unit * factor, least, Math.max(nearest, 2 * whole.unit));
  const ratio = unit / camera.unit;
  return { unit, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Never lose the table: some of it stays in the window. */
export function keepInSight(camera: Camera, bounds: Rect, window: Window): Camera {
  const { unit } = camera;
  const slack = Math.min(window.width, window.height) * 0.3;
  const least = window.left + slack - (bounds.left + bounds.width) * unit;
  const most = window.left + window.width - slack - bounds.left * unit;
  const lowest = window.top + slack - (bounds.top + bounds.height) * unit;
  const highest = window.top + window.height - slack - bounds.top * unit;
  return { unit, x: clamp(camera.x, least, most), y: clamp(camera.y, lowest, highest) };
}

/** The table fills its window as soon as it is larger, with half a space around it; else it stays in the middle. */
export function keepFilled(camera: Camera, bounds: Rect, window: Window, whole: Camera): Camera {
  if (camera.unit <= whole.unit) return whole;
  const { unit } = camera;
  const along = (at: number, start: number, length: number, room: number, from: number) => {
    const [size, rim] = [length * unit, unit / 2];
    const first = at + start * unit - from;
    const next = size + 2 * rim <= room ? (room - size) / 2 : clamp(first, room - size - rim, rim);
    return next + from - start * unit;
  };
  return {
    unit,
    x: along(camera.x, bounds.left, bounds.width, window.width, window.left),
    y: along(camera.y, bounds.top, bounds.height, window.height, window.top),
  };
}

/** Near enough to read, after two taps. */
const NEAR = 64;

export function nearerFactor({ unit }: Camera): number {
  return Math.max(1.6, NEAR / unit);
}

/** Whether all of it is seen. */
export function isInSight(
  { unit, x, y }: Camera,
  { left, top, width, height }: Rect,
  window: Window,
): boolean {
  const [right, bottom] = [x + (left + width) * unit, y + (top + height) * unit];
  return (
    x + left * unit >= window.left &&
    y + top * unit >= window.top &&
    right <= window.left + window.width &&
    bottom <= window.top + window.height
  );
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
