import { encode } from '#protocol/codec.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { rememberLine } from './chatLines.ts';
import { frameOf } from './frame.ts';
import type { LiveRoom } from './room.ts';

// What people tell one another, whether a game is on the table or not.

export type Words = Extract<ClientMessage, { type: 'say' | 'gesture' | 'point' }>;

/** Words and gestures that were allowed; they pass, and are in no file. */
export function tellWords(room: LiveRoom, person: number, message: Words, phantom = false): void {
  const said = passedOn(person, message, phantom);
  rememberLine(room, said);
  const frame = frameOf(encode(said));
  for (const connection of room.connections) connection.sendFrame(frame);
}

function passedOn(from: number, message: Words, phantom: boolean): ServerMessage {
  if (message.type === 'say')
    return { type: 'said', from, text: message.text, ...(phantom ? { phantom } : {}) };
  if (message.type === 'point') return { type: 'pointed', from, icon: message.icon };
  return { type: 'gesture', from, sign: message.sign, path: message.path };
}
