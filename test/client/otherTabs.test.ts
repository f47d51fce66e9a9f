// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { write } from '#client/kept.ts';
import { prefs } from '#client/prefs.ts';
import { watchOtherTabs } from '#client/ui/otherTabs.ts';

afterEach(() => {
  prefs.lang.value = 'en';
});

test('a language that is chosen in another tab is spoken here as well, once its texts are here', async () => {
  watchOtherTabs();
  write('lang', 'fr');
  dispatchEvent(new Event('storage'));
  await expect.poll(() => prefs.lang.value).toBe('fr');
  write('lang', 'double dutch');
  dispatchEvent(new Event('storage'));
  expect(prefs.lang.value).toBe('fr');
});
