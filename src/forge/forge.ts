import { drawQuest } from '#content/quest-format/draw.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { annealed, type Heat, strain } from './anneal.ts';
import { type Board, questOf, renumbered } from './board.ts';
import { type Dice, diceFrom } from './dice.ts';
import { complaints, quickComplaints } from './filters.ts';
import { hardened } from './harden.ts';
import { assessTrial, optimumOf } from './measure.ts';
import { placed } from './place.ts';
import { BANDS, type Recipe, type RecipeWish, recipeOf, starsOf } from './recipe.ts';
import { THEMES } from './themes.ts';

// A new trial from a seed: placed, annealed towards a grade, hardened, and handed over only if nothing
// is to be said against it.

export interface Order extends RecipeWish {
  readonly seed: string;
  readonly name: string;
  readonly onRefused?: (words: readonly string[]) => void;
}

export function forgeOnce(order: Order): Shipped | null {
  const die = diceFrom(order.seed);
  const recipe = recipeOf(die, order);
  const draft = firstDraft(die, recipe);
  const shaped = draft && annealed(die, recipe, draft, HEAT[order.stars] as Heat);
  if (shaped === null) return refused(order, ['unsolvable']);
  const optimum = optimumOf(questOf(shaped));
  if (optimum === null) return refused(order, ['unsolvable']);
  const quest = questOf(renumbered(hardened(shaped, optimum)));
  const assessed = assessTrial(quest);
  if (assessed === null || 'stopped' in assessed) return refused(order, ['unsolvable']);
  const stars = starsOf(assessed.grade.total);
  const missing = recipe.features.filter((feature) => !assessed.needs.includes(feature));
  if (stars === 0) return refused(order, ['easy']);
  const quick = [
    ...quickComplaints(quest, stars, assessed),
    ...missing.map((feature) => `without ${feature}`),
  ];
  if (quick.length > 0) return refused(order, quick);
  const words = complaints(quest, stars, assessed);
  if (words.length > 0) return refused(order, words);
  const { solution, dead, needs, grade } = assessed;
  const proof = { solution, bound: solution.length, grade: grade.total, dead, needs, stars };
  return { quest, name: order.name, drawing: drawQuest({ ...quest, name: order.name }), proof };
}

/** One of a level, from a seed: as many attempts as it takes, up to a number. */
export function forge({
  stars,
  seed,
  attempts = 40,
}: {
  readonly stars: number;
  readonly seed: string;
  readonly attempts?: number;
}): Shipped | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = forgeOnce(orderOf(stars, `${seed} ${attempt}`));
    if (made !== null && made.proof.stars === stars) return made;
  }
  return null;
}

/** Any theme of the level, any grade of it. */
export function orderOf(stars: number, seed: string): Order {
  const die = diceFrom(seed);
  const [least, most] = BANDS[stars] as readonly [number, number];
  const span = Math.min(most, least + 20) - least;
  return {
    stars,
    seed,
    name: 'forged',
    features: die.pick(THEMES[stars] ?? []),
    target: least + 1 + die.roll(span),
  };
}

function refused({ onRefused }: Order, words: readonly string[]): null {
  onRefused?.(words);
  return null;
}

/** Small cards are searched quickly. */
const HEAT: Readonly<Record<number, Heat>> = {
  1: { steps: 400, hot: 4 },
  2: { steps: 400, hot: 5 },
  3: { steps: 240, hot: 6 },
  4: { steps: 180, hot: 6 },
};
const DRAFTS = 40;
const GOOD_DRAFTS = 6;

/** The best of a few that can be won at all. */
function firstDraft(die: Dice, recipe: Recipe): Board | null {
  const found: { readonly board: Board; readonly far: number }[] = [];
  for (let draft = 0; draft < DRAFTS && found.length < GOOD_DRAFTS; draft++) {
    const board = placed(die, recipe);
    const far = strain(board, recipe);
    if (far !== null) found.push({ board, far });
  }
  return found.sort((one, other) => one.far - other.far)[0]?.board ?? null;
}
