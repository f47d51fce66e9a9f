import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Dialog, Link } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { AwayWords, useAway } from './line.tsx';
import { reloadOnce } from './reload.ts';
import './room.css';

// How the connection is: never a spinner without a word.

export interface StatusProps {
  readonly session: Session;
  readonly again: () => void;
  readonly knocks: number;
  readonly knock: () => void;
  /** A game is shown, which has a place of its own for it: here it is only read aloud. */
  readonly quiet?: boolean;
}

export function StatusStrip({ session, again, knocks, knock, quiet = false }: StatusProps) {
  const { value } = session.status;
  const away = useAway(session);
  useEffect(() => {
    if (value === 'outdated') reloadOnce();
  }, [value]);
  if (value === 'outdated')
    return (
      <LastDialog title={tx('page.status.outdated')}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {tx('page.reload')}
        </button>
      </LastDialog>
    );
  if (value === 'kicked' || value === 'forgotten')
    return (
      <LastDialog title={tx(`page.status.${value}`)}>
        <div class="stack">
          <p>{tx(`door.${value}Hint`)}</p>
          {value === 'kicked' && knocks > 0 ? (
            <p role="status">{tx('door.stillOut', { count: knocks })}</p>
          ) : null}
          <div class="row">
            {value === 'kicked' ? (
              <button type="button" class="button primary" onClick={knock}>
                {tx('door.knock')}
              </button>
            ) : null}
            <Link to="/" class={value === 'kicked' ? 'button' : 'button primary'}>
              {tx('page.nowhere.home')}
            </Link>
          </div>
        </div>
      </LastDialog>
    );
  if (value === 'takenOver')
    return (
      <LastDialog title={tx('page.status.takenOver')}>
        <div class="stack">
          {isUnanswered(session) ? <p>{tx('page.status.unanswered')}</p> : null}
          <button type="button" class="button primary" onClick={again}>
            {tx('page.status.takeBack')}
          </button>
        </div>
      </LastDialog>
    );
  return (
    <div role="status" class={away === null ? 'unseen' : quiet ? 'status-strip aloud' : 'status-strip'}>
      {away === null ? null : quiet ? tx(`page.status.${away.status}`) : <AwayWords away={away} />}
    </div>
  );
}

/** What this page did last may have counted or not: where one plays on it can be seen. */
const isUnanswered = ({ play, quest }: Session) => ((play.value ?? quest.value)?.pending.length ?? 0) > 0;

/** Whatever else was open is about something that is over: nothing lies under it. */
function LastDialog(props: { readonly title: string; readonly children: ComponentChildren }) {
  useLayoutEffect(() => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  }, []);
  return <Dialog {...props} onClose={null} />;
}
