import type { Pawn } from '../family/pawns.ts';

// A quest as the rules see it: cards with floors and edges, and where the heroes start. A trial is
// one card of up to 8x8; an epic is four cards that turn [T14] or eight that slide round a hole
// [T15], each 4x4. A space is a number that stays the same wherever its card lies, so pawns ride along by themselves.

export const DOORS = 5;

export type Floor =
  | { readonly kind: 'hollow' | 'corridor' | 'trap' | 'ladder' | 'invocation' }
  /** [T14] [T15] whoever stands here lets everyone turn or slide this card. */
  | { readonly kind: 'handle' }
  | { readonly kind: 'key'; readonly door: number }
  | { readonly kind: 'armory'; readonly pawn: Pawn }
  /** Null: one exit for all. */
  | { readonly kind: 'exit'; readonly pawn: Pawn | null };

/** What lies between a space and its neighbour, seen from the space. `against` is a current that blows this way. */
export type Edge = 'open' | 'wall' | 'narrow' | 'against' | number;

export interface Card {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly floors: readonly Floor[];
  /** By `cell * 4 + direction`; a number is a door of that kind. Both sides of an edge agree. */
  readonly edges: readonly Edge[];
}

export type Shape = 'trial' | 'rotating' | 'sliding';

export interface Quest {
  readonly shape: Shape;
  readonly cards: readonly Card[];
  /** The space each pawn of the quest starts on; those it does without have none. */
  readonly starts: Readonly<Partial<Record<Pawn, number>>>;
  /** [T15] the place that is empty at first, of nine row by row. Drawings of old do not say: then it is the last. */
  readonly hole?: number;
}

export const LARGEST_TRIAL = 8;
export const EPIC_CARD = 4;

/** [T14] [T15] four cards lie in a square; eight in a frame of nine places. */
export const CARDS: Readonly<Record<Shape, number>> = { trial: 1, rotating: 4, sliding: 8 };
export const PLACES = 9;
export const MIDDLE_PLACE = 4;

/** How cards lie: the quarter turns of each (rotating), or the place of each (sliding). */
export type Arrangement = readonly number[];

export function firstArrangement({ shape, cards, hole = PLACES - 1 }: Quest): Arrangement {
  if (shape === 'trial') return [];
  return cards.map((_, card) => (shape === 'sliding' ? card + Number(card >= hole) : 0));
}

/** A trial's rows are eight spaces apart, however narrow it is; a card of an epic has sixteen. */
export function spaceAt(shape: Shape, card: number, row: number, column: number): number {
  return shape === 'trial'
    ? row * LARGEST_TRIAL + column
    : card * EPIC_CARD * EPIC_CARD + row * EPIC_CARD + column;
}

export const spacesOf = (shape: Shape) => (shape === 'sliding' ? 128 : 64);
