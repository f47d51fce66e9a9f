import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';

/** [H3.5] while people talk. */
export function Reminder({ view }: Seated) {
  return view.shared.phase === 'over' ? null : <p class="talk-reminds small">{tx('roles.talk.reminder')}</p>;
}
