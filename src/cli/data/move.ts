import { type Key, type TextParams, t } from '#content/locales/index.ts';
import { CannotMove, move as moveHost } from '#server/check/index.ts';
import type { Terminal } from '../term.ts';
import { Complaint } from '../values.ts';
import { withoutPassword } from './file.ts';

// `hushglass move FROM TO`: a whole host from a data file into a database, or back.

export async function move(words: readonly string[], { look: { lang } }: Terminal): Promise<number> {
  const [from, to] = words;
  if (from === undefined || to === undefined) throw new Complaint('check.move.error.which');
  const say = (key: Key, params: TextParams) => `${t(lang, key, params)}\n`;
  const known = { from: withoutPassword(from), to: withoutPassword(to) };
  try {
    process.stdout.write(say('check.move.done', { ...known, ...(await moveHost(from, to)) }));
    return 0;
  } catch (error) {
    if (!(error instanceof CannotMove)) {
      process.stderr.write(say('check.move.error.failed', { ...known, why: String(error) }));
      return 1;
    }
    process.stderr.write(say(`check.move.error.${error.problem}`, { what: withoutPassword(error.what) }));
    return 1;
  }
}
