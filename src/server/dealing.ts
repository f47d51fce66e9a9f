import { randomBytes } from 'node:crypto';
import { readChoice } from '#protocol/messages.ts';
import { allSeatedAgain, isAway } from '#room/absence.ts';
import { openAuthority } from '#room/authority.ts';
import { levelOf } from '#room/bots.ts';
import * as lobbies from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { abandonedAt, entryOf, freshEpoch, fromRoom, settled } from './atTable.ts';
import { noSuchGame, setupFor, titleFor } from './catalogue.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import { openDeeds, tellLost } from './deeds.ts';
import { freshRandom } from './freshRandom.ts';
import { isOver, type LiveGame, liveGameOf } from './liveGame.ts';
import { seatMates } from './mates.ts';
import { refusesBots } from './refusesBots.ts';
import { isHere, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { withoutStrays } from './strays.ts';

// How a game comes to a room's table, and how one that is broken off goes from it.

const isBotOf = (lobby: lobbies.Lobby, id: number) => levelOf(lobby, id) !== undefined;

const freshId = () => randomBytes(9).toString('base64url');

/** By the host: in place of one that is over, or to go on without somebody, of one that nobody has begun. */
export function deal(room: LiveRoom, person: number, without: readonly number[] = []): AnyRefusal | null {
  const id = freshId();
  const between = isBetween(room) || isBegunWithout(room.playing, without);
  return lay(room, id, lobbies.deal(room.lobby, person, id, { without, between }), without);
}

/** What is chosen, to those who sit and are here. */
export function dealToPresent(room: LiveRoom): AnyRefusal | null {
  const id = freshId();
  const without = lobbies.seated(room.lobby).filter((one) => !isHere(room, one) && !isBotOf(room.lobby, one));
  return lay(room, id, lobbies.dealt(room.lobby, id, without), without);
}

/** Nobody has begun it, and somebody who would have a seat in it is not waited for. */
function isBegunWithout(playing: LiveGame | null, without: readonly number[]): boolean {
  const waited = playing?.seats.some((id) => without.includes(id)) ?? false;
  return waited && playing !== null && !playing.authority.engine.hasBegun(playing.authority.game);
}

function lay(
  room: LiveRoom,
  id: string,
  next: lobbies.Lobby | AnyRefusal,
  without: readonly number[],
): AnyRefusal | null {
  if ('refused' in next) return next;
  const seats = lobbies.seated(next).filter((one) => !without.includes(one));
  const choice = readChoice(next.choice) ?? { scenario: 1 };
  const setup = setupFor(choice, seats.length);
  if (room.services.isFull()) return roomRefuse('server.full');
  if (setup === undefined) return noSuchGame(choice);
  const opened = room.services.catalogue.open(setup);
  if ('problems' in opened) return opened.problems[0] ?? roomRefuse('lobby.choice');
  const noBots = seats.some((one) => isBotOf(next, one)) ? refusesBots(opened.engine) : null;
  if (noBots !== null) return noBots;
  const title = titleFor(choice);
  const header = opened.header(title);
  const { authority, opened: first } = openAuthority(opened.engine, freshRandom());
  const { content } = header;
  const deeds = openDeeds(opened.engine, header, tellLost(room, id));
  const epoch = freshEpoch();
  const known = { id, title, setup, content, seats, authority, deeds, epoch, table: ++room.tables };
  const playing = liveGameOf({ ...known, place: 0 }, false);
  const before = takenOff(room);
  room.playing = playing;
  room.lostGame = false;
  const game = writes.game({ id, room: room.code, header, seats });
  const lobby = withoutStrays(room, next);
  changeLobby(room, lobby, [...before, game, ...entryOf(playing, first)], () => {
    settled(room, playing, first, null, undefined);
    if (room.playing === playing) seatMates(room);
  });
  // [M26] a bot is never one of those present, who decide on pauses.
  for (const [of, one] of seats.entries())
    if (isAway(lobby, one) || isBotOf(lobby, one)) fromRoom(room, { type: 'presence', of, away: true });
  return null;
}

/** Whatever lay on the table is nobody's any more; what was not over then is broken off, and in nobody's book. */
function takenOff(room: LiveRoom) {
  const { playing } = room;
  clearTimeout(playing?.alarm);
  clearTimeout(playing?.mates?.alarm);
  room.standIns = [];
  room.botOffers = [];
  room.again = [];
  room.playing = null;
  return playing === null || isOver(playing) ? [] : [abandonedAt(room, playing)];
}

/** A game that its host breaks off brings everyone back to the table; one that is over brings nobody anywhere. */
export function leave(room: LiveRoom, person: number): AnyRefusal | null {
  const { playing } = room;
  const over = playing !== null && isOver(playing);
  const next = lobbies.leaveGame(room.lobby, person, over);
  if ('refused' in next) return next;
  if (over) return null;
  // [R5] between games every name may be told.
  room.heldBack = false;
  const also = takenOff(room);
  return changeLobby(room, withoutStrays(room, allSeatedAgain(lobbies.tellNames(next))), also);
}
