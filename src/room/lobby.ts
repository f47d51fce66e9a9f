import { hasInk, isWithin, looksLike, seen } from './names.ts';
import { type RoomRefusal, roomRefuse as refuse } from './refusal.ts';

// Who belongs to a room and where they sit between games. A room lasts: the same link is the same
// group next week. Every function gives the next lobby or the reason why not.

/** Nine chairs: one more than most scenarios use (S9). */
export const CHAIRS = 9;
export const LONGEST_NAME = 24;
/** A group, with all who ever came along; a room that fills up further is being abused. */
export const MOST_PEOPLE = 60;

export interface Person {
  /** What the others may know a person by; who may claim to be it is the server's business. */
  readonly id: number;
  readonly name: string;
  readonly chair: number | null;
}

export interface Lobby {
  readonly people: readonly Person[];
  /** Host rights are only a permission: they move on when the host is gone. */
  readonly host: number | null;
  /** What the next game will be, as the page sent it; judged when it is dealt. */
  readonly choice: unknown;
  /** The game being played or just finished, until the host takes everyone back to the lobby. */
  readonly game: string | null;
}

export const EMPTY_LOBBY: Lobby = { people: [], host: null, choice: null, game: null };

export function cleanName(name: string, longest = LONGEST_NAME): string | null {
  const clean = seen(name);
  return hasInk(clean) && isWithin(clean, longest) ? clean : null;
}

/** Comes in, or takes another name. */
export function enter(lobby: Lobby, id: number, name: string): Lobby | RoomRefusal {
  const clean = cleanName(name);
  if (clean === null) return refuse('lobby.name', { longest: LONGEST_NAME });
  if (lobby.people.some((other) => other.id !== id && looksLike(other.name, clean)))
    return refuse('lobby.nameTaken');
  const known = lobby.people.find((person) => person.id === id);
  if (known === undefined && lobby.people.length >= MOST_PEOPLE) return refuse('lobby.full');
  const person: Person = { id, name: clean, chair: known?.chair ?? null };
  const people =
    known === undefined
      ? [...lobby.people, person]
      : lobby.people.map((other) => (other === known ? person : other));
  return { ...lobby, people, host: lobby.host ?? id };
}

/** Takes a chair, or gets up from it (null). */
export function sit(lobby: Lobby, id: number, chair: number | null): Lobby | RoomRefusal {
  if (!lobby.people.some((person) => person.id === id)) return refuse('lobby.unknown');
  if (lobby.game !== null) return refuse('lobby.playing');
  const taken = chair !== null && lobby.people.some((person) => person.id !== id && person.chair === chair);
  if (taken) return refuse('lobby.chairTaken');
  const people = lobby.people.map((person) => (person.id === id ? { ...person, chair } : person));
  return { ...lobby, people };
}

export function choose(lobby: Lobby, id: number, choice: unknown): Lobby | RoomRefusal {
  return hostOnly(lobby, id) ?? { ...lobby, choice };
}

/** Those who sit, in the order of their chairs: the ring of seats of the game about to be dealt. */
export function seated(lobby: Lobby): readonly number[] {
  return lobby.people
    .filter(({ chair }) => chair !== null)
    .sort((one, other) => (one.chair ?? 0) - (other.chair ?? 0))
    .map(({ id }) => id);
}

export function deal(lobby: Lobby, id: number, game: string): Lobby | RoomRefusal {
  return (
    hostOnly(lobby, id) ?? (seated(lobby).length === 0 ? refuse('lobby.nobodySits') : { ...lobby, game })
  );
}

/** Back from a game to setting the next one up; `over` is whether that game has ended. */
export function leaveGame(lobby: Lobby, id: number, over: boolean): Lobby | RoomRefusal {
  if (lobby.game === null) return refuse('lobby.notPlaying');
  if (!over && lobby.host !== id) return refuse('lobby.notHost');
  return { ...lobby, game: null };
}

function hostOnly(lobby: Lobby, id: number): RoomRefusal | null {
  if (lobby.host !== id) return refuse('lobby.notHost');
  return lobby.game === null ? null : refuse('lobby.playing');
}

/** The host is gone: the rights go to whoever is here and came first. */
export function passHost(lobby: Lobby, here: (id: number) => boolean): Lobby {
  if (lobby.host !== null && here(lobby.host)) return lobby;
  const next = lobby.people.find(({ id }) => here(id));
  return next === undefined ? lobby : { ...lobby, host: next.id };
}
