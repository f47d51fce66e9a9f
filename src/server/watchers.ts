import { type LiveRoom, seemsSilent } from './room.ts';
import { tellLobby } from './tellLobby.ts';

/**
 * Those whom nobody knows by name are counted. In silence a number could stand for a word [R5]: only whether there are
 * any is told.
 */
export function countWatchers(room: LiveRoom): void {
  clearTimeout(room.watchTold);
  room.watchTold = undefined;
  const named = new Set(room.kept.people.flatMap(({ id, name }) => (name === '' ? [] : id)));
  const here = [...room.connections].filter(({ person }) => person === null || !named.has(person)).length;
  const heldBack = seemsSilent(room) && here > 0;
  const watching = heldBack ? Math.max(1, room.watching) : here;
  room.heldBack ||= watching !== here;
  if (watching === room.watching) return;
  room.watching = watching;
  tellLobby(room);
}
