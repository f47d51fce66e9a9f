import { lapse, nextLapse } from '#room/absence.ts';
import type { Lobby } from '#room/lobby.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import { LONGEST_WAIT } from './limits.ts';
import { isOver } from './liveGame.ts';
import { contain, isSilent, keep, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { tellLobby } from './tellLobby.ts';
import { countWatchers } from './watchers.ts';
import type { Write } from './writer.ts';

// How anything about a room's people changes: it is kept, then told; and time goes on from there.

/** The next lobby, with whatever has to be kept together with it; `then` when all of it may be told. */
export function changeLobby(
  room: LiveRoom,
  next: Lobby | AnyRefusal,
  also: readonly Write[] = [],
  then: () => void = () => undefined,
): AnyRefusal | null {
  if ('refused' in next) return next;
  if (next === room.lobby && also.length === 0) return null;
  room.lobby = next;
  keep(room, [...also, writes.room(room.code, next)], () => {
    room.kept = next;
    then();
    // A name that was told is nobody's who only watches.
    if (!isSilent(room)) countWatchers(room);
    tellLobby(room);
    room.watchMissing();
  });
  watchTime(room);
  return null;
}

/** Nothing is played, or what was played is over; a game that is still being read back is neither. */
export const isBetween = ({ playing, lobby }: LiveRoom) =>
  playing === null ? lobby.game === null : isOver(playing);

/** One alarm for whatever time alone changes next. */
export function watchTime(room: LiveRoom): void {
  const { patience } = room.services;
  clearTimeout(room.lapse);
  room.watchVotes();
  const due = nextLapse(room.lobby, isBetween(room), patience);
  if (due === null) return;
  const ring = () => {
    const next = lapse(room.lobby, Date.now(), isBetween(room), patience);
    if (next === room.lobby) watchTime(room);
    else changeLobby(room, next);
  };
  room.lapse = setTimeout(() => contain(room, ring), Math.min(LONGEST_WAIT, Math.max(20, due - Date.now())));
  room.lapse.unref();
}
