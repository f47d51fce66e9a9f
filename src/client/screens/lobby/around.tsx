import type { LobbyState, Session } from '#client/state/session.ts';
import { Switch } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { watchersOf, watchWords } from '../room/people.ts';
import { Face } from './person.tsx';
import './people.css';

// Who stands round the table, and whether anybody else may come to it.

export interface AroundProps {
  readonly session: Session;
  readonly lobby: LobbyState;
}

/** Those without a chair, by name, oneself among them; the host also sees whom they asked to leave. */
export function Standing({ session, lobby }: AroundProps) {
  const mine = lobby.host === lobby.you;
  const people = lobby.people.filter(({ chair, here, out }) => chair === null && (here || (out && mine)));
  const { others } = watchersOf(lobby, []);
  const words = watchWords({ names: [], others });
  return (
    <>
      {people.length === 0 ? null : (
        <ul class="standing" aria-label={tx('door.people')}>
          {people.map((person) => (
            <li key={person.id}>
              <Face session={session} lobby={lobby} person={person} />
              <span class="standing-text">
                <strong>{person.name}</strong>
                {person.id === lobby.you ? <span class="small soft">{tx('page.table.you')}</span> : null}
                {person.out ? <span class="small soft">{tx('door.out')}</span> : null}
                {person.id === lobby.host ? <span class="small soft">{tx('page.table.host')}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="watchers table-watchers" role="status">
        {words === null ? null : <Pic name="eye" />}
        {words}
      </p>
    </>
  );
}

/** Everyone sees that it is locked; the host turns the key. */
export function Lock({ session, lobby }: AroundProps) {
  const { locked } = lobby;
  if (lobby.host !== lobby.you)
    return locked ? (
      <p class="lock">
        <Pic name="lock" />
        {tx('door.locked')}
      </p>
    ) : null;
  return (
    <div class={locked ? 'lock on' : 'lock'}>
      <Pic name="lock" />
      <Switch
        label={tx(locked ? 'door.locked' : 'door.lock')}
        on={locked}
        onChange={(on) => session.say({ type: 'lock', locked: on })}
      />
      <span class="small soft">{tx('door.lockHint')}</span>
    </div>
  );
}
