// A seeded generator whose state is plain data: it lives among a game's secrets and travels in
// the hidden part of events, so that evolving a game needs no chance of its own. (sfc32.)

export type Random = readonly [number, number, number, number];

/** The same words for the same text, everywhere: tests, daily puzzles, replays of a set-up. */
export function randomFrom(seed: string): Random {
  let state: Random = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed.length];
  for (const char of seed)
    state = stir([state[0] ^ (char.codePointAt(0) ?? 0), state[1], state[2], state[3]]);
  for (let i = 0; i < 12; i++) state = stir(state);
  return state;
}

function stir([a, b, c, d]: Random): Random {
  return [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + output(a, b, d)) | 0, (d + 1) | 0];
}

function output(a: number, b: number, d: number): number {
  return (a + b + d) | 0;
}

/** A whole number from 0 up to, not including, `limit`; values that would favour some are thrown again. */
export function below(random: Random, limit: number): readonly [number, Random] {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let state = random;
  for (;;) {
    const value = output(state[0], state[1], state[3]) >>> 0;
    state = stir(state);
    if (value < fair) return [value % limit, state];
  }
}

export function shuffle<T>(items: readonly T[], random: Random): readonly [T[], Random] {
  const mixed = [...items];
  let state = random;
  for (let last = mixed.length - 1; last > 0; last--) {
    const [pick, after] = below(state, last + 1);
    state = after;
    [mixed[last], mixed[pick]] = [mixed[pick] as T, mixed[last] as T];
  }
  return [mixed, state];
}
