import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { CHAIRS } from '#room/lobby.ts';
import { ROOMY } from '../../media.ts';
import { withLateTexts } from '../../texts.ts';
import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { useMatches } from '../../ui/matches.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { EnterName } from '../room/enter.tsx';
import { chosenQuest } from './chosen.ts';
import { NextUp } from './nextUp.tsx';
import { Face } from './person.tsx';

// Nine chairs round a table. Where one sits decides whose actions come from whom.

export interface TableProps {
  readonly session: Session;
  readonly lobby: LobbyState;
}

// Guests have none.
const LateAddBot = later(
  async () => (await withLateTexts(import('./addBot.tsx'))).AddBot,
  () => null,
  () => null,
);

export function Table({ session, lobby }: TableProps) {
  const { host, you, people, choice } = lobby;
  const me = people.find(({ id }) => id === you);
  const inMall = chosenQuest(choice) === null;
  // On a laptop above the chairs: there they are in view whatever stands over the table.
  const isFirst = useMatches(ROOMY);
  const acts = (
    <div class="row table-acts">
      {me?.chair === null ? null : (
        <button type="button" class="button" onClick={() => session.say({ type: 'sit', chair: null })}>
          {tx('page.table.stand')}
        </button>
      )}
      <Rename session={session} />
      {host === you ? <LateAddBot.Show session={session} /> : null}
    </div>
  );
  return (
    <section class="card table-card">
      <header class="table-head">
        <h1>{tx('page.table.title')}</h1>
        <NextUp choice={choice} />
      </header>
      {isFirst ? acts : null}
      <ol class="chairs">
        {Array.from({ length: CHAIRS }, (_, chair) => (
          <Chair key={chair} chair={chair} session={session} lobby={lobby} />
        ))}
      </ol>
      {me?.chair === null ? <p>{tx('page.table.hint')}</p> : null}
      {isFirst ? null : acts}
      {inMall && people.length > 1 ? <p class="small soft">{tx('page.table.order')}</p> : null}
    </section>
  );
}

function Rename({ session }: Pick<TableProps, 'session'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
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
        <Sitter person={person} chair={chair} session={session} lobby={lobby} />
      )}
    </li>
  );
}

function Sitter({ person, chair, session, lobby }: ChairProps & { readonly person: LobbyPerson }) {
  const marks = [
    person.id === lobby.you ? tx('page.table.you') : null,
    person.id === lobby.host ? tx('page.table.host') : null,
  ].filter((mark) => mark !== null);
  return (
    <div class={person.id === lobby.you ? 'sitter me' : 'sitter'}>
      <span class="unseen">{tx('page.table.chair', { chair: chair + 1 })} </span>
      <Face session={session} lobby={lobby} person={person} />
      {person.id === lobby.host ? (
        <span class="sitter-crown">
          <Pic name="crown" />
        </span>
      ) : null}
      <span class="sitter-name" title={person.name}>
        {person.name}
      </span>
      {marks.length === 0 ? null : <span class="sitter-marks">{marks.join(' · ')}</span>}
    </div>
  );
}
