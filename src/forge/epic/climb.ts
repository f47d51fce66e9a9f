import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import type { Dice } from '../dice.ts';
import { type Begun, type Started, startFrom } from '../start.ts';
import { BYTES } from './bytes.ts';
import { change } from './change.ts';
import { hinder } from './hinder.ts';
import { neededOn } from './needed.ts';
import { begunAsDrawn, prune } from './prune.ts';
import type { EpicRecipe } from './recipe.ts';
import { isLarge, shownSoon } from './shown.ts';
import { lacksOf, mostForGrade, roughWorthOf, worthOf } from './worth.ts';

// A board is changed little by little, and after each change begun wherever it is best: so what is kept is
// a good board, not one that happens to suit one start.

/** Where there is next to nothing to be won from, there is no good start: so many spaces of each pawn's are few. */
const FEW_EACH = 18;

/** What takes this share of the fewest actions can come to take as many. */
const SHORT = 0.6;

/** The best of so many drafts is where it begins. */
const DRAFTS: Readonly<Record<number, number>> = { 3: 12, 4: 6, 5: 2 };
const MOST_DRAFTS = 300;
/** Starts of a board: the fewer heroes, the sooner one is told. */
const LOOKED_AT: Readonly<Record<number, number>> = { 3: 240, 4: 80, 5: 40 };
const GRADED = 3;

/** How much worse a board may be than the one before it, at first. */
const HEAT = 3;

export interface Climb {
  readonly steps: number;
  readonly drafted: () => Quest;
  readonly onStep: (text: string) => void;
}

/** Freed of what it does not need, and what is still missing then. */
interface Held extends Started {
  readonly tight: Begun;
  readonly lacks: readonly string[];
}

/** Nothing is missing, and nothing got better for so long. */
const LONG = 100;
const isEnough = (best: Held | null, since: number) => best?.lacks.length === 0 && since > LONG;

export function climbed(
  die: Dice,
  recipe: EpicRecipe,
  { steps, drafted, onStep }: Climb,
  from: Started | null = bestDraft(die, recipe, drafted),
): Held | null {
  let now = heldTo(Number.NEGATIVE_INFINITY, recipe, from);
  let best = now;
  for (let step = 0, since = 0; step < steps && now !== null && !isEnough(best, since); step++, since++) {
    const heat = HEAT * (1 - step / steps) + 0.1;
    const least = now.worth + heat * Math.log((die.roll(1000) + 1) / 1000);
    const next = heldTo(least, recipe, begunAgain(die, recipe, changed(die, recipe, now), least));
    if (next === null) continue;
    now = next;
    if (best !== null && now.worth <= best.worth) continue;
    best = now;
    since = 0;
    onStep(
      `${step}: ${now.solution.length} actions, worth ${now.worth.toFixed(1)}, lacks ${now.lacks.join(' ')}`,
    );
  }
  return best;
}

/** As good as when it is freed of what it does not need, which it keeps: a change can make it needed. Null where that is not enough. */
function heldTo(least: number, recipe: EpicRecipe, begun: Started | null): Held | null {
  if (begun === null || begun.worth < least) return null;
  const tight = shownSoon(recipe, prune(begun.quest, begun.solution.length));
  const worth = tight === null ? Number.NEGATIVE_INFINITY : worthOf(recipe, tight);
  return tight === null || worth < least ? null : { ...begun, tight, worth, lacks: lacksOf(recipe, tight) };
}

function begunAgain(die: Dice, recipe: EpicRecipe, quest: Quest, aim: number): Started | null {
  const isThere = isLarge(recipe) || die.chance(KEPT);
  return isThere ? begunThere(recipe, quest, aim) : begunBest(die, recipe, quest, aim);
}

/** As often the start is kept, percent. */
const KEPT = 50;

/** What takes more than this to solve is left. */
const SEARCHED = 2 ** 28;

/** Begun as it is drawn: to solve it takes a tenth of what a table does. */
function begunThere(recipe: EpicRecipe, quest: Quest, aim: number): Started | null {
  const begun = begunAsDrawn(quest, { bytes: SEARCHED });
  const length = begun?.solution.length ?? 0;
  if (begun === null || length < recipe.least * SHORT || length > recipe.most) return null;
  const isGood = roughWorthOf(recipe, begun) >= aim - mostForGrade(recipe);
  return isGood ? { ...begun, worth: worthOf(recipe, begun) } : null;
}

function bestDraft(die: Dice, recipe: EpicRecipe, drafted: () => Quest): Started | null {
  let best: Started | null = null;
  const enough = DRAFTS[recipe.pawns.length] ?? 0;
  for (let good = 0, tried = 0; good < enough && tried < MOST_DRAFTS; tried++) {
    const one = begunBest(die, recipe, drafted());
    if (one === null) continue;
    good++;
    if (best === null || one.worth > best.worth) best = one;
  }
  return best;
}

/** Null where no start is long enough, or none can be worth as much. */
function begunBest(
  die: Dice,
  recipe: EpicRecipe,
  quest: Quest,
  aim = Number.NEGATIVE_INFINITY,
): Started | null {
  const table = openGoalTable(graphOf(quest), fastCore, { bytes: BYTES });
  if ('stopped' in table || table.positions < FEW_EACH ** recipe.pawns.length) return null;
  const rank = neededOn(table);
  if (rank === null) return null;
  const { least, most } = recipe;
  return startFrom(table, die, {
    ...{ least: Math.ceil(least * SHORT), most, rank, tries: LOOKED_AT[recipe.pawns.length] ?? 0 },
    rough: { worth: (begun) => roughWorthOf(recipe, begun), best: GRADED, least: aim - mostForGrade(recipe) },
    worth: (begun) => worthOf(recipe, begun),
  });
}

/** Mostly one change, sometimes more at once; every third time right where the solution goes. */
function changed(die: Dice, recipe: EpicRecipe, { tight, ...begun }: Held): Quest {
  let next = die.chance(45) ? hinder(die, recipe, begun, tight) : change(die, recipe, begun.quest);
  while (die.chance(40)) next = change(die, recipe, next);
  return next;
}
