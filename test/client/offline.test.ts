// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline, offline } from '#client/offline/offline.ts';
import { OfflineLine } from '#client/offline/offlineLine.tsx';
import { routeOf } from '#client/router.ts';
import { tx } from '#client/ui/text.ts';
import text from '../../src/client/public/manifest.webmanifest?raw';
import { done, gone, shown, stageOf, textOf } from './browser.ts';

beforeEach(() => {
  stageOf(390, 844);
  offline.value = 'cannot';
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

test('over plain http one is told why nothing is kept', () => {
  vi.stubGlobal('isSecureContext', false);
  const root = shown(h(OfflineLine, {}));
  expect(textOf(root)).toBe('');
  done(keepForOffline);
  expect(textOf(root)).toBe(tx('offline.http'));
});

test('the shortcuts of the installed page lead somewhere', () => {
  const manifest = JSON.parse(text);
  const urls = manifest.shortcuts.map(({ url }: { readonly url: string }) => url);
  expect(urls.map((url: string) => routeOf(url).at)).toEqual(['tower', 'tower', 'solo', 'learn']);
});
