import { t } from '#content/locales/index.ts';
import { forgetIn, forgetInDatabase, isDatabase } from '#server/check/index.ts';
import type { Terminal } from '../term.ts';
import { Complaint } from '../values.ts';
import { messageOf, mustBeFile, understood, withoutPassword } from './file.ts';

// `hushglass forget ROOM [FILE or postgres://...]`: a room goes for good, with its people, its games and their lines in the Book.

export async function forget(words: readonly string[], { look: { lang } }: Terminal): Promise<number> {
  const { HUSHGLASS_STORE, HUSHGLASS_DATA } = process.env;
  const [room, where = HUSHGLASS_STORE || HUSHGLASS_DATA || 'hushglass.db'] = words;
  if (room === undefined) throw new Complaint('check.forget.error.noRoom');
  const removed = await (isDatabase(where) ? fromDatabase(where, room) : fromFile(where, room));
  const known = { room, file: withoutPassword(where) };
  if (removed === null) process.stderr.write(`${t(lang, 'check.forget.error.unknown', known)}\n`);
  else process.stdout.write(`${t(lang, 'check.forget.done', { ...known, ...removed })}\n`);
  return removed === null ? 1 : 0;
}

function fromFile(file: string, room: string) {
  mustBeFile(file);
  return forgetIn(file, room).catch((error) => understood(error, file));
}

function fromDatabase(url: string, room: string) {
  const file = withoutPassword(url);
  return forgetInDatabase(url, room).catch((error) => unreached(error, file));
}

/** It may be anything that keeps a database from answering. */
function unreached(error: unknown, file: string): never {
  try {
    return understood(error, file);
  } catch (found) {
    if (found instanceof Complaint) throw found;
    throw new Complaint('check.error.unread', { file, why: messageOf(error) });
  }
}
