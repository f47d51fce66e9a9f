import type { LobbyState } from '#client/state/session.ts';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';

// Who would be dealt to, and is not there.

/** Those who sit, and are not there to play. */
export function absentOf({ people, you }: LobbyState) {
  return people.filter(({ chair, here, id }) => chair !== null && !here && id !== you);
}

/** Dealt to those who are here; the others keep their chairs. */
export function dealMessage(lobby: LobbyState) {
  const without = absentOf(lobby).map(({ id }) => id);
  return { type: 'deal' as const, ...(without.length === 0 ? {} : { without }) };
}

/** What the host is told of it before. */
export function Absent({ lobby }: { readonly lobby: LobbyState }) {
  const absent = absentOf(lobby);
  if (absent.length === 0) return null;
  return (
    <p class="deal-away" role="status">
      <Pic name="away" />
      {tx('door.dealAway', { names: list(absent.map(({ name }) => name)) })}
    </p>
  );
}
