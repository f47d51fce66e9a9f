import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '#content/locales/index.ts';
import type { ColourWish } from './term.ts';
import { Complaint, choiceIn } from './values.ts';

// The command line, as strings; what the values mean is for each command to say.

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  color: { type: 'string' },
  ascii: { type: 'boolean' },
  plain: { type: 'boolean' },
  all: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  scenario: { type: 'string' },
  own: { type: 'string' },
  players: { type: 'string' },
  level: { type: 'string' },
  side: { type: 'string' },
  theft: { type: 'string' },
  sand: { type: 'string' },
  talk: { type: 'string' },
  sister: { type: 'boolean' },
  modules: { type: 'string' },
  guards: { type: 'string' },
  roles: { type: 'string' },
  last: { type: 'string' },
  token: { type: 'boolean' },
  evening: { type: 'string' },
  hardcore: { type: 'boolean' },
  tokens: { type: 'boolean' },
  seed: { type: 'string' },
  pace: { type: 'string' },
  log: { type: 'string' },
  mend: { type: 'string' },
} as const;

export type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

export interface Args {
  readonly flags: Flags;
  readonly words: readonly string[];
}

export function readArgs(args: readonly string[]): Args {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { flags: values, words: positionals };
  } catch (error) {
    const [found, missing] = quoted(error).split(' <value>');
    throw new Complaint(missing === undefined ? 'cli.error.option' : 'cli.error.noValue', {
      found: found ?? '',
    });
  }
}

/** The part of Node's own message that repeats what was typed; `--seed <value>` where the value is missing. */
function quoted(error: unknown): string {
  return /'([^']+)'/.exec(String(error))?.[1] ?? '';
}

/** Before anything can be said, the language must be known: the flag is looked for first. */
export function wishedLang(args: readonly string[]): Lang | undefined {
  const found = args.flatMap((arg, index) =>
    arg === '--lang' ? [args[index + 1]] : arg.startsWith('--lang=') ? [arg.slice(7)] : [],
  )[0];
  return LANGS.find((lang) => lang === found);
}

export function checkedLang(flags: Flags): void {
  choiceIn('--lang', flags.lang, LANGS);
}

export function colourWish(flags: Flags): ColourWish {
  return choiceIn('--color', flags.color, ['auto', 'always', 'never'] as const) ?? 'auto';
}
