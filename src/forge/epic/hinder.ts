import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf, NOWHERE } from '#engine/tower/graph.ts';
import { EPIC_CARD, type Quest } from '#engine/tower/quest.ts';
import { type Traced, trace } from '#solver/trace.ts';
import type { Dice } from '../dice.ts';
import { CELLS, CURRENTS, type OnCard, type Sides, withSides } from './place.ts';
import type { EpicRecipe } from './recipe.ts';

/** Something is put in the way of a shortest solution: what can still be won takes as long or longer. */
export function hinder(die: Dice, recipe: EpicRecipe, quest: Quest, solution: readonly QuestAction[]): Quest {
  const graph = graphOf(quest);
  const crossed = trace(graph, solution).flatMap((made) => crossings(graph, made));
  const { doors, narrows, currents } = recipe;
  const kinds: readonly Sides[] = [
    ['wall', 'wall'],
    ['wall', 'wall'],
    ...Array.from({ length: doors }, (_, door): Sides => [door, door]),
    ...(narrows > 0 ? [['narrow', 'narrow'] as const] : []),
    ...(currents > 0 ? CURRENTS : []),
  ];
  return crossed.length === 0 ? quest : withSides(quest, die.pick(crossed), die.pick(kinds));
}

/** The edges inside cards that a walk leads over. */
function crossings(graph: ReturnType<typeof graphOf>, made: Traced): readonly OnCard[] {
  const { action, before, pawn, by, direction } = made;
  if (action.type !== 'move' || by !== 'walk' || direction === null) return [];
  const { next } = graph.adjacency(before.arranged);
  const found: OnCard[] = [];
  for (let space = before.pawns[pawn] as number; space !== action.to && space !== NOWHERE; ) {
    const beside = next[space * 4 + direction] ?? NOWHERE;
    const card = graph.card[space] as number;
    if (beside !== NOWHERE && graph.card[beside] === card) {
      const [cell, other] = [Math.min(space, beside) % CELLS, Math.max(space, beside) % CELLS];
      found.push({ card, between: { cell, direction: other - cell === EPIC_CARD ? 2 : 1 } });
    }
    space = beside;
  }
  return found;
}
