import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { changeLobby } from './changeLobby.ts';
import type { Connection } from './connection.ts';
import { isOver } from './liveGame.ts';
import { presenceChanged } from './presence.ts';
import { isSilent, keep, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { withoutStrays } from './strays.ts';
import { tellGame } from './tellGame.ts';
import { hashToken, newToken } from './tokens.ts';
import type { Write } from './writer.ts';

// One's own chair on another device: a link with a secret of its own, which makes that device's token mean the
// same person. The newest link is the only one that works, as often as it is used.

/** Told apart from the tokens of cookies, which can never be one of these. */
const keyOf = (secret: string) => `back:${hashToken(secret)}`;
const isLink = (token: string) => token.startsWith('back:');

/** Devices of one person; the first of them that is not in use is forgotten for another. */
const MOST_DEVICES = 12;

export function wayBack(room: LiveRoom, from: Connection, person: number): null {
  const secret = newToken();
  const former = tokensOf(room, person).filter(isLink);
  for (const token of former) room.tokens.delete(token);
  room.tokens.set(keyOf(secret), person);
  const kept = writes.person(room.code, keyOf(secret), person);
  const same = writes.room(room.code, room.lobby);
  keep(room, [same, ...former.map((token) => writes.forget(room.code, token)), kept], () =>
    from.send({ type: 'wayBack', secret }),
  );
  return null;
}

const tokensOf = ({ tokens }: LiveRoom, person: number) =>
  [...tokens].flatMap(([token, id]) => (id === person ? token : []));

/** This device is that person from now on; whatever other page they have here is told so. */
export function comeBack(room: LiveRoom, from: Connection, secret: string): AnyRefusal | null {
  const person = room.tokens.get(keyOf(secret));
  const known = room.lobby.people.find(({ id }) => id === person);
  if (person === undefined || known === undefined) return roomRefuse('wayBack.unknown');
  if (known.out) return roomRefuse('lobby.out');
  if (from.person === person) return null;
  if (isSomebody(room, from.person)) return roomRefuse('wayBack.somebody');
  const before = from.person;
  const forgotten = forgetOldest(room, person);
  room.tokens.set(from.token, person);
  for (const other of room.connections) if (other.person === person) takeOver(room, other);
  from.person = person;
  // In silence nobody is seen to go [R5].
  const next = isSilent(room) ? room.lobby : withoutStrays(room, room.lobby);
  changeLobby(room, next, [...forgotten, writes.person(room.code, from.token, person)], () => {
    tellGame(room, from, { game: null, epoch: null, seen: 0 });
  });
  presenceChanged(room, before);
  presenceChanged(room, person);
  return null;
}

export function takeOver(room: LiveRoom, other: Connection): void {
  room.connections.delete(other);
  other.succeeded = true;
  other.close('takenOver');
}

function forgetOldest(room: LiveRoom, person: number): readonly Write[] {
  const devices = tokensOf(room, person).filter((token) => !isLink(token));
  const used = new Set([...room.connections].map(({ token }) => token));
  const oldest = devices.length < MOST_DEVICES ? undefined : devices.find((token) => !used.has(token));
  if (oldest === undefined) return [];
  room.tokens.delete(oldest);
  return [writes.forget(room.code, oldest)];
}

/** Who has something here to lose: a chair, a seat, the host's rights. */
function isSomebody({ lobby, playing }: LiveRoom, id: number | null): boolean {
  if (id === null) return false;
  const sits = lobby.people.some((person) => person.id === id && person.chair !== null);
  const isOn = playing !== null && !isOver(playing);
  const plays = isOn && (playing.seats.includes(id) || lobby.lent?.some(({ owner }) => owner === id));
  return sits || plays || lobby.host === id || lobby.crown === id;
}
