import { describe, expect, it } from 'vitest';
import { isDiverted } from '#engine/mall/rules/diversion/index.ts';
import { breach, lay, SECURITY_TILES, secured, stand, walk } from '../security.ts';
import { accept, at, change, problems, refusal } from '../table.ts';

const AWAY = { dwarf: ['T1', 0, 0], elf: ['T1', 0, 1], mage: ['T1', 0, 3], barbarian: ['T1', 3, 3] } as const;

describe('a diversion', () => {
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

  it('[XT2] a timer that is out of order, or another space under a breach, is none', () => {
    const goals = { heroes: ['elf'] };
    const all = lay(secured(['breaches', 'diversion'], ['I', 'X', '28'], { goals }), 'dwarf', 'elf', 'mage');
    const wall = stand(all, { ...AWAY, barbarian: ['28', 0, 0] });
    expect(isDiverted(wall)).toBe(false);
    const done = accept(wall, breach(wall, 'north'));
    expect(isDiverted(done)).toBe(true);
    expect(isDiverted(change(done, { outOfOrder: [at(all, '28', 0, 0)] }))).toBe(false);
    const plain = stand(all, { ...AWAY, barbarian: ['28', 3, 1] });
    const made = (['north', 'east', 'south', 'west'] as const).map((way) => breach(plain, way));
    const [open] = made.filter((command) => refusal(plain, command) === undefined);
    expect(isDiverted(accept(plain, open as never))).toBe(false);
  });

  it('[XT2] [X0.5] needs breaches', () => {
    expect(problems({ pieces: ['diversion'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.needsBreaches', params: { piece: 'diversion' } },
    ]);
  });
});
