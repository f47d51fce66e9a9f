import { PAWNS } from '#engine/mall/index.ts';
import type { AnyEvent } from '#room/rules.ts';
import type { ServerMessage, Told } from './server.ts';

// One move, told to one page, in about ten bytes: kind and acknowledgement flag, then numbers of
// seven bits a byte. Everything else is JSON. A page tells them apart by the frame's type.

type Moved = Extract<AnyEvent, { type: 'moved' }>;

/** Of both games; new ones go to the end. */
const MEANS: readonly Moved['by'][] = ['walk', 'vortex', 'escalator', 'jump', 'ladder', 'toss', 'teleport'];
const MOVE = 1;
const MOVE_WITH_ACK = 2;

export function encode(message: ServerMessage): string | Uint8Array {
  const [event, ...others] = message.type === 'told' ? message.events : [];
  if (message.type !== 'told' || event?.type !== 'moved' || others.length > 0) return JSON.stringify(message);
  return packMove(message, event);
}

function packMove({ first, at, ack }: Told, { seat, pawn, to, by }: Moved): Uint8Array {
  const who = PAWNS.indexOf(pawn) * MEANS.length + MEANS.indexOf(by);
  const numbers = [first, Math.round(at), who, seat, to];
  const bytes: number[] = [ack === undefined ? MOVE : MOVE_WITH_ACK];
  for (const number of ack === undefined ? numbers : [...numbers, ack]) pushNumber(bytes, number);
  return Uint8Array.from(bytes);
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

export function decode(frame: string | Uint8Array): ServerMessage {
  return typeof frame === 'string' ? (JSON.parse(frame) as ServerMessage) : unpackMove(frame);
}

function unpackMove(bytes: Uint8Array): Told {
  const [first = 0, at = 0, who = 0, seat = 0, to = 0, ack] = readNumbers(bytes.subarray(1));
  const pawn = PAWNS[Math.floor(who / MEANS.length)] as Moved['pawn'];
  const by = MEANS[who % MEANS.length] as Moved['by'];
  const told: Told = { type: 'told', first, at, events: [{ type: 'moved', seat, pawn, to, by } as Moved] };
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
