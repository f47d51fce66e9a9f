// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Daily } from '#client/screens/tower/daily/daily.tsx';
import { done, gone, passes, shown, stageOf } from '../browser.ts';

// The page of the days, left open over midnight in world time.

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 23, 59) });
  stageOf(1_200, 800);
  localStorage.clear();
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const today = (root: Element) => root.querySelector('.day-today')?.getAttribute('href');

test('offers the new day at midnight, and again at the next', () => {
  const root = shown(h(Daily, {}));
  expect(today(root)).toBe('/tower/daily/2026-11-30');
  passes(59_000);
  expect(today(root)).toBe('/tower/daily/2026-11-30');
  passes(2_000);
  expect(today(root)).toBe('/tower/daily/2026-12-01');
  passes(86_400_000);
  expect(today(root)).toBe('/tower/daily/2026-12-02');
});

test('offers it when one looks again, on a device that slept', () => {
  const root = shown(h(Daily, {}));
  vi.setSystemTime(Date.UTC(2026, 11, 1, 7));
  done(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(today(root)).toBe('/tower/daily/2026-12-01');
});
