import { t } from '#content/locales/index.ts';
import { type Game, gameTime, type PawnId } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { drawPage, isCropped, type Page } from '../draw/frame.ts';
import { DIM, type Look, pawnStyle, STRONG } from '../draw/look.ts';
import { cut, type Line, line, span, wrap } from '../draw/text.ts';
import type { TableState } from './tableState.ts';

// One full screen: board and panel, the last words, the input line. Exactly as many lines as rows.

export interface Screen {
  readonly table: TableState;
  readonly look: Look;
  readonly host: number;
  readonly input: string;
  readonly hero: PawnId | null;
  readonly overlay: readonly Line[] | null;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const WORDS = 3;

export function drawScreen(screen: Screen, { columns, rows }: Size): readonly Line[] {
  const room = rows - WORDS - 2;
  const page = pageOf(screen, columns, room);
  const main = screen.overlay ?? drawPage(page);
  const shown = Array.from({ length: room }, (_, row) => main[row] ?? line(''));
  const hint = screen.overlay === null && isCropped(page);
  return [...shown, separator(screen, columns, hint), ...words(screen, columns), prompt(screen)].map((one) =>
    cut(one, columns - 1),
  );
}

function pageOf({ table, look, host, hero }: Screen, columns: number, rows: number): Page {
  const { game, focus, entries } = table;
  const now = gameTime(game.shared.clock, host);
  const watch = hero === null ? lastPlace(entries, game) : game.shared.pawns[pawnNumber(game, hero)];
  return { game: game, look, now, focus, columns: columns - 1, rows, watch };
}

/** Where a pawn last went or a tile was last laid. */
function lastPlace(entries: TableState['entries'], { shared }: Game): Space | undefined {
  const events = entries.flatMap((entry) => entry.events);
  const last = events.findLast((event) => event.type === 'moved' || event.type === 'placed');
  if (last?.type === 'moved') return last.to;
  return last?.type === 'placed' ? last.space : shared.pawns[0];
}

/** Says which hero the arrow keys move, and whether there is more mall than fits. */
function separator({ look, hero }: Screen, columns: number, hint: boolean): Line {
  const { lang, marks } = look;
  const name = hero === null ? '' : ` ${t(lang, `game.hero.${hero}`)} `;
  const more = hint ? ` ${t(lang, 'cli.panel.cropped')} ` : '';
  const rule = marks.dash.repeat(Math.max(0, columns - 1 - [...name, ...more].length));
  return line(span(name, hero === null ? DIM : pawnStyle(hero)), span(rule, DIM), span(more, STRONG));
}

function words({ table }: Screen, columns: number): readonly Line[] {
  const all = wrap(table.said.join(' '), columns - 1);
  const last = all.slice(-WORDS);
  return [...last, ...Array.from({ length: WORDS - last.length }, () => line(''))];
}

function prompt({ table, input }: Screen): Line {
  return line(span(t(table.lang, 'cli.prompt', { seat: table.focus + 1 }), STRONG), input);
}
