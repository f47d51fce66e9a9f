// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNews } from '#client/screens/room/news.ts';
import { tx } from '#client/ui/text.ts';
import { Toasts, toasts } from '#client/ui/toasts.tsx';
import { done, gone, shown, textOf } from '../browser.ts';
import { lobbyOf, pageOf, personOf, STARTED } from '../page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.value = [];
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const guest = { you: personOf(1) };

function told(events = [STARTED]) {
  const page = pageOf(1, { seat: 1, events });
  const end = tellNews(page.session);
  const root = shown(h(Toasts, {}));
  return { page, end, said: () => textOf(root) };
}

test('who is thrown back to the table is told who stopped the game, once', () => {
  const { page, end, said } = told();
  page.hear(lobbyOf(2, { ...guest, game: null }));
  page.hear(lobbyOf(2, { ...guest, game: null, again: [] }));
  expect(said()).toBe(tx('door.stopped', { name: 'Ada' }));
  end();
});

test('whoever stopped it themselves needs no word of it', () => {
  const { page, end, said } = told();
  page.hear(lobbyOf(2, { ...guest, host: personOf(1), game: null }));
  expect(said()).not.toContain(tx('door.stopped', { name: 'Bo' }));
  end();
});

test('another host is news in a game and at the table, where it stays until a game is dealt', () => {
  const { page, end, said } = told();
  page.hear(lobbyOf(2, { ...guest, game: 'g', host: personOf(1) }));
  expect(said()).toContain(tx('door.hostYou'));
  page.hear(lobbyOf(2, { ...guest, game: null, host: personOf(1) }));
  page.hear(lobbyOf(2, { ...guest, game: null }));
  done(() => vi.advanceTimersByTime(60_000));
  expect(said()).toBe(tx('door.hostNow', { name: 'Ada' }));
  page.hear(lobbyOf(2, { ...guest, game: 'next' }));
  expect(said()).toBe('');
  end();
});
