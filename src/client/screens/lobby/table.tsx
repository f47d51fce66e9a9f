import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { CHAIRS } from '#room/lobby.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';
import { EnterName } from '../room/enter.tsx';
import { chosenQuest } from './chosen.ts';

// Nine chairs round a table. Where one sits decides whose actions come from whom.

export interface TableProps {
  readonly session: Session;
  readonly lobby: LobbyState;
}

export function Table({ session, lobby }: TableProps) {
  const standing = lobby.people.filter(({ chair, here }) => chair === null && here);
  const me = lobby.people.find(({ id }) => id === lobby.you);
  return (
    <section class="card table-card">
      <h2>{tx('page.table.title')}</h2>
      <ol class="chairs">
        {Array.from({ length: CHAIRS }, (_, chair) => (
          <Chair key={chair} chair={chair} session={session} lobby={lobby} />
        ))}
      </ol>
      {me?.chair === null ? <p>{tx('page.table.hint')}</p> : null}
      <div class="row">
        {me?.chair === null ? null : (
          <button type="button" class="button" onClick={() => session.say({ type: 'sit', chair: null })}>
            {tx('page.table.stand')}
          </button>
        )}
        <Rename session={session} />
      </div>
      {standing.length === 0 ? null : (
        <p class="small soft">
          {tx('page.table.watching', { names: list(standing.map(({ name }) => name)) })}
        </p>
      )}
      {chosenQuest(lobby.choice) === null ? <p class="small soft">{tx('page.table.order')}</p> : null}
    </section>
  );
}

function Rename({ session }: Pick<TableProps, 'session'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        {tx('page.room.rename')}
      </button>
      {open ? (
        <Dialog title={tx('page.room.rename')} onClose={() => setOpen(false)}>
          <EnterName session={session} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

interface ChairProps extends TableProps {
  readonly chair: number;
}

function Chair({ chair, session, lobby }: ChairProps) {
  const person = lobby.people.find((other) => other.chair === chair);
  return (
    <li class={`chair chair-${chair}`}>
      {person === undefined ? (
        <button
          type="button"
          class="chair-free"
          aria-label={tx('page.table.free', { chair: chair + 1 })}
          onClick={() => session.say({ type: 'sit', chair })}
        >
          <span aria-hidden="true">{chair + 1}</span>
        </button>
      ) : (
        <Sitter person={person} chair={chair} lobby={lobby} />
      )}
    </li>
  );
}

interface SitterProps {
  readonly person: LobbyPerson;
  readonly chair: number;
  readonly lobby: LobbyState;
}

function Sitter({ person, chair, lobby }: SitterProps) {
  const marks = [
    person.id === lobby.you ? tx('page.table.you') : null,
    person.id === lobby.host ? tx('page.table.host') : null,
    person.here ? null : tx('page.table.away'),
  ].filter((mark) => mark !== null);
  return (
    <div class={person.id === lobby.you ? 'sitter me' : 'sitter'}>
      <Avatar name={person.name} number={chair} away={!person.here} />
      {person.id === lobby.host ? (
        <span class="sitter-crown">
          <Pic name="crown" />
        </span>
      ) : null}
      <span class="sitter-name" title={person.name}>
        <span class="unseen">{tx('page.table.chair', { chair: chair + 1 })}: </span>
        {person.name}
      </span>
      <span class="sitter-marks">{marks.join(' · ')}</span>
    </div>
  );
}
