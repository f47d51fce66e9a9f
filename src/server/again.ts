import { performance } from 'node:perf_hooks';
import { isAway } from '#room/absence.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { tally } from '#room/signalRates.ts';
import { dealToPresent } from './dealing.ts';
import { isEndKept } from './liveGame.ts';
import { contain, type LiveRoom } from './room.ts';
import { tellLobby } from './tellLobby.ts';

// After the end those who played may ask for another game. More than half of those of them who are here have what is
// chosen dealt to them, where the host is slow or away. A host who chooses is not slow. Votes are the moment's: they are
// in no file, and what they bring about is.

/** So long the host may take, and one who is away: others may be about to come back as well. */
const SLOW = 15_000;
const GONE = 5_000;

export function again(room: LiveRoom, person: number, want: boolean): AnyRefusal | null {
  const { playing } = room;
  if (playing === null || !isEndKept(playing)) return roomRefuse('lobby.notOver');
  if (!playing.seats.includes(person)) return roomRefuse('seat.notYours');
  const others = room.again.filter((id) => id !== person);
  room.again = want ? [...others, person] : others;
  tellLobby(room);
  watchVotes(room);
  return null;
}

/** One alarm, set anew whenever somebody votes, comes or goes. */
export function watchVotes(room: LiveRoom): void {
  clearTimeout(room.agreed);
  if (!isAgreed(room)) return;
  room.agreed = setTimeout(() => contain(room, () => dealIfAgreed(room)), Math.max(0, due(room) - now()));
  room.agreed.unref();
}

const now = () => performance.now();

function isAgreed({ playing, lobby, again: votes }: LiveRoom): boolean {
  if (playing === null || !isEndKept(playing) || votes.length === 0) return false;
  const out = new Set(lobby.people.flatMap((person) => (person.out ? person.id : [])));
  const present = playing.seats.filter((id) => !isAway(lobby, id) && !out.has(id));
  const { count, needed } = tally(votes, present);
  return count >= needed;
}

function due({ restsSince, lobby, services }: LiveRoom): number {
  const { slow = SLOW, gone = GONE } = services.patience;
  return restsSince + (lobby.host === null || isAway(lobby, lobby.host) ? gone : slow);
}

function dealIfAgreed(room: LiveRoom): void {
  if (!isAgreed(room)) return;
  const voters = room.again;
  const refusal = dealToPresent(room);
  if (refusal === null) return;
  // Asked for in vain: those who did are told why, and may ask again.
  room.again = [];
  for (const connection of room.connections)
    if (connection.person !== null && voters.includes(connection.person))
      connection.send({ type: 'refused', refusal });
  tellLobby(room);
}
