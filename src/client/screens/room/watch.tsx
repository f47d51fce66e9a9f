import { useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { EnterName } from './enter.tsx';
import { watchersOf, watchWords } from './people.ts';
import './room.css';

/** Who watches, told to those who play. */
export function Watchers({ session }: { readonly session: Session }) {
  const lobby = session.lobby.value;
  const seats = session.play.value?.seats ?? session.quest.value?.seats ?? [];
  const words = lobby === null ? null : watchWords(watchersOf(lobby, seats));
  return (
    <p class="watchers" role="status">
      {words === null ? null : <Pic name="eye" />}
      {words === null ? null : <span title={words}>{words}</span>}
    </p>
  );
}

/** Whoever came in the middle of a game can say who they are; in silence only they know it for a while [R5]. */
export function TellName({ session }: { readonly session: Session }) {
  const [asks, setAsks] = useState(false);
  const lobby = session.lobby.value;
  if (lobby === null) return null;
  if (lobby.held !== undefined)
    return (
      <p class="held-name" role="status">
        {tx('door.held', { name: lobby.held })}
      </p>
    );
  if (lobby.you !== null) return null;
  if (lobby.locked) return <p class="held-name">{tx('door.locked')}</p>;
  return (
    <>
      <button type="button" class="button" onClick={() => setAsks(true)}>
        <Pic name="people" />
        {tx('page.watch.tell')}
      </button>
      {asks ? (
        <Dialog title={tx('page.room.yourName')} onClose={() => setAsks(false)}>
          <EnterName session={session} onDone={() => setAsks(false)} />
        </Dialog>
      ) : null}
    </>
  );
}
