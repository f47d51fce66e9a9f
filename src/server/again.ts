import { performance } from 'node:perf_hooks';
import { levelOf } from '#room/bots.ts';
import { seated } from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { tally } from '#room/signalRates.ts';
import { dealToPresent } from './dealing.ts';
import { isEndKept } from './liveGame.ts';
import { contain, isHere, type LiveRoom } from './room.ts';
import { tellLobby } from './tellLobby.ts';

// After the end those who played and sit may ask for another game. More than half of those of them who are here have what
// is chosen dealt to them, where the host is slow or away. A host who chooses is not slow. Whoever is connected is here,
// although the others are told so later, and a line that drops for a moment costs nobody the next game. Votes are the
// moment's: they are in no file, and what they bring about is.

/** So long the host may take, and one who is away: others may be about to come back as well. */
const SLOW = 15_000;
const GONE = 5_000;
/** So long enough of them must have wanted it: whoever would rather not has a moment to say so. */
const AGREED = 3_000;

export function again(room: LiveRoom, person: number, want: boolean): AnyRefusal | null {
  const { playing } = room;
  if (playing === null || !isEndKept(playing)) return roomRefuse('lobby.notOver');
  if (!voters(room).includes(person)) return roomRefuse('seat.notYours');
  const others = room.again.filter((id) => id !== person);
  room.again = want ? [...others, person] : others;
  tellLobby(room);
  watchVotes(room);
  return null;
}

/** Those who sit, of those who played or whose seat somebody else played. */
function voters({ playing, lobby, lenders }: LiveRoom): readonly number[] {
  const played = new Set([...(playing?.seats ?? []), ...lenders]);
  return lobby.people.flatMap(({ id, chair, out }) => (chair !== null && !out && played.has(id) ? id : []));
}

/** A page came or went. */
export function watchPages(room: LiveRoom, person: number | null): void {
  if (person !== null && !isHere(room, person)) room.went.set(person, now());
  watchVotes(room);
}

/** One alarm, set anew whenever somebody votes, sits or gets up, comes or goes. */
export function watchVotes(room: LiveRoom): void {
  clearTimeout(room.agreed);
  // Whoever gets up has taken the vote back.
  const may = voters(room);
  room.again = room.again.filter((id) => may.includes(id));
  if (!isAgreed(room)) {
    room.agreedSince = null;
    return;
  }
  room.agreedSince ??= now();
  room.agreed = setTimeout(() => contain(room, () => dealIfAgreed(room)), Math.max(0, due(room) - now()));
  room.agreed.unref();
}

const now = () => performance.now();

function isAgreed(room: LiveRoom): boolean {
  const { playing, again: votes } = room;
  if (playing === null || !isEndKept(playing) || votes.length === 0) return false;
  const present = voters(room).filter((id) => isHere(room, id));
  const { count, needed } = tally(votes, present);
  return count >= needed;
}

function due(room: LiveRoom): number {
  const { restsSince, lobby, services, went, agreedSince } = room;
  const { slow = SLOW, gone = GONE, agreed = AGREED } = services.patience;
  const away = seated(lobby).filter((id) => !isHere(room, id) && levelOf(lobby, id) === undefined);
  const isHostHere = lobby.host !== null && isHere(room, lobby.host);
  return Math.max(
    restsSince + (isHostHere ? slow : gone),
    (agreedSince ?? now()) + agreed,
    ...away.map((id) => (went.get(id) ?? 0) + gone),
  );
}

function dealIfAgreed(room: LiveRoom): void {
  if (!isAgreed(room)) return;
  if (now() < due(room)) {
    watchVotes(room);
    return;
  }
  const asked = room.again;
  const refusal = dealToPresent(room);
  if (refusal === null) return;
  // Asked for in vain: those who did are told why, and may ask again.
  room.again = [];
  for (const connection of room.connections)
    if (connection.person !== null && asked.includes(connection.person))
      connection.send({ type: 'refused', refusal });
  tellLobby(room);
}
