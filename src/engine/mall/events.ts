import type { Random } from '../core/random.ts';
import type { Hand } from './actions.ts';
import type { TopBack } from './deck.ts';
import type { Placement } from './lattice.ts';
import type { Space } from './spaces.ts';
import type { SeatResult } from './state.ts';
import type { Back } from './tile.ts';
import type { Catcher, Means, Memories, OwnMemories, PawnId, SecretMemories } from './words.ts';

// Everything that can happen whatever the scenario, with every outcome in it, chance included. Times are game time.
// `hidden` is never sent to anyone (see redact.ts).

export type CoreMeans = 'walk' | 'vortex' | 'escalator';
export type Channel = 'words' | 'gestures';

export interface Dealt {
  readonly type: 'dealt';
  readonly hands: readonly Hand[];
  readonly pawns: readonly Space[];
  readonly placed: readonly Placement[];
  readonly deckLeft: number;
  readonly deckTop: number | null;
  /** [X0.4] where backs differ. */
  readonly back?: Back | null;
  readonly memory: Memories;
  readonly hidden?: HiddenDeal;
  /** What the seat it is told to alone learns. */
  readonly own?: OwnMemories;
}

export interface HiddenDeal {
  readonly deck: readonly number[];
  readonly random: Random;
  readonly memory: SecretMemories;
  /** By seat; none where no piece deals anything to one seat alone. */
  readonly own?: readonly OwnMemories[];
}

export interface Moved {
  readonly type: 'moved';
  readonly seat: number;
  readonly pawn: PawnId;
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

export interface Stolen {
  readonly type: 'stolen';
  readonly seat: number | null;
  /** Where whoever triggered it wants those who come to appear, among spaces equally near [X11.1]. */
  readonly at?: readonly Space[];
}

export interface Ended {
  readonly type: 'ended';
  readonly won: boolean;
  readonly reason: string;
  /** When, unless it is with the last grain: that has its own time. */
  readonly at?: number;
  /** Where seats fare differently from the table. */
  readonly seats?: readonly SeatResult[];
}

export type CoreEvent =
  | Dealt
  | { readonly type: 'readied'; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'started'; readonly at: number }
  | Moved
  | Flipped
  | { readonly type: 'wentOutOfOrder'; readonly space: Space }
  /** An out-of-order token is taken away [X10.1]. */
  | { readonly type: 'repaired'; readonly space: Space }
  /** The rules put a pawn somewhere; OFF: aside. Nobody moved it. */
  | { readonly type: 'put'; readonly pawn: PawnId; readonly to: Space }
  /** Whatever was laid on this tile is taken away [X5.6]. */
  | { readonly type: 'cleared'; readonly tile: number }
  | ({ readonly type: 'drawn'; readonly tile: number; readonly next: number | null } & TopBack)
  | Placed
  | ({ readonly type: 'lifted'; readonly tile: number; readonly next: number | null } & TopBack)
  /** [X10.7] the deck is turned over: what lies on top, or null from now on. */
  | { readonly type: 'deckTurned'; readonly top: number | null }
  | Stolen
  /** Nobody moved, but heroes and whoever watches are on this tile together now. */
  | { readonly type: 'met'; readonly tile: number }
  /** These heroes are caught by something that is not a pawn on their tile [X13.2]. */
  | { readonly type: 'seized'; readonly heroes: readonly PawnId[]; readonly by: Catcher }
  /** A pawn is off the board until it is put back [X10.9] [X10.11]. */
  | { readonly type: 'tookOff'; readonly pawn: PawnId }
  | { readonly type: 'escaped'; readonly pawn: PawnId; readonly stays: boolean }
  | Ended
  | { readonly type: 'handed'; readonly hands: readonly Hand[] }
  | { readonly type: 'talkOpened' }
  | { readonly type: 'talkClosed' }
  | { readonly type: 'spoke'; readonly seat: number; readonly channel: Channel }
  | { readonly type: 'doSomething'; readonly seat: number; readonly target: number }
  | { readonly type: 'wished'; readonly seat: number; readonly pause: boolean }
  | { readonly type: 'presence'; readonly seat: number; readonly away: boolean }
  | { readonly type: 'paused'; readonly at: number }
  | { readonly type: 'resumed'; readonly shift: number }
  | { readonly type: 'warned'; readonly code: string };

export type CoreEventType = CoreEvent['type'];
export type CoreEventOf<T extends CoreEventType> = Extract<CoreEvent, { type: T }>;
