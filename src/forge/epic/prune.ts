import type { Card, Quest } from '#engine/tower/quest.ts';
import { optimumOf } from '../measure.ts';
import { thingsOf, without } from '../without.ts';
import { withFloor } from './change.ts';
import { judge } from './judge.ts';
import { betweensOf, CELLS, type OnCard, withSides } from './place.ts';
import type { EpicRecipe } from './recipe.ts';

/** An epic without everything that can go and the optimum stays: what is left is needed, each thing by itself. */
export function prune(quest: Quest, optimum: number): Quest {
  const left = withoutOne(quest).find((fewer) => optimumOf(fewer) === optimum);
  return left === undefined ? quest : prune(left, optimum);
}

function withoutOne(quest: Quest): readonly Quest[] {
  const fewer = thingsOf(quest).flatMap((thing) => without(quest, thing));
  return [...fewer.filter(({ cards }) => cards.every(isRimmed)), ...withoutHandles(quest)];
}

/** Whether there is a space behind every gap of the rim. */
function isRimmed({ floors, edges }: Card): boolean {
  return floors.every(
    ({ kind }, cell) => kind !== 'hollow' || [0, 1, 2, 3].every((side) => edges[cell * 4 + side] === 'wall'),
  );
}

function withoutHandles(quest: Quest): readonly Quest[] {
  return quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) =>
      kind === 'handle' ? withFloor(quest, card * CELLS + cell, { kind: 'corridor' }) : [],
    ),
  );
}

/** Walls that are not needed fall, most of them at once: a card then looks like a place, not like noise. */
export function openUp(quest: Quest, recipe: EpicRecipe): Quest {
  const walls = betweensOf(quest).filter(
    ({ card, between: { cell, direction } }) => quest.cards[card]?.edges[cell * 4 + direction] === 'wall',
  );
  const now = judge(quest, recipe);
  return now === null || now.lacks > 0 ? quest : withoutWalls(quest, walls, recipe, now.solution.length);
}

function withoutWalls(quest: Quest, walls: readonly OnCard[], recipe: EpicRecipe, optimum: number): Quest {
  if (walls.length === 0) return quest;
  const opened = walls.reduce((left, wall) => withSides(left, wall, ['open', 'open']), quest);
  const judged = judge(opened, recipe);
  if (judged?.lacks === 0 && judged.solution.length === optimum) return opened;
  if (walls.length === 1) return quest;
  const half = Math.ceil(walls.length / 2);
  const first = withoutWalls(quest, walls.slice(0, half), recipe, optimum);
  return withoutWalls(first, walls.slice(half), recipe, optimum);
}
