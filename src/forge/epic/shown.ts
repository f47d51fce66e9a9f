import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { isDead } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { anyShortest } from '../anyShortest.ts';
import { diceFrom } from '../dice.ts';
import type { Begun } from '../start.ts';
import { BYTES } from './bytes.ts';
import { begunAsDrawn } from './prune.ts';
import type { EpicRecipe } from './recipe.ts';
import { roughWorthOf, worthOf } from './worth.ts';

const LOOKED_AT = 24;
const GRADED = 3;

/** Of five heroes a table takes long. */
export const isLarge = ({ pawns }: EpicRecipe) => pawns.length > 4;

/** The same, but with any of its shortest ways where the table takes long. */
export function shownSoon(recipe: EpicRecipe, quest: Quest): Begun | null {
  return isLarge(recipe) ? begunAsDrawn(quest) : shown(recipe, quest);
}

/** As it is drawn, with that one of its shortest ways which shows most; null where it can not be won. */
export function shown(recipe: EpicRecipe, quest: Quest): Begun | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, { bytes: BYTES });
  if ('stopped' in table || isDead(table, first)) return null;
  const die = diceFrom('shown');
  const all = Array.from({ length: LOOKED_AT }, () => {
    const begun = { quest, graph, solution: anyShortest(table, first, die) };
    return { begun, worth: roughWorthOf(recipe, begun) };
  });
  const most = all.sort((one, other) => other.worth - one.worth).slice(0, GRADED);
  const graded = most.map(({ begun }) => ({ begun, worth: worthOf(recipe, begun) }));
  return graded.reduce((best, one) => (one.worth > best.worth ? one : best)).begun;
}
