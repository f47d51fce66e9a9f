import { t } from '#content/locales/index.ts';
import { type Game, gameTime, type Pawn } from '#engine/mall/index.ts';
import { pawnIndex } from '#engine/mall/pawns.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { drawPage } from '../draw/frame.ts';
import { DIM, type Look, pawnStyle, STRONG } from '../draw/look.ts';
import { cut, type Line, line, span, wrap } from '../draw/text.ts';
import type { Table } from './table.ts';

// One full screen: board and panel, the last words, the input line. Exactly as many lines as rows.

export interface Screen {
  readonly table: Table;
  readonly look: Look;
  readonly host: number;
  readonly input: string;
  readonly hero: Pawn | null;
  readonly overlay: readonly Line[] | null;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const WORDS = 3;

export function drawScreen(screen: Screen, { columns, rows }: Size): readonly Line[] {
  const room = rows - WORDS - 2;
  const main = screen.overlay ?? page(screen, columns, room);
  const shown = Array.from({ length: room }, (_, row) => main[row] ?? line(''));
  return [...shown, separator(screen, columns), ...words(screen, columns), prompt(screen)].map((one) =>
    cut(one, columns - 1),
  );
}

function page({ table, look, host, hero }: Screen, columns: number, rows: number): readonly Line[] {
  const { game, focus, entries } = table;
  const now = gameTime(game.shared.clock, host);
  const watch = hero === null ? lastMoved(entries, game) : game.shared.pawns[pawnIndex(hero)];
  return drawPage({ seen: game, look, now, focus, columns: columns - 1, rows, watch });
}

function lastMoved(entries: Table['entries'], { shared }: Game): Space | undefined {
  const moves = entries.at(-1)?.events.flatMap((event) => (event.type === 'moved' ? event.pawn : [])) ?? [];
  const pawn = moves.at(-1);
  return shared.pawns[pawn === undefined ? 0 : pawnIndex(pawn)];
}

function separator({ look, hero }: Screen, columns: number): Line {
  const rule = look.marks.dash.repeat(Math.max(0, columns - 30));
  if (hero === null) return line(span(rule, DIM));
  return line(span(` ${t(look.lang, `game.hero.${hero}`)} `, pawnStyle(hero)), span(rule, DIM));
}

function words({ table }: Screen, columns: number): readonly Line[] {
  const all = wrap(table.said.join(' '), columns - 1);
  const last = all.slice(-WORDS);
  return [...last, ...Array.from({ length: WORDS - last.length }, () => line(''))];
}

function prompt({ table, input }: Screen): Line {
  return line(span(t(table.lang, 'cli.prompt', { seat: table.focus + 1 }), STRONG), input);
}
