import { effect } from '@preact/signals';
import type { LobbyState, Session } from '#client/state/session.ts';
import { type KeptRoom, knownRooms, NAMED, rememberRoom } from '../home/keptRooms.ts';

// What the first page says of this room to whoever comes back: its people, and how its last game went.

export function rememberVisit(code: string, session: Session): () => void {
  return effect(() => {
    const lobby = session.lobby.value;
    if (lobby === null) return;
    const known = knownRooms().find((room) => room.code === code);
    const now = { code, ...othersOf(lobby), ...lastOf(session, known) };
    if (JSON.stringify(now) !== JSON.stringify(known)) rememberRoom(code, now);
  });
}

/** Those at the table before those who were here once. */
function othersOf({ people, you }: LobbyState): KeptRoom {
  const names = people
    .filter(({ id, out }) => id !== you && !out)
    .sort((one, other) => Number(other.chair !== null) - Number(one.chair !== null))
    .map(({ name }) => name);
  return { people: names.slice(0, NAMED), more: Math.max(0, names.length - NAMED) };
}

/** A game that is looked at again was not played now. */
function lastOf({ play, quest }: Session, { last }: KeptRoom = {}): KeptRoom {
  const table = play.value ?? quest.value;
  const won = play.value === null ? quest.value?.view.won : play.value.view.shared.result?.won;
  if (table === null || won == null || table.game === last?.game) return last === undefined ? {} : { last };
  const { scenario, own, evening } = table.title;
  return {
    last: {
      game: table.game,
      ...{ won, when: Date.now() },
      ...(typeof scenario === 'number' ? { scenario } : {}),
      ...(own === undefined ? {} : { own: String(own) }),
      ...(evening === undefined ? {} : { evening: String(evening) }),
    },
  };
}
