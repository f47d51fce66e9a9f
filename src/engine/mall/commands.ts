import type { Direction } from '../family/directions.ts';
import type { Pawn } from '../family/pawns.ts';
import type { Channel } from './events.ts';
import type { Space } from './spaces.ts';

// What a seat may ask for. A command states what it assumes about its own pawn (`from`), never
// about the whole game, so that two players moving two pawns at once both succeed.

export interface Move {
  readonly type: 'move';
  readonly seat: number;
  readonly pawn: Pawn;
  readonly from: Space;
  readonly direction: Direction;
  readonly distance: number;
}

export interface Jump {
  readonly type: 'jump';
  readonly seat: number;
  readonly pawn: Pawn;
  readonly from: Space;
  readonly direction: Direction;
  readonly to: Space;
}

interface PawnTo<T extends string> {
  readonly type: T;
  readonly seat: number;
  readonly pawn: Pawn;
  readonly from: Space;
  readonly to: Space;
}

interface Plain<T extends string> {
  readonly type: T;
  readonly seat: number;
}

export type MallCommand =
  | Move
  | Jump
  | PawnTo<'vortex'>
  | PawnTo<'escalator'>
  | PawnTo<'settle'>
  | Plain<'explore'>
  | (Plain<'place'> & { readonly space: Space })
  | (Plain<'discard'> & { readonly tile: number })
  | Plain<'theft'>
  | Plain<'reveal'>
  | (Plain<'ready'> & { readonly ready: boolean })
  | (Plain<'pause'> & { readonly pause: boolean })
  | (Plain<'stare'> & { readonly target: number })
  | (Plain<'doSomething'> & { readonly target: number })
  | (Plain<'speak'> & { readonly channel: Channel })
  | RoomCommand
  | PresenceCommand;

/** The room's own commands belong to no seat: what is due is decided, or time stands still. */
export interface RoomCommand {
  readonly type: 'clock' | 'hold';
  readonly seat: null;
}

/** Who is away is told by the room, not by a seat; only those present count in a pause vote [M26]. */
export interface PresenceCommand {
  readonly type: 'presence';
  readonly seat: null;
  readonly of: number;
  readonly away: boolean;
}

export type CommandType = MallCommand['type'];
export type CommandOf<T extends CommandType> = Extract<MallCommand, { type: T }>;
