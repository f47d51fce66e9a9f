import { describe, expect, it } from 'vitest';
import { decide, mayTalk, options, redact, viewFor } from '#engine/mall/index.ts';
import { tokensLeft } from '#engine/mall/rules/antiStress/index.ts';
import { SECURITY_TILES } from '../security.ts';
import { accept, change, dealt, FULL, laid, refusal, run, running, typesOf } from '../table.ts';

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

  it('[R23] [S11] [S12] no loudspeakers where no window ever opens, though one may be for gestures alone; a flip of any kind owes tiles', () => {
    expect(tokensLeft(table(['noTalk'])).loudspeaker).toBe(0);
    const gestures = table(['gesturesOnly']);
    expect(tokensLeft(gestures).loudspeaker).toBe(3);
    expect(mayTalk(accept(gestures, call), 'gestures')).toBe(true);
    expect(mayTalk(accept(gestures, call), 'words')).toBe(false);
    const owing = accept(laid(table(['rearrangement']), 'dwarf', 'elf', 'mage', 'barbarian'), turn);
    expect(refusal(owing, call)).toBe('discard.owed');
  });

  it('[X2.2] [X2.1] [R2] hands that were swapped are passed on by the flip that follows', () => {
    const game = change(table(['passTiles']), { hands: [['N'], ['E'], ['S'], ['WVLX']] });
    const swapped = accept(game, swap(0, 2));
    const { events, game: after } = run(swapped, turn);
    expect(typesOf(events)).toEqual(['tokenUsed', 'flipped', 'handed', 'talkOpened']);
    const plain = accept(change(game, { hands: [['S'], ['E'], ['N'], ['WVLX']] }), turn);
    expect(after.shared.hands).toEqual(plain.shared.hands);
  });

  it('[R14] whoever swaps with the leader has the right to the pawn', () => {
    const game = table(['leader']);
    const leader = game.shared.hands.findIndex((hand) => hand.length === 0);
    const other = (leader + 1) % 4;
    const swapped = accept(game, swap(other, leader));
    const prod = (seat: number) => ({ type: 'doSomething', seat, target: (seat + 2) % 4 });
    expect(refusal(swapped, prod(other))).toBeUndefined();
    expect(refusal(swapped, prod(leader))).toBe('doSomething.leaderOnly');
  });

  it('[X2.1] [X2.2] [X2.3] are offered while there are some, to everyone', () => {
    const offered = (game: ReturnType<typeof table>, seat: number) =>
      options(viewFor(game, seat), seat).filter(({ type }) =>
        ['turnSand', 'swapHands', 'callTalk'].includes(type),
      );
    expect(offered(table(), 1)).toEqual([
      { type: 'turnSand', seat: 1 },
      swap(1, 0),
      swap(1, 2),
      swap(1, 3),
      { type: 'callTalk', seat: 1 },
    ]);
    const used = accept(accept(accept(table(), turn), swap(0, 1)), swap(0, 1));
    expect(offered(change(used, { talk: true }), 3)).toEqual([]);
    expect(tokensLeft(running())).toEqual({ sand: 0, swap: 0, loudspeaker: 0 });
    expect(refusal(table(), swap(0, 9))).toBe('seat.unknown');
    expect(decide(accept(table(), turn, 50_000), turn, 50_001)).toEqual({
      refused: 'token.none',
      params: { token: 'sand' },
    });
    const ready = dealt({ players: 4, pieces: ['antiStress'], onTop: ['I', 'X'] });
    expect(refusal(ready, turn)).toBe('game.notStarted');
  });

  it('[X2.1] [X2.2] who used what, and with whom, is told to everyone', () => {
    const used = (command: Parameters<typeof run>[1]) => run(table(), command).events[0];
    expect(used(turn)).toEqual({ type: 'tokenUsed', token: 'sand', seat: 2, target: null });
    expect(used(swap(0, 2))).toEqual({ type: 'tokenUsed', token: 'swap', seat: 0, target: 2 });
    expect(used(call)).toEqual({ type: 'tokenUsed', token: 'loudspeaker', seat: 1, target: null });
    expect(redact(table().box, used(call) as never, 3)).toEqual(used(call));
  });
});
