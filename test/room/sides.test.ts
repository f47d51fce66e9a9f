import { describe, expect, it } from 'vitest';
import { sidedResult } from '#room/sides.ts';

const seat = (outcome: 'won' | 'lost' | 'partial', reason: string) => ({ outcome, reason });

describe('[S-book] [H1.2] the side a game with hidden roles went to', () => {
  it.each([
    ['loyal', true, 'escaped', [seat('won', 'heistWon'), seat('lost', 'heistWon')], [0]],
    ['loyal', true, 'abandonedAlone', [seat('lost', 'abandonedBy'), seat('won', 'alone')], [1]],
    [
      'loyal',
      true,
      'escaped',
      [seat('won', 'divined'), seat('lost', 'divinedBy'), seat('won', 'missionDone')],
      [0, 2],
    ],
    ['traitors', false, 'sand', [seat('lost', 'heistLost'), seat('won', 'heistLost')], [1]],
    ['nobody', false, 'sand', [seat('lost', 'heistLost'), seat('partial', 'phantom')], [1]],
    ['traitors', true, 'escaped', [seat('won', 'divined'), seat('lost', 'divinedBy')], [0]],
    ['nobody', false, 'condemned', [seat('lost', 'heistLost'), seat('lost', 'heistLost')], []],
    ['nobody', true, 'escaped', [seat('lost', 'missionOpen'), seat('lost', 'heistWon')], []],
  ] as const)('is %s where won is %s by %s', (side, won, reason, seats, winners) => {
    expect(sidedResult({ won, reason, seats })).toEqual({ side, winners });
  });

  it('[R32] is none where it was called off', () => {
    expect(sidedResult({ won: false, reason: 'calledOff', seats: [seat('lost', 'calledOff')] })).toBeNull();
  });
});
