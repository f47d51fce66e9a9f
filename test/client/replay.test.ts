import { describe, expect, test } from 'vitest';
import { openHistory } from '#client/replay/history.ts';
import { type Course, openReplay, pass, seek, step, toggle } from '#client/replay/replay.ts';
import { openReel } from '#client/screens/replay/reel.ts';
import { courseOf } from '#client/screens/tower/play/frames.ts';
import { openFilm } from '#client/screens/tower/table/film.ts';
import { TILES } from '#client/state/tiles.ts';
import { setupFor } from '#content/scenarios.ts';
import { openOrder, towerHeader } from '#content/towerOrder.ts';
import { encodeLog, type LogEntry } from '#engine/core/log.ts';
import { logHeader, type MallEntry, newGame, randomFrom, type Setup } from '#engine/mall/index.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import { openAuthority, receive } from '#room/authority.ts';
import { towerEngine } from '#room/towerEngine.ts';
import { boxWith } from '../content/redrawn.ts';
import { BY_SWAP, TWO_DOORS } from './towerTables.ts';

const HEIST: Course = { length: 1_050, marks: [0, 200, 900, 1_050], pace: 1, grain: 100, jumps: false };

describe('a replay in time', () => {
  test('runs at its speed and stands at its end; from there it begins again', () => {
    const replay = openReplay(HEIST, { speed: 2 });
    pass(replay, 100);
    expect(replay.at.value).toBe(0);
    toggle(replay);
    pass(replay, 100);
    expect([replay.at.value, replay.runs.value]).toEqual([200, true]);
    replay.speed.value = 0.5;
    pass(replay, 100);
    expect(replay.at.value).toBe(250);
    pass(replay, 1e6);
    expect([replay.at.value, replay.runs.value]).toEqual([1_050, false]);
    toggle(replay);
    expect([replay.at.value, replay.runs.value]).toEqual([0, true]);
    toggle(replay);
    expect(replay.runs.value).toBe(false);
  });

  test('a step leads to where something happens, and stops it', () => {
    const replay = openReplay(HEIST, { runs: true });
    seek(replay, 450);
    expect(replay.runs.value).toBe(true);
    step(replay, -1);
    expect([replay.at.value, replay.runs.value]).toEqual([200, false]);
    for (const at of [900, 1_050, 1_050]) {
      step(replay, 1);
      expect(replay.at.value).toBe(at);
    }
    seek(replay, -5);
    step(replay, -1);
    expect(replay.at.value).toBe(0);
    // The last place of a slider may be beyond the end.
    seek(replay, 1_100);
    expect(replay.at.value).toBe(1_050);
  });
});

describe('a replay from action to action', () => {
  test('shows each for its time, and none between two', () => {
    const replay = openReplay(courseOf(3), { runs: true });
    const seen: number[] = [];
    const stop = replay.at.subscribe((at) => seen.push(at));
    for (let span = 0; span < 40; span++) pass(replay, 100);
    stop();
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(replay.runs.value).toBe(false);
  });

  test('who steps on is shown the next one for its whole time', () => {
    const replay = openReplay(courseOf(3), { runs: true });
    pass(replay, 1_100);
    step(replay, 1);
    toggle(replay);
    pass(replay, 1_100);
    expect(replay.at.value).toBe(1);
    pass(replay, 100);
    expect(replay.at.value).toBe(2);
  });

  test('a way without an action stands at once', () => {
    const replay = openReplay(courseOf(0), { runs: true });
    pass(replay, 16);
    expect([replay.at.value, replay.runs.value]).toEqual([0, false]);
  });
});

describe('the history of a log', () => {
  const entries: readonly LogEntry<number>[] = Array.from({ length: 90 }, (_, at) => ({
    at,
    seat: null,
    events: [at, 1],
  }));
  const sum = (count: number) => (count * (count - 1)) / 2 + count;

  test('is the same whichever way it is gone through, and is not gone through again for a step', () => {
    let evolved = 0;
    const evolve = (seen: number, event: number) => {
      evolved++;
      return seen + event;
    };
    const history = openHistory(entries, { empty: 0, evolve });
    for (const count of [0, 1, 90, 3, 60, 59, 61, 25, 24, 90]) expect(history.after(count)).toBe(sum(count));
    evolved = 0;
    history.after(60);
    history.after(61);
    // From what was kept at 50, and then one entry of two events.
    expect(evolved).toBe(22);
  });
});

describe('a heist', () => {
  const box = boxWith(TILES, setupFor({ scenario: 1, players: 2, talk: false }) as Setup);
  const { dealt } = newGame(box, randomFrom('marks'));
  const entries: readonly MallEntry[] = [
    { at: 0, seat: null, events: [dealt] },
    { at: 0.1, seat: 1, events: [{ type: 'started', at: 0.1 }] },
    { at: 0.3, seat: 0, events: [{ type: 'talkOpened' }] },
    { at: 0.3, seat: 1, events: [{ type: 'talkClosed' }] },
    { at: 0.8, seat: null, events: [{ type: 'ended', won: false, reason: 'sand' }] },
    { at: 5, seat: null, events: [{ type: 'presence', seat: 0, away: true }] },
  ];
  const reel = openReel(encodeLog({ header: logHeader(box, {}), entries }), 'g');

  test('is stepped through from what happened to what happened next, whatever fractions its times have', () => {
    if (reel === null) throw new Error('this log should open');
    const replay = openReplay(reel.course);
    const seen: (number | undefined)[] = [];
    const stop = replay.at.subscribe((at) => {
      reel.show(at);
      seen.push(reel.session.play.value?.seen);
    });
    for (let n = 0; n < 4; n++) step(replay, 1);
    stop();
    expect(reel.course.marks).toHaveLength(3);
    expect(seen).toEqual([2, 4, 5]);
  });
});

describe('a quest', () => {
  /** A room's log of it. */
  function logOf(text: string, commands: readonly object[], names?: readonly string[]): string {
    const [drawing] = text.split('\nproof\n') as [string];
    const order = { players: 2, drawing, tongue: 'beginner' } as const;
    const opened = openOrder(order);
    if (!('box' in opened)) throw new Error('this drawing should open');
    const { authority, opened: deal } = openAuthority(towerEngine(opened.box), randomFrom('film'));
    const entries: LogEntry<TowerEvent>[] = deal.entry === null ? [] : [deal.entry];
    for (const command of commands)
      for (const seat of [0, 1]) {
        const { entry } = receive(authority, { seat, command }, 0);
        if (entry !== null) entries.push(entry);
      }
    const header = { ...towerHeader(order, {}), ...(names === undefined ? {} : { names }) };
    return encodeLog({ header, entries });
  }
  const go = (pawn: string, from: number, to: number) => ({ type: 'move', pawn, from, to });

  test('[R26] has a move and its swap as one action, and names whose each is', () => {
    const film = openFilm(logOf(BY_SWAP, [go('mage', 0, 1), { type: 'swap', pawn: 'dwarf' }], ['Ada', 'Bo']));
    expect(film?.frames).toHaveLength(2);
    expect(film?.led).toEqual([
      null,
      { seat: expect.any(Number), what: { type: 'move', pawn: 1, to: 1, swap: 3 } },
    ]);
    expect(film?.names).toEqual(['Ada', 'Bo']);
  });

  test('shows what was taken back, too; an old log names nobody', () => {
    const film = openFilm(logOf(TWO_DOORS, [go('mage', 0, 1), { type: 'restart' }]));
    // The other seat's restart changes nothing more.
    expect(film?.frames).toHaveLength(3);
    expect(film?.frames[2]).toEqual(film?.frames[0]);
    expect(film?.led.map((by) => by?.what?.type)).toEqual([undefined, 'move', 'restarted']);
    expect(film?.names).toEqual(['', '']);
  });

  test('what is not a log is no replay', () => {
    expect(openFilm('<!doctype html>')).toBeNull();
  });
});
