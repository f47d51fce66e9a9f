import type { Lobby } from '#room/lobby.ts';
import type { LiveRoom } from './room.ts';

// People whom nobody can be any more: their only device is somebody else by now.

/** Without them, where nothing is left that is theirs. */
export function withoutStrays({ tokens }: LiveRoom, lobby: Lobby): Lobby {
  const real = new Set([
    ...tokens.values(),
    lobby.host,
    lobby.crown,
    ...(lobby.lent ?? []).map(({ owner }) => owner),
  ]);
  return lobby.people.every(({ id }) => real.has(id))
    ? lobby
    : { ...lobby, people: lobby.people.filter(({ id }) => real.has(id)) };
}
