import type { Session } from '#client/state/session.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, why } from '../../ui/text.ts';
import { nameIn } from './people.ts';
import { goBack } from './wayBack.ts';
import { forgetWayBack, wayBackAt } from './wayBackAt.ts';

/** A personal link that was opened by somebody with a name here, or that leads nowhere. */
export function WayBackAsk({ session }: { readonly session: Session }) {
  const at = wayBackAt.value;
  // A dialog tells that it was closed a little later: by then there may be an answer to be read.
  const close = () => {
    if (wayBackAt.peek() === at) forgetWayBack();
  };
  const lobby = session.lobby.value;
  if (at === null) return null;
  if (at.at === 'refused')
    return (
      <Dialog title={tx('door.wayBackNot')} onClose={close}>
        <p>{why(at.refusal)}</p>
      </Dialog>
    );
  if (lobby === null || lobby.you === null) return null;
  const name = nameIn(lobby, lobby.you);
  const yes = () => {
    close();
    goBack(session, at.secret);
  };
  return (
    <Dialog title={tx('door.wayBackAsk', { name })} onClose={close}>
      <div class="stack">
        <p>{tx('door.wayBackAskHint')}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={close}>
            {tx('door.wayBackStay', { name })}
          </button>
          <button type="button" class="button" onClick={yes}>
            <Pic name="device" />
            {tx('door.wayBackGo')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
