import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBots } from '#client/mates/answer.ts';
import type { Thinker } from '#client/mates/driver.ts';
import type { FromBots, ToBots } from '#client/mates/questions.ts';
import { playWithBots } from '#client/mates/table.ts';
import { begunWithBots, noteBegun } from '#client/screens/mates/begun.ts';
import { FIRST } from '#client/screens/mates/wanted.ts';
import type { Alone, Left } from '#client/state/alone.ts';
import type { Notice } from '#client/state/session.ts';
import { isBotsAlone } from '#content/achievements/doers.ts';
import type { MateLevel } from '#engine/core/mateLevels.ts';
import { type Box, randomFrom } from '#engine/mall/index.ts';
import { evident } from '../bots/evident.ts';
import { boxOf } from './boardTable.ts';

// A table with bots in the page itself. They think as their worker does, with messages that are copied on the way.

/** What the worker would be, and what it was told. */
function thinkerOf(falls: (message: ToBots) => boolean): Thinker & { readonly told: ToBots[] } {
  let answer = openBots();
  const told: ToBots[] = [];
  let listener: (thought: FromBots) => void = () => undefined;
  let failed: () => void = () => undefined;
  return {
    told,
    onFailed: (next) => {
      failed = next;
    },
    anew: () => {
      answer = openBots();
    },
    tell: (message) => {
      told.push(message);
      if (falls(message)) return queueMicrotask(failed);
      const thought = answer(structuredClone(message));
      if (thought !== null) queueMicrotask(() => listener(structuredClone(thought)));
    },
    onThought: (next) => {
      listener = next;
    },
    close: () => undefined,
  };
}

const game = (session: Alone['session']) => {
  const play = session.play.value;
  if (play === null) throw new Error('nothing lies on the table');
  return play.view;
};

const NEVER = () => false;

function tableOf(
  seed: string,
  box: Box = boxOf(1, 4),
  level: MateLevel = 'quick',
  left?: Left,
  falls: (message: ToBots) => boolean = NEVER,
) {
  const thinker = thinkerOf(falls);
  let lost = 0;
  const onLost = () => {
    lost += 1;
  };
  const company = { box, random: randomFrom(seed), title: { scenario: 1 }, level, name: 'Ada', face: 3 };
  const alone = playWithBots(company, thinker, left, onLost);
  if (alone === null) throw new Error('this should open');
  return { ...alone, told: thinker.told, lost: () => lost };
}

beforeEach(() => {
  vi.useFakeTimers();
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Somebody who only does what is evident, every other second. */
async function playedOut({ session }: Pick<Alone, 'session'>): Promise<boolean> {
  while (game(session).shared.phase !== 'over') {
    await passes(2_000);
    const command = evident(game(session), 0);
    if (command !== null) session.act(command as never);
  }
  return game(session).shared.result?.won ?? false;
}

describe('bots in the page', () => {
  test('[M4] are ready at once, and marked as bots with a name and a face', async () => {
    const { session, close } = tableOf('ready');
    await passes(50);
    expect(game(session).shared.ready).toEqual([false, true, true, true]);
    const people = session.lobby.value?.people ?? [];
    expect(people.map(({ bot }) => bot)).toEqual([undefined, 'quick', 'quick', 'quick']);
    expect(new Set(people.map(({ name }) => name)).size).toBe(4);
    expect(new Set(people.map(({ face }) => face)).size).toBe(4);
    close();
  });

  test('are told what those are told who only watch, and nothing else', async () => {
    const { session, told, watched, close } = tableOf('told');
    session.act({ type: 'ready', ready: true });
    await passes(30_000);
    const heard = told.flatMap((message) =>
      message.type === 'sit' || message.type === 'told' ? message.events : [],
    );
    expect(heard).toEqual(watched());
    expect(JSON.stringify(told)).not.toContain('hidden');
    close();
  });

  test('[M21] scenario 1 is won with somebody who only does what is evident, though not with every deck', async () => {
    const seeds = Array.from({ length: 5 }, (_, deck) => `page ${deck}`);
    const won: string[] = [];
    for (const seed of seeds) {
      const table = tableOf(seed);
      table.session.act({ type: 'ready', ready: true });
      if (await playedOut(table)) won.push(seed);
      expect(isBotsAlone(table.entries)).toBe(false);
      table.close();
    }
    expect(won.length).toBeGreaterThanOrEqual(2);
  }, 60_000);

  test('[M26] stop while the person pauses, and whenever the table is closed', async () => {
    const { session, entries, close } = tableOf('pause');
    session.act({ type: 'ready', ready: true });
    await passes(20_000);
    session.act({ type: 'pause', pause: true });
    const { length } = entries;
    await passes(60_000);
    expect(entries.length).toBe(length);
    session.act({ type: 'pause', pause: false });
    await passes(20_000);
    expect(entries.length).toBeGreaterThan(length + 1);
    close();
    const { length: after } = entries;
    await passes(60_000);
    expect(entries.length).toBe(after);
  });

  test('a game that was left goes on from there, bots too', async () => {
    const box = boxOf(1, 4);
    const first = tableOf('left', box);
    first.session.act({ type: 'ready', ready: true });
    await passes(30_000);
    noteBegun(first, FIRST);
    first.close();
    const begun = begunWithBots();
    expect(begun).toMatchObject({ wanted: FIRST });
    const second = tableOf('left', box, 'quick', begun ?? undefined);
    expect(game(second.session).shared).toEqual(game(first.session).shared);
    const plain = ({ entries }: Pick<Alone, 'entries'>) => entries.map(({ id: _, ...entry }) => entry);
    expect(plain(second)).toEqual(plain(first));
    const { length } = second.entries;
    await passes(30_000);
    expect(second.entries.length).toBeGreaterThan(length);
    second.close();
  });

  test('an answer from before something happened does not put off what they are asked about it', async () => {
    let answers: (thought: FromBots) => void = () => undefined;
    const told: ToBots[] = [];
    const none = () => undefined;
    const thinker: Thinker = {
      ...{ tell: (message) => told.push(message), onFailed: none, anew: none, close: none },
      onThought: (listener) => {
        answers = listener;
      },
    };
    const company = { box: boxOf(1, 4), random: randomFrom('late'), title: { scenario: 1 }, face: 3 };
    const alone = playWithBots({ ...company, level: 'quick', name: 'Ada' }, thinker);
    await passes(50);
    const asked = () => told.filter(({ type }) => type === 'ask').length;
    expect(asked()).toBe(1);
    alone?.session.act({ type: 'ready', ready: true });
    answers({ acts: [], shows: [], wait: 5_000 });
    await passes(50);
    expect(asked()).toBe(2);
    answers({ acts: [], shows: [], wait: 5_000 });
    await passes(4_900);
    expect(asked()).toBe(2);
    await passes(200);
    expect(asked()).toBe(3);
    alone?.close();
  });

  /** Bots who fall over at these questions, counted from the first after the game has begun. */
  async function falling(...at: readonly number[]) {
    let count = Number.NEGATIVE_INFINITY;
    const falls = ({ type }: ToBots) => type === 'ask' && at.includes(++count);
    const table = tableOf('falls', boxOf(1, 4), 'quick', undefined, falls);
    table.session.act({ type: 'ready', ready: true });
    await passes(100);
    count = 0;
    const { length } = table.entries;
    await passes(20_000);
    const sat = table.told.filter(({ type }) => type === 'sit').length;
    table.close();
    return { sat, lost: table.lost(), goesOn: table.entries.length > length };
  }

  test('who falls over at a question is asked again; who does so twice sits down anew; then it is over', async () => {
    expect(await falling(1)).toEqual({ sat: 1, lost: 0, goesOn: true });
    expect(await falling(1, 2)).toEqual({ sat: 2, lost: 0, goesOn: true });
    expect(await falling(1, 2, 3)).toEqual({ sat: 2, lost: 1, goesOn: false });
  });

  test('[C1] what one says is heard where that is allowed, and nowhere else', async () => {
    const notices: Notice[] = [];
    const free = tableOf('talk', boxOf(1, 4));
    const silent = tableOf('talk', boxOf(3, 4));
    for (const { session } of [free, silent]) {
      session.onNotice((notice) => notices.push(notice));
      session.act({ type: 'ready', ready: true });
      await passes(100);
      session.say({ type: 'say', text: 'there' });
      session.say({ type: 'gesture', sign: 'ping', path: [[1.5, 1.5]] });
    }
    expect(notices.filter((notice) => 'type' in notice)).toEqual([
      { type: 'said', from: 0, text: 'there' },
      { type: 'gesture', from: 0, sign: 'ping', path: [[1.5, 1.5]] },
    ]);
    const saw = (told: readonly ToBots[]) => told.filter(({ type }) => type === 'saw').length;
    expect([saw(free.told), saw(silent.told)]).toEqual([2, 0]);
    for (const { close } of [free, silent]) close();
  });
});
