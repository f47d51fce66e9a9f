import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Lang, t } from '#content/locales/index.ts';
import { type Examined, examineFile, inTheWay, mendCopy } from '#server/check/index.ts';
import type { Flags } from '../args.ts';
import type { Terminal } from '../term.ts';
import { Complaint } from '../values.ts';
import { messageOf, mustBeFile, understood } from './file.ts';
import { reportOn } from './report.ts';

// `hushglass check FILE [--mend COPY]`: what is wrong with a data file, and a copy of it with that mended.

export function check(flags: Flags, words: readonly string[], { look: { lang } }: Terminal): number {
  const [file] = words;
  if (file === undefined) throw new Complaint('check.error.noFile');
  const { mend: copy } = flags;
  if (copy !== undefined) mustBeFree(copy);
  const found = examined(file);
  say(...reportOn(lang, file, found));
  return copy === undefined ? codeFor(found) : mended(lang, file, copy);
}

function mustBeFree(copy: string): void {
  const taken = inTheWay(copy);
  if (taken !== undefined) throw new Complaint('check.error.taken', { file: taken });
  if (!existsSync(dirname(copy))) throw new Complaint('cli.error.write', { file: copy });
}

const codeFor = ({ faults }: Examined) => (faults.length === 0 ? 0 : 1);

/** What is left is said of the copy, and so is the exit code. */
function mended(lang: Lang, file: string, copy: string): number {
  try {
    mendCopy(file, copy);
  } catch (error) {
    process.stderr.write(`${t(lang, 'check.error.notCopied', { file, copy, why: messageOf(error) })}\n`);
    return 1;
  }
  const left = examined(copy);
  say('', t(lang, 'check.mended'), ...reportOn(lang, copy, left));
  return codeFor(left);
}

function examined(file: string): Examined {
  mustBeFile(file);
  try {
    return examineFile(file);
  } catch (error) {
    return understood(error, file);
  }
}

function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
