import { describe, expect, it } from 'vitest';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { breach, crawl, lay, layShaft, secured, stand, walk, where } from './security.ts';
import { accept, at, change, explore, place, refusal, run, theft } from './table.ts';

const AWAY = { dwarf: ['T1', 0, 0], elf: ['T1', 0, 1], mage: ['T1', 0, 3], barbarian: ['T1', 3, 3] } as const;

describe('tutorials', () => {
  it('[XT1] [XT0] a third tile touched between theft and exit fails at once, even if only crossed', () => {
    const goals = { heroes: ['elf'], loses: ['strayed'] };
    const all = lay(secured(['shafts', 'directEscape'], ['I', 'X', '8*'], { goals }), 'dwarf', 'elf');
    const game = stand(all, { ...AWAY, elf: ['I', 2, 0], dwarf: ['I', 2, 1] });
    const stolen = accept(game, theft);
    const shaft = accept(stolen, layShaft(stolen, 'X', 1, 0));
    const on = stand(shaft, { elf: ['I', 2, 1], dwarf: ['T1', 0, 0] });
    const out = accept(on, crawl(on, 'elf', 'X', 1, 0));
    expect(out.shared.result).toBeNull();
    expect(accept(out, walk(out, 'elf', 'south')).shared.result).toMatchObject({ won: true });
    const foot = stand(stolen, { elf: ['I', 3, 1] });
    expect(run(foot, walk(foot, 'elf', 'south')).game.shared.result).toMatchObject({
      won: false,
      reason: 'strayed',
    });
  });

  it('[XT2] the exit does not release before a working timer lies under a breach', () => {
    const goals = { heroes: ['elf'] };
    const all = lay(secured(['breaches', 'diversion'], ['I', 'X', '28'], { goals }), 'dwarf', 'elf', 'mage');
    const game = change(stand(all, { ...AWAY, elf: ['X', 1, 0] }), { stolen: true });
    const before = accept(game, walk(game, 'elf', 'south'));
    expect(before.shared.escaped[2]).toBe(false);
    const near = stand(before, {
      barbarian: ['T1', 1, 0],
      elf: ['X', 1, 0],
      dwarf: ['T1', 0, 1],
      mage: ['T1', 3, 0],
    });
    const wall = stand(near, { barbarian: ['28', 0, 0] });
    expect(refusal(wall, breach(wall, 'north'))).toBeUndefined();
    const done = accept(wall, breach(wall, 'north'));
    const out = stand(done, { elf: ['X', 1, 0] });
    expect(accept(out, walk(out, 'elf', 'south')).shared.result).toMatchObject({ won: true });
  });

  it('[XT3] the dwarf is a captive from the start; nothing is stolen, and everybody leaves', () => {
    const goals = { theft: false };
    const game = secured(['dwarfCaptive', 'guardRoom'], ['25', '26', 'X'], { goals });
    expect([where(game, 'dwarf'), captives(game)]).toEqual([-1, ['dwarf']]);
    const placed = lay(game, 'elf');
    expect(where(placed, 'dwarf')).toBe(at(game, '25', 0, 1));
    expect(refusal(placed, theft)).toBe('theft.none');
  });

  it('[XT5] one use of the map places three tiles, or it is wasted', () => {
    const goals = { heroes: [], theft: false, wins: ['mappedThree'], loses: ['mapWasted'] };
    const pieces = ['maps', 'mapmaker'];
    const all = lay(secured(pieces, ['26', 'P1', 'P2', 'C1', 'O', 'I', 'X'], { goals }), 'dwarf');
    const game = stand(all, { ...AWAY, barbarian: ['26', 0, 0] });
    const one = accept(game, explore(game));
    const two = accept(one, place(one, 'T1', 3, 1));
    const left = accept(two, walk(two, 'barbarian', 'east'));
    expect(left.shared.result).toMatchObject({ won: false, reason: 'mapWasted' });
    const drawn = accept(two, explore(two));
    const again = accept(drawn, place(drawn, '26', 0, 2));
    const third = accept(again, explore(again));
    const space = third.shared.drawn === null ? third : accept(third, place(third, 'P1', 0, 2));
    expect(space.shared.result).toMatchObject({ won: true, reason: 'mappedThree' });
  });

  it('[XT0] hardcore: any flip fails', () => {
    const goals = { loses: ['flipped'] };
    const game = secured(['noFlips', 'antiStress'], ['I', 'X'], { goals });
    expect(run(game, { type: 'turnSand', seat: 0 }).game.shared.result).toMatchObject({ reason: 'flipped' });
  });
});
