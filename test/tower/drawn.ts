import { parseQuest } from '#content/quest-format/parse.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { PAWNS, type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { actionsFrom, turned } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, moved, type Position } from '#engine/tower/position.ts';
import { spaceAt } from '#engine/tower/quest.ts';
import { ways } from '#engine/tower/ways.ts';

// Quests drawn in the tests, and what can be asked of them by row and column.

export interface Drawn {
  readonly graph: QuestGraph;
  readonly position: Position;
}

export function drawn(text: string): Drawn {
  const read = parseQuest(text.includes('quest ') ? text : `quest test\n${text}`);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const graph = graphOf(read.quest);
  return { graph, position: firstPosition(graph) };
}

/** Where a pawn can go: 'walk east 0/2' for row 0, column 2 of a trial. */
export function goes({ graph, position }: Drawn, pawn: Pawn): readonly string[] {
  return ways(graph, position, pawnIndex(pawn))
    .map(({ to, direction, by }) => `${by} ${DIRECTIONS[direction]} ${named(graph, to)}`)
    .sort();
}

function named({ quest, card }: QuestGraph, space: number): string {
  const { width = 4 } = quest.shape === 'trial' ? { width: 8 } : {};
  const inCard = quest.shape === 'trial' ? space : space % 16;
  const cell = `${Math.floor(inCard / width)}/${inCard % width}`;
  return quest.shape === 'trial' ? cell : `${'abcdefgh'[card[space] as number]}${cell}`;
}

/** The same with a pawn elsewhere, however it got there. */
export function put({ graph, position }: Drawn, pawn: Pawn, row: number, column: number, card = 0): Drawn {
  const to = spaceAt(graph.quest.shape, card, row, column);
  return { graph, position: moved(graph, position, pawnIndex(pawn), to) };
}

export function turnedBy({ graph, position }: Drawn, card: number, quarters: number): Drawn {
  return { graph, position: turned(position, card, quarters) };
}

/** Every action that is possible, in words. */
export function can({ graph, position }: Drawn): readonly string[] {
  return actionsFrom(graph, position).map(([action]) =>
    action.type === 'move'
      ? `${PAWNS[action.pawn]} ${named(graph, action.to)}${action.swap === null ? '' : ` and ${PAWNS[action.swap]}`}`
      : action.type === 'turn'
        ? `turn ${action.card} by ${action.quarters}`
        : `slide ${action.card}`,
  );
}
