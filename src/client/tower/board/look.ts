import type { Spot } from './layout.ts';

// How near one looks at a tower: its arithmetic. As a whole it lies at rest in the middle of its room.

/** How many times as large as at rest, and how far its corner is from there, in pixels. */
export interface Look extends Spot {
  readonly scale: number;
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 };

/** Where the whole tower lies in its room, and what a space of it measures. */
export interface Rest {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly room: { readonly width: number; readonly height: number };
}

/** Pixels a space has when one is as near as one can be, and after two taps. */
const NEAREST = 110;
const NEAR = 64;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** What lies under `at`, a point of the room, stays under it. */
export function nearer(look: Look, factor: number, at: Spot, rest: Rest): Look {
  const scale = clamp(look.scale * factor, 1, Math.max(2, NEAREST / rest.unit));
  const ratio = scale / look.scale;
  const [px, py] = [at.x - rest.left, at.y - rest.top];
  return kept({ scale, x: px - (px - look.x) * ratio, y: py - (py - look.y) * ratio }, rest);
}

export function panned({ scale, x, y }: Look, dx: number, dy: number, rest: Rest): Look {
  return kept({ scale, x: x + dx, y: y + dy }, rest);
}

/** Two taps: near enough to read, or the whole again. */
export function toggled(look: Look, at: Spot, rest: Rest): Look {
  return look.scale > 1 ? WHOLE : nearer(look, Math.max(1.6, NEAR / rest.unit), at, rest);
}

/** The tower fills its room, or stands in the middle of it. */
export function kept({ scale, x, y }: Look, { left, top, width, height, unit, room }: Rest): Look {
  if (scale <= 1) return WHOLE;
  const rim = unit * scale * 0.5;
  return {
    scale,
    x: along(left + x, width * scale, room.width, rim) - left,
    y: along(top + y, height * scale, room.height, rim) - top,
  };
}

function along(start: number, length: number, room: number, rim: number): number {
  return length + 2 * rim <= room ? (room - length) / 2 : clamp(start, room - length - rim, rim);
}
