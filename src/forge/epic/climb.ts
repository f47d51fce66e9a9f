import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import type { Dice } from '../dice.ts';
import { type Started, startFrom } from '../start.ts';
import { change } from './change.ts';
import { hinder } from './hinder.ts';
import { draft } from './place.ts';
import type { EpicRecipe } from './recipe.ts';
import { worthOf } from './worth.ts';

// A board is changed little by little, and after each change begun wherever it is best: so what is kept is
// a good board, not one that happens to suit one start.

/** What a table for making one may take. */
export const BYTES = 2 ** 31;

/** Where next to nothing can be won, there is no good start. */
const FEW = 100_000;

/** The best of so many drafts is where it begins. */
const DRAFTS = 6;
const MOST_DRAFTS = 300;
const LOOKED_AT = 8;

export interface Climb {
  readonly steps: number;
  readonly onStep: (text: string) => void;
}

export function climbed(
  die: Dice,
  recipe: EpicRecipe,
  { steps, onStep }: Climb,
  from: Started | null = bestDraft(die, recipe),
): Started | null {
  let now = from;
  for (let step = 0; step < steps && now !== null; step++) {
    const next = begunBest(die, recipe, changed(die, recipe, now));
    const heat = 4 * (1 - step / steps) + 0.1;
    if (next === null || die.roll(1000) >= 1000 * Math.exp((next.worth - now.worth) / heat)) continue;
    if (next.worth > now.worth)
      onStep(`${step}: ${next.solution.length} actions, worth ${next.worth.toFixed(1)}`);
    now = next;
  }
  return now;
}

function bestDraft(die: Dice, recipe: EpicRecipe): Started | null {
  let best: Started | null = null;
  for (let good = 0, tried = 0; good < DRAFTS && tried < MOST_DRAFTS; tried++) {
    const one = begunBest(die, recipe, draft(die, recipe));
    if (one === null) continue;
    good++;
    if (best === null || one.worth > best.worth) best = one;
  }
  return best;
}

/** Null where no start is long enough. */
export function begunBest(die: Dice, recipe: EpicRecipe, quest: Quest): Started | null {
  const table = openGoalTable(graphOf(quest), fastCore, { bytes: BYTES });
  if ('stopped' in table || table.positions < FEW) return null;
  const { least, most } = recipe;
  return startFrom(table, die, { least, most, tries: LOOKED_AT, worth: (begun) => worthOf(recipe, begun) });
}

/** Mostly one change, sometimes more at once; every third time right where the solution goes. */
function changed(die: Dice, recipe: EpicRecipe, { quest, solution }: Started): Quest {
  let next = die.chance(33) ? hinder(die, recipe, quest, solution) : change(die, recipe, quest);
  while (die.chance(40)) next = change(die, recipe, next);
  return next;
}
