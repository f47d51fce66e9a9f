import type { Mate } from '#bots/mates/minds.ts';
import type { Shown } from '#bots/mates/showing.ts';
import type { Random } from '#engine/core/random.ts';
import type { MallCommand, MallEvent, Setup } from '#engine/mall/index.ts';
import type { Point } from '#protocol/signs.ts';

// What the page tells the bots beside it, and what they answer. They think in a worker: everything is a message. They are
// told what those are told who only watch, and nothing else.

export type ToBots =
  /** The table as it has become, by everything that was told of it. */
  | {
      readonly type: 'sit';
      readonly setup: Setup;
      readonly mates: readonly Mate[];
      readonly random: Random;
      readonly events: readonly MallEvent[];
    }
  | { readonly type: 'told'; readonly events: readonly MallEvent[]; readonly at: number }
  /** A person spoke, or pointed. */
  | { readonly type: 'saw'; readonly path: readonly Point[]; readonly at: number }
  /** What is to be done at this time of the game? */
  | { readonly type: 'ask'; readonly now: number };

export interface FromBots {
  readonly acts: readonly MallCommand[];
  readonly shows: readonly Shown[];
  /** Milliseconds after which to ask again although nothing happens. */
  readonly wait: number | null;
}
