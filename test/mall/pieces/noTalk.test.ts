import { describe, expect, it } from 'vitest';
import { flipped, gestures, words } from '../moments.ts';
import { explore, put, refusal, run, typesOf } from '../table.ts';

describe('no talk', () => {
  it('[S14] no window ever opens; stare and Do Something! stay', () => {
    const game = flipped(['noTalk', 'loudspeaker']);
    expect(game.shared.talk).toBe(false);
    for (const speak of [words(0), gestures(0)]) expect(refusal(game, speak)).toBe('talk.silence');
    const elf = put(game, { elf: ['I', 0, 2] });
    expect(typesOf(run(elf, explore(elf)).events)).not.toContain('talkOpened');
    expect(refusal(game, { type: 'stare', seat: 0, target: 1 })).toBeUndefined();
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 1 })).toBeUndefined();
  });
});
