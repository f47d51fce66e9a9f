import type { MateLevel } from '#engine/core/mateLevels.ts';
import { below, type Random } from '#engine/core/random.ts';
import { SLOWNESS } from '../levels.ts';
import type { Wish } from './wish.ts';

// How long somebody takes, as people do: median and what nine of ten stay below, by what they did before.

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

interface Temper {
  /** After how long it notices what others have changed; in the gaps of people that is included. */
  readonly notices: number;
  /** How many acts of others it sees coming before its own, where something takes several pawns. */
  readonly looks: number;
}

/** What sets levels apart beside their pace: never what they know. */
const TEMPERS: Readonly<Record<MateLevel, Temper>> = {
  relaxed: { notices: 1_500, looks: 0 },
  attentive: { notices: 0, looks: 2 },
  quick: { notices: 0, looks: 8 },
};

/** Whether somebody of this level thinks of it already. */
export const seesComing = (level: MateLevel, { ahead = 0 }: Wish) => ahead <= TEMPERS[level].looks;

/** So soon at the earliest somebody takes up what only now came up. */
const AT_SIGHT = 700;

export const atSight = (level: MateLevel) => AT_SIGHT * SLOWNESS[level] + TEMPERS[level].notices;

/** Nobody dreams for longer. */
const LONGEST = 15_000;

/** What somebody did last. */
export interface Deed {
  readonly pawn: number | null;
  readonly action: string | null;
  readonly type: string;
}

function gapFor(last: Deed | null, { act, pawn, action, urgent }: Wish): Gap {
  if (last === null) return GAPS.other;
  // Drawing a tile and laying it is one act in those games.
  if (last.type === 'explore' && act.type === 'place') return GAPS.turn;
  if (urgent && last.pawn !== pawn) return GAPS.hurried;
  if (last.type === 'explore' || last.type === 'place') return GAPS.explored;
  if (last.pawn !== pawn) return GAPS.other;
  return last.action === action ? GAPS.same : GAPS.turn;
}

/** Going on with the pawn one has just moved takes no noticing. */
const isOwn = (last: Deed | null, { pawn }: Wish) => last !== null && pawn !== null && last.pawn === pawn;

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
  const noticed = isOwn(last, wish) ? 0 : TEMPERS[level].notices;
  const drawn = median * Math.exp(spread * normal) * SLOWNESS[level] + noticed;
  return [Math.round(Math.min(drawn, LONGEST)), after];
}

const NINTH_DECILE = 1.2816;
