import type { Random } from '../core/random.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Pawn } from '../family/pawns.ts';
import type { Hand } from './actions.ts';
import type { Box } from './box.ts';
import type { CommandType, MallCommand } from './commands.ts';
import type { EventOf, EventType, MallEvent, Means } from './events.ts';
import type { Handler } from './handler.ts';
import type { Placement } from './lattice.ts';
import type { Space } from './spaces.ts';
import type { Game, Moment, Seen, Slices } from './state.ts';

// A rule piece is a plain object in a file of its own. The core knows this shape and no piece by
// name. Everything that decides whether an act is allowed reads `Seen`, never a secret.

export interface Piece {
  readonly id: string;
  readonly conflicts?: readonly string[];
  /** Why this set-up does not suit the piece, or null. */
  readonly needs?: (box: Box) => Refusal | null;
  /** How many players it allows, in place of the game's own 2 to 8. */
  readonly players?: { readonly least: number; readonly most: number };
  readonly pawns?: readonly Pawn[];
  readonly deal?: (box: Box, dealing: Dealing) => Dealing;
  readonly commands?: Readonly<Record<string, Handler>>;
  readonly vetoes?: Partial<Readonly<Record<CommandType, CommandVeto>>>;
  /** Asked before every act in the mall, this piece's own excepted by not being one. */
  readonly mallVeto?: CommandVeto;
  /** Asked for every space a walking pawn enters, the last one included. */
  readonly stepVeto?: (seen: Seen, pawn: number, to: Space) => Refusal | null;
  /** Asked for the space where a pawn ends, whatever brought it there [R4]. */
  readonly landVeto?: (seen: Seen, pawn: number, to: Space, by: Means) => Refusal | null;
  /** A way for this pawn where an ordinary step leads nowhere, or OFF. */
  readonly passage?: (seen: Seen, pawn: number, from: Space, direction: number) => Space;
  readonly permission?: Permission;
  readonly reactions?: readonly AnyReaction[];
  readonly policies?: Partial<Policies>;
}

export type CommandVeto = (seen: Seen, command: MallCommand) => Refusal | null;

/** What a deal puts on the table; pieces change it in the order of their ids. */
export interface Dealing {
  readonly random: Random;
  readonly hands: readonly Hand[];
  readonly pawns: readonly Space[];
  readonly placed: readonly Placement[];
  readonly deck: readonly number[];
  readonly slices: Slices;
  readonly secretSlices: Slices;
}

/** [R8] who pays for a placed tile; the lowest order that can, does. */
export interface Permission {
  readonly id: string;
  readonly order: number;
  readonly pays: (seen: Seen, space: Space) => boolean;
}

// [R2] a flip is one step in a fixed order. Reactions to other events use the same names.
export const PHASES = { effect: 1, theft: 4, hands: 5, talk: 6, owe: 7 } as const;
export type PhaseName = keyof typeof PHASES;

/** A reaction only yields further events; each sees the game as the events before it left it. */
export interface Reaction<T extends EventType> {
  readonly on: T;
  readonly phase: PhaseName;
  readonly react: (game: Game, event: EventOf<T>, moment: Moment) => readonly MallEvent[];
}
export type AnyReaction = { [T in EventType]: Reaction<T> }[EventType];

export type Openness = 'windows' | 'always' | 'never';

/** Named defaults of the core that a piece may override; two pieces that differ on one clash. */
export interface Policies {
  readonly mayLeave: (seen: Seen, pawn: number, exit: Space) => boolean;
  readonly leave: (seen: Seen, pawn: number) => readonly MallEvent[];
  readonly itemsHeld: (seen: Seen) => boolean;
  readonly faceUp: boolean;
  readonly words: Openness;
  readonly gestures: Openness;
  readonly vortex: 'untilTheft' | 'never';
  /** For how many players fewer the action tiles are dealt [S9]. */
  readonly handsFewer: number;
  readonly doSomething: 'anyone' | 'leader' | 'nobody';
}
