import { describe, expect, it } from 'vitest';
import { tokensLeft } from '#engine/mall/rules/antiStress/index.ts';
import { SECURITY_TILES } from '../security.ts';
import { accept, change, FULL, laid, refusal, run, running, typesOf } from '../table.ts';

const table = (pieces: readonly string[] = [], players = 4) =>
  running(
    { players, pieces: ['antiStress', ...pieces], onTop: ['I', 'X', 'P1', 'P2'] },
    'seed',
    SECURITY_TILES,
  );
const turn = { type: 'turnSand', seat: 2 } as const;
const swap = (seat: number, target: number) => ({ type: 'swapHands', seat, target }) as const;
const call = { type: 'callTalk', seat: 1 } as const;

describe('anti-stress tokens', () => {
  it('[X2.1] one turns the sand with all its consequences, and uses no space', () => {
    const game = table(['passTiles']);
    const { events, game: after } = run(game, turn, 50_000);
    expect(typesOf(events)).toEqual(['tokenUsed', 'flipped', 'handed', 'talkOpened']);
    expect(after.shared.sand.end).toBe(50_000 + FULL - (FULL - 50_000));
    expect(after.shared).toMatchObject({ flips: 1, timers: 0, outOfOrder: [] });
    expect(refusal(after, turn, 50_001)).toBe('token.none');
  });

  it('[X2.2] [R16] two swap all of one hand against all of another, which nobody can refuse', () => {
    const game = change(table(), { hands: [['N', 'E'], [], ['S'], ['W']] });
    const swapped = accept(game, swap(0, 2));
    expect(swapped.shared.hands).toEqual([['S'], [], ['N', 'E'], ['W']]);
    expect(accept(swapped, swap(2, 1)).shared.hands).toEqual([['S'], ['N', 'E'], [], ['W']]);
    expect(refusal(accept(swapped, swap(2, 1)), swap(0, 1))).toBe('token.none');
    expect(refusal(game, swap(0, 0))).toBe('target.oneself');
    const solo = running({ players: 1, pieces: ['antiStress', 'solo'] });
    expect(refusal(solo, swap(0, 0))).toBe('swap.alone');
  });

  it('[X2.3] [R3] three open a talk window, and the next act closes it', () => {
    const game = table();
    const open = accept(game, call);
    expect(open.shared.talk).toBe(true);
    expect(refusal(open, call)).toBe('talk.open');
    expect(accept(open, swap(0, 1)).shared.talk).toBe(true);
    expect(accept(open, turn, 2).shared.talk).toBe(true);
    const again = [0, 1].reduce(
      (now) => accept({ ...now, shared: { ...now.shared, talk: false } }, call),
      open,
    );
    expect(tokensLeft(again)).toEqual({ sand: 1, swap: 2, loudspeaker: 0 });
    expect(refusal(change(again, { talk: false }), call)).toBe('token.none');
  });

  it('[R23] [S11] no loudspeakers where nobody may ever speak; a flip of any kind owes tiles', () => {
    expect(tokensLeft(table(['noTalk'])).loudspeaker).toBe(0);
    expect(tokensLeft(table(['gesturesOnly'])).loudspeaker).toBe(0);
    const owing = accept(laid(table(['rearrangement']), 'dwarf', 'elf', 'mage', 'barbarian'), turn);
    expect(refusal(owing, call)).toBe('discard.owed');
  });
});
