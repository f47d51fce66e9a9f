import type { Space, Spot } from './spots.ts';

// How a token gets from one space to another, as it should be seen.

export type Way = 'walk' | 'glide' | 'whirl' | 'hop';

export interface Leg {
  readonly way: Way;
  readonly to: Space;
  /** How many spaces a walk crosses. */
  readonly steps: number;
}

/** What one token does until everything has come to rest. */
export interface Trip {
  readonly token: string;
  readonly from: Space;
  readonly legs: readonly Leg[];
  /** It waits for this one's first leg. */
  readonly after: string | null;
  readonly leaves: boolean;
}

/** The legs still to be shown: those told since, where they lead from what is shown to what is true. */
export function legsFrom<L extends { readonly to: Space }>(
  shown: Space,
  told: readonly L[],
  now: Space | null,
  straight: (to: Space) => L,
): readonly L[] {
  const rest = told
    .slice(told.findLastIndex(({ to }) => to === shown) + 1)
    .filter(({ to }, index, all) => to !== all[index - 1]?.to);
  if (now === null) return rest;
  return rest.at(-1)?.to === now ? rest : now === shown ? [] : [straight(now)];
}

const A_SPACE = 90;
const LONGEST_WALK = 720;

export function duration({ way, steps }: Leg): number {
  if (way === 'walk') return Math.min(LONGEST_WALK, A_SPACE * steps);
  return way === 'whirl' ? 420 : way === 'glide' ? 300 : 260;
}

export const place = ({ x, y }: Spot) => `${x * 100}% ${y * 100}%`;

export interface Frames {
  readonly token: readonly Keyframe[];
  readonly toy: readonly Keyframe[];
}

const EASED = 'cubic-bezier(.3,.1,.3,1)';

/** What is animated of a leg: the token's place, and the toy itself. */
export function framesOf(leg: Leg, from: string, to: string): Frames {
  if (leg.way === 'whirl')
    return {
      token: [
        { offset: 0, translate: from, easing: 'step-end' },
        { offset: 0.5, translate: to },
        { offset: 1, translate: to },
      ],
      toy: [
        { offset: 0, translate: '0 0', scale: '1 1', rotate: '0deg', easing: 'ease-in' },
        { offset: 0.5, translate: '0 0', scale: '0 0', rotate: '400deg', easing: 'ease-out' },
        { offset: 1, translate: '0 0', scale: '1 1', rotate: '720deg' },
      ],
    };
  const lift = leg.way === 'hop' ? '-45%' : leg.way === 'walk' ? '-8%' : '0%';
  return {
    token: [
      { offset: 0, translate: from, easing: EASED },
      { offset: 1, translate: to },
    ],
    toy: [
      { offset: 0, translate: '0 0', scale: '1 1', rotate: '0deg' },
      { offset: 0.45, translate: `0 ${lift}`, scale: '.96 1.05', rotate: '0deg' },
      { offset: 1, translate: '0 0', scale: '1 1', rotate: '0deg' },
    ],
  };
}

export interface Film extends Frames {
  readonly duration: number;
}

/** Several legs as one animation. */
export function filmOf(legs: readonly Leg[], from: string, placeOf: (space: Space) => string): Film {
  const total = legs.reduce((sum, leg) => sum + duration(leg), 0);
  const film = { token: [] as Keyframe[], toy: [] as Keyframe[] };
  let [start, at] = [0, from];
  for (const leg of legs) {
    const to = placeOf(leg.to);
    const frames = framesOf(leg, at, to);
    const moved = (frame: Keyframe): Keyframe => ({
      ...frame,
      offset: (start + (frame.offset as number) * duration(leg)) / total,
    });
    film.token.push(...frames.token.map(moved));
    film.toy.push(...frames.toy.map(moved));
    start += duration(leg);
    at = to;
  }
  return { ...film, duration: total };
}

/** Landing: a toy with weight. */
export const SQUASH: readonly Keyframe[] = [
  { scale: '1 1' },
  { scale: '1.12 .86', offset: 0.35 },
  { scale: '.97 1.05', offset: 0.7 },
  { scale: '1 1' },
];

/** A refused move comes back with a bump. */
export const BUMP: readonly Keyframe[] = [
  { translate: '0 0', scale: '1 1' },
  { translate: '-9% 0', scale: '.94 1.05', offset: 0.3 },
  { translate: '7% 0', scale: '1.04 .96', offset: 0.65 },
  { translate: '0 0', scale: '1 1' },
];
export const BACK = 150;
