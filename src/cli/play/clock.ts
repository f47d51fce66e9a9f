// The host's clock: the real one, or one that only moves by commands (--pace).

export interface Clock {
  readonly now: () => number;
  /** Called before each command. */
  readonly beat: () => void;
  readonly real: boolean;
}

export function realClock(): Clock {
  const start = performance.now();
  return { now: () => Math.round(performance.now() - start), beat: () => {}, real: true };
}

export function pacedClock(pace: number): Clock {
  let now = 0;
  return {
    now: () => now,
    beat: () => {
      now += pace;
    },
    real: false,
  };
}
