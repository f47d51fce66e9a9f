import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandNow } from '#client/mall/hourglass.tsx';
import { type Begun, begunAlone, forgetBegun, noteBegun } from '#client/screens/solo/begun.ts';
import { resumeAlone, startAlone } from '#client/screens/solo/start.ts';
import { type Alone, playAlone } from '#client/state/alone.ts';
import type { Act, PageRoom } from '#client/state/pageRoom.ts';
import type { Notice } from '#client/state/session.ts';
import { localTable } from '#client/tower/local.ts';
import type { TowerNotice } from '#client/tower/table.ts';
import { actsOf, emptyTrail, follow } from '#client/tower/trail.ts';
import { fullName } from '#client/ui/fullName.ts';
import { isRefusal, type MallEvent, randomFrom } from '#engine/mall/index.ts';
import { openTower, type TowerEvent } from '#engine/tower/game.ts';
import { boxOf } from './boardTable.ts';
import { questOf, TWO_DOORS } from './towerTables.ts';

// A room in the page itself: the same authority whichever game is on its table.

function heistAlone(): PageRoom<MallEvent> {
  const alone = startAlone({ scenario: 2 });
  if (isRefusal(alone)) throw new Error('this should open');
  return alone;
}

describe('a heist in the page', () => {
  test('is answered at once, with a refusal where the rules say so', () => {
    const { session, close } = heistAlone();
    const told: Notice[] = [];
    session.onNotice((notice) => told.push(notice));
    session.act({ type: 'ready', ready: true });
    expect(session.play.value).toMatchObject({ pending: [], view: { shared: { phase: 'running' } } });
    session.act({ type: 'explore' });
    expect(told).toMatchObject([
      { kind: 'events', own: true },
      { kind: 'refused', refusal: { refused: 'action.notHeld' } },
    ]);
    close();
  });

  test('[M24] keeps its deadline as a room does, until it is closed', () => {
    vi.useFakeTimers();
    try {
      const lost = heistAlone();
      lost.session.act({ type: 'ready', ready: true });
      const { end, turned } = lost.session.play.value?.view.shared.sand ?? { end: 0, turned: 0 };
      vi.advanceTimersByTime(end - turned + 1);
      expect(lost.session.play.value?.view.shared.result).toMatchObject({ won: false });
      const left = heistAlone();
      left.session.act({ type: 'ready', ready: true });
      left.close();
      vi.advanceTimersByTime(end - turned + 1);
      expect(left.session.play.value?.view.shared.result).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps its log: whose each entry was, and nothing of what was refused', () => {
    const { session, entries, close } = heistAlone();
    session.act({ type: 'ready', ready: true });
    session.act({ type: 'explore' });
    session.act({ type: 'reveal' });
    expect(entries.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(entries[0]?.events.map(({ type }) => type)).toContain('started');
    close();
  });

  test('[C3] a stare at the other seat of a lesson is seen', () => {
    const { session, close } = playAlone(boxOf(1), randomFrom('stare'), {});
    const told: Notice[] = [];
    session.onNotice((notice) => told.push(notice));
    for (const seat of [0, 1])
      session.say({ type: 'do', id: seat + 1, command: { type: 'ready', seat, ready: true } });
    session.act({ type: 'stare', target: 1 });
    expect(told.at(-1)).toEqual({ type: 'stare', from: 0, target: 1 });
    close();
  });
});

describe('a heist alone that was left', () => {
  const SEED = [1, 2, 3, 4] as const;
  const CHOICE = { scenario: 2 } as const;
  const opened = () => resumeAlone(CHOICE, SEED, { acts: [READY], now: 1_000 }) as Alone;
  const READY = { at: 1_000, command: { type: 'ready', ready: true, seat: 0 } };

  test('[M22] goes on where it was, and its sand has stood meanwhile', () => {
    vi.useFakeTimers();
    try {
      const left = opened();
      left.session.act({ type: 'reveal' });
      vi.advanceTimersByTime(30_000);
      const { acts, random, entries } = left;
      const now = left.now();
      left.close();
      vi.advanceTimersByTime(3_600_000);
      const again = resumeAlone(CHOICE, random, { acts, now }) as Alone;
      expect(again.session.play.value?.view.shared).toEqual(left.session.play.value?.view.shared);
      expect(again.entries.map(({ events }) => events)).toEqual(entries.map(({ events }) => events));
      expect(sandNow(again.session)?.left).toBe(150_000);
      again.session.act({ type: 'reveal' });
      expect(again.acts).toHaveLength(3);
      vi.advanceTimersByTime(149_000);
      expect(again.session.play.value?.view.shared.result).toBeNull();
      vi.advanceTimersByTime(1_100);
      expect(again.session.play.value?.view.shared.result).toMatchObject({ won: false, reason: 'sand' });
      again.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('is nothing to go on with where the engine refuses any of it, or it never began', () => {
    const again = (acts: readonly Act[]) => resumeAlone(CHOICE, SEED, { acts, now: 2_000 });
    expect(again([])).toBeNull();
    expect(again([READY, { at: 1_500, command: { type: 'theft' } }])).toBeNull();
    expect(again([READY, { at: 1_500, command: { type: 'nonsense' } }])).toBeNull();
    expect(again([READY, { at: 999_000, command: { type: 'reveal' } }])).toBeNull();
    expect(resumeAlone({ scenario: 9 }, SEED, { acts: [READY], now: 1 })).toBeNull();
  });
});

describe('what the browser keeps of it', () => {
  const SHELF = 'hushglass.solo.begun';
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is the one game that runs, with its choice; nothing before it begins, after its end or when it is given up', () => {
    const alone = startAlone({ scenario: 2, sister: true }) as Alone;
    const choice = { scenario: 2, sister: true } as const;
    noteBegun(alone, choice);
    expect(begunAlone()).toBeNull();
    alone.session.act({ type: 'ready', ready: true });
    noteBegun(alone, choice);
    const begun = begunAlone() as Begun;
    expect(begun).toMatchObject({ choice, random: alone.random, acts: alone.acts });
    expect(resumeAlone(begun.choice, begun.random, begun)?.session.play.value?.view.shared).toEqual(
      alone.session.play.value?.view.shared,
    );
    forgetBegun();
    expect(begunAlone()).toBeNull();
    alone.close();
  });

  test('is nothing where somebody else wrote it, or too much of it', () => {
    const good = { version: 1, choice: { scenario: 1 }, random: [1, 2, 3, 4], acts: [], now: 0 };
    const act = { at: 0, command: { type: 'reveal' } };
    const read = (kept: unknown) => {
      localStorage.setItem(SHELF, JSON.stringify(kept));
      return begunAlone();
    };
    expect(read(good)).not.toBeNull();
    expect(read({ ...good, version: 2 })).toBeNull();
    expect(read({ ...good, choice: { tower: 'x' } })).toBeNull();
    expect(read({ ...good, random: [1, 2, 3] })).toBeNull();
    expect(read({ ...good, acts: [{ at: 'now', command: null }] })).toBeNull();
    expect(read({ ...good, acts: Array.from({ length: 4_001 }, () => act) })).toBeNull();
    expect(read({ ...good, now: -1 })).toBeNull();
  });
});

describe('the name of a game', () => {
  test('tells who joins and other sand than usual; an own scenario has its own', () => {
    const title = { scenario: 1 };
    expect(fullName(title, { pieces: [], sand: 180_000 })).toBe('Scenario 1: First visit');
    expect(fullName(title, { pieces: ['freeTalk', 'sister'], sand: 360_000 })).toBe(
      'Scenario 1: First visit · little sister · 6 min',
    );
    expect(fullName({ own: 'Maze' }, { pieces: ['sister'], sand: 60_000 })).toBe('Maze');
  });
});

describe('a quest in the page', () => {
  const quest = questOf(TWO_DOORS.split('\nproof\n')[0] as string);
  const EAST = { type: 'move', pawn: 'mage', from: 0, to: 1 } as const;

  test('nobody sits beside whoever plays alone, and what is refused is told as it was given', () => {
    const table = localTable(quest);
    const told: TowerNotice[] = [];
    table.onNotice((notice) => told.push(notice));
    expect([table.seat, table.people.value]).toEqual([0, []]);
    table.act({ type: 'undo' });
    const refusal = { refused: 'undo.nothing', params: {} };
    expect(told).toEqual([{ kind: 'refused', refusal, command: { type: 'undo' } }]);
  });

  test('whoever is told of an act finds it among what was done', () => {
    const table = localTable(quest);
    const found: unknown[] = [];
    table.onNotice(() => found.push(table.acts()));
    table.act(EAST);
    table.act({ type: 'undo' });
    expect(found).toEqual([[EAST], []]);
  });

  test('[T18] skipped, it is over: nothing more is taken', () => {
    const table = localTable(quest);
    table.act({ type: 'skip' });
    expect(table.game.value?.won).toBe(false);
    const told: TowerNotice[] = [];
    table.onNotice((notice) => told.push(notice));
    table.act(EAST);
    expect(told).toMatchObject([{ kind: 'refused', refusal: { refused: 'game.over' } }]);
  });
});

describe('what led to where a quest stands', () => {
  const opened = openTower({
    players: 1,
    quest: questOf(TWO_DOORS.split('\nproof\n')[0] as string),
    tongue: 'free',
  });
  const trail = (...events: readonly TowerEvent[]) => {
    if (!('box' in opened)) throw new Error('this quest should open');
    return actsOf(events.reduce(follow, emptyTrail(opened.box)));
  };
  const to = (space: number): TowerEvent => ({ type: 'moved', seat: 0, pawn: 'mage', to: space, by: 'walk' });
  const act = (from: number, space: number) => ({ type: 'move', pawn: 'mage', from, to: space });

  test('is read from what happened: an act from where it began, without what was undone or before a restart', () => {
    const undone: TowerEvent = { type: 'undone', seat: 0 };
    const restarted: TowerEvent = { type: 'restarted', seat: 0 };
    expect(trail(to(1), to(2))).toEqual([act(0, 1), act(1, 2)]);
    expect(trail(to(1), to(2), undone)).toEqual([act(0, 1)]);
    expect(trail(to(1), restarted)).toEqual([]);
    expect(trail(to(1), restarted, to(1))).toEqual([act(0, 1)]);
    expect(trail(to(1), to(2), restarted, undone)).toEqual([act(0, 1), act(1, 2)]);
    expect(trail(undone)).toEqual([]);
  });
});
