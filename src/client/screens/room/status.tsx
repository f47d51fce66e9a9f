import { useEffect } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';
import { tx } from '../../ui/text.ts';
import { LastDialog } from './lastDialog.tsx';
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

export const LateFarewell = later(
  async () => (await withLateTexts(import('./farewell.tsx'))).Farewell,
  () => null,
);

export function StatusStrip({ quiet = false, ...props }: StatusProps) {
  const { value } = props.session.status;
  const away = useAway(props.session);
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
  if (value === 'kicked' || value === 'forgotten' || value === 'takenOver')
    return <LateFarewell.Show why={value} {...props} />;
  return (
    <div role="status" class={away === null ? 'unseen' : quiet ? 'status-strip aloud' : 'status-strip'}>
      {away === null ? null : quiet ? tx(`page.status.${away.status}`) : <AwayWords away={away} />}
    </div>
  );
}
