import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import {
  CARDS,
  type Card,
  type Edge,
  EPIC_CARD,
  LARGEST_TRIAL,
  PLACES,
  type Quest,
  type Shape,
  spaceAt,
} from '#engine/tower/quest.ts';
import { type Drawn, readCard } from './card.ts';
import type { At, QuestError, Report } from './errors.ts';

// A quest from its text: a name, a shape for epics, and its cards. Everything that is wrong is
// reported with its line and column.

export interface NamedQuest extends Quest {
  readonly name: string;
}

const TOP: At = { line: 1, column: 1 };
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

export interface Faulty {
  readonly errors: readonly QuestError[];
  /** What is drawn, where nothing is wrong but that somebody or something is missing. */
  readonly sketch?: NamedQuest;
}

export function parseQuest(text: string): { readonly quest: NamedQuest } | Faulty {
  const errors: QuestError[] = [];
  const report: Report = (at, code, params = {}) => errors.push({ ...at, code, params });
  const { name, shape, hole, drawings } = readHeader(
    text.split('\n').map((line) => line.trimEnd()),
    report,
  );
  const drawn = drawings.map(({ lines, first }) => readCard(lines, first, report));
  if (drawn.length === 0) report(TOP, 'missingDrawing');
  if (errors.length > 0 || drawn.some((card) => card === null)) return { errors };
  const cards = assemble(shape, drawn as Drawn[], report);
  const quest = { name, shape, ...cards, ...(hole === null ? {} : { hole }) };
  checkCards(quest, drawn as Drawn[], report);
  if (errors.length > 0) return { errors };
  checkGoals(quest, report);
  return errors.length > 0 ? { errors, sketch: quest } : { quest };
}

interface Header {
  readonly name: string;
  readonly shape: Shape;
  /** [T15] null where it is not said. */
  readonly hole: number | null;
  readonly drawings: readonly { readonly lines: string[]; readonly first: number }[];
}

function readHeader(lines: readonly string[], report: Report): Header {
  let [name, shape, hole]: [string, Shape, number | null] = ['', 'trial', null];
  const drawings: { readonly lines: string[]; readonly first: number }[] = [];
  let inside = false;
  lines.forEach((line, index) => {
    const at = { line: index + 1, column: 1 };
    const above = drawings.at(-1)?.lines.length ?? 0;
    const isDrawing = inside
      ? line !== '' || isOpenRow(shape, above, lines[index + 1])
      : line.startsWith('+');
    if (isDrawing && !inside) drawings.push({ lines: [line], first: at.line });
    else if (isDrawing) drawings.at(-1)?.lines.push(line);
    else if (line.startsWith('quest ')) name = readName(line.slice(6), at, report);
    else if (line.startsWith('shape ')) shape = readShape(line.slice(6), at, report);
    else if (line.startsWith('hole ')) hole = readHole(line.slice(5), shape, at, report);
    else if (line !== '') report(at, 'unknownHeader', { found: line });
    inside = isDrawing;
  });
  if (name === '') report(TOP, 'missingName');
  return { name, shape, hole, drawings };
}

/** On a card of an epic a row of spaces may be nothing but blanks. */
function isOpenRow(shape: Shape, above: number, below = ''): boolean {
  return shape !== 'trial' && above % 2 === 1 && above < 2 * EPIC_CARD + 1 && below.startsWith('+');
}

function readName(name: string, { line }: At, report: Report): string {
  if (!NAME.test(name) || name.length > LONGEST_NAME) report({ line, column: 7 }, 'badName', { found: name });
  return name;
}

function readShape(shape: string, { line }: At, report: Report): Shape {
  if (Object.hasOwn(CARDS, shape)) return shape as Shape;
  report({ line, column: 7 }, 'badShape', { found: shape });
  return 'trial';
}

/** [T15] one of the nine places, counted from one; only cards that slide leave one free. */
function readHole(place: string, shape: Shape, { line }: At, report: Report): number | null {
  if (shape === 'sliding' && /^[1-9]$/.test(place)) return Number(place) - 1;
  report({ line, column: 6 }, 'badHole', { found: place, places: PLACES });
  return null;
}

function assemble(shape: Shape, drawn: readonly Drawn[], report: Report): Pick<Quest, 'cards' | 'starts'> {
  const starts: Partial<Record<Pawn, number>> = {};
  drawn.forEach(({ card, starts: here }, number) => {
    for (const { pawn, cell, at } of here) {
      if (starts[pawn] !== undefined) report(at, 'startTwice');
      starts[pawn] = spaceAt(shape, number, Math.floor(cell / card.width), cell % card.width);
    }
  });
  return { cards: drawn.map(({ card }) => card), starts };
}

function checkCards({ shape, cards }: Quest, drawn: readonly Drawn[], report: Report): void {
  if (cards.length !== CARDS[shape])
    report(TOP, 'cardCount', { expected: CARDS[shape], found: cards.length });
  cards.forEach((card, number) => {
    const at = (drawn[number] as Drawn).at;
    const fits =
      shape === 'trial'
        ? Math.max(card.width, card.height) <= LARGEST_TRIAL
        : card.width === EPIC_CARD && card.height === EPIC_CARD;
    if (!fits) report(at[0] ?? TOP, 'cardSize');
    card.floors.forEach(({ kind }, cell) => {
      if (kind === 'handle' && shape === 'trial') report(at[cell] ?? TOP, 'handleInTrial');
      checkEdges(shape, card, cell, at[cell] ?? TOP, report);
    });
  });
}

/** A trial is walled in; between the cards of an epic there are gaps and walls; nothing opens into a hollow. */
function checkEdges(shape: Shape, card: Card, cell: number, at: At, report: Report): void {
  for (let direction = 0; direction < 4; direction++) {
    const edge = card.edges[cell * 4 + direction] as Edge;
    const beside = besideOf(card, cell, direction);
    if (edge === 'wall') continue;
    if (beside === null && (shape === 'trial' || edge !== 'open')) report(at, 'gapInTrial');
    if (isHollow(card, cell) && beside !== null && !isHollow(card, beside)) report(at, 'openHollow');
  }
}

const isHollow = (card: Card, cell: number) => card.floors[cell]?.kind === 'hollow';

function besideOf({ width, height }: Card, cell: number, direction: number): number | null {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  if (direction === 0) return y > 0 ? cell - width : null;
  if (direction === 1) return x + 1 < width ? cell + 1 : null;
  if (direction === 2) return y + 1 < height ? cell + width : null;
  return x > 0 ? cell - 1 : null;
}

/** [T4] [T5] an exit for everyone; an armory for everyone or for nobody. */
function checkGoals({ cards, starts }: Quest, report: Report): void {
  if (Object.keys(starts).length === 0) report(TOP, 'nobody');
  const floors = cards.flatMap(({ floors: all }) => all);
  const has = (kind: 'exit' | 'armory', pawn: Pawn | null) =>
    floors.some((floor) => floor.kind === kind && floor.pawn === pawn);
  const shared = has('exit', null);
  const armed = floors.some(({ kind }) => kind === 'armory');
  for (const pawn of PAWNS) {
    if (starts[pawn] === undefined) continue;
    if (!shared && !has('exit', pawn)) report(TOP, 'exitMissing', { pawn });
    if (armed && !has('armory', pawn)) report(TOP, 'armoryMissing', { pawn });
  }
}
