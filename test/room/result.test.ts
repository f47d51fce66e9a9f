import { describe, expect, it } from 'vitest';
import { evolve, type MallEvent } from '#engine/mall/index.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { accept, FULL, move, put, running } from '../mall/table.ts';

describe('how a game ended, for its book', () => {
  it('[S-book] counts the sand timer spaces that were used, not the flips', () => {
    const onTimer = put(running(), { elf: ['T1', 0, 1] });
    const used = accept(onTimer, move(onTimer, 'elf', 'west'), 1_000);
    const byToken: MallEvent = { type: 'flipped', space: null, at: 2_000, end: FULL };
    const ended: MallEvent = { type: 'ended', won: true, reason: 'escaped' };
    const game = [byToken, ended].reduce(evolve, used);
    expect([game.shared.flips, game.shared.timers]).toEqual([2, 1]);
    expect(mallEngine(game.box).result(game)).toEqual({ won: true, reason: 'escaped', timers: 1 });
    expect(mallEngine(game.box).result(used)).toBeNull();
  });
});
