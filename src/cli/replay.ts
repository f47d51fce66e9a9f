import { readFileSync } from 'node:fs';
import { emitKeypressEvents, type Key } from 'node:readline';
import { maybe, t } from '#content/locales/index.ts';
import { refusalText } from '#content/locales/refusal.ts';
import { refuse } from '#engine/core/refusal.ts';
import { gameTime, isRefusal } from '#engine/mall/index.ts';
import type { Flags } from './args.ts';
import { drawPage } from './draw/frame.ts';
import { STRONG } from './draw/look.ts';
import { describeMall } from './draw/plain.ts';
import { type Line, line, paint, span, wrap } from './draw/text.ts';
import { elapsedText } from './draw/time.ts';
import { narrate } from './narrate.ts';
import { piecesOf } from './pieces/index.ts';
import { eveningTitle, moduleNames } from './play/chooseSecurity.ts';
import { type Replay, readLog, type Step } from './readLog.ts';
import type { Terminal } from './term.ts';
import { Complaint } from './values.ts';

// `hushglass replay LOG`: the game again, step by step, and whether it ends as recorded.

export async function replay(flags: Flags, words: readonly string[], terminal: Terminal): Promise<number> {
  const [file] = words;
  if (file === undefined) throw new Complaint('cli.error.noLog');
  const read = readLog(readText(file));
  const { lang } = terminal.look;
  if (isRefusal(read)) return fail(refusalText(lang, read));
  if (!(await show(pagesOf(read, flags, terminal), flags, terminal)))
    return fail(refusalText(lang, refuse('log.malformed', { line: read.steps.length + 1 })));
  if (read.good === false) return fail(refusalText(lang, refuse('log.hash')));
  process.stdout.write(`${t(lang, read.good ? 'cli.replay.good' : 'cli.replay.unsigned')}\n`);
  return 0;
}

/** False where a page cannot even be drawn: its events were no game's. */
async function show(pages: readonly Page[], flags: Flags, terminal: Terminal): Promise<boolean> {
  const stepwise = process.stdin.isTTY && process.stdout.isTTY && !flags.all;
  try {
    if (stepwise) await leaf(pages, terminal);
    else for (const page of pages) put(page, terminal);
    return true;
  } catch {
    return false;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Complaint('cli.error.file', { file });
  }
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

type Page = () => readonly Line[];

/** Drawn only when looked at: a long game has many. */
function pagesOf({ steps, title }: Replay, flags: Flags, terminal: Terminal): readonly Page[] {
  return steps.map((step, index) => () => [
    ...(index === 0 ? [titleLine(title, step, terminal), ...introLines(step, terminal)] : []),
    ...stepLines(step, index, steps.length, flags.plain ?? false, terminal),
  ]);
}

function titleLine(title: Replay['title'], { game }: Step, { look }: Terminal): Line {
  const number = Number(title.scenario);
  const { players } = game.box.setup;
  if (typeof title.own === 'string')
    return line(t(look.lang, 'cli.replay.own', { name: title.own, players }));
  if (typeof title.evening === 'string') {
    const name = eveningTitle(look.lang, title.evening, title.hardcore !== undefined);
    return line(t(look.lang, 'cli.replay.own', { name, players }));
  }
  const name = maybe(look.lang, `game.scenario.${number}`);
  if (name === undefined) return line(t(look.lang, 'cli.replay.untitled', { players }));
  const modules = moduleNames(look.lang, game.box.setup.pieces);
  const joining =
    modules.length === 0 ? '' : ` ${t(look.lang, 'cli.panel.modules', { modules: modules.join(', ') })}`;
  return line(`${t(look.lang, 'cli.replay.title', { number, name, players })}${joining}`);
}

const introLines = ({ game }: Step, { look, columns }: Terminal): readonly Line[] =>
  piecesOf(game.box)
    .flatMap((piece) => piece.intro?.(game.box.setup, look) ?? [])
    .flatMap((text) => wrap(text, columns));

function stepLines(
  { entry, game }: Step,
  index: number,
  all: number,
  plain: boolean,
  { look, columns }: Terminal,
): readonly Line[] {
  const { lang } = look;
  const time = elapsedText(entry.at);
  const told = entry.events.flatMap((event) => narrate(lang, game, event) ?? []);
  const focus = Math.max(0, Math.min(entry.seat ?? 0, game.box.setup.players - 1));
  const now = gameTime(game.shared.clock, entry.at + game.shared.clock.shift);
  const board = plain
    ? describeMall(game, look).flatMap((text) => wrap(text, columns))
    : drawPage({ game: game, look, now, focus, columns });
  // Who looks at a game again looks at all of it.
  const open = piecesOf(game.box).flatMap((piece) => piece.unsealed?.(game, look) ?? []);
  const title = t(lang, 'cli.replay.step', { step: index + 1, all, time });
  return [
    line(''),
    line(span(title, STRONG)),
    ...[...told, ...open].flatMap((text) => wrap(text, columns)),
    ...board,
  ];
}

function put(page: Page, { depth }: Terminal): void {
  process.stdout.write(
    page()
      .map((one) => `${paint(one, depth)}\n`)
      .join(''),
  );
}

/** One page at a time: on with Enter, space or the right arrow, back with b or the left one. */
function leaf(pages: readonly Page[], terminal: Terminal): Promise<void> {
  const { stdin, stdout } = process;
  let index = 0;
  const showPage = () => {
    stdout.write('\u001b[2J\u001b[H');
    put(pages[index] as Page, terminal);
    stdout.write(`\n${t(terminal.look.lang, 'cli.replay.keys')}\n`);
  };
  return new Promise((resolve, reject) => {
    const stop = () => {
      stdin.off('keypress', onKey).setRawMode(false).pause();
    };
    const onKey = (_text: string | undefined, key: Key) => {
      const to = index + stepOf(key);
      if (key.name === 'q' || (key.ctrl && key.name === 'c') || to >= pages.length) {
        stop();
        return resolve();
      }
      index = Math.max(0, to);
      turn();
    };
    const turn = () => {
      try {
        showPage();
      } catch (error) {
        stop();
        reject(error);
      }
    };
    emitKeypressEvents(stdin);
    stdin.setRawMode(true).resume().on('keypress', onKey);
    turn();
  });
}

const FORWARD = ['return', 'enter', 'space', 'right', 'n'];
const BACK = ['b', 'left', 'backspace'];

function stepOf({ name = '' }: Key): number {
  if (FORWARD.includes(name)) return 1;
  return BACK.includes(name) ? -1 : 0;
}
