import { describe, expect, it } from 'vitest';
import { decide, evolve, type Game, gameTime, nextDeadline, sandBy, sandLeft } from '#engine/mall/index.ts';
import { ON_TIMER } from './moments.ts';
import {
  accept,
  at,
  change,
  dealt,
  FULL,
  laid,
  move,
  put,
  refusal,
  run,
  running,
  start,
  theft,
  typesOf,
} from './table.ts';

const CLOCK = { type: 'clock', seat: null } as const;

function onTimer(game: Game, host: number): Game {
  const near = put(game, ON_TIMER);
  return accept(near, move(near, 'elf', 'west'), host);
}

describe('time', () => {
  it('[M22] the timer starts full and holds three minutes, or what the players chose', () => {
    expect(sandLeft(start(dealt(), 7000).shared.sand, 7000)).toBe(180_000);
    expect(sandLeft(running().shared.sand, 60_000)).toBe(120_000);
    expect(sandLeft(running({ sand: 300_000 }).shared.sand, 0)).toBe(300_000);
    expect(nextDeadline(running({ sand: 300_000 }))).toBe(300_000);
  });

  it('[M22] a flip leaves what was not left', () => {
    for (const [host, left] of [
      [30_000, 30_000],
      [150_000, 150_000],
      [90_000, 90_000],
    ] as const) {
      const { sand } = onTimer(running(), host).shared;
      expect(sandLeft(sand, host)).toBe(left);
      expect(sand).toEqual({ full: 180_000, turned: host, end: host + left });
    }
    const twice = onTimer(change(onTimer(running(), 30_000), { outOfOrder: [] }), 40_000);
    expect(sandLeft(twice.shared.sand, 40_000)).toBe(160_000);
  });

  it('[M23][M25] ending on an available timer space flips at once, and the space goes out of order', () => {
    const game = put(running(), ON_TIMER);
    const { events, game: after } = run(game, move(game, 'elf', 'west'), 100_000);
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'talkOpened']);
    expect(events[1]).toEqual({ type: 'flipped', space: at(game, 'T1', 0, 0), at: 100_000, end: 200_000 });
    expect(after.shared.outOfOrder).toEqual([at(game, 'T1', 0, 0)]);
    expect(after.shared.flips).toBe(1);
    const back = accept(after, move(after, 'elf', 'east'), 100_001);
    const again = run(back, move(back, 'elf', 'west'), 100_002);
    expect(typesOf(again.events)).toEqual(['moved']);
  });

  it('[M23] also for worse, and after the theft', () => {
    const worse = onTimer(running(), 10_000);
    expect(sandLeft(worse.shared.sand, 10_000)).toBe(10_000);
    expect(onTimer(change(running(), { stolen: true }), 5000).shared.flips).toBe(1);
  });

  it('[M24][R1] the sand runs out at that instant, whoever is connected', () => {
    const game = running();
    expect(run(game, CLOCK, 179_999).events).toEqual([]);
    const { events, game: after } = run(game, CLOCK, 180_000);
    expect(events).toEqual([{ type: 'ended', won: false, reason: 'sand' }]);
    expect(after.shared).toMatchObject({ phase: 'over', result: { won: false, reason: 'sand' } });
    expect(run(after, CLOCK, 180_001).events).toEqual([]);
    expect(run(dealt(), CLOCK, 999_999).events).toEqual([]);
  });

  it('[M24][R1] an action stamped at or after the last grain does not count: the loss comes first', () => {
    const game = put(running(), ON_TIMER);
    const saving = move(game, 'elf', 'west');
    const late = decide(game, saving, 180_000);
    expect(late).toMatchObject({
      events: [{ type: 'ended', reason: 'sand' }],
      tooLate: { refused: 'game.over' },
    });
    expect(accept(game, saving, 179_999).shared.result).toBeNull();
    const talking = run(game, { type: 'speak', seat: 0, channel: 'words' }, 200_000);
    expect(talking.events).toEqual([{ type: 'ended', won: false, reason: 'sand' }]);
    expect(talking.tooLate).toBeUndefined();
    expect(talking.game.shared.phase).toBe('over');
  });

  it('[M23] a timer space is used once and counted; a flip without one is a flip all the same', () => {
    const flipped = (space: number | null) =>
      evolve(running(), { type: 'flipped', space, at: 5, end: 10 }).shared;
    expect(flipped(0)).toMatchObject({ flips: 1, timers: 1, outOfOrder: [0] });
    expect(flipped(null)).toMatchObject({ flips: 1, timers: 0, outOfOrder: [] });
  });

  it('[M24] the next deadline is the last grain, and none while nothing runs', () => {
    expect(nextDeadline(dealt())).toBeNull();
    expect(nextDeadline(start(dealt(), 500))).toBe(180_500);
    expect(nextDeadline(onTimer(running(), 30_000))).toBe(60_000);
    expect(nextDeadline(run(running(), CLOCK, 180_000).game)).toBeNull();
  });

  it('[M26][R5] a unanimous wish pauses the game: time stands still, acts and talk are refused', () => {
    let game = running({ players: 2 });
    const one = run(game, { type: 'pause', seat: 0, pause: true }, 10_000);
    expect(typesOf(one.events)).toEqual(['wished']);
    const two = run(one.game, { type: 'pause', seat: 1, pause: true }, 20_000);
    expect(two.events[1]).toEqual({ type: 'paused', at: 20_000 });
    game = two.game;
    expect(nextDeadline(game)).toBeNull();
    expect(gameTime(game.shared.clock, 999_999)).toBe(20_000);
    expect(run(game, CLOCK, 999_999).events).toEqual([]);
    for (const command of [
      move(game, 'elf', 'north'),
      theft,
      { type: 'speak', seat: 0, channel: 'words' },
      { type: 'stare', seat: 0, target: 1 },
      { type: 'doSomething', seat: 0, target: 1 },
    ])
      expect(refusal(game, command, 30_000)).toBe('game.paused');
    const open = change(game, { talk: true });
    expect(refusal(open, { type: 'speak', seat: 0, channel: 'gestures' }, 30_000)).toBe('game.paused');
  });

  it('[M26] it resumes when all wish so, with the sand where it stood', () => {
    let game = running({ players: 2 });
    for (const seat of [0, 1]) game = accept(game, { type: 'pause', seat, pause: true }, 20_000);
    game = accept(game, { type: 'pause', seat: 0, pause: false }, 500_000);
    expect(game.shared.clock.since).toBe(20_000);
    const back = run(game, { type: 'pause', seat: 1, pause: false }, 1_000_000);
    expect(back.events[1]).toEqual({ type: 'resumed', shift: 980_000 });
    game = back.game;
    expect(gameTime(game.shared.clock, 1_000_000)).toBe(20_000);
    expect(nextDeadline(game)).toBe(1_160_000);
    expect(sandLeft(game.shared.sand, gameTime(game.shared.clock, 1_000_000))).toBe(160_000);
    expect(refusal(game, move(game, 'elf', 'north'), 1_000_001)).not.toBe('game.paused');
    for (const seat of [0, 1]) game = accept(game, { type: 'pause', seat, pause: true }, 1_010_000);
    for (const seat of [0, 1]) game = accept(game, { type: 'pause', seat, pause: false }, 1_020_000);
    expect(nextDeadline(game)).toBe(1_170_000);
  });

  it('[M26] while the server was down nobody could act: time stands still until a seat returns', () => {
    let game = running({ players: 2 });
    for (const of of [0, 1]) game = accept(game, { type: 'presence', seat: null, of, away: true }, 30_000);
    const held = run(game, { type: 'hold', seat: null }, 30_000);
    expect(held.events).toEqual([{ type: 'paused', at: 30_000 }]);
    expect(refusal(held.game, { type: 'hold', seat: null }, 30_000)).toBe('game.paused');
    expect(refusal(held.game, { type: 'hold', seat: 0 }, 30_000)).toBe('game.paused');
    expect(refusal(game, { type: 'hold', seat: 0 }, 30_000)).toBe('seat.unknown');
    expect(nextDeadline(held.game)).toBeNull();
    const back = run(held.game, { type: 'presence', seat: null, of: 1, away: false }, 900_000);
    expect(typesOf(back.events)).toEqual(['presence', 'resumed']);
    expect(nextDeadline(back.game)).toBe(1_050_000);
    expect(refusal(dealt(), { type: 'hold', seat: null })).toBe('game.notStarted');
  });

  it('[M26] only those present count, and someone must be', () => {
    let game = running({ players: 3 });
    game = accept(game, { type: 'presence', seat: null, of: 2, away: true });
    game = accept(game, { type: 'pause', seat: 0, pause: true });
    expect(game.shared.clock.since).toBeNull();
    const left = run(game, { type: 'presence', seat: null, of: 1, away: true }, 5000);
    expect(typesOf(left.events)).toEqual(['presence', 'paused']);
    const empty = run(running(), { type: 'presence', seat: null, of: 0, away: true });
    const nobody = run(empty.game, { type: 'presence', seat: null, of: 1, away: true });
    expect(typesOf(nobody.events)).toEqual(['presence']);
    expect(nobody.game.shared.clock.away).toEqual([true, true]);
    expect(
      accept(nobody.game, { type: 'presence', seat: null, of: 1, away: false }).shared.clock.away,
    ).toEqual([true, false]);
    const wish = accept(running(), { type: 'pause', seat: 0, pause: true });
    const withdrawn = accept(wish, { type: 'pause', seat: 0, pause: false });
    expect(typesOf(run(withdrawn, { type: 'pause', seat: 1, pause: true }).events)).toEqual(['wished']);
    expect(typesOf(run(dealt(), { type: 'presence', seat: null, of: 0, away: true }).events)).toEqual([
      'presence',
    ]);
    const waiting = accept(dealt(), { type: 'presence', seat: null, of: 0, away: true });
    expect(waiting.shared.clock.since).toBeNull();
  });

  it('[M26] who leaves the table ends no pause; who comes back without a wish may', () => {
    let game = accept(running({ players: 3 }), { type: 'presence', seat: null, of: 2, away: true });
    for (const seat of [0, 1]) game = accept(game, { type: 'pause', seat, pause: true }, 5000);
    expect(game.shared.clock.since).toBe(5000);
    game = accept(game, { type: 'presence', seat: null, of: 2, away: false }, 6000);
    expect(game.shared.clock.since).toBe(5000);
    for (const of of [0, 1]) game = accept(game, { type: 'presence', seat: null, of, away: true }, 7000);
    expect(game.shared.clock.since).toBe(5000);
    game = accept(game, { type: 'pause', seat: 2, pause: false }, 8000);
    expect(game.shared.clock.since).toBeNull();
  });

  it('[M26] time never runs backwards: an earlier stamp adds no sand', () => {
    const game = onTimer(running(), 100_000);
    expect(sandLeft(game.shared.sand, 50_000)).toBe(100_000);
    expect(sandLeft(game.shared.sand, 500_000)).toBe(0);
    const again = onTimer(change(game, { outOfOrder: [] }), 50_000);
    expect(again.shared.sand).toEqual({ full: 180_000, turned: 100_000, end: 180_000 });
  });

  it('[M26] a longer timer is part of the set-up and so of the log', () => {
    expect(running({ sand: 3_600_000 }).box.setup.sand).toBe(3_600_000);
    expect(run(running({ sand: 3_600_000 }), CLOCK, 3_599_999).events).toEqual([]);
  });

  it('[R2] a flip turns the timer, then passes the tiles, then opens the window, then owes discards', () => {
    const pieces = ['passTiles', 'rearrangement'];
    const game = put(
      laid(running({ onTop: ['I', 'X', 'P1', 'P2'], pieces }), 'dwarf', 'elf', 'mage'),
      ON_TIMER,
    );
    const { events } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'handed', 'talkOpened', 'tilesOwed']);
  });

  it('[R2][M21] nothing follows the end: a loss during a flip stops the rest', () => {
    const game = put(running({ onTop: ['I', 'X'], pieces: ['rearrangement', 'passTiles'] }), ON_TIMER);
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(events.at(-1)).toEqual({ type: 'ended', won: false, reason: 'rearrangement', at: 1 });
    expect(after.shared.phase).toBe('over');
  });

  it('[M24] after the last grain none is left, whatever time a page believes it to be', () => {
    const lost = run(running(), CLOCK, FULL).game;
    expect([FULL - 2_000, FULL, FULL + 9_000].map((host) => sandBy(lost.shared, host))).toEqual([0, 0, 0]);
  });

  it('[M8] two moves that wish the same space: first at the table wins', () => {
    const game = put(running(), {
      elf: ['T1', 3, 1],
      mage: ['T1', 2, 0],
      dwarf: ['T1', 0, 3],
      barbarian: ['T1', 3, 3],
    });
    const elf = move(game, 'elf', 'north');
    const mage = move(game, 'mage', 'east');
    expect(refusal(accept(game, elf), mage)).toBe('way.occupied');
    expect(refusal(accept(game, mage), elf)).toBe('way.occupied');
  });
});
