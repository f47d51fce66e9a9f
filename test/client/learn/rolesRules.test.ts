// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { RolesRules } from '#client/pieces/hiddenRoles/rules/rolesRules.tsx';
import { prefs } from '#client/prefs.ts';
import { routeOf } from '#client/router.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import '#content/locales/all.ts';
import { CARD_IDS, PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { gone, shown, textOf } from '../browser.ts';

// The rules page of Hidden Roles: all of its rules, and of its cards only those that everybody knows.

afterEach(() => {
  gone();
  prefs.lang.value = 'en';
});

describe('the rules of hidden roles', () => {
  test('[H0.1] [H5.2] name the seven public missions, and give no other card away', () => {
    for (const lang of LANGS) {
      prefs.lang.value = lang;
      const told = textOf(shown(h(RolesRules, { current: false })));
      for (const card of CARD_IDS) {
        const text = maybe(lang, `role.text.${card}`);
        if (text !== undefined)
          expect([card, told.includes(text)]).toEqual([card, PUBLIC_MISSIONS.includes(card)]);
      }
    }
  });

  test('have a part for every law and level, and a lesson', () => {
    const root = shown(h(RolesRules, { current: false }));
    expect(root.querySelectorAll('article')).toHaveLength(17);
    expect(root.querySelectorAll('.law-levels > li')).toHaveLength(5);
    expect(textOf(root)).not.toContain('rolesRules.');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/learn/roles');
  });

  test('have an address, as the lesson has', () => {
    expect(routeOf('/rules/roles')).toEqual({ at: 'rules', scenario: 'roles' });
    expect(routeOf('/learn/roles')).toEqual({ at: 'learn', evening: 'roles' });
    expect(routeOf('/learn')).toEqual({ at: 'learn', evening: null });
  });
});
