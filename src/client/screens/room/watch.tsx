import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';
import { EnterName } from './enter.tsx';
import './room.css';

/** The people here who do not play, beside the one who asks. */
export function watchersOf({ people, you }: LobbyState, seats: readonly number[]): readonly string[] {
  return people.filter(({ id, here }) => here && id !== you && !seats.includes(id)).map(({ name }) => name);
}

/** Who watches, told to those who play. */
export function Watchers({ session }: { readonly session: Session }) {
  const lobby = session.lobby.value;
  const seats = session.play.value?.seats ?? session.quest.value?.seats ?? [];
  if (lobby === null) return null;
  const names = watchersOf(lobby, seats);
  return (
    <p class="watchers" role="status">
      {names.length === 0 ? null : <Pic name="eye" />}
      {names.length === 0 ? null : <span>{watching(names)}</span>}
    </p>
  );
}

function watching(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1 ? tx('page.watch.one', { name }) : tx('page.watch.many', { names: list(names) });
}

/** Whoever came in the middle of a game can say who they are. */
export function TellName({ session }: { readonly session: Session }) {
  const [asks, setAsks] = useState(false);
  if (session.lobby.value?.you !== null) return null;
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
