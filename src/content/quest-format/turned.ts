import type { Pawn } from '#engine/family/pawns.ts';
import { type Card, type Edge, type Floor, LARGEST_TRIAL, type Quest } from '#engine/tower/quest.ts';
import { drawQuest } from './draw.ts';
import type { Shipped } from './shipped.ts';

// A trial seen another way: turned by quarters, or in a mirror. It is as hard as before, and looks
// like a place of its own.

/** 0 leaves it as it is; 1 to 3 are quarter turns, 4 to 7 the same in a mirror. */
export const SYMMETRIES = 8;

export function turnedTrial(shipped: Shipped, symmetry: number): Shipped {
  if (symmetry % SYMMETRIES === 0 || shipped.quest.shape !== 'trial') return shipped;
  const { quest, name, proof } = shipped;
  const view = viewOf(quest.cards[0] as Card, symmetry);
  const turned: Quest = { ...quest, cards: [view.card], starts: seen(quest.starts, view.space) };
  const solution = proof.solution.map((action) =>
    action.type === 'move' ? { ...action, to: view.space(action.to) } : action,
  );
  return {
    quest: turned,
    name,
    drawing: drawQuest({ ...turned, name }),
    proof: { ...proof, solution },
  };
}

interface View {
  readonly card: Card;
  readonly space: (space: number) => number;
}

function viewOf(card: Card, symmetry: number): View {
  const [quarters, mirrored] = [symmetry & 3, (symmetry & 4) !== 0];
  const place = placeIn(card, quarters, mirrored);
  const space = (from: number) => {
    const [column, row] = place(from % LARGEST_TRIAL, Math.floor(from / LARGEST_TRIAL));
    return row * LARGEST_TRIAL + column;
  };
  const towards = (direction: number) => ((mirrored ? 4 - direction : direction) + quarters) & 3;
  const [width, height] = quarters % 2 === 0 ? [card.width, card.height] : [card.height, card.width];
  const floors: Floor[] = [];
  const edges: Edge[] = [];
  card.floors.forEach((floor, cell) => {
    const [column, row] = place(cell % card.width, Math.floor(cell / card.width));
    const to = row * width + column;
    floors[to] = floor;
    for (const direction of [0, 1, 2, 3])
      edges[to * 4 + towards(direction)] = card.edges[cell * 4 + direction] as Edge;
  });
  return { card: { width, height, floors, edges }, space };
}

type Place = (column: number, row: number) => readonly [number, number];

/** Where a space of the card comes to lie. */
function placeIn({ width, height }: Card, quarters: number, mirrored: boolean): Place {
  return (column, row) => {
    let [x, y] = [mirrored ? width - 1 - column : column, row];
    for (let turn = 0; turn < quarters; turn++) [x, y] = [(turn % 2 === 0 ? height : width) - 1 - y, x];
    return [x, y];
  };
}

function seen(starts: Quest['starts'], space: View['space']): Quest['starts'] {
  const found = Object.entries(starts) as readonly (readonly [Pawn, number])[];
  return Object.fromEntries(found.map(([pawn, at]) => [pawn, space(at)]));
}
