// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fewerThan, groupsOf, Others } from '#client/screens/tower/daily/others.tsx';
import { readStory, storyOf, written } from '#client/screens/tower/daily/story.ts';
import { heightOf, storyPicture } from '#client/screens/tower/daily/storyPicture.ts';
import { framesOf } from '#client/screens/tower/play/frames.ts';
import { readPuzzles, withPuzzle } from '#client/screens/tower/published/kept.ts';
import { noteDone } from '#client/screens/tower/published/noteDone.ts';
import { addEffort, effortOf, readEfforts } from '#client/screens/tower/tally/effort.ts';
import { tell, tellSolved, tellWaiting } from '#client/screens/tower/tally/told.ts';
import { fetchQuest } from '#client/state/quests.ts';
import { tx } from '#client/ui/text.ts';
import { countsOf, lengthOf, marksFor, type Told } from '#content/tally.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { medianOf, rankCorrelation } from '../../tools/tally.ts';
import { gone, shown, stageOf, textOf } from './browser.ts';

beforeEach(() => {
  stageOf(390, 844);
  localStorage.clear();
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

const TOLD: Told = { of: 'day', id: '2026-11-02', actions: 12, tries: 2, seconds: 200, helped: false };

describe('what is counted', () => {
  test('marks are few: the clock in steps that double, and everything has a last one', () => {
    expect(marksFor(TOLD)).toEqual(['solved', 'actions.12', 'tries.2', 'minutes.2']);
    expect(marksFor({ ...TOLD, helped: true })).toEqual(['helped']);
    expect([0, 59, 60, 179, 180, 1e9].map(lengthOf)).toEqual([0, 0, 1, 1, 2, 7]);
    expect(marksFor({ ...TOLD, actions: 900, tries: 50 })).toContain('actions.250');
    expect(countsOf({ solved: 3, 'actions.12': 2, 'actions.9': 1 }, 'actions')).toEqual([
      [9, 1],
      [12, 2],
    ]);
  });

  test('one’s own among the others; what nobody can do was made up', () => {
    const tally = { 'actions.8': 9, 'actions.10': 2, 'actions.12': 3, 'actions.40': 1 };
    expect(groupsOf(tally, 10).map(({ count }) => count)).toEqual([2, 0, 3, 0, 0, 1]);
    expect([10, 12, 40].map((own) => fewerThan(tally, 10, own))).toEqual([0, 2, 5]);
  });

  test('it is shown once the host has answered, and nothing where it cannot be asked', async () => {
    const tally = { solved: 3, 'actions.10': 1, 'actions.12': 2 };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ tally })));
    const root = shown(h(Others, { day: '2026-11-02', actions: 12, best: 10 }));
    const words = tx('towerMap.daily.others.fewer', { actions: 12, count: 1 });
    await vi.waitFor(() => expect(textOf(root)).toContain(words));
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no connection')));
    const silent = shown(h(Others, { day: '2026-11-03', actions: 12, best: 10 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(textOf(silent)).toBe('');
  });
});

test('what people say to a grade: the middle of them, and how far two orders agree', () => {
  expect(medianOf({ 'tries.1': 2, 'tries.2': 1, 'tries.5': 2 }, 'tries')).toBe(2);
  expect(medianOf({}, 'minutes')).toBe(0);
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 2, 3], [5, 5, 5])).toBe(0);
});

describe('telling the host', () => {
  test('attempts and time go with the first solution, and then they are forgotten', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return new Response(null, { status: 204 });
    });
    addEffort('a drawing', { tries: 1, seconds: 30 });
    addEffort('a drawing', { tries: 1, seconds: 12 });
    expect(effortOf('a drawing')).toEqual({ tries: 2, seconds: 42 });
    await tellSolved('a drawing', { of: 'quest', id: '1-1', actions: 9, helped: false });
    expect(sent).toEqual([{ of: 'quest', id: '1-1', actions: 9, helped: false, tries: 2, seconds: 42 }]);
    expect(effortOf('a drawing')).toEqual({ tries: 0, seconds: 0 });
    for (const kept of [null, 3, { a: { tries: -1, seconds: 2 } }]) expect(readEfforts(kept)).toEqual({});
  });

  test('what a host cannot take just now waits as well; what it refuses for good does not', async () => {
    const sent: unknown[] = [];
    const answers = [503, 429, 204, 404, 204];
    vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return new Response(null, { status: answers[sent.length - 1] as number });
    });
    await tell('/api/tally', { number: 1 });
    await tell('/api/tally', { number: 2 });
    expect(sent).toEqual([{ number: 1 }, { number: 1 }]);
    await tell('/api/tally', { number: 3 });
    expect(sent.slice(2)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  test('without a connection it waits, in order, and no more than so many', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no connection')));
    for (let number = 0; number < 50; number++) await tell('/api/tally', { number });
    const sent: number[] = [];
    vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)).number);
      return new Response(null, { status: 204 });
    });
    await tellWaiting();
    expect(sent).toEqual(Array.from({ length: 40 }, (_, index) => index + 10));
    await tellWaiting();
    expect(sent.length).toBe(40);
  });
});

describe('the story of a solution', () => {
  test('says who did what, and nothing of where', async () => {
    const { quest, proof } = await fetchQuest('0-5');
    const graph = graphOf(quest);
    const story = storyOf(graph, framesOf(graph, proof.solution));
    expect(story.map(({ pawn, deed }) => `${pawn} ${deed}`)).toEqual([
      ...['mage walk', 'mage walk', 'mage swap', 'barbarian walk', 'barbarian walk'],
      ...['barbarian out', 'mage out'],
    ]);
    expect(readStory(written(story))).toEqual(story);
    expect(readStory('xx Yw,')).toEqual([{ pawn: 'barbarian', deed: 'walk' }]);
  });

  test('its picture has a field for each action, a star, and a text that cannot break it', () => {
    const story = readStory('YwPjGoB-');
    const look = { title: '<b>&', result: 'r', link: 'l', story, star: 'gold', font: 'p{}' } as const;
    const picture = storyPicture(look);
    expect(new DOMParser().parseFromString(picture, 'image/svg+xml').querySelectorAll('g').length).toBe(3);
    expect(picture).toContain('&lt;b&gt;&amp;');
    expect(storyPicture({ ...look, star: null })).not.toContain('scale(2.2)');
    expect(heightOf(17)).toBeGreaterThan(heightOf(16));
  });
});

test('the first solution of a published puzzle without help is told, and shorter ones as such', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  const solved = (code: string, actions: number, helped: boolean) =>
    noteDone(code, { won: true, actions, star: null, helped });
  solved('fewer', 12, true);
  solved('fewer', 10, false);
  solved('fewer', 11, false);
  solved('fewer', 9, false);
  solved('more', 5, true);
  solved('more', 8, false);
  await vi.waitFor(() => expect(sent.length).toBe(3));
  expect(sent).toEqual([
    { actions: 10, again: false },
    { actions: 9, again: true },
    { actions: 8, again: false },
  ]);
});

test('what was solved and liked of published puzzles is kept, the best of it, and not without end', () => {
  const twice = withPuzzle(withPuzzle({}, 'a', { actions: 12, near: true }), 'a', {
    actions: 14,
    liked: true,
  });
  expect(twice).toEqual({ a: { actions: 12, near: true, liked: true } });
  let many = twice;
  for (let number = 0; number < 1_001; number++) many = withPuzzle(many, `b${number}`, { actions: 5 });
  expect([Object.keys(many).length, many.a]).toEqual([1_000, undefined]);
  expect(readPuzzles({ a: { actions: 0, best: true }, b: 3 })).toEqual({ a: { best: true }, b: {} });
});
