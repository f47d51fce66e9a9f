// Loaded before a server whose pictures are compared: what is left to chance comes out the same every time, and
// it is always the same day.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const EVENING = Date.UTC(2026, 10, 5, 19, 30);
const began = performance.now();
const counts = new Map();

/** The next bytes for whoever asks for so many: deals, ids and tokens do not get into each other's way. */
function bytesOf(size, kind = 'bytes') {
  const name = `${kind} ${size}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return crypto.createHash('shake256', { outputLength: size }).update(`${name} ${count}`).digest();
}

Object.assign(crypto, {
  randomBytes: (size) => bytesOf(size),
  randomInt: (limit) => bytesOf(4, 'number').readUInt32LE() % limit,
});
syncBuiltinESMExports();

Date.now = () => EVENING + Math.floor(performance.now() - began);
