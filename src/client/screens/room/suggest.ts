import type { LobbyState } from '#client/state/session.ts';
import { FACES, faceOf } from '#room/faces.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';

// What a newcomer is offered, so that a tap is enough: a name and a face that nobody here has.

/** A person with it would be taken for a bot; it is theirs if they want it. */
const ROBOT = 6;

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

export function suggestName({ people }: LobbyState): string {
  const taken = new Set(people.map(({ name }) => name.toLowerCase()));
  const free = tx('page.room.nicknames')
    .split(', ')
    .filter((name) => !taken.has(name.toLowerCase()));
  return anyOf(free) ?? '';
}

export const takenFaces = ({ people, you }: LobbyState): ReadonlySet<number> =>
  new Set(
    people.filter(({ id, out, here, chair }) => id !== you && !out && (here || chair !== null)).map(faceOf),
  );

/** One's own, or the one that was last chosen, where it is free. */
export function suggestFace(lobby: LobbyState): number {
  const own = lobby.people.find(({ id }) => id === lobby.you);
  if (own !== undefined) return faceOf(own);
  const taken = takenFaces(lobby);
  const kept = prefs.face.value;
  if (kept !== null && !taken.has(kept)) return kept;
  const faces = Array.from({ length: FACES }, (_, face) => face);
  return anyOf(faces.filter((face) => face !== ROBOT && !taken.has(face))) ?? ROBOT;
}
