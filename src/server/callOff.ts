import { refuse } from '#engine/core/refusal.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { fromRoom } from './atTable.ts';
import { LONGEST_WAIT } from './limits.ts';
import { isEnding, isRunning, type LiveGame } from './liveGame.ts';
import { contain, isHere, type LiveRoom } from './room.ts';
import { tellLobby } from './tellLobby.ts';

// [R32] A game with secret cards waits for nobody, and nobody plays the seat of one who is away. Once somebody who still plays
// has been missing for a while, all of those who play and are here may end it together; then every card is shown. Their votes
// are the moment's, and gone as soon as nobody is missing.

const MISSING = 20_000;

const patienceOf = ({ services }: LiveRoom) => services.patience.missing ?? MISSING;

export function callOff(room: LiveRoom, person: number, want: boolean): AnyRefusal | null {
  const { playing } = room;
  if (playing === null || !isRunning(playing)) return roomRefuse('lobby.notPlaying');
  if (!playing.seats.includes(person)) return roomRefuse('seat.notYours');
  if (!stillPlaying(playing).includes(person)) return refuse<'seat.out'>('seat.out');
  if (room.callOff === null) return roomRefuse('lobby.nobodyMissing', { seconds: patienceOf(room) / 1000 });
  const others = room.callOff.filter((id) => id !== person);
  room.callOff = want ? [...others, person] : others;
  tellLobby(room);
  watchMissing(room);
  return null;
}

function stillPlaying({ seats, authority: { engine, game } }: LiveGame): readonly number[] {
  return seats.filter((_, seat) => engine.plays(game, seat));
}

function isMissable(playing: LiveGame): boolean {
  const { engine, game } = playing.authority;
  return engine.hasSecretSeats && isRunning(playing) && !engine.isPaused(game);
}

/** Asked again whenever somebody comes, goes or is out, and when somebody has been missing for long enough. */
export function watchMissing(room: LiveRoom): void {
  clearTimeout(room.missing);
  room.missing = undefined;
  const { playing } = room;
  // That it is over is told first, when it is kept.
  if (playing !== null && isEnding(playing)) return;
  // Nobody is missed in a pause that everyone agreed on, however long.
  if (playing === null || !isMissable(playing)) {
    offer(room, null);
    return;
  }
  const people = stillPlaying(playing);
  const waits = people.flatMap((id) => waitFor(room, id) ?? []);
  if (waits.some((wait) => wait <= 0)) decide(room, people);
  else offer(room, null);
  const next = Math.min(...waits.filter((wait) => wait > 0));
  if (next === Number.POSITIVE_INFINITY) return;
  room.missing = setTimeout(() => contain(room, () => watchMissing(room)), Math.min(LONGEST_WAIT, next));
  room.missing.unref();
}

/** How long it still is until somebody who is away, as everyone was told, is missing; null for who is here. */
function waitFor(room: LiveRoom, person: number): number | null {
  const left = room.kept.people.find(({ id }) => id === person)?.left;
  return left === undefined || left === null ? null : left + patienceOf(room) - Date.now();
}

function offer(room: LiveRoom, votes: readonly number[] | null): void {
  if (votes?.join() === room.callOff?.join()) return;
  room.callOff = votes;
  tellLobby(room);
}

/**
 * Whoever is connected is here, and whoever has not been away for long as well. [R5] That somebody is back is told two
 * seconds later: until then nothing is seen to change, and nothing is ended over their head.
 */
function decide(room: LiveRoom, people: readonly number[]): void {
  const isGone = (id: number) => !isHere(room, id) && (waitFor(room, id) ?? 1) <= 0;
  const present = people.filter((id) => !isGone(id));
  const votes = room.callOff?.filter((id) => present.includes(id)) ?? [];
  if (present.length === 0 || present.length === people.length || votes.length < present.length)
    offer(room, votes);
  else fromRoom(room, { type: 'callOff' });
}
