import { isAway } from '#room/absence.ts';
import type { Lobby } from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { fromRoom } from './atTable.ts';
import { change, isBetween } from './change.ts';
import type { Playing } from './playing.ts';
import type { LiveRoom } from './room.ts';
import { writes } from './store.ts';
import * as tell from './tell.ts';

// A seat in a running game whose person is away: somebody who watches offers to play it, and more than half
// of those who play and are here let them. Whoever it belongs to has it back when they return.

/** Offers to play this seat, or no more. */
export function standIn(room: LiveRoom, person: number, seat: number | null): AnyRefusal | null {
  if (seat === null) {
    withdraw(room, person);
    return null;
  }
  const { playing } = room;
  if (playing === null || isBetween(room)) return roomRefuse('lobby.notPlaying');
  if (playing.seats.includes(person) || !isFree(room, playing, seat)) return roomRefuse('seat.notFree');
  room.standIns = [...without(room, person), { seat, person, votes: [] }];
  tell.lobby(room);
  return null;
}

function isFree({ lobby }: LiveRoom, { seats }: Playing, seat: number): boolean {
  const owner = seats[seat];
  return owner !== undefined && isAway(lobby, owner);
}

const without = ({ standIns }: LiveRoom, person: number) =>
  standIns.filter((offer) => offer.person !== person);

export function withdraw(room: LiveRoom, person: number): void {
  const left = without(room, person);
  if (left.length === room.standIns.length) return;
  room.standIns = left;
  tell.lobby(room);
}

/** One of those who play agrees. */
export function letIn(room: LiveRoom, voter: number, seat: number, person: number): AnyRefusal | null {
  const { playing, lobby } = room;
  const offer = room.standIns.find((one) => one.seat === seat && one.person === person);
  if (playing === null || offer === undefined) return roomRefuse('lobby.nobody');
  if (!playing.seats.includes(voter)) return roomRefuse('seat.notYours');
  if (!isFree(room, playing, seat)) return roomRefuse('seat.notFree');
  const votes = [...new Set([...offer.votes, voter])].filter((id) => playing.seats.includes(id));
  const present = playing.seats.filter((id) => id === voter || !isAway(lobby, id));
  if (votes.length * 2 > present.length) lend(room, playing, seat, person);
  else {
    room.standIns = room.standIns.map((one) => (one === offer ? { ...one, votes } : one));
    tell.lobby(room);
  }
  return null;
}

function lend(room: LiveRoom, playing: Playing, seat: number, person: number): void {
  const { lent = [] } = room.lobby;
  const owner = playing.seats[seat] as number;
  const isLent = lent.some((one) => one.seat === seat);
  const lobby: Lobby = { ...room.lobby, lent: isLent ? lent : [...lent, { seat, owner }] };
  room.standIns = room.standIns.filter((offer) => offer.seat !== seat && offer.person !== person);
  reseat(room, playing, playing.seats.with(seat, person), lobby);
  fromRoom(room, { type: 'presence', of: seat, away: false });
}

/** Somebody is back: what was theirs is theirs. */
export function giveBack(room: LiveRoom, owner: number): void {
  const { playing, lobby } = room;
  const { lent = [] } = lobby;
  const own = lent.filter((one) => one.owner === owner);
  if (playing === null || own.length === 0) return;
  const seats = own.reduce((all, { seat }) => all.with(seat, owner), playing.seats);
  reseat(room, playing, seats, { ...lobby, lent: lent.filter((one) => one.owner !== owner) });
}

/** Who plays which seat is kept with the game, and told to everyone when it is. */
function reseat(room: LiveRoom, playing: Playing, seats: readonly number[], lobby: Lobby): void {
  const before = playing.seats;
  playing.seats = seats;
  change(room, lobby, [writes.seats(playing.id, seats)], () => {
    if (room.playing === playing) tell.seats(room, playing, before);
  });
}
