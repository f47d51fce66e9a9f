import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Dialog, Link } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { reloadOnce } from './reload.ts';
import './room.css';

// How the connection is: never a spinner without a word.

export interface StatusProps {
  readonly session: Session;
  readonly again: () => void;
  readonly knocks: number;
  readonly knock: () => void;
}

/** A moment's hitch that mends itself needs no words. */
const PATIENCE = 600;

export function StatusStrip({ session, again, knocks, knock }: StatusProps) {
  const { value } = session.status;
  const late = useLate(value !== 'open', PATIENCE);
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
        <button type="button" class="button primary" onClick={again}>
          {tx('page.status.takeBack')}
        </button>
      </LastDialog>
    );
  return (
    <div role="status" class={late ? 'status-strip' : 'unseen'}>
      {late && value !== 'open' ? tx(`page.status.${value}`) : ''}
    </div>
  );
}

/** Whatever else was open is about something that is over: nothing lies under it. */
function LastDialog(props: { readonly title: string; readonly children: ComponentChildren }) {
  useLayoutEffect(() => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  }, []);
  return <Dialog {...props} onClose={null} />;
}

function useLate(waiting: boolean, patience: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [waiting, patience]);
  return late;
}
