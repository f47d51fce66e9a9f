import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { CARDS, type Quest, type Shape } from '#engine/tower/quest.ts';
import type { At, QuestErrorCode } from './errors.ts';
import { parseQuest } from './parse.ts';
import { spaceName, spaceNamed } from './spaces.ts';
import { letterOf, PAWN_OF } from './symbols.ts';

// A quest as it is shipped: its drawing, then the proof of what is said about it (docs/quests.md).

export interface Proof {
  readonly solution: readonly QuestAction[];
  /** No solution is shorter; as long as `solution` where that is proven to be a shortest one. */
  readonly bound: number;
  readonly grade: number;
  /** The share of reachable positions that can no longer be won; null where it was not measured. */
  readonly dead: number | null;
  /** What it can not be won without, or not as quickly. */
  readonly needs: readonly string[];
  /** Positions that a greedy player looks at, up to a number; undefined where it was not measured. */
  readonly effort?: number;
  /** Shortest solutions that truly differ, up to a number; undefined where they were not counted. */
  readonly solutions?: number;
  /** What the solution is put together from, from what is plain to what is rare; undefined where nobody asks. */
  readonly ideas?: readonly string[];
  /** The level of a trial that belongs to no adventure. */
  readonly stars?: number;
}

export interface Shipped {
  readonly quest: Quest;
  readonly name: string;
  readonly drawing: string;
  readonly proof: Proof;
}

export interface ShippedError extends At {
  readonly code: QuestErrorCode | 'badProof';
}

const PROOF = '\nproof\n';
const BETWEEN = '====\n';
/** Where the lines of the drawing end, those of the proof are read by their first word. */
const FIELD = /^(actions|stars|grade|dead|effort|solutions|needs|ideas)(?: (.*))?$/;
const MOST_ACTIONS = 1000;

export function readShipped(
  text: string,
): Shipped | { readonly errors: readonly [ShippedError, ...ShippedError[]] } {
  const cut = text.indexOf(PROOF);
  const drawing = cut < 0 ? text : text.slice(0, cut);
  const read = parseQuest(drawing);
  if ('errors' in read) return { errors: read.errors as unknown as [ShippedError, ...ShippedError[]] };
  const first = drawing.split('\n').length + 1;
  const proof = cut < 0 ? 1 : readProof(text.slice(cut + PROOF.length).split('\n'), read.quest.shape);
  if (typeof proof === 'number')
    return { errors: [{ line: first + proof - 1, column: 1, code: 'badProof' }] };
  const { name, ...quest } = read.quest;
  return { quest, name, drawing: `${drawing.trimEnd()}\n`, proof };
}

/** The proof, or the line, counted from the one that says `proof`, that is no part of one. */
function readProof(lines: readonly string[], shape: Shape): Proof | number {
  const fields = new Map<string, string>();
  const at = lines.indexOf('solution');
  if (at < 0) return 1;
  for (const [index, line] of lines.slice(0, at).entries()) {
    const found = FIELD.exec(line);
    if (found === null || fields.has(found[1] as string)) return index + 2;
    fields.set(found[1] as string, found[2] ?? '');
  }
  const rest = lines
    .slice(at + 1)
    .join('\n')
    .trimEnd()
    .split('\n');
  const read = rest.slice(0, MOST_ACTIONS + 1).map((line) => readAction(shape, line));
  const bad = read.indexOf(null);
  if (bad >= 0) return at + bad + 3;
  return proofOf(fields, read as readonly QuestAction[]) ?? 1;
}

function proofOf(fields: ReadonlyMap<string, string>, solution: readonly QuestAction[]): Proof | null {
  const actions = /^(\d+) \(at least (\d+)\)$/.exec(fields.get('actions') ?? '');
  const [bound, grade] = [Number(actions?.[2]), Number(fields.get('grade') ?? Number.NaN)];
  const dead = fields.has('dead') ? Number(fields.get('dead')) : null;
  const given = (['effort', 'solutions', 'stars'] as const)
    .filter((field) => fields.has(field))
    .map((field) => [field, Number(fields.get(field))] as const);
  const numbers = [grade, dead ?? 0, ...given.map(([, number]) => number)];
  if (actions === null || Number(actions[1]) !== solution.length || bound > solution.length) return null;
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0) || (dead ?? 0) > 1) return null;
  const words = (field: string) => (fields.get(field) ?? '').split(' ').filter((word) => word !== '');
  const ideas = fields.has('ideas') ? { ideas: words('ideas') } : {};
  return { solution, bound, grade, dead, needs: words('needs'), ...ideas, ...Object.fromEntries(given) };
}

function readAction(shape: Shape, line: string): QuestAction | null {
  const words = line.split(' ');
  if (words[0] === 'turn' || words[0] === 'slide') return readCardAction(shape, words);
  const pawn = pawnIndex(PAWN_OF.get(words[0] as string));
  const to = spaceNamed(shape, words[1] ?? '');
  const swap = words[2] === 'swap' ? pawnIndex(PAWN_OF.get(words[3] ?? '')) : null;
  if (pawn < 0 || to === null || swap === -1 || words.length !== (swap === null ? 2 : 4)) return null;
  return { type: 'move', pawn, to, swap };
}

function readCardAction(shape: Shape, [type, ...numbers]: readonly string[]): QuestAction | null {
  const [card = 0, quarters = 0] = numbers.map(Number);
  if (!Number.isInteger(card) || card < 1 || card > CARDS[shape]) return null;
  if (type === 'slide') return shape === 'sliding' && numbers.length === 1 ? { type, card: card - 1 } : null;
  const turns = shape === 'rotating' && numbers.length === 2 && [1, 2, 3].includes(quarters);
  return turns ? { type: 'turn', card: card - 1, quarters } : null;
}

export function drawShipped({ quest, drawing, proof }: Shipped): string {
  const { solution, bound, grade, dead, needs, effort, solutions, ideas, stars } = proof;
  const lines = [
    'proof',
    `actions ${solution.length} (at least ${bound})`,
    ...(stars === undefined ? [] : [`stars ${stars}`]),
    `grade ${grade}`,
    ...(dead === null ? [] : [`dead ${Number(dead.toFixed(3))}`]),
    ...(effort === undefined ? [] : [`effort ${effort}`]),
    ...(solutions === undefined ? [] : [`solutions ${solutions}`]),
    ['needs', ...needs].join(' '),
    ...(ideas === undefined ? [] : [['ideas', ...ideas].join(' ')]),
    'solution',
    ...solution.map((action) => actionText(quest.shape, action)),
  ];
  return `${drawing.trimEnd()}\n\n${lines.join('\n')}\n`;
}

export function actionText(shape: Shape, action: QuestAction): string {
  if (action.type === 'turn') return `turn ${action.card + 1} ${action.quarters}`;
  if (action.type === 'slide') return `slide ${action.card + 1}`;
  const swap = action.swap === null ? '' : ` swap ${letter(action.swap)}`;
  return `${letter(action.pawn)} ${spaceName(shape, action.to)}${swap}`;
}

const letter = (pawn: number) => letterOf(PAWNS[pawn] as (typeof PAWNS)[number]);

/** Many in one file. */
export function splitPool(text: string): readonly string[] {
  return text.split(BETWEEN).filter((one) => one.trim() !== '');
}

export const joinPool = (texts: readonly string[]): string => texts.join(BETWEEN);
