import { t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import type { Seen } from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { cellOf, type Space } from '#engine/mall/spaces.ts';
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

export function drawPage(page: Page): readonly Line[] {
  const beside = page.columns - PANEL - GAP;
  const width = WIDTHS.find((candidate) => fits(page, candidate, beside));
  if (width !== undefined && (width > 2 || !fits(page, 3, page.columns)))
    return sideBySide(page, width, beside);
  return page.rows === undefined ? oneBelow(page) : sideBySide(page, page.columns < 90 ? 2 : 3, beside);
}

function fits({ seen }: Page, width: number, columns: number): boolean {
  return plansOf(seen).every((plan) => sizeOf(plan, width).columns <= columns);
}

function sideBySide(page: Page, width: number, room: number): readonly Line[] {
  const board = boardLines(page, width, room, page.rows);
  const columns = Math.max(...board.map(widthOf), 1);
  const panel = drawPanel(page, page.columns - columns - GAP);
  const rows = Math.min(Math.max(board.length, panel.length), page.rows ?? Number.POSITIVE_INFINITY);
  return Array.from({ length: rows }, (_, row) => [
    ...filled(board[row] ?? [], columns + GAP),
    ...cut(panel[row] ?? [], page.columns - columns - GAP),
  ]);
}

function oneBelow(page: Page): readonly Line[] {
  const width = WIDTHS.find((candidate) => candidate < 4 && fits(page, candidate, page.columns)) ?? 2;
  return [...boardLines(page, width, page.columns, undefined), line(''), ...drawPanel(page, page.columns)];
}

/** The dimensions one below the other, each cropped to what is watched where it is too large. */
function boardLines(page: Page, width: number, columns: number, rows: number | undefined): readonly Line[] {
  const { seen, look } = page;
  const plans = plansOf(seen);
  const each = rows === undefined ? undefined : Math.floor(rows / plans.length) - (plans.length > 1 ? 1 : 0);
  return drawMall(seen, look, width).flatMap(({ lines }, index) => {
    const plan = plans[index] as Plan;
    const shown = crop(lines, centreOf(seen, plan, page.watch, width), columns, each);
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

function centreOf({ shared }: Seen, plan: Plan, watch: Space | undefined, width: number): Centre {
  const placement = watch === undefined ? undefined : placementOf(shared.board, watch >> 4);
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
