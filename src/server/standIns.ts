import { isAway } from '#room/absence.ts';
import type { Lobby } from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { tally } from '#room/signalRates.ts';
import { fromRoom } from './atTable.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import { tooFast } from './limits.ts';
import type { LiveGame } from './liveGame.ts';
import { isSilent, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { tellSeats } from './tellGame.ts';
import { tellLobby } from './tellLobby.ts';

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
  const known = lobby.people.find(({ id }) => id === person);
  if (known === undefined || known.out) return roomRefuse('lobby.nobody');
  const owns = playing.seats.includes(person) || lobby.lent?.some(({ owner }) => owner === person);
  return owns || !isFree(lobby, playing, seat) ? roomRefuse('seat.notFree') : null;
}

function isFree(lobby: Lobby, { seats }: LiveGame, seat: number): boolean {
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
  const { playing, lobby } = room;
  const offer = room.standIns.find((one) => one.seat === seat && one.person === person);
  if (playing === null || offer === undefined) return roomRefuse('lobby.nobody');
  if (!playing.seats.includes(voter)) return roomRefuse('seat.notYours');
  const refused = mayStandIn(room, seat, person);
  if (refused !== null) return refused;
  const present = playing.seats.filter((id) => id === voter || !isAway(lobby, id));
  const votes = present.filter((id) => id === voter || offer.votes.includes(id));
  const { count, needed } = tally(votes, present);
  if (count >= needed) lend(room, playing, seat, person);
  else {
    room.standIns = room.standIns.map((one) => (one === offer ? { ...one, votes } : one));
    tellLobby(room);
  }
  return null;
}

function lend(room: LiveRoom, playing: LiveGame, seat: number, person: number): void {
  const { lent = [] } = room.lobby;
  const owner = playing.seats[seat] as number;
  const isLent = lent.some((one) => one.seat === seat);
  const lobby: Lobby = { ...room.lobby, lent: isLent ? lent : [...lent, { seat, owner }] };
  room.standIns = room.standIns.filter((offer) => offer.seat !== seat && offer.person !== person);
  reseat(room, playing, playing.seats.with(seat, person), lobby);
  fromRoom(room, { type: 'presence', of: seat, away: false });
  const { engine, game } = playing.authority;
  for (const command of engine.standIn(game, seat)) fromRoom(room, command, seat);
}

/** Somebody is back: what was theirs is theirs, and nobody is asked about it any more. */
export function giveBack(room: LiveRoom, owner: number): void {
  const { playing, lobby } = room;
  const { lent = [] } = lobby;
  const own = lent.filter((one) => one.owner === owner);
  const theirs = [...own.map(({ seat }) => seat), playing?.seats.indexOf(owner)];
  leaveOnly(
    room,
    room.standIns.filter((offer) => offer.person !== owner && !theirs.includes(offer.seat)),
  );
  if (playing === null || own.length === 0) return;
  const seats = own.reduce((all, { seat }) => all.with(seat, owner), playing.seats);
  reseat(room, playing, seats, { ...lobby, lent: lent.filter((one) => one.owner !== owner) });
}

/** Who plays which seat is kept with the game, and told to everyone when it is. */
function reseat(room: LiveRoom, playing: LiveGame, seats: readonly number[], lobby: Lobby): void {
  const before = playing.seats;
  playing.seats = seats;
  changeLobby(room, lobby, [writes.seats(playing.id, seats)], () => {
    if (room.playing === playing) tellSeats(room, playing, before);
  });
}
