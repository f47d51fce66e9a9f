// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { write } from '#client/kept.ts';
import { online } from '#client/offline/offline.ts';
import { Home } from '#client/screens/home/home.tsx';
import { tx } from '#client/ui/text.ts';
import { done, gone, shown, stageOf, textOf } from '../browser.ts';

// The first page: what waits is offered, and what cannot be done now says why.

beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
});
afterEach(() => {
  gone();
  online.value = true;
});

const begun = (root: Element) =>
  [...root.querySelectorAll('.home-begun')].map((link) => link.getAttribute('href'));

test('a game that waits in the page is offered, with bots or alone', () => {
  expect(begun(shown(h(Home, {})))).toEqual([]);
  gone();
  write('mates.begun', {});
  expect(begun(shown(h(Home, {})))).toEqual(['/mates']);
  gone();
  write('solo.begun', {});
  expect(begun(shown(h(Home, {})))).toEqual(['/mates', '/solo']);
});

test("without a connection, what needs one says so: a room of one's own and another's", () => {
  const root = shown(h(Home, {}));
  const marked = () => [...root.querySelectorAll('.home-needs')].map(textOf);
  expect(marked()).toEqual([]);
  done(() => {
    online.value = false;
  });
  expect(marked()).toEqual([tx('page.home.needsLine'), tx('page.home.needsLine')]);
});
