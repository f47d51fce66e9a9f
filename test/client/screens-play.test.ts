import { describe, expect, test } from 'vitest';
import { othersOf } from '#client/screens/game/around.ts';
import { availableOf, startsAs, talkOf, tilesOf, timersOf } from '#client/screens/game/facts.ts';
import { LESSONS } from '#client/screens/learn/lessons.ts';
import { openStage, order } from '#client/screens/learn/stage.ts';
import { openReel } from '#client/screens/replay/reel.ts';
import { startAlone } from '#client/screens/solo/start.ts';
import type { Command, Session } from '#client/state/session.ts';
import { TILES } from '#client/state/tiles.ts';
import { setupFor } from '#content/scenarios.ts';
import { encodeLog } from '#engine/core/log.ts';
import {
  evolveView,
  isRefusal,
  logHeader,
  type MallEntry,
  type MallEvent,
  mayProd,
  newGame,
  openBox,
  options,
  PAWNS,
  type Pawn,
  pauseVotes,
  randomFrom,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { spaceOf } from '#engine/mall/spaces.ts';
import { boxWith, REDRAWN } from '../content/redrawn.ts';

const settle = () => new Promise((done) => setTimeout(done, 0));
const viewOf = ({ play }: Session) => play.value?.view as View;
const box = (setup: Setup | undefined) => {
  const opened = openBox(setup as Setup, TILES, PIECES);
  if (!('box' in opened)) throw new Error('this set-up should open');
  return opened.box;
};
const dealt = (scenario: number, players: number, seat: number | null = 0) =>
  viewFor(newGame(box(setupFor({ scenario, players, level: 6, talk: false })), randomFrom('x')).game, seat);
const once = (view: View, ...events: readonly MallEvent[]) => events.reduce(evolveView, view);
const STARTED: MallEvent = { type: 'started', at: 0 };

describe('what the table shows of a view', () => {
  test('an action is lit only while it could do something', () => {
    const view = once(dealt(1, 2), STARTED, { type: 'handed', hands: [['NV'], ['ESWLX']] });
    const { lit, can } = availableOf(options(view, 0));
    expect([...lit].sort()).toEqual(['N', 'V']);
    expect([can.has('move'), can.has('explore')]).toEqual([true, false]);
    expect(availableOf(options(dealt(1, 2), 0)).lit.size).toBe(0);
    expect(tilesOf(view, 1)).toEqual([['E', 'S', 'W', 'L', 'X']]);
  });

  test('[C1] [C2] silence, a window and the end look different', () => {
    const before = dealt(3, 4);
    expect(talkOf(before).why).toBe('before');
    const running = once(before, STARTED);
    expect(talkOf(running)).toEqual({ words: false, gestures: false, why: 'silence' });
    const open = once(running, { type: 'talkOpened' });
    expect(talkOf(open)).toEqual({ words: true, gestures: true, why: 'window' });
    expect(talkOf(once(open, { type: 'paused', at: 1 })).why).toBe('pause');
    expect(talkOf(once(open, { type: 'ended', won: true, reason: 'escaped' })).why).toBe('over');
    expect(talkOf(once(dealt(14, 4), STARTED)).why).toBe('never');
    expect(talkOf(once(dealt(12, 4), STARTED, { type: 'talkOpened' }))).toEqual({
      words: false,
      gestures: true,
      why: 'window',
    });
  });

  test('[C1] [C2] [C4] before the start one is told how it will be', () => {
    const first = (players: number) =>
      viewFor(newGame(box(setupFor({ scenario: 1, players, level: 6 })), randomFrom('x')).game, 0);
    expect(startsAs(first(4))).toBe('free');
    expect(startsAs(first(1))).toBe('alone');
    expect([3, 12, 14].map((scenario) => startsAs(dealt(scenario, 4)))).toEqual([
      'silence',
      'gestures',
      'never',
    ]);
  });

  test('[S9] [S15] who may use the Do Something! pawn', () => {
    expect(mayProd(dealt(3, 4), 0)).toBeNull();
    expect(mayProd(dealt(15, 4), 0)).toMatchObject({ refused: 'doSomething.forbidden' });
    const led = dealt(9, 4);
    const leader = led.shared.hands.findIndex((hand) => hand.length === 0);
    expect(led.shared.hands.map((_, seat) => mayProd(led, seat) === null)).toEqual(
      led.shared.hands.map((_, seat) => seat === leader),
    );
  });

  test('the others are seen from one’s own seat, the left neighbour first', () => {
    expect(othersOf(dealt(3, 4, 2))).toEqual([3, 0, 1]);
    expect(othersOf(dealt(3, 4, null))).toEqual([0, 1, 2, 3]);
    expect(timersOf(dealt(1, 2))).toEqual({ used: 0, all: 4 });
    const view = once(
      dealt(3, 3),
      STARTED,
      { type: 'wished', seat: 0, pause: true },
      { type: 'presence', seat: 2, away: true },
    );
    expect(pauseVotes(view)).toEqual({ pause: 1, present: 2 });
  });
});

const at = (view: View, pawn: Pawn) => view.shared.pawns[PAWNS.indexOf(pawn)] as number;
const walk = (pawn: Pawn, direction: 'north' | 'east' | 'south' | 'west', distance: number) => (view: View) =>
  ({ type: 'move', pawn, from: at(view, pawn), direction, distance }) as Command;

// One way through each lesson; the lesson on time is only begun, because it asks to wait.
const WAYS: Readonly<Record<string, readonly ((view: View) => Command)[]>> = {
  move: [walk('mage', 'north', 1), walk('mage', 'east', 1)],
  explore: [walk('elf', 'east', 2), () => ({ type: 'explore' })],
  vortex: [(view) => ({ type: 'vortex', pawn: 'dwarf', from: at(view, 'dwarf'), to: spaceOf(3, 8) })],
  escalator: [
    walk('elf', 'west', 1),
    (view) => ({ type: 'escalator', pawn: 'elf', from: at(view, 'elf'), to: spaceOf(0, 7) }),
  ],
  theft: [
    walk('mage', 'north', 1),
    () => ({ type: 'theft' }),
    walk('mage', 'south', 2),
    walk('mage', 'west', 1),
    walk('mage', 'south', 1),
    walk('mage', 'west', 1),
    walk('mage', 'south', 2),
    walk('mage', 'west', 1),
    walk('mage', 'south', 2),
    walk('mage', 'west', 1),
  ],
  silence: [walk('elf', 'east', 2), () => ({ type: 'doSomething', target: 1 })],
};

describe('the lessons', () => {
  test.each(LESSONS.filter(({ id }) => WAYS[id] !== undefined))('$id can be done', async (lesson) => {
    const alone = openStage(lesson.stage);
    await settle();
    const refused: unknown[] = [];
    alone.session.onNotice((notice) => {
      if ('kind' in notice && notice.kind === 'refused') refused.push(notice.refusal);
      if (
        'kind' in notice &&
        notice.kind === 'events' &&
        lesson.friendWakes &&
        notice.events.some(lesson.friendWakes)
      )
        order(alone, { type: 'explore', seat: 1 });
    });
    expect(lesson.steps.some(({ done }) => done(viewOf(alone.session)))).toBe(false);
    for (const command of WAYS[lesson.id] ?? []) {
      alone.session.act(command(viewOf(alone.session)));
      await settle();
    }
    await settle();
    alone.close();
    expect(refused).toEqual([]);
    expect(lesson.steps.at(-1)?.done(viewOf(alone.session))).toBe(true);
  });

  test('[M22] the lesson on time is not passed by turning the hourglass too early', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'timer');
    if (lesson === undefined) throw new Error('no such lesson');
    const alone = openStage(lesson.stage);
    await settle();
    for (const command of [walk('barbarian', 'north', 1), walk('barbarian', 'west', 1)]) {
      alone.session.act(command(viewOf(alone.session)));
      await settle();
    }
    alone.close();
    const view = viewOf(alone.session);
    expect(view.shared.flips).toBe(1);
    expect(lesson.steps[0]?.done(view)).toBe(false);
    const late: MallEvent = { type: 'flipped', space: null, at: 30_000, end: 55_000 };
    expect(lesson.steps[0]?.done(evolveView(view, late))).toBe(true);
  });
});

describe('alone', () => {
  test('[S-solo.1] nothing is lit before the first action is revealed', async () => {
    const alone = startAlone({ scenario: 2 });
    if (isRefusal(alone)) throw new Error('this should open');
    await settle();
    alone.session.act({ type: 'ready', ready: true });
    await settle();
    const { lit, can } = availableOf(options(viewOf(alone.session), 0));
    expect([lit.size, can.has('reveal')]).toEqual([0, true]);
    alone.session.act({ type: 'reveal' });
    await settle();
    expect(tilesOf(viewOf(alone.session), 0).flat()).toHaveLength(1);
    alone.close();
  });

  test('a scenario that needs company is refused with the reason', () => {
    expect(startAlone({ scenario: 9 })).toMatchObject({ refused: expect.stringMatching(/^setup\./) });
  });
});

describe('a replay', () => {
  const small = box(setupFor({ scenario: 1, players: 2, talk: false }));
  const { dealt: deal, game } = newGame(small, randomFrom('reel'));
  const free = game.shared.pawns;
  const entries: readonly MallEntry[] = [
    { at: 0, seat: null, events: [deal] },
    { at: 1_000_000, seat: 1, events: [{ type: 'started', at: 1_000_000 }] },
    ...Array.from({ length: 60 }, (_, index) => ({
      at: 1_001_000 + index * 1_000,
      seat: index % 2,
      events: [{ type: 'moved', seat: index % 2, pawn: 'elf', to: index % 16, by: 'walk' }] as const,
    })),
    { at: 1_070_000, seat: null, events: [{ type: 'ended', won: false, reason: 'sand' }] },
  ];
  const text = encodeLog({ header: logHeader(small, { scenario: 1 }), entries });
  const elf = (session: Session) => at(viewOf(session), 'elf');

  test('begins with the first grain, jumps anywhere and ends at the end', () => {
    const reel = openReel(text, 'g');
    if (reel === null) throw new Error('this log should open');
    expect(reel.course.length).toBe(70_000);
    expect(viewOf(reel.session).shared.phase).toBe('running');
    expect(viewOf(reel.session).shared.pawns).toEqual(free);
    reel.show(40_500);
    expect(elf(reel.session)).toBe(39 % 16);
    reel.show(2_000);
    expect(elf(reel.session)).toBe(1);
    reel.show(1e9);
    expect(viewOf(reel.session).shared.result).toMatchObject({ won: false, reason: 'sand' });
    reel.show(59_000);
    expect(viewOf(reel.session).shared.result).toBeNull();
    expect(elf(reel.session)).toBe(58 % 16);
  });

  test('running forward tells what happened, a jump does not', () => {
    const reel = openReel(text, 'g');
    if (reel === null) throw new Error('this log should open');
    const heard: string[] = [];
    reel.session.onNotice((notice) => {
      if ('kind' in notice && notice.kind === 'events') heard.push(...notice.events.map(({ type }) => type));
    });
    reel.show(1_000);
    reel.show(1_900);
    reel.show(2_000);
    expect(heard).toEqual(['moved', 'moved']);
    reel.show(60_000);
    expect(heard).toHaveLength(2);
  });

  test('names those who played, where the log does', () => {
    const header = { ...logHeader(small, { scenario: 1 }), names: ['Ada', 'Bo'] };
    expect(openReel(encodeLog({ header, entries }), 'g')?.names).toEqual(['Ada', 'Bo']);
    expect(openReel(text, 'g')?.names).toEqual(['', '']);
  });

  test('shows the tiles it was played with', () => {
    for (const set of REDRAWN) {
      const own = boxWith(set, small.setup);
      const reel = openReel(encodeLog({ header: logHeader(own, {}), entries }), 'g', REDRAWN);
      expect(reel && viewOf(reel.session).box.tiles).toEqual(own.tiles);
    }
  });

  test('what is not a log is no replay', () => {
    expect(openReel('<!doctype html>', 'g')).toBeNull();
    expect(openReel(text.replace(/"content":"\w+"/, '"content":"x"'), 'g')).toBeNull();
  });
});
