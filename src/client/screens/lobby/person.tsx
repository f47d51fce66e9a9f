import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { faceOf } from '#room/faces.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BotMark } from '../../ui/botMark.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import './people.css';

/** On whom the host's hand lies. The room has one such menu: it stays open when that person changes places. */
export const handled = signal<number | null>(null);

export interface FaceProps {
  readonly session: Session;
  readonly lobby: LobbyState;
  readonly person: LobbyPerson;
}

/** A face at the table; the host's hand on it opens what a host can do. */
export function Face({ lobby, person }: FaceProps) {
  const { name, here, out, bot } = person;
  return (
    <span class="face">
      <Handled lobby={lobby} person={person}>
        <Avatar name={name} number={faceOf(person)} away={!here} />
      </Handled>
      {bot && <BotMark />}
      {here || out ? null : (
        <span class="face-away">
          <Pic name="away" />
          {tx('page.table.away')}
        </span>
      )}
    </span>
  );
}

type HandledProps = Omit<FaceProps, 'session'> & { readonly children: VNode };

/** Nobody lays a hand on themselves. */
export function Handled({ lobby: { host, you }, person: { id, name }, children }: HandledProps) {
  if (host !== you || id === you) return children;
  const open = () => {
    handled.value = id;
  };
  return (
    <button type="button" class="face-handle" aria-label={tx('door.menu', { name })} onClick={open}>
      {children}
      <span class="face-more">
        <Pic name="dots" />
      </span>
    </button>
  );
}
