import { isAway, unseated } from './absence.ts';
import { isBot, type Lobby, type Person, renamed, withPerson } from './lobby.ts';
import { type RoomRefusal, roomRefuse as refuse } from './refusal.ts';

// What the host of a room may do about who is in it.

type Next = Lobby | RoomRefusal;

/** Those who were asked to leave are remembered, but not for ever. */
const MOST_OUT = 60;

function asHost(lobby: Lobby, host: number, id: number, then: (person: Person) => Next): Next {
  if (lobby.host !== host) return refuse('lobby.notHost');
  const person = lobby.people.find((other) => other.id === id);
  return person === undefined ? refuse('lobby.nobody') : then(person);
}

/** Somebody who is away gets up: between games, at any time. */
export function free(lobby: Lobby, host: number, id: number, between: boolean): Next {
  return asHost(lobby, host, id, (person) => {
    if (!between) return refuse('lobby.playing');
    return isAway(lobby, id) ? withPerson(lobby, unseated(person)) : refuse('lobby.stillHere');
  });
}

/**
 * Out of the room, or back in. A seat in a running game stays theirs, empty, until somebody takes it. Whoever only
 * stands in for the host cannot show the host out.
 */
export function kick(lobby: Lobby, host: number, id: number, out: boolean, silent = false): Next {
  return asHost(lobby, host, id, ({ out: was, ...person }) => {
    if (isBot(person)) return refuse('lobby.isBot');
    if (id === host) return refuse('lobby.yourself');
    if (lobby.crown === id) return refuse('lobby.standsIn');
    if (out) return fewerOut(shownOut(lobby, person));
    if (!was) return lobby;
    // [R5] in silence nobody is told another name than before; whose name was taken meanwhile is told apart later.
    return silent
      ? withPerson(lobby, { ...person, next: person.next ?? person.name })
      : renamed(lobby, person);
  });
}

/** The last to be shown out is the last in the list. */
function shownOut(lobby: Lobby, { was: _, ...person }: Person): Lobby {
  const others = lobby.people.filter(({ id }) => id !== person.id);
  return { ...lobby, people: [...others, { ...person, chair: null, out: true }] };
}

function fewerOut(lobby: Lobby): Lobby {
  const oldest = lobby.people.filter(({ out }) => out).at(-1 - MOST_OUT);
  return oldest === undefined
    ? lobby
    : { ...lobby, people: lobby.people.filter((person) => person !== oldest) };
}

export function lock({ locked: _, ...lobby }: Lobby, host: number, locked: boolean): Next {
  if (lobby.host !== host) return refuse('lobby.notHost');
  return locked ? { ...lobby, locked } : lobby;
}

/** Given away by whose they are, they do not come back by themselves; a stand-in gives no more than it has. */
export function handOver(lobby: Lobby, host: number, to: number): Next {
  return asHost(lobby, host, to, ({ out, name, bot }) => {
    if (bot !== undefined) return refuse('lobby.isBot');
    if (name === '') return refuse('lobby.nobody');
    if (out || isAway(lobby, to)) return refuse('lobby.notHere');
    if (lobby.crown !== to) return { ...lobby, host: to };
    const { crown: _, ...own } = lobby;
    return { ...own, host: to };
  });
}
