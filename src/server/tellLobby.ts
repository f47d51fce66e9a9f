import { readChoice } from '#protocol/messages.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import type { Person } from '#room/lobby.ts';
import type { Connection } from './connection.ts';
import { frameOf } from './frame.ts';
import { contain, type LiveRoom, seemsSilent } from './room.ts';

// What is told of a room's people, and to whom. Only what is on the disk is told.

/** Lobbies are told at most so often: a crowd that comes and goes is one change, not dozens. */
const LOBBY_APART = 60;

/** Everyone connected sees the same lobby, and who of it they are. */
export function tellLobby(room: LiveRoom): void {
  if (room.lobbyTold !== undefined) {
    room.lobbyChanged = true;
    return;
  }
  tellAll(room);
  room.lobbyTold = setTimeout(() => {
    room.lobbyTold = undefined;
    if (room.lobbyChanged) contain(room, () => tellLobby(room));
  }, LOBBY_APART);
}

/** At once, where what is told next would not be understood without it. */
export function tellAll(room: LiveRoom): void {
  room.lobbyChanged = false;
  const { text, known } = lobbyText(room);
  for (const connection of room.connections) lobbyTo(connection, text, known);
}

/** Whoever has just come need not wait for the next telling. */
export function tellNewcomer(room: LiveRoom, connection: Connection): void {
  if (room.lobbyTold !== undefined) {
    const { text, known } = lobbyText(room);
    lobbyTo(connection, text, known);
  }
  tellLobby(room);
}

/** Encoded once for all, but for who they are. */
function lobbyText(room: LiveRoom) {
  const { kept, watching, standIns, botOffers, again, callOff } = room;
  const { host, choice, game: id, locked = false, lent = [] } = kept;
  // [R5] whoever came in silence is one of those who watch, until their name may be told.
  const told = kept.people.filter(({ name }) => name !== '');
  const people = told.map((person) => seenPerson(person, isToldHere(room, person)));
  const known = new Map(kept.people.map((person) => [person.id, person.next]));
  const shared = {
    host,
    people,
    choice: readChoice(choice) ?? null,
    game: id,
    locked,
    watching,
    standIns,
    ...(botOffers.length === 0 ? {} : { botOffers }),
    lent,
    again,
    ...(callOff === null ? {} : { callOff }),
  };
  return { text: JSON.stringify(shared).slice(1), known };
}

function seenPerson({ id, name, face, chair, out, bot }: Person, here: boolean): LobbyPerson {
  const chosen = face === undefined ? {} : { face };
  return { id, name, ...chosen, chair, here, ...(out ? { out } : {}), ...(bot ? { bot } : {}) };
}

/** [R5] in silence those who play are seen to come and go, and of nobody else more than was told before. */
function isToldHere(room: LiveRoom, { id, left }: Person): boolean {
  const { playing, kept, hereTold } = room;
  const here = left === undefined;
  const plays = playing?.seats.includes(id) || kept.lent?.some(({ owner }) => owner === id);
  const told = seemsSilent(room) && !plays ? (hereTold.get(id) ?? false) : here;
  room.heldBack ||= told !== here;
  hereTold.set(id, told);
  return told;
}

type Known = ReadonlyMap<number, string | undefined>;

/** [R5] one that has not changed would only tell that something happened. */
function lobbyTo(connection: Connection, text: string, known: Known): void {
  const { person, sendFrame, lobby: last } = connection;
  const you = person !== null && known.has(person) ? person : null;
  const held = you === null ? undefined : known.get(you);
  const own = held === undefined ? '' : `"held":${JSON.stringify(held)},`;
  const mine = `{"type":"lobby","you":${you},${own}`;
  if (last?.own === mine && last.text === text) return;
  connection.lobby = { own: mine, text };
  sendFrame(frameOf(mine + text));
}
