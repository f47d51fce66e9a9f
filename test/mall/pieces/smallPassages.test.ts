import { describe, expect, it } from 'vitest';
import { options } from '#engine/mall/index.ts';
import { accept, at, laid, move, put, refusal, running, seatWith, spaceOfPawn } from '../table.ts';

describe('small passages', () => {
  it('[S4] only the dwarf passes small passages, both ways, however the tile is turned', () => {
    for (const [hero, south, north] of [
      ['mage', 'south', 'north'],
      ['dwarf', 'west', 'east'],
      ['elf', 'north', 'south'],
      ['barbarian', 'east', 'west'],
    ] as const) {
      const game = laid(running({ onTop: ['W', 'I', 'X'], pieces: ['smallPassages'] }), hero);
      const dwarf = put(game, { dwarf: ['W', 1, 3] });
      const through = accept(dwarf, move(dwarf, 'dwarf', south));
      expect(spaceOfPawn(through, 'dwarf')).toBe(at(game, 'W', 2, 3));
      expect(spaceOfPawn(accept(through, move(through, 'dwarf', north)), 'dwarf')).toBe(at(game, 'W', 1, 3));
      const elf = put(game, { elf: ['W', 1, 3] });
      expect(refusal(elf, move(elf, 'elf', south))).toBe('way.blocked');
      const wall = put(game, { dwarf: ['W', 1, 2] });
      expect(refusal(wall, move(wall, 'dwarf', south))).toBe('way.blocked');
    }
  });

  it('[S4] without the rule a small passage is a wall for the dwarf too', () => {
    const game = put(laid(running({ onTop: ['W', 'I', 'X'] }), 'mage'), { dwarf: ['W', 1, 3] });
    expect(refusal(game, move(game, 'dwarf', 'south'))).toBe('way.blocked');
  });

  it('[S4] the dwarf may use a small passage on the way of a longer move', () => {
    const game = put(laid(running({ onTop: ['W', 'I', 'X'], pieces: ['smallPassages'] }), 'mage'), {
      dwarf: ['W', 0, 3],
    });
    expect(spaceOfPawn(accept(game, move(game, 'dwarf', 'south', 3)), 'dwarf')).toBe(at(game, 'W', 3, 3));
    const offered = options(game, seatWith(game, 'S')).flatMap((command) =>
      command.type === 'move' && command.pawn === 'dwarf' && command.direction === 'south'
        ? [command.distance]
        : [],
    );
    expect(offered).toEqual([1, 2, 3]);
  });
});
