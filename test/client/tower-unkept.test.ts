// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online } from '#client/offline/offline.ts';
import { isHelped, noteHelped } from '#client/screens/tower/helped.ts';
import { tell } from '#client/screens/tower/tally/told.ts';

// Where nothing may be kept, or no more, and where another tab tells the host as well.

let sent: number[] = [];
const hear = async (_to: string, { body }: RequestInit) => {
  sent.push(JSON.parse(String(body)).number);
  return new Response(null, { status: 204 });
};
const unheard = async () => Promise.reject(new TypeError('no connection'));

beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab of the same browser: its own page, the same storage. */
async function otherTab() {
  vi.resetModules();
  return import('#client/screens/tower/tally/told.ts');
}

const nothingIsKept = () => {
  const none = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: none, removeItem: none });
};

test('who was helped is remembered as long as the page', () => {
  nothingIsKept();
  noteHelped('a drawing');
  expect([isHelped('a drawing'), isHelped('another')]).toEqual([true, false]);
});

test('the host is told all the same, once', async () => {
  nothingIsKept();
  vi.stubGlobal('fetch', unheard);
  await tell('/api/tally', { number: 1 });
  vi.stubGlobal('fetch', hear);
  await tell('/api/tally', { number: 2 });
  expect(sent).toEqual([1, 2]);
});

test('two tabs tell each thing once, and lose none', async () => {
  vi.stubGlobal('fetch', unheard);
  for (const number of [1, 2, 3]) await tell('/api/tally', { number });
  const other = await otherTab();
  vi.stubGlobal('fetch', hear);
  await Promise.all([tell('/api/tally', { number: 4 }), other.tell('/api/tally', { number: 5 })]);
  expect(sent.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('what waits is told as soon as there is a connection again', async () => {
  online.value = false;
  vi.stubGlobal('fetch', unheard);
  await tell('/api/tally', { number: 7 });
  vi.stubGlobal('fetch', hear);
  online.value = true;
  await vi.waitFor(() => expect(sent).toEqual([7]));
});
