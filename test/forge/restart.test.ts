import { describe, expect, it } from 'vitest';
import { questOf } from '#forge/board.ts';
import { diceFrom } from '#forge/dice.ts';
import { orderOf } from '#forge/forge.ts';
import { isOnePlace } from '#forge/look.ts';
import { optimumOf } from '#forge/measure.ts';
import { placed } from '#forge/place.ts';
import { LEAST, type Recipe, recipeOf } from '#forge/recipe.ts';
import { restarted } from '#forge/restart.ts';

/** Boards as they are first placed, with the recipe they are of. */
const boards = (stars: number) =>
  Array.from({ length: 30 }, (_, round) => {
    const die = diceFrom(`restart ${stars} ${round}`);
    const recipe = recipeOf(die, orderOf(stars, `restart ${stars} ${round}`));
    return { die, recipe, board: placed(die, recipe) };
  }).filter(({ board }) => isOnePlace(questOf(board)));

describe.each([1, 2, 3])('a board of %i stars begun elsewhere', { timeout: 60_000 }, (stars) => {
  const found = boards(stars).map(({ die, recipe, board }) => ({
    ...{ recipe, board, next: restarted(die, recipe, board) },
  }));
  const begun = found.filter(({ next }) => Number.isFinite(next.worth));

  it('is the same board', () => {
    expect(begun.length).toBeGreaterThan(4);
    for (const { board, next } of begun) expect({ ...next.board, starts: board.starts }).toEqual(board);
  });

  it('is as long as its level asks, each pawn on a space of its own', () => {
    const fits = ({ longest }: Recipe, optimum: number | null) =>
      optimum !== null && optimum >= (LEAST[stars] as number) && optimum <= longest;
    expect(begun.filter(({ recipe, next }) => !fits(recipe, optimumOf(questOf(next.board))))).toEqual([]);
    for (const { recipe, next } of begun)
      expect(new Set(Object.values(next.board.starts)).size).toBe(recipe.pawns.length);
  });

  it('is mostly begun elsewhere than at first', () => {
    const elsewhere = begun.filter(({ board, next }) => next.board.starts !== board.starts);
    expect(elsewhere.length).toBeGreaterThan(begun.length / 2);
  });
});
