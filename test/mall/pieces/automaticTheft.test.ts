import { describe, expect, it } from 'vitest';
import { ready } from '../moments.ts';
import { move, put, run, typesOf } from '../table.ts';

describe('the automatic theft', () => {
  it('[M17] by default nothing happens by itself; the option makes the theft happen at once', () => {
    const manual = put(ready(), { mage: ['I', 0, 2] });
    expect(run(manual, move(manual, 'mage', 'west')).game.shared.stolen).toBe(false);
    const automatic = put(ready({ pieces: ['automaticTheft'] }), { mage: ['I', 0, 2] });
    const step = run(automatic, move(automatic, 'mage', 'west'));
    expect(step.events.slice(1)).toEqual([{ type: 'stolen', seat: null }]);
    const away = run(automatic, move(automatic, 'mage', 'south'));
    expect(typesOf(away.events)).toEqual(['moved']);
    const again = run(step.game, move(step.game, 'mage', 'east'));
    expect(typesOf(run(again.game, move(again.game, 'mage', 'west')).events)).toEqual(['moved']);
  });

  it('[XT5] [M17] where nothing is to be stolen nothing is', () => {
    const goals = { theft: false, heroes: ['mage'], wins: [] };
    const game = put(ready({ pieces: ['automaticTheft'], goals }), { mage: ['I', 0, 2] });
    expect(typesOf(run(game, move(game, 'mage', 'west')).events)).toEqual(['moved']);
  });

  it('[M17][S10] whose items they have to be is the scenario’s to say', () => {
    const game = put(ready({ pieces: ['automaticTheft', 'trickTheGuards'] }), {
      barbarian: ['I', 0, 1],
      mage: ['I', 1, 0],
      elf: ['I', 2, 1],
      dwarf: ['I', 2, 0],
    });
    expect(typesOf(run(game, move(game, 'mage', 'north')).events)).toEqual(['moved', 'stolen']);
    const own = put(game, { barbarian: ['I', 0, 3], mage: ['I', 0, 2] });
    expect(typesOf(run(own, move(own, 'mage', 'west')).events)).toEqual(['moved']);
  });
});
