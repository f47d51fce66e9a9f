import { useEffect } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { SureButton } from '../../ui/sure.tsx';
import { tx } from '../../ui/text.ts';
import { isOver } from '../../ui/turned.ts';
import { personOf } from '../room/people.ts';
import { BotMenu } from './botMenu.tsx';
import { handled } from './person.tsx';

export interface PersonMenuProps {
  readonly session: Session;
  readonly person: LobbyPerson;
  readonly onDone: () => void;
}

/** For as long as one is host, and that person is known here. */
export function PersonDialog({ session }: Pick<PersonMenuProps, 'session'>) {
  const lobby = session.lobby.value;
  const person = lobby === null || lobby.host !== lobby.you ? undefined : personOf(lobby, handled.value);
  const close = () => {
    handled.value = null;
  };
  useEffect(() => {
    if (person === undefined) close();
  }, [person === undefined]);
  if (person === undefined) return null;
  const Menu = person.bot ? BotMenu : PersonMenu;
  return (
    <Dialog key={person.id} title={person.name} onClose={close}>
      <Menu session={session} person={person} onDone={close} />
    </Dialog>
  );
}

/** What the host of a room may do about one of its people. */
export function PersonMenu({ session, person, onDone }: PersonMenuProps) {
  const { id, name, chair, here, out } = person;
  const between = session.lobby.value?.game === null || isOver(session);
  const say = (message: ClientMessage) => () => {
    session.say(message);
    onDone();
  };
  if (out)
    return (
      <div class="stack">
        <p>{tx('door.isOut', { name })}</p>
        <button type="button" class="button primary" onClick={say({ type: 'kick', person: id, out: false })}>
          <Pic name="door" />
          {tx('door.letBack')}
        </button>
      </div>
    );
  return (
    <div class="stack">
      <p>{tx(here ? 'door.isHere' : 'door.isAway', { name })}</p>
      {here || chair === null || !between ? null : (
        <>
          <button type="button" class="button primary" onClick={say({ type: 'free', person: id })}>
            {tx('door.free')}
          </button>
          <p class="small soft">{tx('door.freeHint')}</p>
        </>
      )}
      {here ? (
        <SureButton
          pic="crown"
          label={tx('door.handOver', { name })}
          sure={tx('door.handOverSure', { name })}
          onSure={say({ type: 'handOver', person: id })}
        />
      ) : null}
      <SureButton
        pic="door"
        label={tx('door.kick', { name })}
        sure={tx('door.kickSure', { name })}
        onSure={say({ type: 'kick', person: id, out: true })}
      />
    </div>
  );
}
