// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TileArt } from '#client/mall/art/tile.tsx';
import { TilePicture } from '#client/mall/index.ts';
import { meantTile } from '#client/mall/security/tileNumber.tsx';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { knownTiles } from '#client/pieces/known.ts';
import { securityRulesOf } from '#client/pieces/secured.tsx';
import { SECURITY_PIECES } from '#client/pieces/security.ts';
import { Menu } from '#client/screens/game/menu.tsx';
import { Ready } from '#client/screens/game/ready.tsx';
import { RulePic } from '#client/screens/own/rulePic.tsx';
import { SecurityRules } from '#client/screens/rules/security/securityRules.tsx';
import { tx } from '#client/ui/text.ts';
import { setupOf } from '#content/choices.ts';
import type { Setup, Tile } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import '#content/locales/all.ts';
import { done, gone, shown, stageOf, textOf } from '../browser.ts';
import { pageOf } from '../page.ts';

// Where Maximum Security is played its rules are at hand, its modules named, its tiles numbered.

stageOf(1280, 800);
beforeAll(() => fetchSecurity());
afterEach(() => {
  gone();
  history.replaceState(null, '', '/');
});

const dealt = (choice: GameChoice) => setupOf(choice as Parameters<typeof setupOf>[0], 2) as Setup;
const linkIn = (root: Element) => root.querySelector('a[href^="/rules/security"]')?.getAttribute('href');

describe('its rules', () => {
  test('are told with the modules of a game, in their order; an ordinary game has none of them', () => {
    expect(securityRulesOf(dealt({ scenario: 3, modules: ['shafts', 'guard'] }))).toBe(
      '/rules/security?with=guard,shafts',
    );
    expect(securityRulesOf(dealt({ evening: 'XT1' }))).toMatch(/[=,]shafts/);
    expect(securityRulesOf(dealt({ scenario: 3 }))).toBeNull();
  });

  test.each<GameChoice>([{ evening: 'XT1' }, { evening: 'XT3' }, { scenario: 3, modules: ['guard'] }])(
    'are one tap away for whoever gets ready, and from the menu: %j',
    (choice) => {
      const setup = dealt(choice);
      const page = pageOf(3, { setup });
      expect(linkIn(shown(page.part(Ready)))).toBe(securityRulesOf(setup));
      gone();
      const more = { onClose: () => undefined, also: null };
      expect(linkIn(shown(page.part(Menu, more)))).toBe(securityRulesOf(setup));
    },
  );

  test('an ordinary game says nothing of them', () => {
    const page = pageOf(3);
    expect(linkIn(shown(page.part(Ready)))).toBeUndefined();
  });

  test('who gets ready reads which modules are in play', () => {
    const setup = dealt({ scenario: 3, modules: ['guard', 'shafts'] });
    const text = textOf(shown(pageOf(3, { setup }).part(Ready)));
    for (const name of [tx('game.piece.guard'), tx('game.piece.shafts')]) expect(text).toContain(name);
  });

  test('the modules that the address names come first and are marked', () => {
    history.replaceState(null, '', '/rules/security?with=shafts,maps,unheard');
    const root = shown(h(SecurityRules, { current: false }));
    const modules = [...root.querySelectorAll('.law-module:not(#module-common)')];
    const marked = modules.map((module) => textOf(module).includes(tx('securityRules.played')));
    expect(marked).toEqual(modules.map((_, index) => index < 2));
    expect(modules.slice(0, 2).map(({ id }) => id)).toEqual(['module-3', 'module-7a']);
  });
});

describe('a tile', () => {
  const ALONE = { tile: 0, dimension: 0, a: 0, b: 0, turn: 0 } as const;
  const LOOK = { placement: ALONE, x: 0, y: 0, lang: 'en', broken: '', used: '', open: '' } as const;
  const drawn = (name: string) =>
    shown(h(TileArt, { ...LOOK, tile: knownTiles().get(name) as Tile, pieces: SECURITY_PIECES }));

  test('by itself is named in text', () => {
    const alone = shown(h(TilePicture, { tile: knownTiles().get('8*') as Tile, size: 100, lang: 'en' }));
    expect(alone.querySelector('.tile-number')).toBeNull();
  });

  test('shows its number, and is framed where a lesson speaks of it', () => {
    const root = drawn('8*');
    expect(textOf(root.querySelector('.tile-number'))).toBe('8*');
    expect(root.querySelector('.tile-meant')).toBeNull();
    done(() => {
      meantTile.value = '8*';
    });
    expect(root.querySelector('.tile-meant')).not.toBeNull();
    done(() => {
      meantTile.value = null;
    });
    expect(root.querySelector('.tile-meant')).toBeNull();
  });
});

test('a rule that comes late is drawn with the picture that it brings', () => {
  const pathOf = (piece: string) => shown(h(RulePic, { piece })).querySelector('path')?.getAttribute('d');
  const [guard, base, unheard] = ['guard', 'trickTheGuards', 'unheard'].map(pathOf);
  expect(new Set([guard, base, unheard]).size).toBe(3);
});
