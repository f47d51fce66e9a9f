import { describe, expect, it } from 'vitest';
import { flipped, words } from '../moments.ts';
import { refusal, running } from '../table.ts';

describe('no Do Something!', () => {
  it('[S15] without the Do Something! pawn; stares stay', () => {
    const game = running({ pieces: ['noTalk', 'noDoSomething'] });
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 1 })).toBe('doSomething.forbidden');
    expect(refusal(game, { type: 'stare', seat: 0, target: 1 })).toBeUndefined();
    expect(refusal(game, words(0))).toBe('talk.silence');
  });

  it('[S15] it takes the pawn alone: windows open as ever', () => {
    const game = flipped(['noDoSomething']);
    expect(refusal(game, words(0))).toBeUndefined();
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 1 })).toBe('doSomething.forbidden');
  });
});
