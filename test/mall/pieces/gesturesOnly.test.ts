import { describe, expect, it } from 'vitest';
import { flipped, gestures, words } from '../moments.ts';
import { accept, explore, put, refusal, running } from '../table.ts';

describe('gestures only', () => {
  it('[S12] in windows only gestures, never words', () => {
    const silent = running({ pieces: ['gesturesOnly'] });
    expect(refusal(silent, gestures(0))).toBe('talk.silence');
    const game = flipped(['gesturesOnly']);
    expect(game.shared.talk).toBe(true);
    expect(refusal(game, words(0))).toBe('talk.silence');
    expect(refusal(game, gestures(0))).toBeUndefined();
    const elf = put(running({ pieces: ['gesturesOnly', 'loudspeaker'] }), { elf: ['T1', 2, 3] });
    expect(accept(elf, explore(elf)).shared.talk).toBe(true);
  });
});
