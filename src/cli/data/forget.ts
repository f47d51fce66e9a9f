import { t } from '#content/locales/index.ts';
import { forgetIn } from '#server/check/index.ts';
import type { Terminal } from '../term.ts';
import { Complaint } from '../values.ts';
import { mustBeFile, understood } from './file.ts';

// `hushglass forget ROOM [FILE]`: a room goes for good, with its people, its games and their lines in the Book.

export async function forget(words: readonly string[], { look: { lang } }: Terminal): Promise<number> {
  const [room, file = process.env.HUSHGLASS_DATA ?? 'hushglass.db'] = words;
  if (room === undefined) throw new Complaint('check.forget.error.noRoom');
  mustBeFile(file);
  const removed = await forgetIn(file, room).catch((error) => understood(error, file));
  const known = { room, file };
  if (removed === null) process.stderr.write(`${t(lang, 'check.forget.error.unknown', known)}\n`);
  else process.stdout.write(`${t(lang, 'check.forget.done', { ...known, ...removed })}\n`);
  return removed === null ? 1 : 0;
}
