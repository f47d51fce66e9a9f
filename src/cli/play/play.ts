import { createInterface } from 'node:readline/promises';
import { setupOf } from '#content/choices.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { refusalText } from '#content/locales/refusal.ts';
import { titleOf } from '#content/own.ts';
import { newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { Flags } from '../args.ts';
import type { Look } from '../draw/look.ts';
import { paint } from '../draw/text.ts';
import { knownTiles } from '../knownTiles.ts';
import { EVERY_PIECE } from '../pieces/index.ts';
import type { Terminal } from '../term.ts';
import { Farewell, numberIn } from '../values.ts';
import type { Ask, Asker } from './asking.ts';
import { type Chosen, chooseGame, chooseOwn } from './choose.ts';
import { eveningTitle, moduleNames } from './chooseSecurity.ts';
import { type Clock, pacedClock, realClock } from './clock.ts';
import { drawEnd } from './end.ts';
import { playLines } from './lines.ts';
import { saveLog, type Title } from './save.ts';
import { playScreen } from './screen.ts';
import { showTable } from './show.ts';
import { openTable, type TableState } from './tableState.ts';

// `hushglass play`: choose, deal, play, and keep the log.

export async function play(flags: Flags, terminal: Terminal): Promise<number> {
  const { lang } = terminal.look;
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const pace = numberIn('--pace', flags.pace, 0, 86_400_000);
  const ask = interactive && !flags.yes ? askOnTerminal() : null;
  const asker = { lang, columns: terminal.columns, ask };
  const { setup, title } =
    flags.own === undefined ? await chosen(asker, flags) : await chooseOwn(asker, flags, flags.own);
  const opened = openBox(setup, knownTiles(), PIECES);
  if ('problems' in opened) {
    const why = opened.problems.map((problem) => refusalText(lang, problem));
    process.stderr.write(`${[t(lang, 'cli.setup.impossible'), ...why].join('\n')}\n`);
    return 1;
  }
  const seed = flags.seed ?? crypto.randomUUID().slice(0, 8);
  greet(terminal.look, title, setup, seed);
  const { game, dealt } = newGame(opened.box, randomFrom(seed));
  const clock = pace === undefined ? realClock() : pacedClock(pace);
  return run(flags, terminal, clock, openTable(lang, game, dealt), title);
}

async function chosen(asker: Asker, flags: Flags): Promise<{ readonly setup: Setup; readonly title: Title }> {
  const { choice, players } = await chooseGame(asker, flags);
  return { setup: setupOf(choice, players) as Setup, title: titleFor(choice) };
}

function greet(look: Look, title: Title, setup: Setup, seed: string): void {
  const { lang } = look;
  const lines = [
    ...titleLines(lang, title),
    ...joiningLines(lang, title, setup),
    ...EVERY_PIECE.filter(({ id }) => setup.pieces.includes(id)).flatMap(
      (piece) => piece.intro?.(setup, look) ?? [],
    ),
    t(lang, 'cli.setup.seed', { seed }),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** The scenario with what it is about, or the name somebody gave their own. */
function titleLines(lang: Lang, { scenario, own, evening, hardcore }: Title): readonly string[] {
  if (own !== undefined) return [t(lang, 'cli.panel.own', { name: own })];
  if (evening !== undefined)
    return [
      eveningTitle(lang, String(evening), hardcore !== undefined),
      t(lang, `security.evening.${evening as 'XT1'}.goal`),
    ];
  const name = t(lang, `game.scenario.${scenario}` as 'game.scenario.1');
  const about = t(lang, `game.about.${scenario}` as 'game.about.1');
  return [t(lang, 'cli.panel.scenario', { number: scenario as number, name }), about];
}

function titleFor(choice: Chosen['choice']): Title {
  if ('evening' in choice) return titleOf(choice);
  const { scenario, level, side, roles } = choice;
  return {
    scenario,
    ...(level === undefined ? {} : { level }),
    ...(side === undefined ? {} : { side }),
    ...(roles === undefined ? {} : { roles: roles.level }),
  };
}

/** [X0.5] the modules that join a scenario; an evening's are its own. */
function joiningLines(lang: Lang, { evening }: Title, setup: Setup): readonly string[] {
  const names = evening === undefined ? moduleNames(lang, setup.pieces) : [];
  return names.length === 0 ? [] : [t(lang, 'cli.panel.modules', { modules: names.join(', ') })];
}

async function run(
  flags: Flags,
  terminal: Terminal,
  clock: Clock,
  table: TableState,
  title: Title,
): Promise<number> {
  const { stdin: input, stdout: output } = process;
  const live = input.isTTY && output.isTTY;
  const plain = flags.plain ?? false;
  const onScreen = live && !plain;
  const after = onScreen
    ? await playScreen(table, { input, output, terminal, clock, title })
    : await playLines(table, { input, output, terminal, clock, title, plain, live });
  if (onScreen) showLast(after, terminal, clock);
  await keep(flags, after, title, live);
  return 0;
}

/** The screen is gone; what remains in the scrollback is the end of the game. */
function showLast(table: TableState, terminal: Terminal, clock: Clock): void {
  const lines = [
    ...showTable(table, clock.now(), { terminal, plain: false }),
    ...drawEnd(table, terminal.look),
  ];
  process.stdout.write(`${lines.map((one) => paint(one, terminal.depth)).join('\n')}\n`);
}

async function keep(flags: Flags, table: TableState, title: Title, live: boolean): Promise<void> {
  const asked = live && flags.log === undefined && table.entries.length > 1;
  const answer = asked ? await askOnTerminal()(t(table.lang, 'cli.ask.save'), '') : '';
  const file = flags.log ?? answer.trim();
  if (file !== '') process.stdout.write(`${saveLog(table, title, file)}\n`);
}

/** Ctrl-C and Ctrl-D leave; they are no answer. */
function askOnTerminal(): NonNullable<Ask> {
  return async (question, preset) => {
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    const shown = preset === '' ? `${question} ` : `${question} [${preset}] `;
    const left = new Promise<never>((_, reject) => {
      reader.once('close', () => reject(new Farewell()));
    });
    try {
      return await Promise.race([reader.question(shown), left]);
    } catch {
      process.stdout.write('\n');
      throw new Farewell();
    } finally {
      reader.close();
    }
  };
}
