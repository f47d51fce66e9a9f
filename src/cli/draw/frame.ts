import { t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { cellOf, type Space, tileOf } from '#engine/mall/spaces.ts';
import { drawMall, sizeOf } from './board.ts';
import { DIM, type Look } from './look.ts';
import { drawPanel, type PanelView } from './panel.ts';
import { type Plan, plansOf } from './plan.ts';
import { cut, filled, type Line, line, span, widthOf } from './text.ts';

// Board and panel on one page: beside each other where there is room, otherwise one below the other.

export interface Page extends PanelView {
  readonly columns: number;
  /** How many rows there are; without a limit everything is shown. */
  readonly rows?: number;
  /** The space that must stay in view where the board is too large. */
  readonly watch?: Space | undefined;
}

const PANEL = 46;
const GAP = 2;
const WIDTHS = [4, 3, 2] as const;

interface Layout {
  readonly below: boolean;
  /** Of a space. */
  readonly width: number;
  readonly columns: number;
  /** For each dimension. */
  readonly rows: number | undefined;
}

export function drawPage(page: Page): readonly Line[] {
  const layout = layoutOf(page);
  return layout.below ? oneBelow(page, layout) : sideBySide(page, layout);
}

/** True where a part of the mall is out of view. */
export function isCropped(page: Page): boolean {
  const { width, columns, rows = Number.POSITIVE_INFINITY } = layoutOf(page);
  return plansOf(page.game).some((plan) => {
    const size = sizeOf(plan, width);
    return size.columns > columns || size.rows > rows;
  });
}

function layoutOf(page: Page): Layout {
  const columns = page.columns - PANEL - GAP;
  const rows = rowsEach(page);
  const width = WIDTHS.find((candidate) => fits(page, candidate, columns));
  // Without a limit of rows, a wider drawing above the panel is better than a narrow one beside it.
  if (width !== undefined && (width > 2 || rows !== undefined || !fits(page, 3, page.columns)))
    return { below: false, width, columns, rows };
  if (rows !== undefined) return { below: false, width: page.columns < 90 ? 2 : 3, columns, rows };
  const widest = WIDTHS.find((candidate) => candidate < 4 && fits(page, candidate, page.columns)) ?? 2;
  return { below: true, width: widest, columns: page.columns, rows };
}

/** A heading above each dimension where there is more than one. */
function rowsEach({ game, rows }: Page): number | undefined {
  const count = plansOf(game).length;
  return rows === undefined ? undefined : Math.floor(rows / count) - (count > 1 ? 1 : 0);
}

function fits({ game }: Page, width: number, columns: number): boolean {
  return plansOf(game).every((plan) => sizeOf(plan, width).columns <= columns);
}

function sideBySide(page: Page, layout: Layout): readonly Line[] {
  const board = boardLines(page, layout);
  const columns = Math.max(...board.map(widthOf), 1);
  const panel = drawPanel(page, page.columns - columns - GAP);
  const rows = Math.min(Math.max(board.length, panel.length), page.rows ?? Number.POSITIVE_INFINITY);
  return Array.from({ length: rows }, (_, row) => [
    ...filled(board[row] ?? [], columns + GAP),
    ...cut(panel[row] ?? [], page.columns - columns - GAP),
  ]);
}

function oneBelow(page: Page, layout: Layout): readonly Line[] {
  return [...boardLines(page, layout), line(''), ...drawPanel(page, page.columns)];
}

/** The dimensions one below the other, each cropped to what is watched where it is too large. */
function boardLines({ game, look, watch }: Page, { width, columns, rows }: Layout): readonly Line[] {
  const plans = plansOf(game);
  return drawMall(game, look, width).flatMap(({ lines }, index) => {
    const shown = crop(lines, centreOf(game, plans[index] as Plan, watch, width), columns, rows);
    return plans.length === 1 ? shown : [dimensionLine(look, index), ...shown];
  });
}

function dimensionLine({ lang }: Look, index: number): Line {
  return line(span(t(lang, 'cli.panel.dimension', { number: index + 1 }), DIM));
}

interface Centre {
  readonly column: number;
  readonly row: number;
}

function centreOf({ shared }: PublicGame, plan: Plan, watch: Space | undefined, width: number): Centre {
  const placement = watch === undefined ? undefined : placementOf(shared.board, tileOf(watch));
  if (placement === undefined || watch === undefined || !plan.placed.includes(placement))
    return { column: 0, row: 0 };
  const { x, y } = pointOf(placement, cellOf(watch));
  return { column: (x - plan.left) * (width + 1), row: (y - plan.top) * 2 };
}

function crop(
  lines: readonly Line[],
  { column, row }: Centre,
  columns: number,
  rows: number | undefined,
): readonly Line[] {
  const height = rows ?? lines.length;
  const top = windowStart(row, height, lines.length);
  const left = windowStart(column, columns, Math.max(0, ...lines.map(widthOf)));
  return lines.slice(top, top + height).map((one) => cut(dropFirst(one, left), columns));
}

/** Keeps the watched place in the middle third, and the window on the board. */
function windowStart(at: number, room: number, all: number): number {
  return Math.max(0, Math.min(at - Math.floor(room / 2), all - room));
}

function dropFirst(of: Line, count: number): Line {
  let left = count;
  return of.flatMap(({ text, style }) => {
    const chars = [...text];
    const rest = chars.slice(left);
    left = Math.max(0, left - chars.length);
    return rest.length > 0 ? [{ text: rest.join(''), style }] : [];
  });
}
