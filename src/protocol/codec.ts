import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { KNOWN_TYPES, type ServerMessage, type Told } from './server.ts';

// One move, told to one page, in about ten bytes: kind and acknowledgement flag, then numbers of
// seven bits a byte. Everything else is JSON. A page tells them apart by the frame's type. What a
// page does not know, of a server of another version, is `undefined`.

type Moved = Extract<AnyEvent, { type: 'moved' }>;

/** Of both games; new ones go to the end. */
export const MEANS: readonly Moved['by'][] = [
  'walk',
  'vortex',
  'escalator',
  'jump',
  'ladder',
  'toss',
  'teleport',
  'shaft',
];
/** Room for so many pawns in each means: neither a new pawn nor a new means shifts what was packed before. */
const STRIDE = 64;
/** 1 and 2 were those of release 0.1, whose moves shifted. */
const MOVE = 3;
const MOVE_WITH_ACK = 4;

export function encode(message: ServerMessage): string | Uint8Array {
  const event = message.type === 'told' && message.events.length === 1 ? message.events[0] : undefined;
  if (message.type !== 'told' || event?.type !== 'moved' || !hasNumber(event)) return JSON.stringify(message);
  return packMove(message, event);
}

/** A pawn or a means that is in no list goes as it is. */
function hasNumber({ pawn, by }: Moved): boolean {
  return MEANS.includes(by) && pawnIndex(pawn) >= 0;
}

function packMove({ table, first, at, ack }: Told, { seat, pawn, to, by }: Moved): Uint8Array {
  const who = MEANS.indexOf(by) * STRIDE + pawnIndex(pawn);
  const numbers = [table, first, Math.round(at), who, seat, to];
  if (ack !== undefined) numbers.push(ack);
  let length = 1;
  for (const number of numbers) length += lengthOf(number);
  const bytes = new Uint8Array(length);
  bytes[0] = ack === undefined ? MOVE : MOVE_WITH_ACK;
  let place = 1;
  for (const number of numbers) place = putNumber(bytes, place, number);
  return bytes;
}

function lengthOf(number: number): number {
  let length = 1;
  for (let rest = number; rest >= 128; rest = Math.floor(rest / 128)) length++;
  return length;
}

/** The place behind it. */
function putNumber(bytes: Uint8Array, at: number, number: number): number {
  let place = at;
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[place++] = (rest % 128) + 128;
  bytes[place++] = rest;
  return place;
}

export function decode(frame: string | Uint8Array): ServerMessage | undefined {
  return typeof frame === 'string' ? readText(frame) : unpackMove(frame);
}

function readText(text: string): ServerMessage | undefined {
  const message = JSON.parse(text) as ServerMessage;
  return Object.hasOwn(KNOWN_TYPES, message.type) ? message : undefined;
}

function unpackMove(bytes: Uint8Array): Told | undefined {
  const [table = 0, first = 0, at = 0, who = 0, seat = 0, to = 0, ack] = readNumbers(bytes.subarray(1));
  const pawn = PAWNS[who % STRIDE];
  const by = MEANS[Math.floor(who / STRIDE)];
  if ((bytes[0] !== MOVE && bytes[0] !== MOVE_WITH_ACK) || pawn === undefined || by === undefined)
    return undefined;
  const event = { type: 'moved', seat, pawn, to, by } as Moved;
  const told: Told = { type: 'told', table, first, at, events: [event] };
  return ack === undefined ? told : { ...told, ack };
}

function readNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const byte of bytes) {
    number += (byte & 127) * weight;
    weight *= 128;
    if (byte >= 128) continue;
    numbers.push(number);
    number = 0;
    weight = 1;
  }
  return numbers;
}
