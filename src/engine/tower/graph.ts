import { pawnIndex } from '../family/pawns.ts';
import {
  type Arrangement,
  type Card,
  type Edge,
  EPIC_CARD,
  type Floor,
  type Quest,
  spaceAt,
  spacesOf,
} from './quest.ts';

// A quest as tables: what every space is, and for each arrangement of its cards what lies beside
// and beyond it. Walking, jumping, tossing, searching: all read these.

export const NOWHERE = -1;

/** Edges as small numbers, so that a search compares them quickly; doors follow. */
export const WALL = 0;
export const OPEN = 1;
export const NARROW = 2;
export const AGAINST = 3;
export const FIRST_DOOR = 4;

export interface Adjacency {
  /** By `space * 4 + direction`: the space beside it, whatever stands between; NOWHERE at the rim or beside a hollow. */
  readonly next: Int16Array;
  readonly edge: Uint8Array;
  /** [T13] the space beside it unless two walls part them. */
  readonly near: Int16Array;
  /** [T13] every space in this direction, nearest first. */
  readonly line: readonly (readonly number[])[];
  /** [T7] every ladder in this direction, for a space that has one. */
  readonly ladders: readonly (readonly number[])[];
}

export interface QuestGraph {
  readonly quest: Quest;
  readonly spaces: number;
  readonly floor: readonly Floor[];
  /** The card each space is on. */
  readonly card: readonly number[];
  readonly hasArmory: boolean;
  readonly adjacency: (arranged: Arrangement) => Adjacency;
}

const HOLLOW: Floor = { kind: 'hollow' };
const NONE: readonly number[] = [];

/** Of the 181,440 that eight cards have: some thirty megabytes. */
const MOST_KEPT = 512;

export interface CardCell {
  readonly space: number;
  readonly card: Card;
  readonly cardNumber: number;
  readonly cell: number;
}

export function graphOf(quest: Quest): QuestGraph {
  const cells = quest.cards.flatMap((card, number) => cardCellsOf(quest, card, number));
  const floor: Floor[] = Array.from({ length: spacesOf(quest.shape) }, () => HOLLOW);
  const card: number[] = floor.map(() => NOWHERE);
  for (const cardCell of cells) {
    floor[cardCell.space] = cardCell.card.floors[cardCell.cell] as Floor;
    card[cardCell.space] = cardCell.cardNumber;
  }
  // Arrangements come back again and again in a search; each is laid out once, until there are too many to keep.
  const kept = new Map<string, Adjacency>();
  const adjacency = (arranged: Arrangement): Adjacency => {
    const key = arranged.join();
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const fresh = adjacencyOf(quest, cells, floor, arranged);
    kept.set(key, fresh);
    return fresh;
  };
  const hasArmory = floor.some(({ kind }) => kind === 'armory');
  return { quest, spaces: floor.length, floor, card, hasArmory, adjacency };
}

export function cardCellsOf({ shape }: Quest, card: Card, cardNumber: number): CardCell[] {
  return card.floors.map((_, cell) => {
    const space = spaceAt(shape, cardNumber, Math.floor(cell / card.width), cell % card.width);
    return { space, card, cardNumber, cell };
  });
}

export interface PlacedCell extends CardCell {
  readonly x: number;
  readonly y: number;
  readonly turned: number;
}

function adjacencyOf(
  quest: Quest,
  cells: readonly CardCell[],
  floor: readonly Floor[],
  arranged: Arrangement,
): Adjacency {
  const laid = cells
    .map((cardCell) => placedCell(quest, cardCell, arranged))
    .filter(({ space }) => isThere(floor, space));
  const byPlace = new Map(laid.map((cardCell) => [key(cardCell.x, cardCell.y), cardCell]));
  const size = floor.length * 4;
  const next = new Int16Array(size).fill(NOWHERE);
  const near = new Int16Array(size).fill(NOWHERE);
  const edge = new Uint8Array(size);
  const line = Array<readonly number[]>(size).fill(NONE);
  const ladders = Array<readonly number[]>(size).fill(NONE);
  for (const cardCell of laid)
    for (let direction = 0; direction < 4; direction++) {
      const index = cardCell.space * 4 + direction;
      const ahead = ray(byPlace, cardCell, direction);
      line[index] = ahead;
      if (isLadder(floor, cardCell.space)) ladders[index] = ahead.filter((one) => isLadder(floor, one));
      const beside = byPlace.get(key(cardCell.x + DX(direction), cardCell.y + DY(direction)));
      if (beside === undefined) continue;
      const [mine, theirs] = [edgeOf(cardCell, direction), edgeOf(beside, direction + 2)];
      const border = cardCell.cardNumber !== beside.cardNumber;
      next[index] = beside.space;
      edge[index] = theirs === WALL ? WALL : mine;
      if (!(border && mine === WALL && theirs === WALL)) near[index] = beside.space;
    }
  return { next, edge, near, line, ladders };
}

const isThere = (floor: readonly Floor[], space: number) => floor[space]?.kind !== 'hollow';
const isLadder = (floor: readonly Floor[], space: number) => floor[space]?.kind === 'ladder';
const DX = (direction: number) => [0, 1, 0, -1][direction] as number;
const DY = (direction: number) => [-1, 0, 1, 0][direction] as number;
const FAR = 12;
const key = (x: number, y: number) => y * 32 + x;

/** Where a space lies on the table, and how its card is turned. */
export function placedCell({ shape }: Quest, cardCell: CardCell, arranged: Arrangement): PlacedCell {
  const { card, cardNumber, cell } = cardCell;
  const [column, row] = [cell % card.width, Math.floor(cell / card.width)];
  // A trial's only card lies as it is drawn.
  const where = arranged[cardNumber] ?? 0;
  if (shape === 'sliding')
    return {
      ...cardCell,
      x: (where % 3) * EPIC_CARD + column,
      y: Math.floor(where / 3) * EPIC_CARD + row,
      turned: 0,
    };
  let [x, y] = [column, row];
  for (let turn = 0; turn < where; turn++) [x, y] = [EPIC_CARD - 1 - y, x];
  return {
    ...cardCell,
    x: (cardNumber % 2) * EPIC_CARD + x,
    y: Math.floor(cardNumber / 2) * EPIC_CARD + y,
    turned: where,
  };
}

function ray(byPlace: ReadonlyMap<number, PlacedCell>, { x, y }: PlacedCell, direction: number): number[] {
  const found: number[] = [];
  for (let far = 1; far < FAR; far++) {
    const cardCell = byPlace.get(key(x + far * DX(direction), y + far * DY(direction)));
    if (cardCell !== undefined) found.push(cardCell.space);
  }
  return found;
}

export function edgeOf({ card, cell, turned }: PlacedCell, direction: number): number {
  return edgeCode(card.edges[cell * 4 + ((direction - turned) & 3)] as Edge);
}

export function edgeCode(edge: Edge): number {
  if (typeof edge === 'number') return FIRST_DOOR + edge;
  return { wall: WALL, open: OPEN, narrow: NARROW, against: AGAINST }[edge];
}

/** Which pawn may end on this space or pass it, apart from who stands there: one bit a pawn. */
export function enterable(floor: Floor): number {
  const all = 0b11111;
  if (floor.kind === 'hollow' || floor.kind === 'trap') return 0;
  return floor.kind === 'exit' && floor.pawn !== null ? 1 << pawnIndex(floor.pawn) : all;
}
