import type { MateLevel } from '#engine/core/mateLevels.ts';
import { faceOf } from './faces.ts';
import { firstFree, freeFace, isBot, type Lobby, lastId, nameFrom, type Person } from './lobby.ts';
import { MOST_BOTS } from './mostBots.ts';
import { type RoomRefusal, roomRefuse as refuse } from './refusal.ts';

// Bots among the people of a room. One has an id, a name, a face and a chair like anybody, so that seats, games and logs
// need no second word for it; but no token is ever its own, it is never host, never away, and never counted where people
// are: what it is for is to be told apart by `bot`.

type Next = Lobby | RoomRefusal;

export interface NewBot {
  readonly level: MateLevel;
  /** One that nobody here had before. */
  readonly id: number;
  /** To choose from: it has one that nobody here has. */
  readonly names: readonly string[];
}

function joined(lobby: Lobby, { level, id, names }: NewBot, chair: number | null): Lobby {
  const turned = names.map((_, step) => names[(id + step) % names.length] as string);
  const face = freeFace(lobby, id, faceOf({ id }));
  const bot: Person = { id, name: nameFrom(lobby, id, turned), face, chair, bot: level };
  return { ...lobby, people: [...lobby.people, bot], last: Math.max(lastId(lobby), id) };
}

/** By the host, between games, onto this chair or the first that is free. */
export function addBot(
  lobby: Lobby,
  host: number,
  bot: NewBot,
  chair: number | null,
  between: boolean,
): Next {
  if (lobby.host !== host) return refuse('lobby.notHost');
  if (!between) return refuse('lobby.playing');
  if (
    lobby.people.filter(({ bot: level, chair: at }) => level !== undefined && at !== null).length >= MOST_BOTS
  )
    return refuse('lobby.mostBots', { most: MOST_BOTS });
  if (chair !== null && lobby.people.some((person) => person.chair === chair))
    return refuse('lobby.chairTaken');
  const at = chair ?? firstFree(lobby);
  return at === null ? refuse('lobby.noChair') : joined(lobby, bot, at);
}

/** One that plays for somebody who is away: it has their seat, and no chair of its own. */
export function withGuest(lobby: Lobby, bot: NewBot): Lobby {
  return joined(lobby, bot, null);
}

export function removeBot(lobby: Lobby, host: number, id: number, between: boolean): Next {
  if (lobby.host !== host) return refuse('lobby.notHost');
  if (!lobby.people.some((person) => person.id === id && isBot(person))) return refuse('lobby.nobody');
  return between ? withoutBot(lobby, id) : refuse('lobby.playing');
}

export function withoutBot(lobby: Lobby, id: number): Lobby {
  return { ...lobby, people: lobby.people.filter((person) => person.id !== id || !isBot(person)) };
}

/** The level of whoever this is; undefined for people. */
export const levelOf = ({ people }: Lobby, id: number): MateLevel | undefined =>
  people.find((person) => person.id === id)?.bot;
