import type { QuestDone } from '../play/questScreen.tsx';
import { tell } from '../tally/told.ts';
import { noteSolved, noteTold, toldOf } from './kept.ts';

/** Without help it counts: once for each browser, and again where it was shorter. */
export function noteDone(
  code: string,
  { won, actions, star, helped }: Pick<QuestDone, 'won' | 'actions' | 'star' | 'helped'>,
): void {
  if (!won) return;
  const before = toldOf(code);
  noteSolved(code, actions, star);
  if (helped || (before !== undefined && before <= actions)) return;
  noteTold(code, actions);
  void tell(`/api/puzzles/${code}/solved`, { actions, again: before !== undefined });
}
