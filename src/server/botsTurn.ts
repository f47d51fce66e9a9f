import type { Shown } from '#bots/mates/showing.ts';
import type { Question, QuestThought } from '#bots/quests/mates.ts';
import type { Brain } from './brains.ts';
import { type Bucket, LONGEST_WAIT } from './limits.ts';

// When bots think, and how much of it they may do. Time and alarms are whoever hosts them's: a room's, or those of a game in
// virtual time.

/** What bots do, and the alarm that wakes them again; a later one takes the place of the one before. */
export interface Hands {
  readonly wakeIn: (wait: number) => void;
  /** [M26] it goes on when the first is back. */
  readonly hold: () => void;
  readonly ask: (question: Question) => void;
  readonly hint: (hint: NonNullable<QuestThought['hint']>) => void;
  readonly show: (shown: Shown) => void;
  readonly act: (seat: number, command: object) => void;
}

/** A table is thought about so often at most: what came at once is one event. */
const SOONEST = 10;

/** For what never comes nobody is woken. */
export function wake({ wakeIn }: Pick<Hands, 'wakeIn'>, wait = 0): void {
  if (Number.isFinite(wait)) wakeIn(Math.min(LONGEST_WAIT, Math.max(SOONEST, wait)));
}

/** However a plan goes wrong, bots do no more than the budget has. */
export function botsTurn(brain: Brain, budget: Bucket, now: number, hands: Hands): void {
  const { hold, acts, shows, hint, question, wait } = brain.think(now);
  if (hold) {
    hands.hold();
    return;
  }
  if (question !== null) hands.ask(question);
  if (hint !== null && budget() === 0) hands.hint(hint);
  for (const shown of shows) if (budget() === 0) hands.show(shown);
  for (const { seat, ...command } of acts) if (seat !== null && budget() === 0) hands.act(seat, command);
  if (wait !== null) wake(hands, wait);
}
