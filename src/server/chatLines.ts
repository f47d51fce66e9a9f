import type { Line, ServerMessage } from '#protocol/server.ts';
import { SIGNS } from '#protocol/signs.ts';
import type { Connection } from './connection.ts';
import type { LiveRoom } from './room.ts';

// What was said while it was allowed, for whoever loads the page again or comes later. It is in no file, and gone when
// the room sleeps. [R5] nothing here can be added to in silence, but by phantoms [H2.5].

const MOST_LINES = 100;
/** As a message carries them. */
const MOST_BYTES = 16 * 1024;

const isSign = (sign: string) => (SIGNS as readonly string[]).includes(sign);
const sizeOf = (line: Line) => Buffer.byteLength(JSON.stringify(line));

export function rememberLine(room: LiveRoom, line: ServerMessage): void {
  if (line.type === 'said' || (line.type === 'gesture' && isSign(line.sign)))
    room.chat = newest([...room.chat, line]);
}

function newest(lines: readonly Line[]): readonly Line[] {
  let first = Math.max(0, lines.length - MOST_LINES);
  let bytes = lines.slice(first).reduce((sum, line) => sum + sizeOf(line), 0);
  for (; bytes > MOST_BYTES; first++) bytes -= sizeOf(lines[first] as Line);
  return lines.slice(first);
}

/** In a locked room to those who are known there: a link that went astray opens no memory. */
export function tellChat({ chat, lobby }: LiveRoom, to: Connection): void {
  const isKnown = lobby.people.some(({ id, out }) => id === to.person && !out);
  if (chat.length > 0 && (isKnown || !lobby.locked)) to.send({ type: 'chat', lines: chat });
}
