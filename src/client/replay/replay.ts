import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

// Going through what was played, whichever game it was: where one is, whether it runs, how fast. Knows neither
// logs nor screens.

/** What is gone through, from 0 to its length, in whatever a game is measured in: milliseconds, actions. */
export interface Course {
  readonly length: number;
  /** Where something happens, in order; one step leads from one to the next. */
  readonly marks: readonly number[];
  /** How far a millisecond leads at a speed of 1. */
  readonly pace: number;
  /** A slider stops at whole ones of these. */
  readonly grain: number;
  /** Whether there is nothing to be seen between the marks. */
  readonly jumps: boolean;
}

export interface Replay {
  readonly course: Course;
  /** Where it is, as it is shown. */
  readonly at: ReadonlySignal<number>;
  readonly runs: Signal<boolean>;
  readonly speed: Signal<number>;
  /** How far it has got, be it between two marks. */
  readonly reached: Signal<number>;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export function openReplay(course: Course, { runs = false, speed = 1 } = {}): Replay {
  const reached = signal(0);
  const at = computed(() => (course.jumps ? markAt(course, reached.value) : reached.value));
  return { course, at, runs: signal(runs), speed: signal(speed), reached };
}

const markAt = ({ marks }: Course, at: number) => marks.findLast((mark) => mark <= at) ?? 0;

/** What it runs on from here is its own. */
export function seek({ course, reached }: Replay, to: number): void {
  reached.value = Math.min(course.length, Math.max(0, to));
}

/** From its end it begins again. */
export function toggle(replay: Replay): void {
  const { course, at, runs } = replay;
  if (!runs.value && at.value >= course.length) seek(replay, 0);
  runs.value = !runs.value;
}

/** Whoever goes step by step looks for themselves. */
export function step(replay: Replay, by: 1 | -1): void {
  replay.runs.value = false;
  leap(replay, replay.course.marks, by);
}

/** To the next or the last of these places; beyond them to an end. */
export function leap(replay: Replay, places: readonly number[], by: 1 | -1): void {
  const { course, at } = replay;
  const next =
    by > 0
      ? (places.find((place) => place > at.value) ?? course.length)
      : (places.findLast((place) => place < at.value) ?? 0);
  seek(replay, next);
}

/** So many milliseconds go by; at the end it stands. */
export function pass(replay: Replay, span: number): void {
  const { course, reached, runs, speed } = replay;
  if (!runs.value) return;
  seek(replay, reached.value + span * course.pace * speed.value);
  if (reached.value >= course.length) runs.value = false;
}
