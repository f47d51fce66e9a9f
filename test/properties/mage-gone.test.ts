import { expect, it } from 'vitest';
import { evolve } from '#engine/mall/index.ts';
import { explore, put, refusal, running } from '../mall/table.ts';

// Found by reading, confirmed here: the space of a mage who has left equals the slice 'no ball owes a tile'.
it('[S5] a mage who has left the mall gazes into no crystal ball', () => {
  const dealt = running({ onTop: ['I', 'X', 'B', 'P1'], pieces: ['crystalBall'] });
  const game = evolve(put(dealt, {}), { type: 'stolen', seat: 0 });
  expect(refusal(game, explore(game))).toBe('explore.nowhere');
  const after = evolve(game, { type: 'escaped', pawn: 'mage', stays: false });
  expect(refusal(after, explore(after))).toBe('explore.nowhere');
});
