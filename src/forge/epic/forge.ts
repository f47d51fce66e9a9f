import { drawQuest } from '#content/quest-format/draw.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { diceFrom } from '../dice.ts';
import { proofOf } from '../proof.ts';
import type { Begun } from '../start.ts';
import { climbed } from './climb.ts';
import { finish } from './finish.ts';
import { begunAsDrawn, openUp, prune } from './prune.ts';
import type { EpicRecipe } from './recipe.ts';
import { lacksOf } from './worth.ts';

// An epic from its recipe: a board that is changed until it and its best start are what is wanted, then freed
// of everything it does not need.

export interface EpicOrder {
  readonly recipe: EpicRecipe;
  readonly seed: string;
  readonly name: string;
  /** Changes that are tried. */
  readonly steps: number;
  readonly onProgress: (text: string) => void;
}

export function forgeEpic({ recipe, seed, name, steps, onProgress }: EpicOrder): Shipped | null {
  const begun = climbed(diceFrom(seed), recipe, { steps, onStep: onProgress });
  if (begun === null) return null;
  const lacks = lacksOf(recipe, begun);
  onProgress(`${begun.solution.length} actions, lacks ${lacks.join(' ') || 'nothing'}`);
  return lacks.length > 0 ? null : provenEpic(tidied(recipe, begun), recipe, name, onProgress);
}

export function tidied(recipe: EpicRecipe, { quest, solution }: Pick<Begun, 'quest' | 'solution'>): Quest {
  const optimum = solution.length;
  const pruned = prune(quest, optimum);
  return prune(
    openUp(pruned, optimum, (begun) => lacksOf(recipe, begun).length === 0),
    optimum,
  );
}

/** With its proof; null where something of the recipe was not needed after all. */
export function provenEpic(
  quest: Quest,
  recipe: EpicRecipe,
  name: string,
  onProgress: (text: string) => void,
): Shipped | null {
  const begun = begunAsDrawn(quest);
  const lacks = begun === null ? ['a solution'] : lacksOf(recipe, begun);
  onProgress(`pruned, lacks ${lacks.join(' ') || 'nothing'}`);
  const found = lacks.length > 0 ? null : finish(quest);
  if (found === null) return null;
  return { quest, name, drawing: drawQuest({ ...quest, name }), proof: proofOf(found) };
}
