import { Dialog, Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { SureButton } from '../../../ui/sure.tsx';
import { tx } from '../../../ui/text.ts';
import { toTable } from '../../../ui/turned.ts';
import { WayBackButton, type WayBackProps } from '../../room/wayBackButton.tsx';

/** Whoever goes leaves others behind: what that means is said first. */
export function Leave({ code, session, onClose }: WayBackProps & { readonly onClose: () => void }) {
  const lobby = session.lobby.value;
  const over = session.quest.value?.view.won !== null;
  const mayStop = lobby !== null && (over || lobby.host === lobby.you);
  const stop = () => {
    onClose();
    if (over) toTable(session);
    else session.say({ type: 'leave' });
  };
  return (
    <Dialog title={tx('tower.leave')} onClose={onClose}>
      <div class="stack">
        {mayStop ? <StopAll over={over} onStop={stop} /> : null}
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

/** Only an unsolved quest is worth a question. */
function StopAll({ over, onStop }: { readonly over: boolean; readonly onStop: () => void }) {
  const label = tx('towerTable.leaveAll');
  if (!over)
    return <SureButton pic="people" label={label} sure={tx('towerTable.leaveAllSure')} onSure={onStop} />;
  return (
    <button type="button" class="button" onClick={onStop}>
      <Pic name="people" />
      {label}
    </button>
  );
}
