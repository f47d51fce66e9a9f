// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Reveal } from '#client/pieces/hiddenRoles/end/reveal.tsx';
import { useRolesEnd } from '#client/pieces/hiddenRoles/end/rolesEnd.tsx';
import { prefs } from '#client/prefs.ts';
import { End } from '#client/screens/end/end.tsx';
import { storyOf } from '#client/screens/end/story.ts';
import { tx } from '#client/ui/text.ts';
import { type Game, type MallEntry, viewFor } from '#engine/mall/index.ts';
import { accused, holding } from '../../mall/roleTable.ts';
import { accept } from '../../mall/table.ts';
import { button, done, gone, passes, press, shown, stageOf, textOf } from '../browser.ts';

// The cards of a game are turned over, one after the other, and then it is told who won.

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const nameOf = (seat: number) => NAMES[seat] ?? '';

/** A traitor was found out after twenty seconds, another got away with it. */
const over = (): Game => {
  const game = accused(holding('B', ['B01', 'B09', 'B02', 'B10']), 0, [1], 20_000);
  return accept(game, { type: 'clock', seat: null }, game.shared.sand.end);
};

beforeEach(() => {
  stageOf(1_200, 800);
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  gone();
  prefs.motion.value = 'auto';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seats = () => [...document.querySelectorAll('.reveal-seat')].map(textOf);

describe('the reveal', () => {
  const around = { nameOf, faceOf: (seat: number) => seat, start: 0 };
  const onDone = vi.fn();
  const opened = () => shown(h(Reveal, { view: viewFor(over(), 0), onDone, ...around }));

  test('[H5.2] turns one card over after the other, and tells last who won', () => {
    vi.useFakeTimers();
    const root = opened();
    expect(seats()[0]).toBe('Ada face down');
    expect(textOf(root)).not.toContain('Cold Hands');
    passes(1_000);
    expect(seats()[0]).toContain('Bag Packer');
    expect(textOf(root.querySelector('[role=status]'))).toBe('Ada: Bag Packer, loyal');
    passes(1_900);
    expect(seats()[1]).toContain('Cold Hands traitor');
    expect(seats()[1]).toContain('0:21 Unmasked');
    expect(seats()[2]).toBe('Cy face down');
    expect(textOf(root)).not.toContain('Won');
    for (const _ of seats()) passes(1_900);
    expect(textOf(root.querySelector('.reveal-verdict'))).toBe('You lost.Won: DiWon in part: Bo');
    expect(seats()[3]).toContain('Di won');
    expect(textOf(shown(h(Reveal, { view: viewFor(over(), null), onDone, ...around })))).not.toContain('You');
    opened();
    press(button(tx('roles.end.all')));
    press(button(tx('roles.end.on')));
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('a tap turns all over, and so does its button', () => {
    vi.useFakeTimers();
    for (const tapped of ['.reveal-seats', '.reveal-ways button']) {
      const root = opened();
      press(root.querySelector(tapped));
      expect(textOf(root)).toContain('Slow Nod');
      expect(root.querySelector('.reveal-verdict')).not.toBeNull();
    }
  });

  test('with less motion everything lies open at once', () => {
    prefs.motion.value = 'less';
    expect(opened().querySelector('.reveal-verdict')).not.toBeNull();
  });
});

describe('the end of a game with hidden roles', () => {
  test('first the cards, then the ways on with the cards open', async () => {
    const game = over();
    const entries: MallEntry[] = [{ at: 0, seat: null, events: [{ type: 'started', at: 0 }] }];
    const props = { view: viewFor(game, 0), game: 'roles', story: storyOf(entries, 4), nameOf };
    const Live = () => {
      const roles = useRolesEnd({ ...props, faceOf: (seat) => seat });
      return h(End, { ...props, ...roles, children: h('button', { type: 'button' }, 'again') });
    };
    const root = shown(h(Live, {}));
    expect(textOf(root)).toBe('The heist failed');
    const soon = (isSo: () => boolean) =>
      vi.waitFor(() => {
        done(() => undefined);
        expect(isSo()).toBe(true);
      }, 15_000);
    await soon(() => root.querySelector('.reveal-seats') !== null);
    expect(textOf(root)).not.toContain('again');
    press(button(tx('roles.end.all')));
    press(button(tx('roles.end.on')));
    await soon(() => root.querySelector('.reveal-all') !== null);
    expect(textOf(root)).toContain('again');
    expect(textOf(root.querySelector('.reveal-all'))).toContain('Hidden roles B');
    expect(seats()).toHaveLength(4);
    // Whoever comes back to the result has seen them.
    const back = shown(h(Live, {}));
    await soon(() => back.querySelector('.reveal-all') !== null);
  });
});
