import { afterEach, expect, test, vi } from 'vitest';
import { buzz } from '#client/sound/buzz.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that nobody has touched does not try to shake the device', () => {
  const vibrate = vi.fn();
  const page = { vibrate, userActivation: { hasBeenActive: false } };
  vi.stubGlobal('navigator', page);
  buzz([40]);
  expect(vibrate).not.toHaveBeenCalled();
  page.userActivation.hasBeenActive = true;
  buzz([40]);
  expect(vibrate).toHaveBeenCalledWith([40]);
});
