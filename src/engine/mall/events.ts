import type { Random } from '../core/random.ts';
import type { Pawn } from '../family/pawns.ts';
import type { Hand } from './actions.ts';
import type { Placement } from './lattice.ts';
import type { Space } from './spaces.ts';
import type { Slices } from './state.ts';

// Everything that can happen, with every outcome in it, chance included. Times are game time.
// `hidden` is never sent to anyone (see redact.ts).

export type Means = 'walk' | 'vortex' | 'escalator' | 'jump';
export type Channel = 'words' | 'gestures';

export interface Dealt {
  readonly type: 'dealt';
  readonly hands: readonly Hand[];
  readonly pawns: readonly Space[];
  readonly placed: readonly Placement[];
  readonly deckLeft: number;
  readonly deckTop: number | null;
  readonly slices: Slices;
  readonly hidden?: { readonly deck: readonly number[]; readonly random: Random; readonly slices: Slices };
}

export interface Moved {
  readonly type: 'moved';
  readonly seat: number;
  readonly pawn: Pawn;
  readonly to: Space;
  readonly by: Means;
}

export interface Flipped {
  readonly type: 'flipped';
  /** The sand timer space that goes out of order; null where no space was used. */
  readonly space: Space | null;
  readonly at: number;
  readonly end: number;
}

export interface Placed {
  readonly type: 'placed';
  readonly tile: number;
  /** The exploration space it continues from, and which permission paid for it [R8]. */
  readonly space: Space;
  readonly paid: string;
}

/** A rule piece's new slice; `hidden` is its secret half. */
export interface Noted {
  readonly type: 'noted';
  readonly piece: string;
  readonly value: unknown;
  readonly hidden?: { readonly value: unknown; readonly random: Random };
}

export type MallEvent =
  | Dealt
  | { readonly type: 'readied'; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'started'; readonly at: number }
  | Moved
  /** [S13]'s placing during set-up: no arrival, so it has no effects [R13]. */
  | { readonly type: 'settled'; readonly pawn: Pawn; readonly to: Space }
  | Flipped
  | { readonly type: 'wentOutOfOrder'; readonly space: Space }
  | { readonly type: 'drawn'; readonly tile: number; readonly next: number | null }
  | Placed
  | { readonly type: 'lifted'; readonly tile: number; readonly next: number | null }
  | { readonly type: 'stolen'; readonly seat: number | null }
  | { readonly type: 'escaped'; readonly pawn: Pawn; readonly stays: boolean }
  | { readonly type: 'ended'; readonly won: boolean; readonly reason: string }
  | { readonly type: 'handed'; readonly hands: readonly Hand[] }
  | { readonly type: 'talkOpened' }
  | { readonly type: 'talkClosed' }
  | { readonly type: 'spoke'; readonly seat: number; readonly channel: Channel }
  | { readonly type: 'doSomething'; readonly seat: number; readonly target: number }
  | { readonly type: 'wished'; readonly seat: number; readonly pause: boolean }
  | { readonly type: 'presence'; readonly seat: number; readonly away: boolean }
  | { readonly type: 'paused'; readonly at: number }
  | { readonly type: 'resumed'; readonly shift: number }
  | { readonly type: 'warned'; readonly code: string }
  | Noted;

export type EventType = MallEvent['type'];
export type EventOf<T extends EventType> = Extract<MallEvent, { type: T }>;
