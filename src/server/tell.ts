import { encode } from '#protocol/codec.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { missed, type Telling, type Verdict } from '#room/authority.ts';
import type { Connection } from './connection.ts';
import { type Frame, frameOf } from './frame.ts';
import { isHere, type LiveRoom } from './liveRoom.ts';

// The one file that decides what is sent to whom.

/** Everyone connected sees the same lobby, and who of it they are. */
export function lobby(room: LiveRoom): void {
  const { host, choice, game } = room.lobby;
  const people = room.lobby.people.map((person) => ({ ...person, here: isHere(room, person.id) }));
  for (const connection of room.connections)
    connection.send({ type: 'lobby', you: connection.person, host, people, choice, game });
}

/** The seat a connection plays at; null for those who only watch. */
function seatOf({ playing }: LiveRoom, { person }: Connection): number | null {
  const seat = person === null ? -1 : (playing?.seats.indexOf(person) ?? -1);
  return seat < 0 ? null : seat;
}

/** The game as this connection may know it: from the number it saw last, or from the beginning. */
export function game(
  room: LiveRoom,
  to: Connection,
  seen: Pick<Extract<ClientMessage, { type: 'resume' }>, 'game' | 'seen'>,
): void {
  const { playing, keeper } = room;
  if (playing === null) return;
  const { id, title, seats, authority } = playing;
  const seat = seatOf(room, to);
  const events = missed(authority, seat, seen.game === id ? seen.seen : 0);
  const told = authority.streams[seat ?? seats.length]?.length ?? 0;
  const first = told - events.length + 1;
  to.send({
    type: 'game',
    game: id,
    seat,
    seats,
    title,
    setup: playing.setup,
    first,
    events,
    host: keeper.clock.now(),
  });
}

/** Each telling is encoded once for all who see it alike; only the mover's own copy carries the acknowledgement. */
export function events(
  room: LiveRoom,
  tellings: readonly Telling[],
  mover: Connection | null,
  ack: number | undefined,
): void {
  for (const { to, at, events: seen } of tellings) {
    const frames = new Map<number, Frame>();
    for (const connection of room.connections) {
      const place = seatOf(room, connection);
      const first = to.find(({ seat }) => seat === place)?.first;
      if (first === undefined) continue;
      const told = { type: 'told', first, at, events: seen } as const;
      if (first === 1) game(room, connection, { game: null, seen: 0 });
      else if (connection === mover && ack !== undefined) connection.send({ ...told, ack });
      else connection.sendFrame(sharedFrame(frames, first, told));
    }
  }
}

function sharedFrame(frames: Map<number, Frame>, first: number, told: ServerMessage): Frame {
  const known = frames.get(first);
  if (known !== undefined) return known;
  const frame = frameOf(encode(told));
  frames.set(first, frame);
  return frame;
}

export function verdict(to: Connection, id: number, judged: Verdict): void {
  to.send({ type: 'verdict', id, refusal: judged === 'accepted' ? null : judged });
}

/** C3: a stare reaches its target, and nobody else. */
export function stare(room: LiveRoom, from: Connection, target: number): void {
  const person = room.playing?.seats[target];
  for (const connection of room.connections)
    if (connection.person === person)
      connection.send({ type: 'stare', from: from.person as number, target: person as number });
}

/** Words and gestures that were allowed; they pass, and are kept nowhere. */
export function passing(
  room: LiveRoom,
  from: Connection,
  message: Extract<ClientMessage, { type: 'say' | 'gesture' | 'point' }>,
): void {
  const passed = passedOn(from.person as number, message);
  for (const connection of room.connections) connection.send(passed);
}

function passedOn(
  from: number,
  message: Extract<ClientMessage, { type: 'say' | 'gesture' | 'point' }>,
): ServerMessage {
  if (message.type === 'say') return { type: 'said', from, text: message.text };
  if (message.type === 'point') return { type: 'pointed', from, icon: message.icon };
  return { type: 'gesture', from, sign: message.sign, path: message.path };
}
