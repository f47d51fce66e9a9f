import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import { rolesOf } from './seen.ts';

/** [H3.5] while people talk; to whom whose card lies open nothing is left to tell. */
export function Reminder({ view }: Seated) {
  const isOut = view.seat !== null && rolesOf(view).out[view.seat] !== null;
  if (view.shared.phase === 'over' || isOut) return null;
  return <p class="talk-reminds small">{tx('roles.talk.reminder')}</p>;
}
