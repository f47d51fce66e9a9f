// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline, offline } from '#client/offline/offline.ts';
import { stageOf } from './browser.ts';

// A browser that keeps the page for times without a connection, as far as a page sees of it.

class Worker extends EventTarget {}
class Registration extends EventTarget {
  installing: Worker | null = new Worker();
  waiting: Worker | null = null;
  active: Worker | null = null;
  /** What was being installed is there, or is not. */
  ends(well: boolean): void {
    const worker = this.installing;
    this.installing = null;
    if (well) this.active = worker;
    worker?.dispatchEvent(new Event('statechange'));
  }
}

const registered: Registration[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  stageOf(390, 844);
  const register = async () => {
    const registration = new Registration();
    registered.push(registration);
    return registration;
  };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: { register } }, onLine: { value: true } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('what could not be kept at once is no longer being fetched, and is tried again after a while and when there is a connection', async () => {
  keepForOffline();
  await passes(6_000);
  expect([registered.length, offline.value]).toEqual([1, 'fetching']);
  registered[0]?.ends(false);
  expect(offline.value).toBe('cannot');
  await passes(61_000);
  expect([registered.length, offline.value]).toEqual([2, 'fetching']);
  registered[1]?.ends(false);
  dispatchEvent(new Event('online'));
  await passes(0);
  expect([registered.length, offline.value]).toEqual([3, 'fetching']);
  registered[2]?.ends(true);
  expect(offline.value).toBe('ready');
  dispatchEvent(new Event('online'));
  await passes(120_000);
  expect([registered.length, offline.value]).toEqual([3, 'ready']);
});
