import { type Refusal, refuse } from '../core/refusal.ts';
import { directionIndex, placeIn } from '../family/directions.ts';
import type { CoreEvent } from './events.ts';
import type { Game, Moment, Phase, PublicGame } from './state.ts';
import type { OwnMemories } from './words.ts';

// How one type of command is checked, judged and carried out. Methods, not fields: a table of handlers of all types can
// then be asked with a command of any, once its type has found the one.

export interface Handler<Command, Event = CoreEvent, Code extends string = Refusal['refused']> {
  /** The fields it needs beside type and seat. */
  readonly fields: Readonly<Record<string, Field>>;
  /** When it may be given: in which phases, and whether a pause refuses it [R5]. */
  readonly phases: readonly Phase[];
  readonly whilePaused?: boolean;
  /** Whether it may still be given while the loss by sand is held back [R25]. */
  readonly afterSand?: boolean;
  /** Whether somebody who is out of the game may still give it [H2.5]. */
  readonly whenOut?: boolean;
  /** True where the room and not a seat gives the command. */
  readonly seatless?: boolean;
  /** Nobody else may notice it: nothing is said before it happens [H1.3]. */
  readonly unseen?: boolean;
  /** [R3] an accepted act of this kind closes the talk window. */
  readonly closesTalk?: boolean;
  /** An act in the mall, not a matter of the table: what a piece lets wait [S11]. */
  readonly inMall?: boolean;
  /** Whether an action tile is needed for it: an action, in the rules' own word. */
  readonly action?: boolean;
  /** The way it gets its pawn to the space that is its target: a page may show that at once. */
  readonly means?: string;
  /** Reads only what the seat may know, its own secrets last: a refusal, or what is about to happen. */
  judge(game: PublicGame, command: Command, own: OwnMemories): Refusal<Code> | Target;
  carryOut(game: Game, command: Command, target: Target, moment: Moment): readonly Event[];
  /** Everything of this kind the seat might try now; what `judge` refuses is left out afterwards. */
  candidates?(game: PublicGame, seat: number, own: OwnMemories): readonly Command[];
}

/** What the judge found out on the way and the carrying out needs: a space, mostly. */
export type Target = number | null;

export type Field = (value: unknown, game: PublicGame) => Refusal | null;

const malformed = (field: string) => refuse('command.malformed', { field });

export const pawnField: Field = (value, { box }) =>
  placeIn(box.pawns, value) >= 0 ? null : refuse('pawn.unknown');

export const spaceField: Field = (value, { box }) =>
  isWhole(value) && value < box.print.length ? null : refuse('space.unknown');

export const tileField: Field = (value, { box }) =>
  isWhole(value) && value < box.tiles.length ? null : refuse('tile.unknown');

export const directionField: Field = (value) => (directionIndex(value) >= 0 ? null : malformed('direction'));

/** No straight way in any mall is longer than this. */
export const FARTHEST = 99;

export const distanceField: Field = (value) =>
  isWhole(value) && value >= 1 && value <= FARTHEST ? null : refuse('distance.invalid');

export const booleanField: Field = (value) => (typeof value === 'boolean' ? null : malformed('boolean'));

export const channelField: Field = (value) =>
  value === 'words' || value === 'gestures' ? null : malformed('channel');

export const seatField: Field = (value, { box }) =>
  isWhole(value) && value < box.setup.players ? null : refuse('seat.unknown');

/** No more than there may be guards; nothing at all is fine. */
const MOST_WISHES = 3;

export const wishesField: Field = (value, game) => {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > MOST_WISHES) return malformed('at');
  return value.reduce<Refusal | null>((found, space) => found ?? spaceField(space, game), null);
};

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && !Object.is(value, -0);
}
