import { PAWNS, pawnIndex } from '../family/pawns.ts';
import { NOWHERE, type QuestGraph } from './graph.ts';
import { moved, type Position, swapped } from './position.ts';
import { PLACES } from './quest.ts';
import { isInvoked } from './steps.ts';
import { ways } from './ways.ts';

// One action of a puzzle [R26], whoever makes it: what a solution is made of and a search explores.

export type QuestAction =
  /** With the swap that may follow at once [T12]; null without. */
  | { readonly type: 'move'; readonly pawn: number; readonly to: number; readonly swap: number | null }
  | { readonly type: 'turn'; readonly card: number; readonly quarters: number }
  | { readonly type: 'slide'; readonly card: number };

const MAGE = pawnIndex('mage');

/** Every action that is possible now, with where it leads. */
export function actionsFrom(
  graph: QuestGraph,
  position: Position,
): readonly (readonly [QuestAction, Position])[] {
  return [...PAWNS.flatMap((_, pawn) => movesOf(graph, position, pawn)), ...cardActions(graph, position)];
}

/** Where this one leads; null where it is not possible. */
export function afterAction(graph: QuestGraph, position: Position, action: QuestAction): Position | null {
  const text = JSON.stringify(action);
  return actionsFrom(graph, position).find(([possible]) => JSON.stringify(possible) === text)?.[1] ?? null;
}

function movesOf(graph: QuestGraph, position: Position, pawn: number): (readonly [QuestAction, Position])[] {
  return ways(graph, position, pawn).flatMap(({ to }) => {
    const after = moved(graph, position, pawn, to);
    return [
      [{ type: 'move', pawn, to, swap: null }, after] as const,
      ...swapsAfter(graph, after, pawn, to).map(
        (swap) => [{ type: 'move', pawn, to, swap }, swapped(graph, after, MAGE, swap)] as const,
      ),
    ];
  });
}

/** [T12] with whom the mage, having entered this space, may change places. */
export function swapsAfter(
  graph: QuestGraph,
  { pawns }: Position,
  pawn: number,
  to: number,
): readonly number[] {
  if (!isInvoked(graph, pawn, to)) return [];
  return pawns.flatMap((space, other) => (space === NOWHERE || other === MAGE ? [] : other));
}

/** [T12] while a swap is on offer: with whom, and where that leads. It belongs to the move before it, and is no action. */
export function offeredSwaps(
  graph: QuestGraph,
  position: Position,
): readonly (readonly [number, Position])[] {
  const here = position.pawns[MAGE] as number;
  return swapsAfter(graph, position, MAGE, here).map((other) => [
    other,
    swapped(graph, position, MAGE, other),
  ]);
}

function cardActions(graph: QuestGraph, position: Position): (readonly [QuestAction, Position])[] {
  const { shape } = graph.quest;
  return manned(graph, position).flatMap((card) =>
    shape === 'rotating' ? turns(position, card) : slides(position, card),
  );
}

/** The cards on whose handle somebody stands. */
export function manned(graph: QuestGraph, { pawns }: Position): readonly number[] {
  return [...new Set(pawns.flatMap((space) => handled(graph, space) ?? []))];
}

/** Who stands on this card's handle; -1 for nobody. */
export function handlerOf(graph: QuestGraph, { pawns }: Position, card: number): number {
  return pawns.findIndex((space) => handled(graph, space) === card);
}

/** [T14] [T15] the card that whoever is on this space lets everyone turn or slide. */
function handled({ floor, card }: QuestGraph, space: number): number | null {
  return floor[space]?.kind === 'handle' ? (card[space] as number) : null;
}

/** [T14] by one, two or three quarters. */
function turns(position: Position, card: number): (readonly [QuestAction, Position])[] {
  return [1, 2, 3].map((quarters) => [{ type: 'turn', card, quarters }, turned(position, card, quarters)]);
}

export function turned(position: Position, card: number, quarters: number): Position {
  const now = position.arranged[card] as number;
  return { ...position, arranged: position.arranged.with(card, (now + quarters) & 3) };
}

/** [T15] into the hole beside it. */
function slides(position: Position, card: number): (readonly [QuestAction, Position])[] {
  const after = slid(position, card);
  return after === null ? [] : [[{ type: 'slide', card }, after]];
}

export function slid(position: Position, card: number): Position | null {
  const here = position.arranged[card] as number;
  const hole = holeOf(position);
  const apart = Math.abs((here % 3) - (hole % 3)) + Math.abs(Math.floor(here / 3) - Math.floor(hole / 3));
  return apart === 1 ? { ...position, arranged: position.arranged.with(card, hole) } : null;
}

export function holeOf({ arranged }: Position): number {
  return Array.from({ length: PLACES }, (_, place) => place).find(
    (place) => !arranged.includes(place),
  ) as number;
}

/** Two positions are the same when this is. */
export function positionKey({ pawns, armed, arranged }: Position): string {
  return `${pawns.join()} ${armed ? 1 : 0} ${arranged.join()}`;
}
