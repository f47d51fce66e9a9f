import { randomBytes } from 'node:crypto';

// What no page of ours would send: valid messages with something changed, and things that were
// never messages.

const VALID = [
  { type: 'enter', name: 'Mallory' },
  { type: 'sit', chair: 3 },
  { type: 'choose', choice: { scenario: 4, level: 2 } },
  { type: 'deal' },
  { type: 'leave' },
  { type: 'resume', game: 'x', seen: 3 },
  {
    type: 'do',
    id: 7,
    command: { type: 'move', pawn: 'mage', seat: 0, from: 6, direction: 'N', distance: 1 },
  },
  { type: 'do', id: 8, command: { type: 'explore' } },
  { type: 'say', text: 'hello' },
  { type: 'gesture', sign: 'ping', path: [[1, 2]] },
  { type: 'ping', sent: 1 },
];

const STRANGE: readonly unknown[] = [
  null,
  -1,
  1e308,
  -0.5,
  2 ** 53,
  '',
  '\u0000\u202e',
  'x'.repeat(1_000),
  true,
  [],
  {},
  [[[[]]]],
  '__proto__',
  'constructor',
  'toString',
];

const NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'type', 'then', 'toJSON', 'length'];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export function malformed(): string | Buffer {
  return pick(MAKERS)();
}

const MAKERS: readonly (() => string | Buffer)[] = [
  changedField,
  changedField,
  strangeName,
  cutOff,
  flippedCharacter,
  () => randomBytes(1 + Math.floor(Math.random() * 300)),
  () => randomBytes(40).toString('latin1'),
  () => '['.repeat(2_000) + ']'.repeat(2_000),
  () => `{"type":"do","id":1,"command":${'{"a":'.repeat(400)}1${'}'.repeat(400)}}`,
  () => '{"type":"do","id":1e999,"command":{"type":"move","from":1e999,"distance":-1e999}}',
  () => JSON.stringify(pick(STRANGE)),
];

/** One value somewhere in a valid message is another. */
function changedField(): string {
  const message = structuredClone(pick(VALID)) as Record<string, unknown>;
  const inner = message.command ?? message.choice;
  const target = (Math.random() < 0.6 && inner ? inner : message) as Record<string, unknown>;
  target[pick(Object.keys(target))] = pick(STRANGE);
  return JSON.stringify(message);
}

/** A name of every object's own among the fields. */
function strangeName(): string {
  const text = JSON.stringify(pick(VALID));
  return text.replace('{', `{${JSON.stringify(pick(NAMES))}:${JSON.stringify(pick(STRANGE))},`);
}

function cutOff(): string {
  const text = JSON.stringify(pick(VALID));
  return text.slice(0, Math.floor(Math.random() * text.length));
}

function flippedCharacter(): string {
  const text = JSON.stringify(pick(VALID));
  const at = Math.floor(Math.random() * text.length);
  return text.slice(0, at) + String.fromCharCode(32 + Math.floor(Math.random() * 95)) + text.slice(at + 1);
}
