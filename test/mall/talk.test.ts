import { describe, expect, it } from 'vitest';
import { type Box, decide, type Game, type MallCommand, mayTalk, whyTalk } from '#engine/mall/index.ts';
import { flipped, gestures, words } from './moments.ts';
import {
  accept,
  at,
  change,
  dealt,
  escalator,
  explore,
  move,
  place,
  put,
  refusal,
  run,
  running,
  theft,
  typesOf,
  vortex,
} from './table.ts';

describe('communication', () => {
  it('[C1][C6] in silence words and gestures are refused, and nothing happens that could be passed on', () => {
    const game = running();
    for (const speak of [words(0), gestures(1)])
      expect(decide(game, speak, 1)).toEqual({ refused: 'talk.silence', params: { channel: speak.channel } });
    expect(mayTalk(game, 'words')).toBe(false);
  });

  it('[C2] a flip opens a window that the flip itself does not close', () => {
    const game = flipped();
    expect(game.shared.talk).toBe(true);
    const spoken = run(game, words(1), 1001);
    expect(spoken.events).toEqual([{ type: 'spoke', seat: 1, channel: 'words' }]);
    expect(refusal(spoken.game, gestures(2))).toBeUndefined();
  });

  it('[C2] the log keeps that a seat spoke in this window, once, and never what', () => {
    const once = accept(flipped(), words(1), 1001);
    expect(once.shared.voices).toEqual(['1 words']);
    expect(run(once, words(1), 1002).events).toEqual([]);
    expect(run(once, gestures(1), 1002).events).toHaveLength(1);
    expect(run(once, words(2), 1002).events).toHaveLength(1);
    const closed = accept(once, move(once, 'mage', 'east'), 1003);
    expect(closed.shared.voices).toEqual([]);
    const reopened = put(change(closed, { outOfOrder: [] }), { elf: ['T1', 0, 1] });
    expect(run(accept(reopened, move(reopened, 'elf', 'west'), 1004), words(1), 1005).events).toHaveLength(1);
  });

  it('[C2][R3] any accepted action closes it', () => {
    const game = put(flipped(), { mage: ['T1', 1, 3], dwarf: ['I', 2, 3] });
    const acts: MallCommand[] = [
      move(game, 'mage', 'north'),
      vortex(game, 'mage', 'T1', 0, 3),
      escalator(game, 'mage', 'T1', 2, 0),
      explore(game),
    ];
    for (const act of acts) {
      const { events, game: after } = run(game, act, 1001);
      expect(events[0]).toEqual({ type: 'talkClosed' });
      expect(after.shared.talk).toBe(false);
      expect(refusal(after, words(0))).toBe('talk.silence');
    }
    const two = put(game, { dwarf: ['I', 2, 3], mage: ['I', 1, 0] });
    const drawn = change(accept(two, explore(two)), { talk: true });
    expect(accept(drawn, place(drawn, 'I', 2, 3)).shared.talk).toBe(false);
  });

  it('[R3] stares, Do Something!, the theft, a wish to pause and refused acts leave it open', () => {
    const game = flipped();
    const items = put(game, {
      barbarian: ['I', 0, 0],
      mage: ['I', 0, 1],
      elf: ['I', 2, 0],
      dwarf: ['I', 2, 1],
    });
    const harmless: [Game, MallCommand][] = [
      [game, { type: 'stare', seat: 0, target: 1 }],
      [game, { type: 'doSomething', seat: 0, target: 1 }],
      [game, { type: 'pause', seat: 0, pause: true }],
      [game, words(0)],
      [items, theft],
    ];
    for (const [before, command] of harmless) {
      const { events, game: after } = run(before, command, 1001);
      expect(typesOf(events)).not.toContain('talkClosed');
      expect(after.shared.talk).toBe(true);
    }
    expect(refusal(game, move(game, 'elf', 'west'))).toBe('way.blocked');
    expect(game.shared.talk).toBe(true);
  });

  it('[R3] an act that opens a window leaves it open', () => {
    const game = change(put(flipped(['loudspeaker']), { elf: ['I', 0, 2] }), { talk: true });
    const { events, game: after } = run(game, explore(game), 1001);
    expect(typesOf(events)).toEqual(['talkClosed', 'drawn', 'placed', 'talkOpened']);
    expect(after.shared.talk).toBe(true);
  });

  it('[C3] a stare always reaches its target, and leaves no trace', () => {
    for (const game of [running(), flipped()]) {
      expect(run(game, { type: 'stare', seat: 0, target: 1 }).events).toEqual([]);
      expect(refusal(game, { type: 'stare', seat: 1, target: 1 })).toBe('target.oneself');
    }
  });

  it('[C3] anyone puts the Do Something! pawn in front of another, who may pass it on at once', () => {
    const game = running({ players: 3 });
    const first = run(game, { type: 'doSomething', seat: 0, target: 2 });
    expect(first.events).toEqual([{ type: 'doSomething', seat: 0, target: 2 }]);
    expect(first.game.shared.doSomething).toBe(2);
    const second = accept(first.game, { type: 'doSomething', seat: 2, target: 1 });
    expect(second.shared.doSomething).toBe(1);
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 0 })).toBe('target.oneself');
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 9 })).toBe('seat.unknown');
  });

  it('[C4] after the end talk is free in every scenario', () => {
    const game = run(running({ pieces: ['noTalk'] }), { type: 'clock', seat: null }, 180_000).game;
    expect(run(game, words(0), 180_001).events).toEqual([]);
    expect(at(game, 'T1', 0, 0)).toBe(0);
  });
});

describe('why one may talk, or not', () => {
  const under = (game: Game, policies: Partial<Box['policies']>): Game => ({
    ...game,
    box: { ...game.box, policies: { ...game.box.policies, ...policies } },
  });
  const OPENNESS = ['windows', 'always', 'never'] as const;

  it('[C1] [C2] [R5] follows the phase, then the pause, then the window', () => {
    const game = running();
    const talking = change(game, { talk: true });
    expect(whyTalk(dealt())).toBe('before');
    expect(whyTalk(game)).toBe('silence');
    expect(whyTalk(talking)).toBe('window');
    expect(whyTalk(change(game, { phase: 'over' }))).toBe('over');
    const paused = change(talking, { clock: { ...game.shared.clock, since: 5 } });
    expect(whyTalk(paused)).toBe('pause');
    expect([mayTalk(talking, 'words'), mayTalk(paused, 'words')]).toEqual([true, false]);
    expect(mayTalk(under(paused, { gestures: 'always' }), 'gestures')).toBe(false);
  });

  it('[C4] is free where one channel always is, never where neither ever is', () => {
    const why = (talk: boolean) =>
      OPENNESS.map((words) =>
        OPENNESS.map((gestures) => whyTalk(under(change(running(), { talk }), { words, gestures }))),
      );
    expect(why(false)).toEqual([
      ['silence', 'free', 'silence'],
      ['free', 'free', 'free'],
      ['silence', 'free', 'never'],
    ]);
    expect(why(true)[0]).toEqual(['window', 'free', 'window']);
    expect(why(true)[2]).toEqual(['window', 'free', 'never']);
  });

  it('[C2] a flip opens a window where either channel has windows', () => {
    const flip = (policies: Partial<Box['policies']>) => {
      const game = put(under(running(), policies), { elf: ['T1', 0, 1] });
      return typesOf(run(game, move(game, 'elf', 'west')).events);
    };
    expect(flip({ gestures: 'never' })).toContain('talkOpened');
    expect(flip({ words: 'never' })).toContain('talkOpened');
    expect(flip({ words: 'always', gestures: 'never' })).not.toContain('talkOpened');
  });
});
