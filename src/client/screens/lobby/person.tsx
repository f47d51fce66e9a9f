import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

const LateMenu = later(async () => (await import('./personMenu.tsx')).PersonMenu);

export interface FaceProps {
  readonly session: Session;
  readonly lobby: LobbyState;
  readonly person: LobbyPerson;
}

/** A face at the table; the host's hand on it opens what a host can do. */
export function Face({ session, lobby, person }: FaceProps) {
  const [open, setOpen] = useState(false);
  const { id, name, chair, here } = person;
  const face = <Avatar name={name} number={chair ?? id} away={!here} />;
  const moon = here ? null : (
    <span class="face-away">
      <Pic name="away" />
      {tx('page.table.away')}
    </span>
  );
  if (lobby.host !== lobby.you || id === lobby.you)
    return (
      <span class="face">
        {face}
        {moon}
      </span>
    );
  return (
    <>
      <button type="button" class="face" aria-label={tx('door.menu', { name })} onClick={() => setOpen(true)}>
        {face}
        {moon}
        <span class="face-more">
          <Pic name="dots" />
        </span>
      </button>
      {open ? (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <LateMenu.Show session={session} person={person} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}
