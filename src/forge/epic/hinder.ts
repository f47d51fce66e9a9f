import { NOWHERE, openChart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { EPIC_CARD, type Quest } from '#engine/tower/quest.ts';
import type { Dice } from '../dice.ts';
import { type Traced, trace } from '../trace.ts';
import { CELLS, CURRENTS, type OnCard, type Sides, withSides } from './place.ts';
import type { EpicRecipe } from './recipe.ts';

/** Something is put in the way of a shortest solution: what can still be won takes as long or longer. */
export function hinder(die: Dice, recipe: EpicRecipe, quest: Quest, solution: readonly Deed[]): Quest {
  const chart = openChart(quest);
  const crossed = trace(chart, solution).flatMap((action) => crossings(chart, action));
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
function crossings(chart: ReturnType<typeof openChart>, action: Traced): readonly OnCard[] {
  const { deed, before, pawn, by, direction } = action;
  if (deed.type !== 'move' || by !== 'walk' || direction === null) return [];
  const { next } = chart.lay(before.arranged);
  const found: OnCard[] = [];
  for (let space = before.pawns[pawn] as number; space !== deed.to && space !== NOWHERE; ) {
    const beside = next[space * 4 + direction] ?? NOWHERE;
    const card = chart.card[space] as number;
    if (beside !== NOWHERE && chart.card[beside] === card) {
      const [cell, other] = [Math.min(space, beside) % CELLS, Math.max(space, beside) % CELLS];
      found.push({ card, between: { cell, direction: other - cell === EPIC_CARD ? 2 : 1 } });
    }
    space = beside;
  }
  return found;
}
