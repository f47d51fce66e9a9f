import { away, back, isAway } from '#room/absence.ts';
import { fromRoom } from './atTable.ts';
import { change } from './change.ts';
import { contain, isHere, isSilent, type LiveRoom } from './room.ts';
import { giveBack, withdraw } from './standIns.ts';
import * as tell from './tell.ts';

// Who is here and who is away. A page that is loaded again is away for a moment, and in a silent game coming
// and going could spell a word: both are told only after two seconds of being so (R5).

const BEING_SO = 2_000;

/** Somebody, or some page without a name, came or went. */
export function passes(room: LiveRoom, person: number | null): void {
  countWatchers(room);
  if (person === null) return;
  clearTimeout(room.passing.get(person));
  room.passing.delete(person);
  const here = isHere(room, person);
  if (here !== isAway(room.lobby, person)) return;
  if (here && !isSilent(room)) settle(room, person);
  else
    room.passing.set(
      person,
      later(room, () => settle(room, person)),
    );
}

function later(room: LiveRoom, work: () => void): NodeJS.Timeout {
  return setTimeout(() => contain(room, work), BEING_SO).unref();
}

function settle(room: LiveRoom, person: number): void {
  room.passing.delete(person);
  const here = isHere(room, person);
  change(room, here ? back(room.lobby, person) : away(room.lobby, person, Date.now()));
  if (here) giveBack(room, person);
  else withdraw(room, person);
  const seat = room.playing?.seats.indexOf(person) ?? -1;
  if (seat >= 0) fromRoom(room, { type: 'presence', of: seat, away: !here });
}

/** Those whom nobody knows by name are counted, and told no oftener than anybody's coming and going. */
function countWatchers(room: LiveRoom): void {
  if (room.watchTold !== undefined) return;
  const count = () => {
    room.watchTold = undefined;
    const named = new Set(room.kept.people.flatMap(({ id, name }) => (name === '' ? [] : id)));
    const watching = [...room.connections].filter(
      ({ person }) => person === null || !named.has(person),
    ).length;
    if (watching === room.watching) return;
    room.watching = watching;
    tell.lobby(room);
  };
  room.watchTold = later(room, count);
}
