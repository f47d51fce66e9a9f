import '#content/locales/all.ts';
import { langOf, t } from '#content/locales/index.ts';
import { checkedLang, colourWish, readArgs, wishedLang } from './args.ts';
import { check } from './data/check.ts';
import { forget } from './data/forget.ts';
import { move } from './data/move.ts';
import { evenings } from './play/chooseSecurity.ts';
import { play } from './play/play.ts';
import { replay } from './replay.ts';
import { type Terminal, terminalOf } from './term.ts';
import { checkTiles, tiles } from './tiles.ts';
import { Complaint, complaintText, Farewell } from './values.ts';

// hushglass COMMAND: which of them, and in which language it fails.

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'tiles' && args.includes('--check')) return checkTiles(args.slice(1), lang);
  const { flags, words } = readArgs(args);
  checkedLang(flags);
  const [command, ...rest] = words;
  const terminal = terminalOf(lang, process.stdout, process.env, colourWish(flags), flags.ascii ?? false);
  if (flags.help || command === undefined || command === 'help') return usage(terminal);
  if (command === 'play') return play(flags, terminal);
  if (command === 'replay') return replay(flags, rest, terminal);
  if (command === 'tiles') return tiles(rest, terminal);
  if (command === 'evenings') return evenings(terminal);
  if (command === 'check') return check(flags, rest, terminal);
  if (command === 'forget') return forget(rest, terminal);
  if (command === 'move') return move(rest, terminal);
  throw new Complaint('cli.error.command', { name: command });
}

function usage({ look }: Terminal): number {
  process.stdout.write(`${t(look.lang, 'cli.usage')}\n`);
  return 0;
}

const given = process.argv.slice(2);
const lang = wishedLang(given) ?? langOf(process.env);

// Whoever reads us may stop reading, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main(given);
} catch (error) {
  process.exitCode = report(error);
}

/** A sentence for everything that can go wrong; a stack trace for nothing. */
function report(error: unknown): number {
  if (error instanceof Farewell) return 130;
  if (error instanceof Complaint) {
    process.stderr.write(`${complaintText(lang, error)}\n`);
    return 2;
  }
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${t(lang, 'cli.error.unexpected', { what })}\n`);
  return 1;
}
