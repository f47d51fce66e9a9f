// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Book } from '#client/screens/book/book.tsx';
import { linesOf } from '#client/screens/end/records.ts';
import { done, gone, shown, stageOf, textOf } from '../browser.ts';

// What the Book has of hidden roles: which side won, level by level, and the level of each past game.

const PLAYED = { timers: 1, time: 90_000, names: ['Ada', 'Bo', 'Cy'], when: 0 };
const B = { level: 'B', loyal: 3, traitors: 2, nobody: 0 };
const NONE = { loyal: 0, traitors: 0, nobody: 0 };

const SERVER: Readonly<Record<string, unknown>> = {
  '/api/book?room=abc': { challenges: [], next: null },
  '/api/book/open?room=abc': { won: [], evenings: [], tried: [] },
  '/api/book/sides?room=abc': { sides: [{ level: 'A', ...NONE }, B, { level: 'C', ...NONE }] },
  '/api/book/past?room=abc': {
    games: [
      {
        game: 'p',
        title: { scenario: 3, roles: 'B' },
        won: false,
        reason: 'abandoned',
        side: 'traitors',
        ...PLAYED,
      },
      { game: 'q', title: { scenario: 4, roles: 'E' }, won: false, reason: 'calledOff', ...PLAYED },
    ],
    next: null,
  },
};

beforeEach(() => {
  stageOf(1_200, 800);
  vi.stubGlobal('fetch', async (path: string) => {
    const status = path in SERVER ? 200 : 404;
    return new Response(JSON.stringify(SERVER[path] ?? {}), { status });
  });
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

const soon = (isSo: () => boolean) =>
  vi.waitFor(() => {
    done(() => undefined);
    expect(isSo()).toBe(true);
  }, 15_000);

describe('hidden roles in the Book', () => {
  test('[H0.1] each level that was played says how often which side won', async () => {
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelector('.book-sides') !== null);
    const rows = [...root.querySelectorAll('.book-sides tbody tr')].map(textOf);
    expect(rows).toEqual(['B Several traitors, or none320']);
  });

  test('[H2.5] past games name their level, and the side that won; one that was called off nobody', async () => {
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelectorAll('.book-played').length === 2);
    const [one, other] = [...root.querySelectorAll('.book-played')].map(textOf);
    expect(one).toContain('Hidden Roles B');
    expect(one).toContain('The traitors won');
    expect(other).toContain('Ended early');
  });

  test('at the end of a game it is told how its level stands here', () => {
    const game = { won: false, time: 1, timers: 0, wins: 1, isFirst: true };
    const others = { time: null, timers: null };
    expect(linesOf({ ...game, others, sides: B })).toEqual([{ kind: 'sides', sides: B }]);
  });
});
