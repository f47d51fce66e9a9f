import { below, type Random } from '#engine/core/random.ts';
import type { Wish } from './wish.ts';

// How long somebody takes, as people do: median and what nine of ten stay below, by what they did before.

export type MateLevel = 'relaxed' | 'attentive' | 'quick';

interface Gap {
  readonly median: number;
  readonly most: number;
}

/** Of recorded games of people. */
const GAPS = {
  same: { median: 500, most: 500 },
  turn: { median: 1_000, most: 3_500 },
  other: { median: 2_000, most: 8_000 },
  /** Not of those games: all eyes are on the glass when its sand is short. */
  hurried: { median: 1_500, most: 5_000 },
  explored: { median: 4_000, most: 13_000 },
} as const satisfies Readonly<Record<string, Gap>>;

const SPEED: Readonly<Record<MateLevel, number>> = { relaxed: 1.5, attentive: 1, quick: 0.6 };
/** Nobody dreams for longer. */
const LONGEST = 15_000;

/** What somebody did last. */
export interface Deed {
  readonly pawn: number | null;
  readonly action: string | null;
  readonly type: string;
}

function gapFor(last: Deed | null, { pawn, action, urgent }: Wish): Gap {
  if (last === null) return GAPS.other;
  if (urgent && last.pawn !== pawn) return GAPS.hurried;
  if (last.type === 'explore' || last.type === 'place') return GAPS.explored;
  if (last.pawn !== pawn) return GAPS.other;
  return last.action === action ? GAPS.same : GAPS.turn;
}

const FINE = 1_000_000;

function unit(random: Random): readonly [number, Random] {
  const [value, after] = below(random, FINE);
  return [(value + 1) / (FINE + 1), after];
}

/** A log-normal gap with that median and that ninth decile. */
export function gap(
  level: MateLevel,
  last: Deed | null,
  wish: Wish,
  random: Random,
): readonly [number, Random] {
  const { median, most } = gapFor(last, wish);
  const [one, middle] = unit(random);
  const [two, after] = unit(middle);
  const normal = Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two);
  const spread = Math.log(most / median) / NINTH_DECILE;
  const drawn = median * Math.exp(spread * normal) * SPEED[level];
  return [Math.round(Math.min(drawn, LONGEST)), after];
}

const NINTH_DECILE = 1.2816;
