import type { Session } from '#client/state/session.ts';
import { Link } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { LastDialog } from './lastDialog.tsx';
import type { StatusProps } from './status.tsx';

// What ended by somebody's will, and what there is to do.

export type Ended = 'kicked' | 'forgotten' | 'takenOver';

export function Farewell({ why, session, again, knocks, knock }: StatusProps & { readonly why: Ended }) {
  return (
    <LastDialog title={tx(`page.status.${why}`)}>
      <div class="stack">
        {why === 'takenOver' ? null : <p>{tx(`door.${why}Hint`)}</p>}
        {why === 'kicked' && knocks > 0 ? (
          <p role="status">{tx('door.stillOut', { count: knocks })}</p>
        ) : null}
        {why === 'takenOver' && isUnanswered(session) ? <p>{tx('page.status.unanswered')}</p> : null}
        <div class="row">
          {why === 'forgotten' ? null : (
            <button type="button" class="button primary" onClick={why === 'kicked' ? knock : again}>
              {tx(why === 'kicked' ? 'door.knock' : 'page.status.takeBack')}
            </button>
          )}
          {why === 'takenOver' ? null : (
            <Link to="/" class={why === 'kicked' ? 'button' : 'button primary'}>
              {tx('page.nowhere.home')}
            </Link>
          )}
        </div>
      </div>
    </LastDialog>
  );
}

/** What this page did last may have counted or not: where one plays on it can be seen. */
const isUnanswered = ({ play, quest }: Session) => ((play.value ?? quest.value)?.pending.length ?? 0) > 0;
