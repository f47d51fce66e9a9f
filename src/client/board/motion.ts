import { DIRECTIONS, directionIndex } from '#engine/family/directions.ts';
import { spaceNow, type View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { colourOf, farEnd, stepFrom } from '#engine/mall/ways.ts';
import type { Spot } from './geometry.ts';

// How a hero gets from one space to another, as it should be seen.

export type Way = 'walk' | 'escalator' | 'vortex' | 'hop';

export interface Leg {
  readonly way: Way;
  readonly to: Space;
  /** How many spaces a walk crosses. */
  readonly steps: number;
}

const FARTHEST = 99;

function walked(view: View, pawn: number, from: Space, to: Space): number {
  for (const direction of DIRECTIONS.map(directionIndex)) {
    let at = from;
    for (let steps = 1; steps < FARTHEST && at !== OFF; steps++) {
      at = stepFrom(view, pawn, at, direction);
      if (at === to) return steps;
    }
  }
  return 0;
}

/** Told by where it leads: a straight walk, the other end of an escalator, a vortex of its own. */
export function legOf(view: View, pawn: number, from: Space, to: Space): Leg {
  const steps = walked(view, pawn, from, to);
  if (steps > 0) return { way: 'walk', to, steps };
  if (farEnd(view, from) === to) return { way: 'escalator', to, steps: 3 };
  if (spaceNow(view, to)?.vortex === colourOf(view, pawn)) return { way: 'vortex', to, steps: 0 };
  return { way: 'hop', to, steps: 2 };
}

/** The stops still to be shown: those told since, where they lead from what is shown to what is true. */
export function stopsFrom(shown: Space, told: readonly Space[], now: Space): readonly Space[] {
  const rest = told
    .slice(told.lastIndexOf(shown) + 1)
    .filter((space, index, all) => space !== all[index - 1]);
  if (now === OFF) return rest;
  return rest.at(-1) === now ? rest : now === shown ? [] : [now];
}

const A_SPACE = 90;
const LONGEST_WALK = 720;

export function duration({ way, steps }: Leg): number {
  if (way === 'walk') return Math.min(LONGEST_WALK, A_SPACE * steps);
  return way === 'vortex' ? 420 : way === 'escalator' ? 300 : 260;
}

export const place = ({ x, y }: Spot) => `${x * 100}% ${y * 100}%`;

export interface Frames {
  readonly pawn: readonly Keyframe[];
  readonly toy: readonly Keyframe[];
}

const EASED = 'cubic-bezier(.3,.1,.3,1)';

/** What is animated of a leg: the pawn's place, and the toy itself. */
export function framesOf(leg: Leg, from: string, to: string): Frames {
  if (leg.way === 'vortex')
    return {
      pawn: [
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
    pawn: [
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

export interface Trip extends Frames {
  readonly duration: number;
}

/** Several legs as one animation. */
export function tripOf(legs: readonly Leg[], from: string, placeOf: (space: Space) => string): Trip {
  const total = legs.reduce((sum, leg) => sum + duration(leg), 0);
  const trip = { pawn: [] as Keyframe[], toy: [] as Keyframe[] };
  let [start, at] = [0, from];
  for (const leg of legs) {
    const to = placeOf(leg.to);
    const frames = framesOf(leg, at, to);
    const moved = (frame: Keyframe): Keyframe => ({
      ...frame,
      offset: (start + (frame.offset as number) * duration(leg)) / total,
    });
    trip.pawn.push(...frames.pawn.map(moved));
    trip.toy.push(...frames.toy.map(moved));
    start += duration(leg);
    at = to;
  }
  return { ...trip, duration: total };
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
