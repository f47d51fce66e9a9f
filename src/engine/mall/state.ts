import type { Random } from '../core/random.ts';
import type { Hand } from './actions.ts';
import type { Board } from './board.ts';
import type { Box } from './box.ts';
import type { Space } from './spaces.ts';
import type { Back } from './tile.ts';
import type { Memories, OwnMemories, SecretMemories } from './words.ts';

// A game is what everyone may know (shared) and what not everyone may (secrets). A view has no field for a secret but its
// own seat's. What judges an act reads a `View`, all else that decides whether one is allowed a `PublicGame`, so that neither
// can depend on what the seat cannot know.

export type Phase = 'setup' | 'running' | 'over';

/** [M22] a real hourglass, by the game time at which its last grain falls. */
export interface Sand {
  readonly full: number;
  readonly turned: number;
  readonly end: number;
  /** It lies on its side since then, and no grain falls [H3.4]. */
  readonly stopped?: number;
}

/** One instant: in game time, by which everything in a game is measured, and by the host's clock. */
export interface Moment {
  readonly now: number;
  readonly host: number;
}

/** [M26] game time = the host's time less `shift`; it stands still at `since` while paused. */
export interface Clock {
  readonly shift: number;
  readonly since: number | null;
  /** For each seat, whether it wishes the game to pause. */
  readonly wishes: readonly boolean[];
  readonly away: readonly boolean[];
}

export interface Shared {
  readonly phase: Phase;
  readonly ready: readonly boolean[];
  readonly hands: readonly Hand[];
  readonly board: Board;
  /** One entry a pawn: where it stands, and whether it has escaped. */
  readonly pawns: readonly Space[];
  readonly escaped: readonly boolean[];
  /** Spaces under an out-of-order token, in the order the tokens were laid. */
  readonly outOfOrder: readonly Space[];
  readonly deckLeft: number;
  /** The top tile where the deck lies face up [S8], otherwise null. */
  readonly deckTop: number | null;
  /** [X0.4] the back of the top tile, where backs differ; null where the deck is empty. */
  readonly deckBack?: Back | null;
  /** [M14] the tile that is drawn and not yet placed. */
  readonly drawn: number | null;
  readonly stolen: boolean;
  readonly sand: Sand;
  readonly flips: number;
  /** How many of them used a sand timer space [S-book]. */
  readonly timers: number;
  readonly clock: Clock;
  /** [C2] a talk window is open; `voices` are those who spoke in it, as seat and channel. */
  readonly talk: boolean;
  readonly voices: readonly string[];
  /** The seat in front of which the Do Something! pawn stands. */
  readonly doSomething: number | null;
  readonly result: Result | null;
  /** What pieces remember, each under its id. */
  readonly memory: Memories;
}

export type Outcome = 'won' | 'lost' | 'partial';

export interface SeatResult {
  readonly outcome: Outcome;
  readonly reason: string;
}

/** How the table fared, and each seat at it. */
export interface Result {
  readonly won: boolean;
  readonly reason: string;
  /** When; the last grain's where it is not told. */
  readonly at?: number;
  readonly seats: readonly SeatResult[];
}

export interface Secrets {
  readonly deck: readonly number[];
  readonly random: Random;
  /** What nobody may know of what pieces remember. */
  readonly memory: SecretMemories;
  /** By seat, what it alone may know; no entries where no piece has such things. */
  readonly own: readonly OwnMemories[];
}

export interface PublicGame {
  readonly box: Box;
  readonly shared: Shared;
}

export interface Game extends PublicGame {
  readonly secrets: Secrets;
}

/** `seat` is null for a spectator, who has nothing of his own. */
export interface View extends PublicGame {
  readonly seat: number | null;
  readonly own: OwnMemories;
}
