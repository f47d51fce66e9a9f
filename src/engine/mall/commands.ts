import type { Direction } from '../family/directions.ts';
import type { Channel } from './events.ts';
import type { Space } from './spaces.ts';
import type { PawnId } from './words.ts';

// What a seat may ask for, whatever the scenario. A command states what it assumes about its own pawn (`from`), never
// about the whole game, so that two players moving two pawns at once both succeed.

export interface Plain<T extends string> {
  readonly type: T;
  readonly seat: number;
}

export interface OnPawn<T extends string> extends Plain<T> {
  readonly pawn: PawnId;
  readonly from: Space;
}

export interface Move extends OnPawn<'move'> {
  readonly direction: Direction;
  readonly distance: number;
}

export interface PawnTo<T extends string> extends OnPawn<T> {
  readonly to: Space;
}

/** `at`: where those who come should appear, of spaces that are equally near [X11.1]. */
export interface Theft extends Plain<'theft'> {
  readonly at?: readonly Space[];
}

export type CoreCommand =
  | Move
  | PawnTo<'vortex'>
  | PawnTo<'escalator'>
  | Plain<'explore'>
  | (Plain<'place'> & { readonly space: Space })
  | Theft
  | (Plain<'ready'> & { readonly ready: boolean })
  | (Plain<'pause'> & { readonly pause: boolean })
  | (Plain<'stare'> & { readonly target: number })
  | (Plain<'doSomething'> & { readonly target: number })
  | (Plain<'speak'> & { readonly channel: Channel })
  | RoomCommand<'clock'>
  | RoomCommand<'hold'>
  | RoomCommand<'callOff'>
  | PresenceCommand;

/** The room's own commands belong to no seat: what is due is decided, or time stands still. */
export interface RoomCommand<T extends string> {
  readonly type: T;
  readonly seat: null;
}

/** Who is away is told by the room, not by a seat; only those present count in a pause vote [M26]. */
export interface PresenceCommand extends RoomCommand<'presence'> {
  readonly of: number;
  readonly away: boolean;
}

export type CoreCommandOf<T extends CoreCommand['type']> = Extract<CoreCommand, { type: T }>;
