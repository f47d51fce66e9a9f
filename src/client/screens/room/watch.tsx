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

/** Who watches, told to those who play; and whoever came in the middle can say who they are. */
export function Watch({ session }: { readonly session: Session }) {
  const lobby = session.lobby.value;
  const seats = session.play.value?.seats ?? [];
  if (lobby === null) return null;
  const names = watchersOf(lobby, seats);
  return (
    <>
      {lobby.you === null ? <TellName session={session} /> : null}
      <p class="watchers" role="status">
        {names.length === 0 ? null : <Pic name="eye" />}
        {names.length === 0 ? null : <span>{watching(names)}</span>}
      </p>
    </>
  );
}

function watching(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1 ? tx('page.watch.one', { name }) : tx('page.watch.many', { names: list(names) });
}

function TellName({ session }: { readonly session: Session }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" class="button tell-name" onClick={() => setAsks(true)}>
        <Pic name="eye" />
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
