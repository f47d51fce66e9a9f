import type { Shipped } from '#content/quest-format/shipped.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Assessed } from '#forge/measure.ts';
import type { Counsel, Stand } from '#solver/counsel.ts';
import type { Progress, Stopped } from '#solver/dense/limits.ts';
import type { Solved } from '#solver/dense/twoSided.ts';

// What the page asks its solver, and what it answers. The solver is in a worker: questions and
// answers are messages.

/** What there is to say about a quest that somebody drew. */
export type Assessment =
  /** With a shortest solution, how hard it is, what it needs, and how much of it leads nowhere. */
  | ({ readonly type: 'solved' } & Assessed)
  | { readonly type: 'unsolvable' }
  /** The search ended first: no solution is shorter than the bound. */
  | { readonly type: 'unknown'; readonly bound: number; readonly why: Stopped['stopped'] };

/** A new trial: the same for the same seed. */
export interface Order {
  readonly stars: number;
  readonly seed: string;
}

export type Question =
  | ({ readonly kind: 'advise'; readonly quest: Quest } & Stand)
  /** The way on for somebody who leads back to none of these positions. */
  | ({ readonly kind: 'guide'; readonly quest: Quest; readonly avoid: readonly string[] } & Stand)
  | { readonly kind: 'solve'; readonly quest: Quest; readonly position: Position | null }
  | { readonly kind: 'assess'; readonly quest: Quest }
  | { readonly kind: 'forge'; readonly order: Order };

export type Kind = Question['kind'];

export interface Answers {
  readonly advise: Counsel;
  /** Null where the search was stopped. */
  readonly guide: readonly QuestAction[] | null;
  readonly solve: Solved | Stopped;
  readonly assess: Assessment;
  /** Null where nothing good came of it. */
  readonly forge: Shipped | null;
}

export type Report =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'answer'; readonly answer: Answers[Kind] }
  | { readonly type: 'failed'; readonly why: string };
