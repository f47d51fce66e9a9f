import type { Camera, Window } from './camera.ts';
import type { Rect, Spot } from './spots.ts';

// Where a few words stand beside a place: inside the window, not over the place, nor over whoever is chosen.

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** A token is taller than its space, and never smaller than this. */
const TALL = 1.2;
const LEAST = 36;

/** A space on the screen; `tall`: with the token on it. */
export function onScreen({ unit, x, y }: Camera, spot: Spot, tall = false): Rect {
  const size = tall ? Math.max(unit * TALL, LEAST) : unit;
  const middle = x + (spot.x + 0.5) * unit;
  const foot = y + (spot.y + 1) * unit;
  return { left: middle - size / 2, top: foot - size, width: size, height: size };
}

const meets = (one: Rect, other: Rect) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Above, below, or aside: the first that covers nothing of these, else the one above; nothing lies over it. */
export function besides(
  size: Size,
  place: Rect,
  spared: readonly Rect[],
  window: Window,
  corner: Size = { width: 0, height: 0 },
): Rect {
  const [middle, centre] = [
    place.left + (place.width - size.width) / 2,
    place.top + (place.height - size.height) / 2,
  ];
  const corners = [
    [middle, place.top - GAP - size.height],
    [middle, place.top + place.height + GAP],
    [place.left + place.width + GAP, centre],
    [place.left - GAP - size.width, centre],
  ] as const;
  const inside = ([left, top]: readonly [number, number]): Rect => ({
    ...size,
    left: within(left, window.left, window.left + window.width - size.width),
    top: within(top, window.top, window.top + window.height - size.height),
  });
  const panel: Rect = { ...corner, left: window.left, top: window.top };
  const [right, below] = [window.left + corner.width + GAP, window.top + corner.height + GAP];
  const all = corners.map(inside);
  const moved = all.flatMap(({ left, top }) => [
    inside([Math.max(left, right), top]),
    inside([left, Math.max(top, below)]),
  ]);
  const kept = [...all, ...moved].filter((rect) => !meets(rect, panel));
  const covers = (rect: Rect, all: readonly Rect[]) => all.some((one) => meets(rect, one));
  return (
    kept.find((rect) => !covers(rect, [place, ...spared])) ??
    kept.find((rect) => !covers(rect, spared)) ??
    kept[0] ??
    (all[0] as Rect)
  );
}
