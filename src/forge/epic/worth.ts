import { ideasOf } from '#solver/ideas/index.ts';
import { idleDirections } from '../filters.ts';
import { grade } from '../grade.ts';
import { usedIn } from '../measure.ts';
import { shapeOf } from '../shape.ts';
import type { Begun } from '../start.ts';
import { placesOf } from './closets.ts';
import type { EpicRecipe } from './recipe.ts';

// How near an epic comes to what its recipe wants, from a shortest solution: the higher the better.

const WEIGHTS = {
  use: 20,
  stood: 18,
  moved: 32,
  turn: 1,
  still: 5,
  direction: 10,
  lone: 1,
  again: 0.7,
  idea: 2,
  grade: 0.6,
  over: 2,
  short: 2,
  place: 1.5,
} as const;

/** Four in a row, and one of them a trap, seldom come about. */
const RARE = 2;

/** Ideas that differ; more are hard to tell apart while playing. */
const ENOUGH = 7;

export function worthOf(recipe: EpicRecipe, begun: Begun): number {
  const { graph, solution } = begun;
  const { total } = grade(graph, { solution, dead: 0, needs: usedIn(graph, solution) });
  const most = aimOf(recipe);
  return (
    roughWorthOf(recipe, begun) +
    WEIGHTS.grade * Math.min(total, most) -
    WEIGHTS.over * Math.max(0, total - most)
  );
}

/** Lost positions are counted only when it is done. */
const FOR_LOST = 6;
const aimOf = ({ grade: [, most] }: EpicRecipe) => most - FOR_LOST;

/** What being hard can add. */
export const mostForGrade = (recipe: EpicRecipe) => WEIGHTS.grade * aimOf(recipe);

/** Without how hard it is, which takes by far the longest to tell. */
export function roughWorthOf(recipe: EpicRecipe, { quest, graph, solution }: Begun): number {
  const shape = shapeOf(graph, solution);
  const places = quest.cards.reduce((sum, card) => sum + placesOf(card), 0);
  const wanted = Object.entries(recipe.uses).map(
    ([use, many]) => Math.min(shape.uses[use] ?? 0, many) * (use === 'barbarian' ? RARE : 1),
  );
  const ideas = new Set(ideasOf(graph, solution).map(({ idea }) => idea));
  return (
    WEIGHTS.use * wanted.reduce((sum, many) => sum + many, 0) +
    WEIGHTS.idea * Math.min(ideas.size, ENOUGH) +
    WEIGHTS.stood * shape.stood +
    WEIGHTS.moved * shape.moved +
    WEIGHTS.turn * Math.min(shape.turns, recipe.turns) -
    WEIGHTS.still * Math.max(0, 2 - shape.least) -
    WEIGHTS.direction * idleDirections(graph, solution) -
    WEIGHTS.short * Math.max(0, recipe.least - shape.length) -
    WEIGHTS.lone * shape.lone -
    WEIGHTS.again * shape.again -
    WEIGHTS.place * places +
    (20 * shape.passes) / shape.length
  );
}

/** What is still missing of it, in words. */
export function lacksOf(recipe: EpicRecipe, { quest, graph, solution }: Begun): readonly string[] {
  const shape = shapeOf(graph, solution);
  const handles = quest.cards.filter(({ floors }) => floors.some(({ kind }) => kind === 'handle'));
  const uses = Object.entries(recipe.uses).filter(([use, many]) => (shape.uses[use] ?? 0) < many);
  const said: readonly (readonly [boolean, string])[] = [
    [solution.length < recipe.least, 'short'],
    [solution.length > recipe.most, 'long'],
    [shape.stood < quest.cards.length, `stood${shape.stood}`],
    [
      shape.moved < recipe.handles.length || handles.length < recipe.handles.length,
      `handles${shape.moved}/${handles.length}`,
    ],
    [shape.turns < recipe.turns, 'turns'],
    [shape.least < Math.min(2, recipe.stars), 'still'],
    [idleDirections(graph, solution) > 0, 'direction'],
    ...uses.map(([use]) => [true, use] as const),
  ];
  return said.flatMap(([is, word]) => (is ? word : []));
}
