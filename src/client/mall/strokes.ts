import type { Signal } from '@preact/signals';
import type { Pen } from '#client/board/config.ts';
import type { Spot } from '#client/board/spots.ts';
import { LONGEST_STROKE, type Point } from '#protocol/signs.ts';
import { type Marks, pingAt, rounded } from './pointing.ts';

// Pointing by hand: a tap, or a line drawn over the board.

/** A tap is a mark; whoever draws on makes a line. */
export function penFor(marks: Marks, drawn: Signal<readonly Point[]>, at: Spot, unit: number): Pen {
  let stroke: Stroke | null = null;
  return {
    to: (spot) => {
      stroke ??= startStroke(marks, drawn, at, unit);
      stroke.to(spot);
    },
    lift: (cancelled) => {
      if (stroke !== null) stroke.lift();
      else if (!cancelled) pingAt(marks, at);
    },
  };
}

export interface Stroke {
  readonly to: (spot: Spot) => void;
  readonly lift: () => void;
}

/** So often a line is told while it is drawn: the others see it grow. */
const PIECE_EVERY = 250;
/** Two points of a line lie at least so many pixels apart. */
const APART = 4;

/** `drawn`: what has not been told yet; `unit`: pixels a space. */
export function startStroke(
  marks: Marks,
  drawn: Signal<readonly Point[]>,
  from: Spot,
  unit: number,
  clock = () => performance.now(),
): Stroke {
  drawn.value = [rounded(from)];
  let told = clock();
  const tell = () => {
    if (drawn.value.length > 1) marks.make('stroke', drawn.value);
    drawn.value = drawn.value.slice(-1);
    told = clock();
  };
  return {
    to: (spot) => {
      const next = rounded(spot);
      const [x, y] = drawn.value.at(-1) ?? next;
      if (Math.hypot(next[0] - x, next[1] - y) * unit < APART) return;
      drawn.value = [...drawn.value, next];
      if (drawn.value.length >= LONGEST_STROKE || clock() - told >= PIECE_EVERY) tell();
    },
    lift: () => {
      tell();
      drawn.value = [];
    },
  };
}
