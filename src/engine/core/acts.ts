import { type Refusal, refuse } from './refusal.ts';

// [R23b] a game takes so many acts of its seats and no more, so that its log can always be read again.

export const MOST_ACTS = 20_000;

/** Why a game that has taken so many takes no other; null where it does. */
export function tooLong(acts: number): Refusal | null {
  return acts < MOST_ACTS ? null : refuse('game.tooLong', { most: MOST_ACTS });
}
