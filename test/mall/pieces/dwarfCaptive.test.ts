import { describe, expect, it } from 'vitest';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { lay, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import { accept, at, problems, refusal, theft, vortex } from '../table.ts';

describe('the dwarf in the guard room', () => {
  it('[XT3] the dwarf is a captive from the start; nothing is stolen, and everybody leaves', () => {
    const goals = { theft: false };
    const game = secured(['dwarfCaptive', 'guardRoom'], ['25', '26', 'X'], { goals });
    expect([where(game, 'dwarf'), captives(game)]).toEqual([-1, ['dwarf']]);
    const placed = lay(game, 'elf');
    expect(where(placed, 'dwarf')).toBe(at(game, '25', 0, 1));
    expect(refusal(placed, theft)).toBe('theft.none');
  });

  it('[XT3] [XT0] a guard waits with it; exits are open from the start, and all four have to leave', () => {
    const game = secured(['dwarfCaptive', 'guardRoom'], ['25', '26', 'X'], { goals: { theft: false } });
    expect(inGuardRoom(game)).toEqual(['warden', 'dwarf']);
    const placed = lay(game, 'elf', 'mage', 'barbarian');
    expect(where(placed, 'warden' as never)).toBe(at(game, '25', 2, 1));
    expect(placed.box.goals.heroes).toHaveLength(4);
    const near = stand(placed, { mage: ['X', 1, 1], elf: ['T1', 1, 1], barbarian: ['T1', 1, 2] });
    expect(refusal(near, vortex(near, 'dwarf', 'T1', 3, 3))).toBe('pawn.captive');
    const exits = near.box.print.findIndex(({ exit }) => exit === 'purple');
    const ways = (['north', 'east', 'south', 'west'] as const)
      .map((way) => walk(near, 'mage', way))
      .filter((command) => refusal(near, command) === undefined)
      .map((command) => accept(near, command));
    const left = ways.filter(({ shared }) => shared.escaped[1]);
    expect(left).toHaveLength(1);
    expect(exits).toBe(at(near, 'X', 0, 1));
  });

  it('[XT3] [X0.5] needs the guard room', () => {
    expect(problems({ pieces: ['dwarfCaptive'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.needsGuardRoom', params: { piece: 'dwarfCaptive' } },
    ]);
  });
});
