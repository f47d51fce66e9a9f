import { drawQuest } from '#content/quest-format/draw.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { type Board, questOf, renumbered } from './board.ts';
import { type Dice, diceFrom } from './dice.ts';
import { complaints, quickComplaints } from './filters.ts';
import { hardened } from './harden.ts';
import { isOnePlace } from './look.ts';
import { assessTrial, isNeeded, optimumOf } from './measure.ts';
import { placed } from './place.ts';
import { proofOf } from './proof.ts';
import { BANDS, type Recipe, type RecipeWish, recipeOf, starsOf } from './recipe.ts';
import { type Restarted, restarted } from './restart.ts';
import { THEMES } from './themes.ts';

// A new trial from a seed: the best of a few boards with the best of its starts, hardened, and handed over only
// if nothing is to be said against it.

export interface Order extends RecipeWish {
  readonly seed: string;
  readonly name: string;
  readonly onRefused?: (words: readonly string[]) => void;
}

export function forgeOnce(order: Order): Shipped | null {
  const die = diceFrom(order.seed);
  const recipe = recipeOf(die, order);
  const shaped = bestDraft(die, recipe);
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
  const proof = { ...proofOf(assessed), stars };
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

const DRAFTS = 8;
const UNNEEDED = 12;

/** Of a few boards the one that is most worth with the best of its starts. */
function bestDraft(die: Dice, recipe: Recipe): Board | null {
  let best: Restarted | null = null;
  for (let draft = 0; draft < DRAFTS; draft++) {
    const board = placed(die, recipe);
    const found = isOnePlace(questOf(board)) ? restarted(die, recipe, board) : null;
    const least = best?.worth ?? Number.NEGATIVE_INFINITY;
    if (found === null || found.worth <= least) continue;
    const worth = found.worth - UNNEEDED * unneeded(recipe, found.board);
    if (worth > least) best = { ...found, worth };
  }
  return best?.board ?? null;
}

/** What it is about, and yet can be done without as quickly. */
function unneeded({ features }: Recipe, board: Board): number {
  const quest = questOf(board);
  const optimum = optimumOf(quest) as number;
  return features.filter((feature) => !isNeeded(quest, feature, optimum)).length;
}
