import { describe, expect, it } from 'vitest';
import { leads } from '#engine/mall/index.ts';
import { ON_TIMER } from '../moments.ts';
import { accept, change, dealt, move, put, refusal, running } from '../table.ts';

describe('follow the leader', () => {
  it('[S9] action tiles for one player fewer; whoever has none alone uses the Do Something! pawn', () => {
    for (const players of [3, 6, 9]) {
      const game = running({ players, pieces: ['leader'] });
      const { hands } = game.shared;
      expect(hands).toHaveLength(players);
      expect(hands.filter((hand) => hand.length === 0)).toHaveLength(1);
      expect(hands.flat().sort()).toEqual(
        running({ players: players - 1 })
          .shared.hands.flat()
          .sort(),
      );
      hands.forEach((hand, seat) => {
        expect(leads(game, seat)).toBe(hand.length === 0);
        const prod = { type: 'doSomething', seat, target: (seat + 1) % players };
        expect(refusal(game, prod)).toBe(hand.length === 0 ? undefined : 'doSomething.leaderOnly');
      });
    }
    const empty = change(running({ players: 3 }), { hands: [[], ['N'], ['E']] });
    expect(leads(empty, 0)).toBe(false);
    const leaders = Array.from({ length: 30 }, (_, n) =>
      dealt({ players: 3, pieces: ['leader'] }, `${n}`).shared.hands.findIndex((hand) => hand.length === 0),
    );
    expect(new Set(leaders)).toEqual(new Set([0, 1, 2]));
  });

  it('[S9][R14] with passing, the leader’s part moves one seat left at each flip', () => {
    const game = put(running({ players: 3, pieces: ['leader', 'passTiles'] }), ON_TIMER);
    const leader = game.shared.hands.findIndex((hand) => hand.length === 0);
    const after = accept(game, move(game, 'elf', 'west'));
    expect(after.shared.hands.findIndex((hand) => hand.length === 0)).toBe((leader + 1) % 3);
    expect(refusal(after, { type: 'doSomething', seat: (leader + 1) % 3, target: leader })).toBeUndefined();
    expect(refusal(after, { type: 'doSomething', seat: leader, target: (leader + 1) % 3 })).toBe(
      'doSomething.leaderOnly',
    );
  });
});
