// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameChoice } from '#protocol/messages.ts';

// Before and after Maximum Security has come: each test has a page of its own.

beforeEach(() => {
  vi.resetModules();
});

const parts = async () => ({
  ...(await import('#content/locales/all.ts')),
  ...(await import('#client/screens/lobby/chosen.ts')),
  ...(await import('#client/pieces/fetchSecurity.ts')),
  ...(await import('#client/screens/solo/start.ts')),
  ...(await import('#client/ui/text.ts')),
});

const CHOICES: readonly GameChoice[] = [
  { scenario: 3, modules: ['guard'] },
  { evening: 'XT3' },
  {
    own: {
      ...{ name: 'Ours', start: '1A', onTop: [], pieces: ['ownExits', 'shafts'], sand: 180_000 },
      tiles: ['2', '3', '4', '5', '6', '7', '8*', '9', '10', '11', '12'],
    },
  },
];

describe('what takes Maximum Security', () => {
  test.each(CHOICES)('is neither judged nor counted before it has come: %j', async (choice) => {
    const { whyNot, isComing, fetchSecurity, tileCount } = await parts();
    expect(isComing(choice)).toBe(true);
    expect(whyNot(choice, 4)).toEqual({ why: 'coming' });
    expect(whyNot(choice, 0)).toEqual({ why: 'nobody' });
    if (!('own' in choice)) expect(tileCount(choice)).toBeUndefined();
    await fetchSecurity();
    expect(whyNot(choice, 4)).toBeNull();
    expect(whyNot(choice, 9)).toMatchObject({ why: 'players', least: 1, most: 8 });
    expect(tileCount(choice)).toBeGreaterThan(7);
  });

  test('is begun and gone on with alone once it is here', async () => {
    const { whenHere, startAlone, fitsAlone } = await parts();
    const [choice] = CHOICES as [GameChoice];
    expect(fitsAlone(choice)).toBe(true);
    const started = await new Promise((then) => whenHere(choice, () => then(startAlone(choice))));
    expect(started).toHaveProperty('session');
  });

  test('a set-up whose needs fail is not dealt, and what does not exist neither', async () => {
    const { whyNot, fetchSecurity } = await parts();
    await fetchSecurity();
    expect(whyNot({ scenario: 3, modules: ['guardRoom'] }, 4)).toMatchObject({
      why: 'refused',
      refusal: { refused: 'setup.needsCatcher' },
    });
    expect(whyNot({ evening: 'XT99' }, 4)).toMatchObject({ refusal: { refused: 'game.unknown' } });
  });

  test('an ordinary scenario waits for nothing, and its name says so', async () => {
    const { whyNot, isComing, gameName } = await parts();
    expect(isComing({ scenario: 3 })).toBe(false);
    expect(whyNot({ scenario: 3 }, 4)).toBeNull();
    expect(gameName({ scenario: 3, modules: 'guard' })).toMatch(/ · Maximum Security$/);
  });

  test('[X0.5] modules go on to the next scenario, but not back to the first', async () => {
    const { switchTo } = await parts();
    expect(switchTo({ scenario: 3, modules: ['guard'] }, 4)).toEqual({ scenario: 4, modules: ['guard'] });
    expect(switchTo({ scenario: 3, modules: ['guard'] }, 1)).toEqual({ scenario: 1 });
    expect(switchTo({ evening: 'XT1' }, 4)).toEqual({ scenario: 4 });
  });
});
