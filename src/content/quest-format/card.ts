import type { Pawn } from '#engine/family/pawns.ts';
import type { Card, Edge, Floor } from '#engine/tower/quest.ts';
import type { At, Report } from './errors.ts';
import { type BothSides, CELL_WIDTH, FLOOR_OF, HOLLOW, LYING, START_OF, UPRIGHT } from './symbols.ts';

// One card: lines of corners and lying edges, and between them lines of spaces and upright edges.

export interface Drawn {
  readonly card: Card;
  readonly starts: readonly { readonly pawn: Pawn; readonly cell: number; readonly at: At }[];
  /** Where each space is written. */
  readonly at: readonly At[];
}

const STEP = CELL_WIDTH + 1;

interface Sheet {
  readonly rows: readonly string[];
  readonly first: number;
  readonly width: number;
  readonly height: number;
}

export function readCard(lines: readonly string[], first: number, report: Report): Drawn | null {
  const wide = lines[0]?.length ?? 0;
  const sheet = {
    rows: lines.map((line) => line.padEnd(wide)),
    first,
    width: (wide - 1) / STEP,
    height: (lines.length - 1) / 2,
  };
  if (!isGrid(sheet, report)) return null;
  const cells = Array.from({ length: sheet.width * sheet.height }, (_, cell) => cell);
  const at = cells.map((cell) =>
    placeOf(sheet, rowOf(sheet, cell) * 2 + 1, columnOf(sheet, cell) * STEP + 1),
  );
  const read = cells.map((cell) => readSpace(sheet, at[cell] as At, report));
  const edges: Edge[] = cells.flatMap((): Edge[] => ['wall', 'wall', 'wall', 'wall']);
  for (const cell of cells) readEdges(sheet, cell, edges, report);
  const { width, height } = sheet;
  return {
    card: { width, height, floors: read.map(({ floor }) => floor), edges },
    starts: read.flatMap(({ pawn }, cell) => (pawn === null ? [] : { pawn, cell, at: at[cell] as At })),
    at,
  };
}

const rowOf = ({ width }: Sheet, cell: number) => Math.floor(cell / width);
const columnOf = ({ width }: Sheet, cell: number) => cell % width;
const placeOf = ({ first }: Sheet, line: number, column: number): At => ({
  line: first + line,
  column: column + 1,
});

function isGrid(sheet: Sheet, report: Report): boolean {
  const { rows, first, width, height } = sheet;
  const wide = rows[0]?.length ?? 0;
  const long = rows.findIndex((row) => row.length !== wide);
  if (long >= 0)
    report({ line: first + long, column: wide + 1 }, 'lineWidth', {
      expected: wide,
      found: rows[long]?.length ?? 0,
    });
  const whole = Number.isInteger(width) && Number.isInteger(height);
  if (!whole) report({ line: first, column: 1 }, 'cardSize');
  if (long >= 0 || !whole) return false;
  let good = true;
  for (let line = 0; line < rows.length; line += 2)
    for (let column = 0; column < wide; column += STEP)
      if (rows[line]?.[column] !== '+') {
        report(placeOf(sheet, line, column), 'badCorner', { found: rows[line]?.[column] ?? '' });
        good = false;
      }
  return good;
}

function readSpace(
  sheet: Sheet,
  at: At,
  report: Report,
): { readonly floor: Floor; readonly pawn: Pawn | null } {
  const text = sheet.rows[at.line - sheet.first]?.slice(at.column - 1, at.column - 1 + CELL_WIDTH) ?? '';
  if (text === HOLLOW) return { floor: { kind: 'hollow' }, pawn: null };
  let floor: Floor | null = null;
  let pawn: Pawn | null = null;
  for (const word of text.matchAll(/\S+/g)) {
    const here = { line: at.line, column: at.column + word.index };
    const start = START_OF.get(word[0]);
    const thing = FLOOR_OF.get(word[0]);
    if (start === undefined && thing === undefined) report(here, 'unknownToken', { found: word[0] });
    else if ((start !== undefined && pawn !== null) || (thing !== undefined && floor !== null))
      report(here, 'tooManyTokens', { found: word[0] });
    pawn ??= start ?? null;
    floor ??= thing ?? null;
  }
  if (pawn !== null && floor?.kind === 'trap') report(at, 'trapStart');
  if (pawn !== null && floor?.kind === 'exit') report(at, 'startOnExit');
  return { floor: floor ?? { kind: 'corridor' }, pawn };
}

/** The edges east and south of a space, seen from both sides; and those of the rim, seen from inside. */
function readEdges(sheet: Sheet, cell: number, edges: Edge[], report: Report): void {
  const [row, column] = [rowOf(sheet, cell), columnOf(sheet, cell)];
  const upright = (at: number) => mark(sheet, 2 * row + 1, at * STEP, 1, UPRIGHT, report);
  const lying = (at: number) => mark(sheet, at * 2, column * STEP + 1, CELL_WIDTH, LYING, report);
  const [east, fromEast] = upright(column + 1);
  const [south, fromSouth] = lying(row + 1);
  const inside = [column + 1 < sheet.width, row + 1 < sheet.height];
  edges[cell * 4 + 1] = inside[0] ? east : onRim([east, fromEast]);
  edges[cell * 4 + 2] = inside[1] ? south : onRim([south, fromSouth]);
  if (inside[0]) edges[cell * 4 + 7] = fromEast;
  if (inside[1]) edges[(cell + sheet.width) * 4] = fromSouth;
  if (column === 0) edges[cell * 4 + 3] = onRim(upright(0));
  if (row === 0) edges[cell * 4] = onRim(lying(0));
}

/** [T8] a current is one whichever way it blows: what lies beyond the rim cannot be told to mind it, so it is no gap. */
const onRim = ([one, other]: BothSides): Edge => (one === other ? one : 'against');

function mark(
  sheet: Sheet,
  line: number,
  column: number,
  width: number,
  marks: ReadonlyMap<string, BothSides>,
  report: Report,
): BothSides {
  const found = sheet.rows[line]?.slice(column, column + width) ?? '';
  const sides = marks.get(found);
  if (sides === undefined) report(placeOf(sheet, line, column), 'unknownEdge', { found });
  return sides ?? ['wall', 'wall'];
}
