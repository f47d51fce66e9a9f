// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline, offline } from '#client/offline/offline.ts';
import { OfflineLine } from '#client/offline/offlineLine.tsx';
import { dressDocument, prefs } from '#client/prefs.ts';
import { routeOf } from '#client/router.ts';
import { tx } from '#client/ui/text.ts';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS, type Lang } from '#content/locales/index.ts';
import french from '../../src/client/public/manifest.fr.webmanifest?raw';
import dutch from '../../src/client/public/manifest.nl.webmanifest?raw';
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

interface Manifest {
  readonly lang: string;
  readonly id: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifests = [text, french, dutch].map((one) => JSON.parse(one) as Manifest);

test('the shortcuts of the installed page lead somewhere, and have the names that its screens have', () => {
  expect(manifests.map(({ lang }) => lang)).toEqual(LANGS);
  for (const { lang, id, shortcuts } of manifests) {
    expect(id).toBe('/');
    expect(shortcuts.map(({ url }) => routeOf(url).at)).toEqual(['tower', 'tower', 'solo', 'learn']);
    const { towerMap, play, learn } = TEXTS[lang as Lang];
    const titles = [towerMap.title, towerMap['daily.title'], play['solo.title'], learn.title];
    expect(shortcuts.map(({ name }) => name)).toEqual(titles);
  }
});

test('whoever installs the page gets the shortcuts of their language', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest" />';
  const href = () => document.querySelector('link')?.getAttribute('href');
  dressDocument();
  expect(href()).toBe('/manifest.webmanifest');
  prefs.lang.value = 'nl';
  expect(href()).toBe('/manifest.nl.webmanifest');
  prefs.lang.value = 'en';
});
