import { isBot, type Lobby, ownFaced, type Person, withPerson } from './lobby.ts';

// Who is away, and what follows from it in time: the host's rights move on, and a chair becomes free. Whoever
// comes back finds both as they were, as far as nobody else has them.

export interface Patience {
  /** Milliseconds after which somebody else is host. */
  readonly host: number;
  /** Milliseconds after which a chair is free between games. */
  readonly chair: number;
  /** Milliseconds after which those who want to play again need not wait for the host, or for one who is away. */
  readonly slow?: number;
  readonly gone?: number;
  /** [R32] Milliseconds after which a game with secret cards may be ended without whoever is missing. */
  readonly missing?: number;
  /** Milliseconds for which enough of them must have wanted it. */
  readonly agreed?: number;
}

const find = (lobby: Lobby, id: number | null) => lobby.people.find((person) => person.id === id);

export const isAway = (lobby: Lobby, id: number) => find(lobby, id)?.left !== undefined;

export function away(lobby: Lobby, id: number, now: number): Lobby {
  const person = find(lobby, id);
  return person === undefined || person.left !== undefined
    ? lobby
    : withPerson(lobby, { ...person, left: now });
}

/** Whoever was here when the room was last in memory may be gone by now. */
export function allAway(lobby: Lobby, now: number): Lobby {
  const gone = (person: Person) => (isBot(person) ? person : { left: now, ...person });
  return { ...lobby, people: lobby.people.map(gone) };
}

/** Here again: with the chair, where it is still free, and the host's rights, where they were not given away. */
export function back(lobby: Lobby, id: number, between = lobby.game === null): Lobby {
  const person = find(lobby, id);
  if (person?.left === undefined) return lobby;
  const { left: _, ...here } = person;
  const next = withPerson(lobby, between ? seatedAgain(lobby, here) : here);
  return next.crown === id ? crowned(next, id) : next;
}

function seatedAgain(lobby: Lobby, { was, ...person }: Person): Person {
  const isFree = was !== undefined && lobby.people.every(({ chair }) => chair !== was);
  return isFree && person.chair === null ? ownFaced(lobby, { ...person, chair: was }) : person;
}

/** A game has ended, during which somebody came back whose chair was freed before. */
export function allSeatedAgain(lobby: Lobby): Lobby {
  return lobby.people.reduce(
    (next, person) =>
      person.left === undefined && person.was !== undefined
        ? withPerson(next, seatedAgain(next, person))
        : next,
    lobby,
  );
}

function crowned({ crown: _, ...lobby }: Lobby, host: number): Lobby {
  return { ...lobby, host };
}

/** What time alone has changed. Between games chairs become free; the host's rights move on whenever it is. */
export function lapse(lobby: Lobby, now: number, between: boolean, patience: Patience): Lobby {
  const freed = between ? freeChairs(lobby, now - patience.chair) : lobby;
  const host = find(freed, freed.host);
  const left = host === undefined ? Number.NEGATIVE_INFINITY : host.left;
  return left === undefined || left > now - patience.host ? freed : inherited(freed);
}

const mayInherit = (person: Person) => person.chair !== null && person.left === undefined && !isBot(person);

/** Only people who sit, and are here, inherit; whoever came first. */
function inherited(lobby: Lobby): Lobby {
  const heir = lobby.people.find(mayInherit);
  return heir === undefined || lobby.host === null
    ? lobby
    : { ...lobby, host: heir.id, crown: lobby.crown ?? lobby.host };
}

function freeChairs(lobby: Lobby, before: number): Lobby {
  const isDue = ({ chair, left }: Person) => chair !== null && left !== undefined && left <= before;
  return lobby.people.some(isDue)
    ? { ...lobby, people: lobby.people.map((person) => (isDue(person) ? unseated(person) : person)) }
    : lobby;
}

/** Up from the chair, which is remembered. */
export function unseated(person: Person): Person {
  return person.chair === null ? person : { ...person, chair: null, was: person.chair };
}

/** When time changes something next; null where it changes nothing. */
export function nextLapse(lobby: Lobby, between: boolean, patience: Patience): number | null {
  const host = find(lobby, lobby.host);
  const isHeir = lobby.people.some(mayInherit);
  const chairs = lobby.people.flatMap(({ chair, left }) =>
    between && chair !== null && left !== undefined ? left + patience.chair : [],
  );
  const crown = host?.left !== undefined && isHeir ? [host.left + patience.host] : [];
  return chairs.length + crown.length === 0 ? null : Math.min(...chairs, ...crown);
}
