import { describe, expect, it } from 'vitest';
import { gestures, words } from '../moments.ts';
import { move, put, refusal, run, running, typesOf } from '../table.ts';

describe('free talk', () => {
  it('[C5] with talking allowed throughout, silence never falls', () => {
    const game = running({ pieces: ['freeTalk'] });
    expect(run(game, words(0)).events).toHaveLength(1);
    expect(refusal(game, gestures(0))).toBeUndefined();
    const near = put(game, { elf: ['T1', 0, 1] });
    const turned = run(near, move(near, 'elf', 'west'));
    expect(typesOf(turned.events)).toEqual(['moved', 'flipped']);
    expect(refusal(turned.game, words(1))).toBeUndefined();
  });
});
