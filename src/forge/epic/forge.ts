import { drawQuest } from '#content/quest-format/draw.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type Dice, diceFrom } from '../dice.ts';
import { idleThings } from '../filters.ts';
import { change } from './change.ts';
import { hinder } from './hinder.ts';
import { type Finished, finish, type Judged, judge, missing } from './judge.ts';
import { draft } from './place.ts';
import { openUp, prune } from './prune.ts';
import { bandOf, type EpicRecipe } from './recipe.ts';

// An epic from its recipe: a draft that can be won is changed little by little towards what is wanted, then
// freed of everything it does not need.

export interface EpicOrder {
  readonly recipe: EpicRecipe;
  readonly seed: string;
  readonly name: string;
  /** Changes that are tried before it is given up. */
  readonly changes: number;
  readonly onProgress?: (text: string) => void;
}

export function forgeEpic(order: EpicOrder): Shipped | null {
  const { recipe, seed, changes, onProgress } = order;
  const die = diceFrom(seed);
  let quest = firstDraft(die, recipe);
  let now = judge(quest, recipe) as Judged;
  for (let tried = 0; tried < changes; tried++) {
    const next = changed(die, recipe, quest, now.solution);
    const judged = judge(next, recipe);
    if (judged === null || !isTaken(die, judged.lacks - now.lacks, 1 - tried / changes)) continue;
    quest = next;
    now = judged;
    if (now.lacks > 0) continue;
    // What is left over may lack something again: then it is what the search goes on with.
    quest = openUp(prune(quest, now.solution.length), recipe);
    now = judge(quest, recipe) as Judged;
    onProgress?.(`${tried}: ${now.solution.length} actions, lacks ${now.lacks}`);
    const shipped = now.lacks === 0 ? finished(order, quest) : null;
    if (shipped !== null) return shipped;
  }
  return null;
}

function firstDraft(die: Dice, recipe: EpicRecipe): Quest {
  for (;;) {
    const quest = draft(die, recipe);
    if (judge(quest, recipe) !== null) return quest;
  }
}

/** Mostly one change, sometimes more at once; every second time right where the solution goes. */
function changed(die: Dice, recipe: EpicRecipe, quest: Quest, solution: readonly QuestAction[]): Quest {
  let next = die.chance(50) ? hinder(die, recipe, quest, solution) : change(die, recipe, quest);
  while (die.chance(30)) next = change(die, recipe, next);
  return next;
}

/** What is no worse always, what is worse the less likely the later. */
function isTaken(die: Dice, worse: number, heat: number): boolean {
  return worse <= 0 || die.roll(1000) < 1000 * Math.exp(-worse / (0.2 + 2 * heat));
}

function finished({ recipe, name, onProgress }: EpicOrder, quest: Quest): Shipped | null {
  const judged = judge(quest, recipe);
  const found = finish(quest);
  if (found === null || judged === null) return null;
  onProgress?.(
    `pruned: ${found.solution.length} actions, grade ${found.grade.total}, dead ${found.dead.toFixed(2)}, needs ${found.needs.join(' ')}`,
  );
  const [least, most] = bandOf(recipe);
  if (found.grade.total < least || found.grade.total > most || !isWhole(recipe, quest, found)) return null;
  const { solution, dead, needs } = found;
  const proof = { solution, bound: solution.length, grade: found.grade.total, dead, needs };
  return { quest, name, drawing: drawQuest({ ...quest, name }), proof };
}

/** Whether what the recipe is about is still there: everybody moves, cards do, and there is something to them besides. */
function isWhole(recipe: EpicRecipe, quest: Quest, { solution, needs }: Finished): boolean {
  const cards = new Set(solution.flatMap((action) => (action.type === 'move' ? [] : action.card)));
  const movers = new Set(solution.flatMap((action) => (action.type === 'move' ? action.pawn : [])));
  const handles = quest.cards.filter(({ floors }) => floors.some(({ kind }) => kind === 'handle'));
  return (
    solution.filter(({ type }) => type !== 'move').length >= recipe.turns &&
    cards.size === handles.length &&
    cards.size >= recipe.cards &&
    movers.size === recipe.pawns.length &&
    missing(recipe, needs) === 0 &&
    idleThings(quest, solution.length).length === 0
  );
}
