import type { LobbyState } from '#client/state/session.ts';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';
import { personOf } from './people.ts';
import './room.css';

/** Whoever is new to a locked table is not asked who they are: they watch. */
export function LockedDoor({ lobby }: { readonly lobby: LobbyState }) {
  const seated = lobby.people.filter(({ chair }) => chair !== null).map(({ name }) => name);
  const host = personOf(lobby, lobby.host);
  return (
    <section class="card enter">
      <h1 class="locked-title">
        <Pic name="lock" />
        {tx('door.locked')}
      </h1>
      <p>{tx('door.lockedWatch')}</p>
      {host === undefined ? null : <p>{tx('door.lockedHost', { name: host.name })}</p>}
      {seated.length === 0 ? null : <p class="soft">{tx('door.atTable', { names: list(seated) })}</p>}
    </section>
  );
}
