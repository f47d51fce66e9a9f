import { describe, expect, it } from 'vitest';
import { decide, options } from '#engine/mall/index.ts';
import { escalator, move, put, refusal, running, seatWith, vortex } from '../table.ts';

describe('vortex out of service', () => {
  it('[S16] nobody uses the vortex all game', () => {
    const game = running({ pieces: ['noVortex'] });
    expect(decide(game, vortex(game, 'elf', 'T1', 3, 0), 1)).toEqual({
      refused: 'vortex.outOfService',
      params: {},
    });
    expect(options(game, seatWith(game, 'V')).some(({ type }) => type === 'vortex')).toBe(false);
  });

  it('[S16] walking and riding stay', () => {
    const game = put(running({ pieces: ['noVortex'] }), { elf: ['T1', 1, 3] });
    expect(refusal(game, escalator(game, 'elf', 'T1', 2, 0))).toBeUndefined();
    expect(refusal(game, move(game, 'elf', 'north'))).toBeUndefined();
  });
});
