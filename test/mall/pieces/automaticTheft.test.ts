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
});
