import { COLOUR, type Colour, HEROES, type Pawn } from '../family/pawns.ts';
import type { Box } from './box.ts';
import { OFF, type Space } from './spaces.ts';
import type { PublicGame } from './state.ts';
import type { PawnId } from './words.ts';

// Who is about in this mall is data of its box: what follows from being of a kind, the rules ask of this.

export interface PawnData {
  readonly id: PawnId;
  readonly kind: string;
  readonly colour: Colour | null;
  /** Whether it is meant wherever a rule says 'hero': steals, leaves, is watched. */
  readonly hero: boolean;
  /** Whether spaces act when it ends on them: sand timers, exits. */
  readonly triggers: boolean;
  readonly explores: boolean;
  readonly vortex: boolean;
  /** Whether a ventilation shaft takes it [X3.2] [R24]. */
  readonly crawls: boolean;
  /** Whether it leaves by the exit of its colour alone, and nobody else by that, where exits have no owner [R15b]. */
  readonly ownExit: boolean;
  /** What it keeps heroes from while it stands there, beside its own space. */
  readonly closes: 'nothing' | 'tile';
  /** Whether it goes to the guard room with whom it catches [X5.1] [X8.2]. */
  readonly escorts: boolean;
  /** The tile it is over, where it stands on no space [X8.1]; OFF: none. */
  readonly over?: (game: PublicGame) => number;
}

/** A pawn that a piece brings, and where it starts; OFF where it comes later. */
export interface Newcomer<Id extends string = PawnId> extends Omit<PawnData, 'id'> {
  readonly id: Id;
  readonly starts: (box: Box) => Space;
  /** It is about only where this tile is [X11.1]. */
  readonly with?: string;
}

/** What every hero is and does. */
export const HERO = {
  kind: 'hero',
  hero: true,
  triggers: true,
  explores: true,
  vortex: true,
  crawls: true,
  ownExit: false,
  closes: 'nothing',
  escorts: false,
} as const;

/** [X1.2] [X1.3] moved like a hero, and nothing else of one. */
export const WATCHMAN = {
  kind: 'guard',
  colour: null,
  hero: false,
  triggers: false,
  explores: false,
  vortex: false,
  crawls: true,
  ownExit: false,
  closes: 'tile',
  escorts: true,
  starts: () => OFF,
} as const;

/** By whoever is about; guards have none. */
export const COLOUR_OF: Readonly<Record<Pawn, Colour> & Partial<Record<PawnId, Colour>>> = COLOUR;

/** [M1] */
export const FOUR_HEROES: readonly PawnData[] = HEROES.map((id) => ({ ...HERO, id, colour: COLOUR[id] }));
