import { capital, type Key, t } from '#content/locales/index.ts';
import { gameTime, sandBy } from '#engine/mall/index.ts';
import { drawPage } from '../draw/frame.ts';
import { drawLegend } from '../draw/legend.ts';
import { backTexts, handText, statesOf } from '../draw/panel.ts';
import { describeMall, describeTiles } from '../draw/plain.ts';
import { type Line, line, wrap } from '../draw/text.ts';
import { clockText } from '../draw/time.ts';
import { EVERY_PIECE, piecesOf } from '../pieces/index.ts';
import type { Terminal } from '../term.ts';
import type { TableState } from './tableState.ts';

// What line mode prints after each command: the drawing, or the same in words.

export interface Showing {
  readonly terminal: Terminal;
  readonly plain: boolean;
}

export function showTable(table: TableState, host: number, { terminal, plain }: Showing): readonly Line[] {
  if (plain) return describe(table, host, terminal);
  const { look, columns } = terminal;
  const now = gameTime(table.game.shared.clock, host);
  return drawPage({ game: table.game, look, now, focus: table.focus, columns });
}

function describe({ game }: TableState, host: number, { look, columns }: Terminal): readonly Line[] {
  const { hands, phase, deckLeft } = game.shared;
  const { lang } = look;
  const left = sandBy(game.shared, host);
  const texts = [
    t(lang, 'cli.plain.sand', { time: clockText(left) }),
    t(lang, 'cli.plain.deck', { count: deckLeft }),
    ...backTexts(game, look).map((text) => `${capital(text)}.`),
    t(lang, 'cli.plain.state', { states: statesOf(game, look).join(', ') }),
    ...hands.map((hand, seat) =>
      t(lang, 'cli.plain.seat', { seat: seat + 1, actions: handText(look, hand, game, true) }),
    ),
    ...(phase === 'setup' ? [t(lang, 'cli.panel.notStarted')] : []),
    ...describeMall(game, look),
  ];
  return texts.flatMap((text) => wrap(text, columns));
}

/** What the command `board` adds: all tiles in words, or simply the drawing again. */
export function showBoard(table: TableState, { terminal, plain }: Showing): readonly Line[] {
  const texts = plain ? describeTiles(table.game, terminal.look) : [];
  return texts.flatMap((text) => wrap(text, terminal.columns));
}

/** Everyone but one looks away, and then what that one alone may read: each until the next key. */
export function showSecret({ game, lang }: TableState, seat: number, { look, columns }: Terminal): Secret {
  const lines = (texts: readonly string[]) => texts.flatMap((text) => wrap(text, columns - 1));
  const own = piecesOf(game.box).flatMap((piece) => piece.secret?.(game, look, seat) ?? []);
  return { away: lines([t(lang, 'cli.say.lookAway', { seat: seat + 1 })]), own: lines(own) };
}

export interface Secret {
  readonly away: readonly Line[];
  readonly own: readonly Line[];
}

export function showHelp({ look }: Terminal): readonly Line[] {
  const own = EVERY_PIECE.flatMap(({ help }) => help ?? []);
  const keys: readonly Key[] = ['cli.help', ...own, 'cli.help.table'];
  return keys.flatMap((key) => t(look.lang, key).split('\n')).map((one) => line(one));
}

export function showLegend(table: TableState, { look, columns }: Terminal): readonly Line[] {
  const { pawns, pieces } = table.game.box;
  const more = pieces.some(({ symbols, layer }) => symbols !== undefined || layer !== undefined);
  return drawLegend(look, pawns, columns, more);
}
