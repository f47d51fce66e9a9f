import type { Layout, Spot } from '#client/board/spots.ts';
import {
  AGAINST,
  cardCellsOf,
  edgeOf,
  FIRST_DOOR,
  NARROW,
  NOWHERE,
  OPEN,
  type PlacedCell,
  placedCell,
  type QuestGraph,
  WALL,
} from '#engine/tower/graph.ts';
import { type Arrangement, type Card, EPIC_CARD, type Quest } from '#engine/tower/quest.ts';

// Where everything lies on the table, in spaces from its top left corner. A space keeps its number
// wherever its card lies; only where it is drawn changes.

/** One card as it lies. */
export interface LaidCard extends Spot {
  readonly number: number;
  readonly card: Card;
  /** Quarters it is turned by. */
  readonly turned: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PlacedCell[];
}

/** Illustrated areas have their spots too. */
export interface TowerLayout extends Layout {
  readonly quest: Quest;
  readonly width: number;
  readonly height: number;
  readonly cards: readonly LaidCard[];
}

/** [T15] the frame of nine places has one that is empty. */
const FRAME: Readonly<Record<Quest['shape'], number>> = { trial: 0, rotating: 8, sliding: 12 };

export function layoutOf(quest: Quest, arranged: Arrangement): TowerLayout {
  const cards = quest.cards.map((card, number) => laidCard(quest, card, number, arranged));
  const spots = new Map(
    cards.flatMap(({ cells }) => cells.map(({ space, x, y }) => [space, { x, y }] as const)),
  );
  const [first] = quest.cards;
  const [width, height] =
    quest.shape === 'trial'
      ? [first?.width ?? 1, first?.height ?? 1]
      : [FRAME[quest.shape], FRAME[quest.shape]];
  return { quest, width, height, cards, spots, bounds: { left: 0, top: 0, width, height }, kept: [] };
}

function laidCard(quest: Quest, card: Card, number: number, arranged: Arrangement): LaidCard {
  const cells = cardCellsOf(quest, card, number).map((spot) => placedCell(quest, spot, arranged));
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  return { number, card, x, y, turned: cells[0]?.turned ?? 0, width: card.width, height: card.height, cells };
}

export const columnName = (x: number) => String.fromCharCode(97 + x);

/** [T15] where the hole is, in spaces. */
export function holeSpot(hole: number): Spot {
  return { x: (hole % 3) * EPIC_CARD, y: Math.floor(hole / 3) * EPIC_CARD };
}

/** What lies between two spaces, as one sees it: told once for both. */
export type EdgeKind = 'wall' | 'narrow' | 'door' | 'current' | 'gap' | 'sill';

export interface DrawnEdge {
  readonly kind: EdgeKind;
  /** The middle of the edge, in hundredths of a space from the card's corner. */
  readonly x: number;
  readonly y: number;
  /** Whether it runs from west to east. */
  readonly lying: boolean;
  /** Where a current blows, as the board's direction; the kind of a door. */
  readonly towards: number;
  readonly door: number;
  readonly rim: boolean;
}

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

/** Every edge of a card that is not simply open, each once; and the gaps of its rim. */
export function edgesOf(laid: LaidCard, graph: QuestGraph, arranged: Arrangement): readonly DrawnEdge[] {
  const { next } = graph.adjacency(arranged);
  const byPlace = new Map(laid.cells.map((cell) => [`${cell.x} ${cell.y}`, cell]));
  return laid.cells.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((direction): DrawnEdge[] => {
      const beside = byPlace.get(`${cell.x + (DX[direction] ?? 0)} ${cell.y + (DY[direction] ?? 0)}`);
      // Inside, each edge is met from both its spaces: the western or northern one draws it.
      if (beside !== undefined && (direction === 0 || direction === 3)) return [];
      if (isHollow(cell) && (beside === undefined || isHollow(beside)))
        return beside === undefined ? [rimOf(laid, cell, direction, 'wall')] : [];
      const mine = edgeOf(cell, direction);
      if (beside === undefined) {
        const leads = next[cell.space * 4 + direction] !== NOWHERE;
        return [rimOf(laid, cell, direction, mine === WALL ? 'wall' : leads ? 'gap' : 'sill')];
      }
      const theirs = edgeOf(beside, direction + 2);
      const kind = kindOf(mine, theirs);
      if (kind === null) return [];
      const towards = mine === AGAINST ? (direction + 2) & 3 : direction;
      return [{ ...middle(laid, cell, direction, 0), kind, towards, door: mine - FIRST_DOOR, rim: false }];
    }),
  );
}

const isHollow = ({ card, cell }: PlacedCell) => card.floors[cell]?.kind === 'hollow';

function kindOf(mine: number, theirs: number): EdgeKind | null {
  if (mine === AGAINST || theirs === AGAINST) return 'current';
  if (mine === OPEN) return null;
  return mine === WALL ? 'wall' : mine === NARROW ? 'narrow' : 'door';
}

/** Rims stand within their card, so that two neighbours make one thick wall. */
const INSET = 5;

function rimOf(laid: LaidCard, cell: PlacedCell, direction: number, kind: EdgeKind): DrawnEdge {
  return { ...middle(laid, cell, direction, INSET), kind, towards: direction, door: 0, rim: true };
}

function middle(laid: LaidCard, cell: PlacedCell, direction: number, inset: number) {
  const [dx, dy] = [DX[direction] as number, DY[direction] as number];
  return {
    x: (cell.x - laid.x) * 100 + 50 + dx * (50 - inset),
    y: (cell.y - laid.y) * 100 + 50 + dy * (50 - inset),
    lying: dx === 0,
  };
}
