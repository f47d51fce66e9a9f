import { performance } from 'node:perf_hooks';
import { away, back, isAway } from '#room/absence.ts';
import { fromRoom } from './atTable.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import { countBotOffers } from './lentBots.ts';
import { isOver } from './liveGame.ts';
import { contain, isHere, type LiveRoom } from './room.ts';
import { countStandIns, giveBack, withdraw } from './standIns.ts';
import { countWatchers } from './watchers.ts';

// Who is here and who is away. A page that is loaded again is away for a moment, and in a silent game coming
// and going could spell a word: both are told only after two seconds of being so [R5]. Whoever was not here for two
// seconds on end meanwhile is away: a line that comes and goes keeps nobody's chair or rights.

const BEING_SO = 2_000;

/** Somebody, or some page without a name, came or went. */
export function presenceChanged(room: LiveRoom, person: number | null): void {
  if (room.watchTold === undefined) room.watchTold = later(room, () => countWatchers(room));
  if (person === null) return;
  const here = isHere(room, person);
  if (here) room.came.set(person, performance.now());
  if (here && room.missed.delete(person)) settle(room, person, true);
  if (isAway(room.lobby, person)) forget(room, person);
  if (here === isAway(room.lobby, person) && !room.unannounced.has(person)) lookAgain(room, person);
}

function lookAgain(room: LiveRoom, person: number, after = BEING_SO): void {
  room.unannounced.set(
    person,
    later(room, () => look(room, person), after),
  );
}

function later(room: LiveRoom, work: () => void, after = BEING_SO): NodeJS.Timeout {
  return setTimeout(() => contain(room, work), after).unref();
}

function forget({ unannounced }: LiveRoom, person: number): void {
  clearTimeout(unannounced.get(person));
  unannounced.delete(person);
}

function look(room: LiveRoom, person: number): void {
  forget(room, person);
  const here = isHere(room, person);
  const left = here ? (room.came.get(person) ?? 0) + BEING_SO - performance.now() : 0;
  if (left > 0) lookAgain(room, person, left);
  else if (here === isAway(room.lobby, person)) settle(room, person, here);
}

function settle(room: LiveRoom, person: number, here: boolean): void {
  changeLobby(room, here ? back(room.lobby, person, isBetween(room)) : away(room.lobby, person, Date.now()));
  if (here) giveBack(room, person);
  else withdraw(room, person);
  // What is over is not added to: its log tells of the game, not of who comes by afterwards.
  const { playing } = room;
  const seat = playing === null || isOver(playing) ? -1 : playing.seats.indexOf(person);
  if (seat >= 0) fromRoom(room, { type: 'presence', of: seat, away: !here });
  if (here) return;
  countStandIns(room);
  countBotOffers(room);
}
