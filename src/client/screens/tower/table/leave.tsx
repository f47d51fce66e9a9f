import { Dialog, Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { WayBackButton, type WayBackProps } from '../../room/wayBackButton.tsx';

/** Whoever goes leaves others behind: what that means is said first. */
export function Leave({ code, session, onClose }: WayBackProps & { readonly onClose: () => void }) {
  const lobby = session.lobby.value;
  const over = session.quest.value?.view.won !== null;
  const mayStop = lobby !== null && (over || lobby.host === lobby.you);
  const stop = () => {
    onClose();
    session.say({ type: 'leave' });
  };
  return (
    <Dialog title={tx('tower.leave')} onClose={onClose}>
      <div class="stack">
        {mayStop ? (
          <button type="button" class="button" onClick={stop}>
            <Pic name="people" />
            {tx('towerTable.leaveAll')}
          </button>
        ) : null}
        <Link to="/" class="button">
          <Pic name="back" />
          {tx('towerTable.leaveAlone')}
        </Link>
        <p class="small soft">{tx('towerTable.leaveHint')}</p>
        <WayBackButton code={code} session={session} />
      </div>
    </Dialog>
  );
}
