import { isAway } from '#room/absence.ts';
import { levelOf } from '#room/bots.ts';
import { isBot, type Lobby, type Person } from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { tally } from '#room/signalRates.ts';
import { fromRoom } from './atTable.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import { tooFast } from './limits.ts';
import type { LiveGame } from './liveGame.ts';
import { seatMates } from './mates.ts';
import { isSilent, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { tellSeats } from './tellGame.ts';
import { tellAll, tellLobby } from './tellLobby.ts';

// A seat in a running game whose person is away: somebody who watches offers to play it, and more than half
// of those who play and are here let them. Whoever it belongs to has it back when they return.

/** Offers to play this seat, or no more. */
export function standIn(room: LiveRoom, person: number, seat: number | null): AnyRefusal | null {
  if (seat === null) {
    withdraw(room, person);
    return null;
  }
  const refused = mayStandIn(room, seat, person) ?? (isSilent(room) ? tooFast(room.offers) : null);
  if (refused !== null) return refused;
  room.standIns = [...without(room, person), { seat, person, votes: [] }];
  tellLobby(room);
  return null;
}

/** Asked when it is offered, and again when it is decided. */
function mayStandIn(room: LiveRoom, seat: number, person: number): AnyRefusal | null {
  const { playing, lobby } = room;
  if (playing === null || isBetween(room)) return roomRefuse('lobby.notPlaying');
  // [R32] whoever played on with a secret card would know it.
  if (playing.authority.engine.hasSecretSeats) return roomRefuse('seat.secret');
  const known = lobby.people.find(({ id }) => id === person);
  if (known === undefined || known.out) return roomRefuse('lobby.nobody');
  const owns = playing.seats.includes(person) || lobby.lent?.some(({ owner }) => owner === person);
  return owns || !isFree(lobby, playing, seat) ? roomRefuse('seat.notFree') : null;
}

export function isFree(lobby: Lobby, { seats }: LiveGame, seat: number): boolean {
  const owner = seats[seat];
  return owner !== undefined && isAway(lobby, owner);
}

const without = ({ standIns }: LiveRoom, person: number) =>
  standIns.filter((offer) => offer.person !== person);

export function withdraw(room: LiveRoom, person: number): void {
  leaveOnly(room, without(room, person));
}

function leaveOnly(room: LiveRoom, left: LiveRoom['standIns']): void {
  if (left.length === room.standIns.length) return;
  room.standIns = left;
  tellLobby(room);
}

/** One of those who play agrees; only those who are still here are counted. */
export function letIn(room: LiveRoom, voter: number, seat: number, person: number): AnyRefusal | null {
  const { playing } = room;
  const offer = room.standIns.find((one) => one.seat === seat && one.person === person);
  if (playing === null || offer === undefined) return roomRefuse('lobby.nobody');
  if (!playing.seats.includes(voter)) return roomRefuse('seat.notYours');
  const refused = mayStandIn(room, seat, person);
  if (refused !== null) return refused;
  const present = presentAt(room, playing, voter);
  const votes = present.filter((id) => id === voter || offer.votes.includes(id));
  const { count, needed } = tally(votes, present);
  if (count >= needed) lend(room, playing, seat, person);
  else {
    room.standIns = room.standIns.map((one) => (one === offer ? { ...one, votes } : one));
    tellLobby(room);
  }
  return null;
}

/** Somebody is away: of those who are still here enough may have agreed. */
export function countStandIns(room: LiveRoom): void {
  for (const offer of room.standIns) {
    const { playing } = room;
    if (playing === null || !room.standIns.includes(offer)) continue;
    const { count, needed } = tally(offer.votes, presentAt(room, playing));
    if (count < needed || mayStandIn(room, offer.seat, offer.person) !== null) continue;
    lend(room, playing, offer.seat, offer.person);
  }
}

/** The people who play and are here; whoever asks is. Bots have no say. */
export function presentAt(
  { lobby }: LiveRoom,
  { seats }: LiveGame,
  voter: number | null = null,
): readonly number[] {
  const bots = new Set(lobby.people.filter(isBot).map(({ id }) => id));
  return seats.filter((id) => id === voter || (!isAway(lobby, id) && !bots.has(id)));
}

function lend(room: LiveRoom, playing: LiveGame, seat: number, person: number): void {
  lendTo(room, playing, { seat, person }, room.lobby);
  fromRoom(room, { type: 'presence', of: seat, away: false });
  const { engine, game } = playing.authority;
  for (const command of engine.standIn(game, seat)) fromRoom(room, command, seat);
}

/** Whoever plays it from now on, the seat is still its owner's. */
export function lendTo(
  room: LiveRoom,
  playing: LiveGame,
  { seat, person }: { readonly seat: number; readonly person: number },
  lobby: Lobby,
): void {
  const { lent = [] } = lobby;
  const owner = playing.seats[seat] as number;
  const isLent = lent.some((one) => one.seat === seat);
  room.standIns = room.standIns.filter((offer) => offer.seat !== seat && offer.person !== person);
  room.botOffers = room.botOffers.filter((offer) => offer.seat !== seat);
  const next = { ...lobby, lent: isLent ? lent : [...lent, { seat, owner }] };
  reseat(room, playing, playing.seats.with(seat, person), next);
}

/** Somebody is back: what was theirs is theirs, and nobody is asked about it any more. */
export function giveBack(room: LiveRoom, owner: number): void {
  const { playing, lobby } = room;
  const { lent = [] } = lobby;
  const own = lent.filter((one) => one.owner === owner);
  const theirs = [...own.map(({ seat }) => seat), playing?.seats.indexOf(owner)];
  room.botOffers = room.botOffers.filter(({ seat }) => !theirs.includes(seat));
  leaveOnly(
    room,
    room.standIns.filter((offer) => offer.person !== owner && !theirs.includes(offer.seat)),
  );
  if (playing === null || own.length === 0) return;
  const seats = own.reduce((all, { seat }) => all.with(seat, owner), playing.seats);
  reseat(room, playing, seats, { ...lobby, lent: lent.filter((one) => one.owner !== owner) });
}

/** Who plays which seat is kept with the game, and told to everyone when it is. */
export function reseat(room: LiveRoom, playing: LiveGame, seats: readonly number[], lobby: Lobby): void {
  const before = playing.seats;
  playing.seats = seats;
  changeLobby(room, withoutGuests(lobby, seats), [writes.seats(playing.id, seats)], () => {
    if (room.playing !== playing) return;
    // A bot is new to the room: a page knows who it is before it hears what it plays.
    if (seats.some((id, seat) => id !== before[seat] && levelOf(lobby, id) !== undefined)) tellAll(room);
    tellSeats(room, playing, before);
    seatMates(room);
  });
}

/** A bot that played for somebody, and does no more, is gone. */
function withoutGuests(lobby: Lobby, seats: readonly number[]): Lobby {
  const stays = (person: Person) => !isBot(person) || person.chair !== null || seats.includes(person.id);
  return { ...lobby, people: lobby.people.filter(stays) };
}
