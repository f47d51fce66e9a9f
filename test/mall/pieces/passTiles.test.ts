import { describe, expect, it } from 'vitest';
import { ON_TIMER } from '../moments.ts';
import { change, move, put, refusal, run, running, seatWith, spaceOfPawn, typesOf } from '../table.ts';

describe('passing the tiles', () => {
  it('[S3] each flip passes every action tile to the left', () => {
    const game = put(running({ players: 4, pieces: ['passTiles'] }), ON_TIMER);
    const before = game.shared.hands;
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'handed', 'talkOpened']);
    expect(after.shared.hands).toEqual([before[3], before[0], before[1], before[2]]);
    const seat = seatWith(game, 'N');
    const from = spaceOfPawn(after, 'mage');
    expect(refusal(after, { type: 'move', seat, pawn: 'mage', from, direction: 'north', distance: 9 })).toBe(
      'action.notHeld',
    );
  });

  it('[S3] a flip without the rule, or alone, passes nothing', () => {
    const game = put(running({ players: 4 }), ON_TIMER);
    expect(run(game, move(game, 'elf', 'west')).game.shared.hands).toEqual(game.shared.hands);
    const solo = put(running({ players: 1, pieces: ['solo', 'passTiles'] }), ON_TIMER);
    const holding = change(solo, { hands: [['W']] });
    const { events } = run(holding, move(holding, 'elf', 'west'));
    expect(events.filter(({ type }) => type === 'handed')).toEqual([{ type: 'handed', hands: [[]] }]);
  });
});
