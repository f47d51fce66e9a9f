import * as v from 'valibot';
import { read, write } from '../../kept.ts';
import { atLeast, listOf, partsOf } from '../../understood.ts';

// The rooms this browser has been in, as whoever was there knew them last.

const KEEP = 12;
/** So many of its people are kept by name. */
export const NAMED = 3;

const Last = v.object({
  game: v.string(),
  scenario: v.exactOptional(v.number()),
  own: v.exactOptional(v.string()),
  evening: v.exactOptional(v.string()),
  won: v.boolean(),
  when: v.number(),
});
const Kept = v.pipe(
  v.unknown(),
  // Before there were people in it, a room was its code.
  v.transform((one) => (typeof one === 'string' ? { code: one } : one)),
  partsOf({ code: v.string(), people: listOf(v.string()), more: atLeast(0), last: Last }),
);

/** Its people, how many there are besides, and how its last game went. */
export type KeptRoom = v.InferOutput<typeof Kept>;

export function knownRooms(): readonly KeptRoom[] {
  return read('rooms', listOf(Kept), []).filter(({ code }) => code !== undefined);
}

/** The room that was in last comes first. */
export function rememberRoom(code: string, what: KeptRoom = {}): void {
  const known = knownRooms().find((room) => room.code === code);
  write('rooms', [{ ...known, ...what, code }, ...without(code)].slice(0, KEEP));
}

export function forgetRoom(code: string): void {
  write('rooms', without(code));
}

const without = (code: string) => knownRooms().filter((room) => room.code !== code);
