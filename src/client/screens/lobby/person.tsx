import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import './people.css';

/** On whom the host's hand lies. The room has one such menu: it stays open when that person changes places. */
export const handled = signal<number | null>(null);

/** Lays it there, for the host; nobody lays a hand on themselves. */
export function handleOf({ host, you }: LobbyState, person: number | undefined): (() => void) | null {
  if (host !== you || person === you || person === undefined) return null;
  return () => {
    handled.value = person;
  };
}

export interface FaceProps {
  readonly session: Session;
  readonly lobby: LobbyState;
  readonly person: LobbyPerson;
}

/** A face at the table; the host's hand on it opens what a host can do. */
export function Face({ lobby, person }: FaceProps) {
  const { id, name, chair, here, out } = person;
  const face = <Avatar name={name} number={chair ?? id} away={!here} />;
  const open = handleOf(lobby, id);
  return (
    <span class="face">
      {open === null ? (
        face
      ) : (
        <Handle name={name} onOpen={open}>
          {face}
        </Handle>
      )}
      {here || out ? null : (
        <span class="face-away">
          <Pic name="away" />
          {tx('page.table.away')}
        </span>
      )}
    </span>
  );
}

interface HandleProps {
  readonly name: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

export function Handle({ name, onOpen, children }: HandleProps) {
  return (
    <button type="button" class="face-handle" aria-label={tx('door.menu', { name })} onClick={onOpen}>
      {children}
      <span class="face-more">
        <Pic name="dots" />
      </span>
    </button>
  );
}
