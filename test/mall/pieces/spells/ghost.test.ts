import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { cast, held, runs } from '../../casting.ts';
import { HOME, lay, secured, stand, turnSand, walk, where } from '../../security.ts';
import { accept, at, change, refusal, run } from '../../table.ts';

/** 8*, closed all round, to the north of T1; W with walls, a small passage and a shop to the west; 28 to the east. */
function table(pieces: readonly string[] = [], more: readonly string[] = []): Game {
  const all = secured(['spells', 'antiStress', ...pieces], ['8*', 'W', '28', ...more, '26', 'I', 'X'], {
    spells: ['ghost'],
  });
  return stand(lay(all, 'dwarf', 'mage', 'elf'), HOME);
}
const haunting = (game = table()) => accept(game, cast('castGhost'));

describe('ghost form', () => {
  it('[X10.8] the mage walks through walls, on a tile and where two tiles touch [R23a]', () => {
    const game = stand(table(), { mage: ['T1', 0, 2] });
    expect(refusal(game, walk(game, 'mage', 'north'))).toBe('way.blocked');
    const ghost = haunting(game);
    expect(spellsOf(ghost).running).toEqual([{ spell: 'ghost', pawn: 'mage' }]);
    expect(runs(ghost)).toEqual(['ghost']);
    expect(where(accept(ghost, walk(ghost, 'mage', 'north')), 'mage')).toBe(at(game, '8*', 3, 1));
    // Beside the slots as well.
    const beside = stand(ghost, { mage: ['T1', 0, 1] });
    expect(where(accept(beside, walk(beside, 'mage', 'north')), 'mage')).toBe(at(game, '8*', 3, 0));
    const wall = stand(ghost, { mage: ['W', 1, 1] });
    expect(where(accept(wall, walk(wall, 'mage', 'south')), 'mage')).toBe(at(game, 'W', 2, 1));
    const small = stand(ghost, { mage: ['W', 1, 3] });
    expect(refusal(small, walk(small, 'mage', 'south'))).toBeUndefined();
  });

  it('[X10.8] nobody else does', () => {
    const ghost = stand(haunting(), { elf: ['T1', 0, 2], dwarf: ['W', 1, 1] });
    expect(refusal(ghost, walk(ghost, 'elf', 'north'))).toBe('way.blocked');
    expect(refusal(ghost, walk(ghost, 'dwarf', 'south'))).toBe('way.blocked');
  });

  it('[X10.8] not through illustrated areas, nor off the tiles', () => {
    const ghost = stand(haunting(), { mage: ['W', 0, 1] });
    expect(refusal(ghost, walk(ghost, 'mage', 'west'))).toBe('way.blocked');
    const south = stand(ghost, { mage: ['T1', 3, 3] });
    expect(refusal(south, walk(south, 'mage', 'south'))).toBe('way.blocked');
    const hole = stand(ghost, { mage: ['T1', 0, 0] });
    expect(refusal(hole, walk(hole, 'mage', 'north'))).toBe('way.blocked');
  });

  it('[R20] never through steel doors, in either direction', () => {
    const ghost = stand(haunting(table(['controlRoom'])), { mage: ['28', 0, 2] });
    expect(refusal(ghost, walk(ghost, 'mage', 'east'))).toBe('way.blocked');
    const below = stand(ghost, { mage: ['28', 1, 3] });
    expect(where(accept(below, walk(below, 'mage', 'north')), 'mage')).toBe(at(ghost, '28', 0, 3));
    const manned = stand(ghost, { elf: ['8*', 3, 0] });
    expect(refusal(manned, walk(manned, 'mage', 'east'))).toBeUndefined();
  });

  it('[R20] [R18] not through the guard room’s door either, but through its walls: then she is a captive', () => {
    const pieces = ['spells', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['25', '9*', 'I', 'X'], { spells: ['ghost'] }), 'dwarf', 'elf');
    const game = stand(accept(stand(all, HOME), cast('castGhost')), { mage: ['T1', 0, 2] });
    expect(refusal(game, walk(game, 'mage', 'north'))).toBe('way.blocked');
    const beside = stand(game, { mage: ['T1', 0, 1] });
    const { events, game: inside } = run(beside, walk(beside, 'mage', 'north'));
    expect(events).toContainEqual({ type: 'captured', hero: 'mage', by: null });
    expect(refusal(inside, walk(inside, 'mage', 'south'))).toBe('way.blocked');
  });

  it('[X5.3] no way leads through the guard room', () => {
    const pieces = ['spells', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['25', '9*', 'I', 'X'], { spells: ['ghost'] }), 'dwarf', 'elf');
    const game = stand(accept(stand(all, HOME), cast('castGhost')), {
      mage: ['T1', 0, 1],
      elf: ['T1', 3, 3],
    });
    expect(refusal(game, walk(game, 'mage', 'north', 4))).toBeUndefined();
    expect(refusal(game, walk(game, 'mage', 'north', 5))).toBe('way.blocked');
  });

  it('[X10.6] until the next flip: where she is then, she stays', () => {
    const ghost = stand(haunting(), { mage: ['8*', 3, 1] });
    const flipped = accept(ghost, turnSand);
    expect(runs(flipped)).toEqual([]);
    expect(where(flipped, 'mage')).toBe(at(ghost, '8*', 3, 1));
    expect(refusal(flipped, walk(flipped, 'mage', 'south'))).toBe('way.blocked');
  });

  it('[R20] [X5.3] not for a mage who has left, nor for a captive', () => {
    const game = table(['guard', 'guardRoom'], ['9*', '25']);
    const gone = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'mage') });
    expect(refusal(gone, cast('castGhost'))).toBe('pawn.escaped');
    const captive = change(game, { memory: { ...game.shared.memory, guardRoom: ['mage'] } });
    expect(refusal(captive, cast('castGhost'))).toBe('pawn.captive');
    expect(held(accept(game, cast('castGhost', 3)))).toEqual([]);
  });
});
