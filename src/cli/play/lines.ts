import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { t } from '#content/locales/index.ts';
import { gameTime, sandLeft } from '#engine/mall/index.ts';
import { type Line, paint } from '../draw/text.ts';
import { clockText } from '../draw/time.ts';
import type { Clock } from './clock.ts';
import { coversOn } from './covers.ts';
import { drawEnd } from './end.ts';
import { saveLog, type Title } from './save.ts';
import { type Showing, showBoard, showHelp, showLegend, showSecret, showTable } from './show.ts';
import { obey, passTime, say, type TableState } from './tableState.ts';

// Line by line, for pipes, scripts and screen readers: a command in, the board out.

export interface LineGame extends Showing {
  readonly input: Readable;
  readonly output: Writable;
  /** A person types here: prompt, and say when time runs out. Otherwise each command is repeated. */
  readonly live: boolean;
  readonly clock: Clock;
  readonly title: Title;
}

export async function playLines(first: TableState, setting: LineGame): Promise<TableState> {
  const reader = createInterface({ input: setting.input, crlfDelay: Number.POSITIVE_INFINITY });
  const put = (lines: readonly Line[]) => write(setting, lines);
  const covers = coversOn((text) => setting.output.write(text), put);
  let table = first;
  put([...showTable(table, setting.clock.now(), setting), ...showBoard(table, setting)]);
  const watch = setting.live
    ? announceTime(
        setting,
        () => table,
        covers.hide,
        (next) => {
          table = next;
          if (isOver(next)) reader.close();
          else prompt(next, setting);
        },
      )
    : undefined;
  prompt(table, setting);
  for await (const text of reader) {
    const turned = covers.turn();
    if (turned === 'hidden') prompt(table, setting);
    if (turned !== null) continue;
    setting.clock.beat();
    const before = table;
    if (!setting.live) setting.output.write(`> ${text}\n`);
    table = grant(obey(table, text, setting.clock.now()), setting);
    if (table.wish?.kind === 'card' && setting.live) {
      covers.open(showSecret(table, table.wish.seat, setting.terminal));
      table = { ...table, wish: null };
      continue;
    }
    tell(before, table, setting);
    if (table.wish?.kind === 'quit' || (setting.live && isOver(table))) break;
    prompt(table, setting);
  }
  clearInterval(watch);
  covers.hide();
  if (table.wish?.kind !== 'quit' && !isOver(table))
    setting.output.write(`${t(table.lang, 'cli.say.endOfInput')}\n`);
  reader.close();
  return table;
}

const isOver = ({ game }: TableState) => game.shared.phase === 'over';

function prompt({ lang, focus }: TableState, { live, output }: LineGame): void {
  if (live) output.write(t(lang, 'cli.prompt', { seat: focus + 1 }));
}

function write({ output, terminal }: LineGame, lines: readonly Line[]): void {
  for (const one of lines) output.write(`${paint(one, terminal.depth)}\n`);
}

function tell(before: TableState, table: TableState, setting: LineGame): void {
  for (const text of table.said) setting.output.write(`${text}\n`);
  if (hasNews(before, table)) write(setting, showTable(table, setting.clock.now(), setting));
  if (isOver(table) && !isOver(before)) write(setting, drawEnd(table, setting.terminal.look));
}

/** A refusal leaves the board as it was, and nobody wants to hear it twice; an empty line asks for it. */
function hasNews(before: TableState, table: TableState): boolean {
  if (table.wish !== null) return table.wish.kind === 'board';
  return table.said.length === 0 || table.game !== before.game || table.focus !== before.focus;
}

/** What a line asked of the world outside. */
function grant(table: TableState, setting: LineGame): TableState {
  const { wish } = table;
  if (wish?.kind === 'help') write(setting, showHelp(setting.terminal));
  if (wish?.kind === 'legend') write(setting, showLegend(table, setting.terminal));
  if (wish?.kind === 'board') write(setting, showBoard(table, setting));
  // A script has no eyes to be kept from.
  if (wish?.kind === 'card' && !setting.live)
    write(setting, showSecret(table, wish.seat, setting.terminal).own);
  return wish?.kind === 'save' ? say(table, saveLog(table, setting.title, wish.file)) : table;
}

const MARKS = [120_000, 60_000, 30_000, 10_000];

/** Says aloud how much sand is left at each mark, and whatever time alone brings. */
function announceTime(
  setting: LineGame,
  table: () => TableState,
  uncover: () => void,
  keep: (table: TableState) => void,
): NodeJS.Timeout {
  const leftNow = () => {
    const { clock, sand } = table().game.shared;
    return sandLeft(sand, gameTime(clock, setting.clock.now()));
  };
  let last = leftNow();
  return setInterval(() => {
    const now = table();
    if (now.game.shared.phase !== 'running') return;
    const left = leftNow();
    const passed = MARKS.some((mark) => last > mark && left <= mark);
    if (passed) setting.output.write(`\n${t(now.lang, 'cli.say.timeLeft', { time: clockText(left) })}\n`);
    last = left;
    const after = passTime(now, setting.clock.now());
    if (after.entries === now.entries) return;
    uncover();
    tell(now, after, setting);
    keep(after);
  }, 250);
}
