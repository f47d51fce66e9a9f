import { describe, expect, it } from 'vitest';
import { mayUse } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { SLIDING, TURNING } from './epics.ts';
import { decided, move, played, refusal, standing, tower } from './table.ts';

const why = (game: TowerGame | undefined, command: unknown) => refusal(game, command)?.refused;
const asks = (game: TowerGame, command: object) => why(game, { seat: 0, ...command });

const ARMED = `quest armed
+-----+-----+-----+
|xG    iG    aG   |
+-----+-----+-----+
|xY    iY    aY   |
+-----+-----+-----+
|x*               |
+-----+-----+-----+
`;

describe('what no quest is asked', () => {
  it('a game that is not there, and what is no command', () => {
    expect(refusal(undefined, { type: 'undo', seat: 0 })).toEqual({ refused: 'game.unknown', params: {} });
    for (const none of [null, undefined, 5, 'undo'])
      expect(refusal(tower(1), none)).toEqual({ refused: 'command.malformed', params: { field: 'command' } });
    for (const type of ['fly', 'toString', '__proto__', undefined, 5, ['skip'], { toString: 1 }])
      expect(why(tower(1), { type, seat: 0 })).toBe('command.unknown');
  });

  it('[T1] by a seat that is not at the table', () => {
    for (const seat of [-1, 2, 0.5, '0', null, undefined])
      expect(why(tower(2), { type: 'skip', seat })).toBe('seat.unknown');
    for (const seat of [0, 1]) expect(why(tower(2), { type: 'skip', seat })).toBeUndefined();
    expect(why(tower(2), { type: 'presence', seat: 0, of: 0, away: true })).toBe('seat.unknown');
  });

  it('[T18] anything but talk once it is over', () => {
    const over = played(tower(2), { type: 'skip' });
    for (const type of ['move', 'swap', 'turn', 'slide', 'undo', 'restart', 'skip'])
      expect(refusal(over, { type, seat: 0 })).toEqual({ refused: 'game.over', params: {} });
    expect(decided(over, { type: 'speak', channel: 'words' }).events).toEqual([]);
    expect(decided(over, { type: 'stare', target: 1 }).events).toEqual([]);
    expect(decided(over, { type: 'presence', seat: null, of: 1, away: true }).events).toHaveLength(1);
  });
});

describe('a move is refused', () => {
  it('[T3] of a pawn that is not of the quest, to what is no space', () => {
    for (const pawn of ['elf', 'ogre', 'toString', undefined])
      expect(asks(tower(1), { type: 'move', pawn, from: 0, to: 1 })).toBe('pawn.unknown');
    for (const to of [-1, 64, 0.5, '1', undefined])
      expect(asks(tower(1), { type: 'move', pawn: 'mage', from: 0, to })).toBe('space.unknown');
    expect(asks(tower(1), move('mage', 0, 63))).toBe('way.blocked');
  });

  it('[T3] from where the pawn no longer is', () => {
    expect(asks(tower(1), move('mage', 1, 2))).toBe('pawn.elsewhere');
    const gone = played(tower(1), move('dwarf', 8, 16));
    expect(asks(gone, move('dwarf', 16, 8))).toBe('pawn.escaped');
  });

  it('[T3] onto another pawn, and through a wall', () => {
    expect(asks(tower(1), move('mage', 0, 8))).toBe('way.occupied');
    expect(asks(tower(1), move('mage', 0, 9))).toBe('way.blocked');
    expect(asks(tower(1), move('dwarf', 8, 3))).toBe('way.blocked');
  });

  it('[T4][R26] to an exit before everyone has stood on their armories', () => {
    const game = tower(1, 'a', 'free', ARMED);
    for (const own of [0, 16]) expect(asks(game, move('elf', 1, own))).toBe('exit.closed');
    expect(asks(game, move('elf', 1, 8))).toBe('way.blocked');
    // Their own armory is no exit: somebody else is just in the way.
    expect(asks(standing(game, 'barbarian', 2), move('elf', 1, 2))).toBe('way.occupied');
    const armed = played(game, move('elf', 1, 2), move('barbarian', 9, 10));
    expect(asks(armed, move('elf', 2, 16))).toBe('way.blocked');
    expect(played(armed, move('barbarian', 10, 9), move('elf', 2, 0)).position.pawns[2]).toBe(-1);
  });
});

describe('a swap is refused', () => {
  it('[T12] without the mage having entered, or with nobody who is there', () => {
    const swap = { type: 'swap', pawn: 'dwarf' };
    expect(asks(tower(1), swap)).toBe('swap.notNow');
    expect(asks(played(tower(1), move('mage', 0, 2)), swap)).toBe('swap.notNow');
    const entered = played(tower(1), move('mage', 0, 1));
    expect(entered.offer).toBe(0);
    for (const pawn of ['mage', 'elf', 'ogre', undefined])
      expect(asks(entered, { type: 'swap', pawn })).toBe('pawn.unknown');
    const alone = played(tower(1), move('dwarf', 8, 16), move('mage', 0, 1));
    expect(alone.offer).toBeNull();
    expect(asks(alone, swap)).toBe('swap.notNow');
  });

  it('[T12] when another pawn has entered the space', () => {
    const entered = played(tower(1), move('mage', 0, 2), move('dwarf', 8, 0), move('dwarf', 0, 1));
    expect(entered.offer).toBeNull();
  });

  it('[R26] when a swap brought her onto an invocation space', () => {
    const two = `quest twice
+-----+-----+-----+
|iP    *    |iO * |
+-----+-----+-----+
|xP    xO         |
+-----+-----+-----+
`;
    const entered = played(tower(1, 'a', 'free', two), move('mage', 0, 1));
    const swapped = played(entered, { type: 'swap', pawn: 'dwarf' });
    expect(swapped.position.pawns[1]).toBe(2);
    expect(asks(swapped, { type: 'swap', pawn: 'dwarf' })).toBe('swap.notNow');
  });

  it('[T12] until the next act, and who comes or goes has not acted', () => {
    const entered = played(tower(1), move('mage', 0, 1));
    const away = played(entered, { type: 'presence', seat: null, of: 0, away: true });
    expect(away.offer).toBe(0);
    expect(played(entered, { type: 'skip' }).offer).toBeNull();
    expect(played(entered, { type: 'undo' }).offer).toBeNull();
    expect(played(entered, { type: 'restart' }).offer).toBeNull();
  });
});

describe('a card is held', () => {
  it('[T14][T15] on a trial, and on an epic of the other kind', () => {
    const [turn, slide] = [
      { type: 'turn', card: 0, quarters: 1 },
      { type: 'slide', card: 0 },
    ];
    for (const act of [turn, slide]) expect(asks(tower(1), act)).toBe('card.held');
    expect(asks(tower(1, 'a', 'free', TURNING), slide)).toBe('card.held');
    const sliding = standing(tower(1, 'a', 'free', SLIDING), 'elf', 7 * 16);
    expect(asks(sliding, { ...turn, card: 7 })).toBe('card.held');
  });

  it('[T14] while nobody is on its handle', () => {
    const game = tower(1, 'a', 'free', TURNING);
    for (const card of [1, 2, -1, 0.5, '0', undefined])
      expect(asks(game, { type: 'turn', card, quarters: 1 })).toBe('card.held');
    expect(asks(game, { type: 'turn', card: 0, quarters: 1 })).toBeUndefined();
    const walked = played(game, move('barbarian', 33, 34));
    expect(asks(walked, { type: 'turn', card: 2, quarters: 1 })).toBeUndefined();
  });

  it('[T14] by anything but one, two or three quarters', () => {
    const game = tower(1, 'a', 'free', TURNING);
    for (const quarters of [0, 4, 1.5, '1', undefined])
      expect(refusal(game, { type: 'turn', seat: 0, card: 0, quarters })).toEqual({
        refused: 'command.malformed',
        params: { field: 'quarters' },
      });
  });

  it('[T15] while nobody is on its handle, and where the hole is not beside it', () => {
    const game = tower(1, 'a', 'free', SLIDING);
    expect(asks(game, { type: 'slide', card: 7 })).toBe('card.held');
    const slid = played(standing(game, 'elf', 7 * 16), { type: 'slide', card: 7 });
    expect(asks(standing(slid, 'elf', 5 * 16), { type: 'slide', card: 5 })).toBe('way.blocked');
  });
});

describe('nothing to take back', () => {
  it('[T18] before the first act', () => {
    for (const type of ['undo', 'restart'])
      expect(refusal(tower(1), { type, seat: 0 })).toEqual({ refused: 'undo.nothing', params: {} });
  });
});

describe('talk', () => {
  it('[T17] experts point at the help tile and stare; words and gestures wait until the quest is over', () => {
    const expert = tower(2, 'a', 'expert');
    for (const channel of ['words', 'gestures'] as const) {
      expect(refusal(expert, { type: 'speak', seat: 0, channel })).toEqual({
        refused: 'talk.silence',
        params: { channel },
      });
      expect(mayUse(expert, channel)).toBe(false);
      expect(mayUse(played(expert, { type: 'skip' }), channel)).toBe(true);
      expect(mayUse(tower(2), channel)).toBe(true);
    }
    expect(decided(expert, { type: 'speak', channel: 'help' }).events).toEqual([]);
    expect(refusal(expert, { type: 'speak', seat: 0, channel: 'smoke' })).toEqual({
      refused: 'command.malformed',
      params: { field: 'channel' },
    });
  });

  it('[T17] one stares at another who is at the table', () => {
    for (const target of [-1, 2, '1', undefined])
      expect(asks(tower(2), { type: 'stare', target })).toBe('seat.unknown');
    expect(asks(tower(2), { type: 'stare', target: 0 })).toBe('target.oneself');
    expect(decided(tower(2), { type: 'stare', target: 1 }).events).toEqual([]);
  });

  it('the room says who is away, once', () => {
    const says = (of: unknown, away: unknown) => ({ type: 'presence', seat: null, of, away });
    for (const of of [-1, 2, undefined]) expect(why(tower(2), says(of, true))).toBe('seat.unknown');
    expect(why(tower(2), says(1, 'yes'))).toBe('seat.unknown');
    expect(decided(tower(2), says(1, false)).events).toEqual([]);
    const { events, game } = decided(tower(2), says(1, true));
    expect(events).toEqual([{ type: 'presence', seat: 1, away: true }]);
    expect(game.away).toEqual([false, true]);
  });
});
