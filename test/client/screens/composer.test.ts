// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { Composer } from '#client/screens/own/composer.tsx';
import { FIRST_DRAFT, presetOf } from '#client/screens/own/draft.ts';
import { loadSaved } from '#client/screens/own/saved.ts';
import { ruleName } from '#client/screens/own/words.ts';
import { tx } from '#client/ui/text.ts';
import type { OwnScenario } from '#content/own.ts';
import { button, done, gone, press, shown, stageOf, textOf } from '../browser.ts';

beforeAll(fetchSecurity);
beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
});
afterEach(gone);

function composer(start: OwnScenario = { ...FIRST_DRAFT, name: 'Ours' }) {
  const [drafts, played]: [OwnScenario[], OwnScenario[]] = [[], []];
  const play = { label: 'Play it', onPlay: (own: OwnScenario) => void played.push(own) };
  const root = shown(h(Composer, { start, play, onDraft: (own) => void drafts.push(own) }));
  const rule = (piece: string) =>
    [...root.querySelectorAll('.own-rule')].find(
      (one) => textOf(one.querySelector('strong')) === ruleName(piece),
    );
  return {
    ...{ root, drafts, played },
    last: () => drafts.at(-1) as OwnScenario,
    verdict: () => textOf(root.querySelector('.own-verdict [role=status]')),
    toggle: (piece: string) => done(() => rule(piece)?.querySelector('input')?.click()),
    rule,
    name: (text: string) =>
      done(() => {
        const field = root.querySelector('input[name=own-name]') as HTMLInputElement;
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    pick: (select: HTMLSelectElement | null, value: string) =>
      done(() => {
        if (select === null) throw new Error('nothing to choose from');
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  };
}

describe('composing a scenario', () => {
  test('what fits together can be played once it has a name, and is kept in this browser once', () => {
    const { root, played, verdict, name } = composer({ ...FIRST_DRAFT, name: '' });
    expect(verdict()).toContain(tx('own.fits'));
    expect(verdict()).toContain(tx('own.needsName'));
    expect(button('Play it', root).disabled).toBe(true);
    name('Friday');
    expect(verdict()).not.toContain(tx('own.needsName'));
    press(button('Play it', root));
    expect(played).toMatchObject([{ name: 'Friday', tiles: FIRST_DRAFT.tiles }]);
    press(button(tx('own.save'), root));
    press(button(tx('own.saved'), root));
    expect(loadSaved().map((own) => own.name)).toEqual(['Friday']);
    name('Saturday');
    press(button(tx('own.save'), root));
    expect(loadSaved().length).toBe(2);
  });

  test('what the engine would not open is told, its rules marked, and each remedy mends it', () => {
    const start = { ...presetOf(7), name: 'Ours', tiles: ['2', '3'], onTop: [] };
    const { root, verdict } = composer(start);
    expect(verdict()).not.toContain(tx('own.fits'));
    expect(button('Play it', root).disabled).toBe(true);
    expect(root.querySelectorAll('.own-problems li').length).toBeGreaterThan(0);
    for (let count = 0; count < 12 && root.querySelector('.own-problems button') !== null; count++)
      press(root.querySelector('.own-problems button'));
    expect(verdict()).toContain(tx('own.fits'));
    expect(button('Play it', root).disabled).toBe(false);
  });

  test('rules that do not go together are blamed', () => {
    const { toggle, rule, verdict } = composer({ ...presetOf(13), name: 'Ours' });
    expect(verdict()).toContain(tx('own.fits'));
    toggle('groupsForbidden');
    expect(verdict()).not.toContain(tx('own.fits'));
    expect(rule('groupsForbidden')?.className).toContain('blamed');
    expect(rule('cameras')?.className).not.toContain('blamed');
    toggle('groupsForbidden');
    expect(verdict()).toContain(tx('own.fits'));
  });

  test('tiles go in and out, and to the top of the deck', () => {
    const { root, last, pick } = composer();
    const tile = (name: string) =>
      [...root.querySelectorAll<HTMLElement>('.own-tile')].find(
        (one) => textOf(one.querySelector('.own-tile-name')) === name,
      );
    expect(tile('2')?.getAttribute('aria-pressed')).toBe('true');
    press(tile('2'));
    expect(last().tiles).not.toContain('2');
    expect(tile('2')?.getAttribute('aria-pressed')).toBe('false');
    press(tile('2'));
    pick(root.querySelector('.own-top select'), '3');
    expect([last().onTop.at(-1), last().tiles.includes('3')]).toEqual(['3', false]);
    press(button(tx('own.shuffleIn', { tile: '3' }), root));
    expect([last().onTop.includes('3'), last().tiles.includes('3')]).toEqual([false, true]);
  });

  test('a scenario of the game brings its parts and leaves the name', () => {
    const { root, last, pick } = composer();
    const preset = root.querySelector<HTMLSelectElement>('.own-head select');
    pick(preset, '6');
    expect(last()).toEqual({ ...presetOf(6), name: 'Ours' });
    expect(preset?.value).toBe('');
  });
});
