import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import { t } from '#content/locales/index.ts';
import { HEROES, type PawnId } from '#engine/mall/index.ts';
import { letterOf } from '../draw/look.ts';
import { type Line, paint } from '../draw/text.ts';
import { columnsOf, type Terminal } from '../term.ts';
import type { Clock } from './clock.ts';
import { type Editor, EMPTY, type Typed, typed } from './editor.ts';
import { saveLog, type Title } from './save.ts';
import { drawScreen } from './screenful.ts';
import { showHelp, showLegend, showSecret } from './show.ts';
import { obey, passTime, say, type TableState } from './tableState.ts';

// The game on a whole terminal: the sand runs while one types. Only lines that changed are
// written again, so nothing flickers and the input line stays where it is.

export interface ScreenGame {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly title: Title;
}

interface Live {
  readonly table: TableState;
  readonly editor: Editor;
  /** The hero that the arrow keys move. */
  readonly hero: PawnId | null;
  /** A page shown over the board until the next key, and the one that follows it. */
  readonly overlay: readonly Line[] | null;
  readonly behind: readonly Line[] | null;
}

const TICK = 250;
const ENTER = '\u001b[?1049h\u001b[2J';
const LEAVE = '\u001b[?1049l\u001b[?25h';

export function playScreen(first: TableState, setting: ScreenGame): Promise<TableState> {
  const { input, output } = setting;
  let live: Live = { table: first, editor: EMPTY, hero: null, overlay: null, behind: null };
  let shown: readonly string[] = [];
  return new Promise((resolve) => {
    const draw = () => {
      shown = refresh(output, shown, rendered(setting, live), cursorOf(setting, live));
    };
    const redrawAll = () => {
      shown = [];
      output.write('\u001b[2J');
      draw();
    };
    const stop = () => {
      clearInterval(timer);
      input.off('keypress', onKey).setRawMode(false).pause();
      output.off('resize', redrawAll);
      process.off('SIGTERM', stop).off('SIGHUP', stop);
      output.write(LEAVE);
      resolve(live.table);
    };
    const next = (after: Live) => {
      live = after;
      if (after.table.wish?.kind === 'quit' || after.table.game.shared.phase === 'over') stop();
      else draw();
    };
    const onKey = (text: string | undefined, key: Key) => next(press(live, setting, { text, key }));
    const timer = setInterval(() => next(tick(live, setting)), TICK);
    output.write(ENTER);
    output.on('resize', redrawAll);
    process.on('SIGTERM', stop).on('SIGHUP', stop);
    emitKeypressEvents(input);
    input.setRawMode(true).resume().on('keypress', onKey);
    draw();
  });
}

/** The sand may run out while nobody types; what was said stays until then. */
function tick(live: Live, { clock }: ScreenGame): Live {
  const after = passTime(live.table, clock.now());
  return after.entries === live.table.entries ? live : { ...live, table: after };
}

function press(live: Live, setting: ScreenGame, pressed: Typed): Live {
  const { key } = pressed;
  if (key.ctrl && (key.name === 'c' || key.name === 'd')) return enter(live, setting, 'quit');
  if (live.overlay !== null) return uncover(live);
  if (live.editor.text === '') {
    if (key.name === 'tab') return { ...live, hero: nextHero(live) };
    const way = ARROWS[key.name ?? ''];
    if (way !== undefined && live.hero !== null) return enter(live, setting, arrowText(live, way));
  }
  const { editor, entered } = typed(live.editor, pressed);
  return entered === null ? { ...live, editor } : enter({ ...live, editor }, setting, entered);
}

const ARROWS: Readonly<Record<string, 'north' | 'east' | 'south' | 'west'>> = {
  up: 'north',
  right: 'east',
  down: 'south',
  left: 'west',
};

function arrowText({ table, hero }: Live, way: 'north' | 'east' | 'south' | 'west'): string {
  return `${letterOf(table.lang, hero as PawnId)} ${t(table.lang, `game.compass.${way}`)} 1`;
}

function nextHero({ table, hero }: Live): PawnId {
  const { pawns } = table.game.box;
  return pawns[(hero === null ? 0 : pawns.indexOf(hero) + 1) % pawns.length] ?? HEROES[0];
}

function enter(live: Live, setting: ScreenGame, text: string): Live {
  setting.clock.beat();
  const table = obey(live.table, text, setting.clock.now());
  const { wish } = table;
  if (wish?.kind === 'help') return cover(live, table, showHelp(setting.terminal));
  if (wish?.kind === 'legend') return cover(live, table, showLegend(table, setting.terminal));
  if (wish?.kind === 'card') {
    const { away, own } = showSecret(table, wish.seat, setting.terminal);
    return { ...live, table, overlay: away, behind: own };
  }
  if (wish?.kind === 'save') return { ...live, table: say(table, saveLog(table, setting.title, wish.file)) };
  return { ...live, table };
}

function cover(live: Live, table: TableState, overlay: readonly Line[]): Live {
  return { ...live, table: say(table, t(table.lang, 'cli.help.keys'), closeText(table)), overlay };
}

function closeText({ lang, game }: TableState): string {
  const { phase, clock } = game.shared;
  return t(lang, phase === 'running' && clock.since === null ? 'cli.help.close' : 'cli.help.closeCalm');
}

/** The page behind, if there is one, and then the board again. */
function uncover(live: Live): Live {
  const table = { ...live.table, said: [] };
  const shown = live.behind === null ? table : say(table, closeText(table));
  return { ...live, table: shown, overlay: live.behind, behind: null };
}

function rendered(setting: ScreenGame, live: Live): readonly string[] {
  const { output, terminal, clock } = setting;
  const size = { columns: columnsOf(output, {}), rows: output.rows ?? 24 };
  const lines = drawScreen(
    { ...live, look: terminal.look, host: clock.now(), input: live.editor.text },
    size,
  );
  return lines.map((one) => paint(one, terminal.depth));
}

function cursorOf({ output }: ScreenGame, { table, editor }: Live): string {
  const column = [...t(table.lang, 'cli.prompt', { seat: table.focus + 1 })].length + editor.text.length + 1;
  return `\u001b[${output.rows ?? 24};${column}H`;
}

function refresh(
  output: WriteStream,
  before: readonly string[],
  after: readonly string[],
  cursor: string,
): readonly string[] {
  const changed = after.flatMap((text, row) =>
    before[row] === text ? [] : [`\u001b[${row + 1};1H${text}\u001b[K`],
  );
  if (changed.length > 0) output.write(`\u001b[?25l${changed.join('')}${cursor}\u001b[?25h`);
  else output.write(cursor);
  return after;
}
