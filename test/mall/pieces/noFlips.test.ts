import { describe, expect, it } from 'vitest';
import { secured, stand, walk } from '../security.ts';
import { accept, run } from '../table.ts';

describe('no flips', () => {
  it('[XT0] hardcore: any flip fails', () => {
    const goals = { loses: ['flipped'] };
    const game = secured(['noFlips', 'antiStress'], ['I', 'X'], { goals });
    expect(run(game, { type: 'turnSand', seat: 0 }).game.shared.result).toMatchObject({ reason: 'flipped' });
  });

  it('[XT0] by a sand timer space as well; nothing else does, and only where the set-up plays for it', () => {
    const goals = { loses: ['flipped'] };
    const near = stand(secured(['noFlips'], ['I', 'X'], { goals }), {
      elf: ['T1', 0, 1],
      dwarf: ['T1', 3, 3],
    });
    expect(accept(near, walk(near, 'elf', 'east')).shared.result).toBeNull();
    expect(accept(near, walk(near, 'elf', 'west')).shared.result).toMatchObject({ won: false });
    const free = stand(secured(['noFlips'], ['I', 'X']), { elf: ['T1', 0, 1], dwarf: ['T1', 3, 3] });
    expect(accept(free, walk(free, 'elf', 'west')).shared).toMatchObject({ flips: 1, result: null });
  });
});
