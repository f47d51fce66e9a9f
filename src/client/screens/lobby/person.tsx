import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import './people.css';

const LateMenu = later(async () => (await import('./personMenu.tsx')).PersonMenu);

export interface FaceProps {
  readonly session: Session;
  readonly lobby: LobbyState;
  readonly person: LobbyPerson;
}

/** A face at the table; the host's hand on it opens what a host can do. */
export function Face(props: FaceProps) {
  const { lobby, person } = props;
  const { id, name, chair, here, out } = person;
  const face = <Avatar name={name} number={chair ?? id} away={!here} />;
  const mayAct = lobby.host === lobby.you && id !== lobby.you;
  return (
    <span class="face">
      {mayAct ? <Handle {...props}>{face}</Handle> : face}
      {here || out ? null : (
        <span class="face-away">
          <Pic name="away" />
          {tx('page.table.away')}
        </span>
      )}
    </span>
  );
}

function Handle({ session, person, children }: FaceProps & { readonly children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const { name } = person;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        class="face-handle"
        aria-label={tx('door.menu', { name })}
        onClick={() => setOpen(true)}
      >
        {children}
        <span class="face-more">
          <Pic name="dots" />
        </span>
      </button>
      {open ? (
        <Dialog title={name} onClose={close}>
          <LateMenu.Show session={session} person={person} onDone={close} />
        </Dialog>
      ) : null}
    </>
  );
}
