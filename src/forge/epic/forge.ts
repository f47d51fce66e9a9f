import { drawQuest } from '#content/quest-format/draw.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { openHintTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isTabled, mostOfTable } from '#solver/solve.ts';
import { type Dice, diceFrom } from '../dice.ts';
import { proofOf } from '../proof.ts';
import type { Begun, Started } from '../start.ts';
import { type Climb, climbed } from './climb.ts';
import { withoutClosets } from './closets.ts';
import { finish } from './finish.ts';
import { draft, redraft } from './place.ts';
import { fillUp, openUp, prune } from './prune.ts';
import type { EpicRecipe } from './recipe.ts';
import { shown, shownSoon } from './shown.ts';
import { lacksOf } from './worth.ts';

// An epic from its recipe: a board that is changed until it and its best start are what is wanted, then freed
// of everything it does not need.

const CLIMBS = 3;

export interface EpicOrder {
  readonly recipe: EpicRecipe;
  readonly seed: string;
  readonly name: string;
  /** What it is to be made of, and not of bare cards. */
  readonly onto?: Quest;
  /** Changes that are tried. */
  readonly steps: number;
  readonly onProgress: (text: string) => void;
}

export function forgeEpic({ recipe, seed, name, onto, steps, onProgress }: EpicOrder): Shipped | null {
  const die = diceFrom(seed);
  const drafted = () => (onto === undefined ? draft(die, recipe) : redraft(die, recipe, onto));
  const begun = bestClimbed(die, recipe, { steps, drafted, onStep: onProgress });
  if (begun === null) return null;
  return provenEpic(tidied(recipe, begun), recipe, name, onProgress);
}

/** Some get a little way; the best of them goes on. */
function bestClimbed(die: Dice, recipe: EpicRecipe, climb: Climb): Started | null {
  const short = { ...climb, steps: Math.ceil(climb.steps / CLIMBS) };
  const some = Array.from({ length: CLIMBS }, () => climbed(die, recipe, short)).filter(
    (one) => one !== null,
  );
  const [first, ...others] = some;
  if (first === undefined) return null;
  const best = others.reduce((most, one) => (one.worth > most.worth ? one : most), first);
  climb.onStep(`the best of ${some.length}: worth ${best.worth.toFixed(1)}`);
  return climbed(die, recipe, climb, best);
}

export function tidied(recipe: EpicRecipe, { quest, solution }: Pick<Begun, 'quest' | 'solution'>): Quest {
  const optimum = solution.length;
  const isWhole = (one: Quest) => lacksAt(recipe, shownSoon(recipe, one)).length === 0;
  // What is opened or filled up can make idle what was needed.
  const staysWhole = (left: Begun) => isWhole(left.quest) && isWhole(prune(left.quest, optimum));
  const pruned = prune(quest, optimum);
  const small = hasTable(pruned) ? pruned : fillUp(pruned, optimum, staysWhole);
  const opened = openUp(small, optimum, staysWhole);
  const filled = withoutClosets(opened);
  return prune(isWhole(filled) ? filled : opened, optimum);
}

/** Whether a page looks hints up. */
function hasTable(quest: Quest): boolean {
  const graph = graphOf(quest);
  return isTabled(graph) && !('stopped' in openHintTable(graph, fastCore, { bytes: mostOfTable() }));
}

/** With its proof; null where something of the recipe was not needed after all. */
export function provenEpic(
  quest: Quest,
  recipe: EpicRecipe,
  name: string,
  onProgress: (text: string) => void,
): Shipped | null {
  const begun = shown(recipe, quest);
  const lacks = lacksAt(recipe, begun);
  onProgress(`pruned, lacks ${lacks.join(' ') || 'nothing'}`);
  const found = begun === null || lacks.length > 0 ? null : finish(begun);
  if (found === null) return null;
  const { total } = found.grade;
  onProgress(`grade ${total}`);
  if (total < recipe.grade[0] || total > recipe.grade[1]) return null;
  return { quest, name, drawing: drawQuest({ ...quest, name }), proof: proofOf(found) };
}

const lacksAt = (recipe: EpicRecipe, begun: Begun | null) =>
  begun === null ? ['a solution'] : lacksOf(recipe, begun);
