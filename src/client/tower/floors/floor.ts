import type { Prop } from '#client/art/props/shapes.ts';
import type { Note } from '#client/sound/cues.ts';

// What a floor of the tower is: data alone, in a file of its own. How it is painted is said once, in paint.ts.

/** A hue in degrees and how much of it there is, as OKLCH has them; the lightness follows from what is painted. */
export type Hue = readonly [hue: number, chroma: number];

export interface Tones {
  /** What one walks on, with its lightness by day and by night. The second tone is a little darker. */
  readonly stone: readonly [...Hue, day: number, night: number];
  /** The ground of illustrated areas, and what stands there: its wood, its cloth, its bright spots. */
  readonly room: Hue;
  readonly wood: Hue;
  readonly cloth: Hue;
  readonly bright: Hue;
  /** What the tower stands in. */
  readonly around: Hue;
}

/** Paths in a space of 100 by 100. */
export interface Pattern {
  /** The second tone, in every other space and in those between. */
  readonly odd: string;
  readonly even?: string;
  /** Joints, one of them in each space. */
  readonly joints: readonly string[];
  /** Small things let into the floor, likewise. */
  readonly inlays?: readonly string[];
}

export interface Light {
  /** Where it comes from, in parts of the board, and how far it reaches. */
  readonly from: readonly [x: number, y: number, reach: number];
  readonly hue: Hue;
  /** How strong it is, and the shade where it does not reach: by day, by night. */
  readonly glow: readonly [day: number, night: number];
  readonly shade: readonly [day: number, night: number];
  /** What it throws on each card, in a square of 400. */
  readonly cast?: string;
}

/** What fills one space, two beside each other (200 by 100), four (200 by 200), one after the other; each around (0, 0). */
export interface Furniture {
  readonly small: readonly [Prop, ...Prop[]];
  readonly wide: Prop;
  readonly great: readonly [Prop, ...Prop[]];
  /** Lines on the ground, in each space. */
  readonly ground: string;
}

export interface FloorSound {
  /** A step, of a hero with pitch 1. */
  readonly step: readonly Note[];
  readonly door: readonly Note[];
  /** A card turns or slides. */
  readonly turn: readonly Note[];
  /** What is heard now and then. */
  readonly air: readonly Note[];
}

export type Motion = 'rises' | 'falls' | 'turns' | 'swings' | 'grows' | 'drifts' | 'breathes' | 'shines';

/** Part of the picture at the end, 300 wide and 180 high around (0, 0). */
export interface EndingPart {
  readonly shapes: Prop;
  readonly at: readonly [x: number, y: number, scale?: number];
  readonly motion?: Motion;
}

export interface Floor {
  readonly tones: Tones;
  readonly pattern: Pattern;
  readonly light: Light;
  readonly furniture: Furniture;
  readonly sound: FloorSound;
  /** What is seen when its epic is won. */
  readonly ending: readonly EndingPart[];
}
