import { describe, expect, it } from 'vitest';
import { owedWish } from '#bots/mates/owed.ts';
import { type Game, options, viewFor } from '#engine/mall/index.ts';
import { tilesToTake } from '#engine/mall/rules/rearrangement/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { dealt, type MateTable, pass, seated, toldOf } from './mateTable.ts';

// Scenario 11 asks for tiles at every flip.

const ALL = [0, 1, 2, 3];
const DECKS = 40;
const WANTED = 3;

/** Tables of bots at the first moment at which tiles are owed: most games are won with the first glass. */
function owing(): readonly MateTable[] {
  const found: MateTable[] = [];
  for (let deck = 0; deck < DECKS && found.length < WANTED; deck++) {
    const table = seated(dealt({ scenario: 11 }, 4, `tiles ${deck}`), ALL);
    while (tilesToTake(table.game) === 0 && table.game.shared.phase !== 'over') pass(table, table.now + 200);
    if (tilesToTake(table.game) > 0) found.push(table);
  }
  expect(found).toHaveLength(WANTED);
  return found;
}

const isPlain = (game: Game) => (tile: number) =>
  game.box.print.every(
    ({ item, exit, timer }, space) => tileOf(space) !== tile || (item === null && exit === null && !timer),
  );

describe('bots that owe tiles', () => {
  it('[S11][R11] take two away, do nothing else meanwhile, and win', () => {
    for (const table of owing()) {
      const before = table.acts.length;
      pass(table, 3_600_000);
      const types = table.acts.slice(before, before + 3).map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(['discard', 'discard']);
      expect(types[2]).not.toBe('discard');
      expect(toldOf(table, 'lifted').length).toBeGreaterThan(0);
      expect(table.refused).toEqual([]);
      expect(table.game.shared.result).toMatchObject({ won: true });
    }
  });

  it('[S11] keep items, exits and timers where another tile may go', () => {
    for (const { game } of owing()) {
      const may = options(game, 0).flatMap((one) => (one.type === 'discard' ? one.tile : []));
      const plain = may.filter(isPlain(game));
      const best = plain.length > 0 ? plain : may;
      expect(best.map((tile) => ({ type: 'discard', tile }))).toContainEqual(
        owedWish(viewFor(game, null))?.act,
      );
    }
  });
});
