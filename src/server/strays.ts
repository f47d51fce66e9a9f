import { isBot, type Lobby, type Person } from '#room/lobby.ts';
import type { LiveRoom } from './room.ts';

// People whom nobody can be any more: their only device is somebody else by now.

/** Without them, where nothing is left that is theirs; nobody can be a bot, and one that sits or plays stays. */
export function withoutStrays({ tokens, playing }: LiveRoom, lobby: Lobby): Lobby {
  const real = new Set([
    ...tokens.values(),
    lobby.host,
    lobby.crown,
    ...(lobby.lent ?? []).map(({ owner }) => owner),
  ]);
  const isPlaying = ({ id, chair }: Person) => chair !== null || playing?.seats.includes(id);
  const stays = (person: Person) => (isBot(person) ? isPlaying(person) : real.has(person.id));
  return lobby.people.every(stays) ? lobby : { ...lobby, people: lobby.people.filter(stays) };
}
