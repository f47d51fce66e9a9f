import type { LobbyState, Session } from '#client/state/session.ts';
import { tally } from '#room/signalRates.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { Face } from '../lobby/person.tsx';
import { nameIn, personOf } from './people.ts';

// Those who played, after the end: who is still here, who would play again, and what a host can do about them.

export interface GroupProps {
  readonly session: Session;
  readonly lobby: LobbyState;
  /** Who played, by seat. */
  readonly seats: readonly number[];
}

export function Group({ session, lobby, seats }: GroupProps) {
  return (
    <ul class="group" aria-label={tx('door.played')}>
      {seats.map((id) => {
        const person = personOf(lobby, id);
        if (person === undefined) return null;
        const wants = lobby.again.includes(id);
        return (
          <li key={id}>
            <Face session={session} lobby={lobby} person={person} />
            <span class="group-name">{person.name}</span>
            {wants ? <Pic name="again" /> : null}
            {wants ? <span class="unseen">{tx('door.wants')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** How many would play again, and that enough of them need not wait for a slow host. */
export function Votes({ lobby, seats }: GroupProps) {
  const present = seats.filter((id) => {
    const person = personOf(lobby, id);
    return person?.here && !person.out && !person.bot;
  });
  const { count, needed } = tally(lobby.again, present);
  const name = lobby.host === null ? tx('door.someone') : nameIn(lobby, lobby.host);
  const mine = lobby.host === lobby.you;
  const soon = count >= needed && !mine;
  return (
    <p class={mine ? 'small votes' : 'small votes long'} role="status">
      {count === 0 ? null : tx('door.wantCount', { count, all: present.length })}{' '}
      {soon ? tx('door.wantSoon', { name }) : null}
    </p>
  );
}

/** To whoever played and is not the host. */
export function AgainButton({ session, lobby }: Omit<GroupProps, 'seats'>) {
  const wants = lobby.you !== null && lobby.again.includes(lobby.you);
  return (
    <button
      type="button"
      class={wants ? 'button' : 'button sand'}
      aria-pressed={wants}
      onClick={() => session.say({ type: 'again', want: !wants })}
    >
      <Pic name={wants ? 'check' : 'again'} />
      {tx(wants ? 'door.wanted' : 'door.want')}
    </button>
  );
}
