// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_KEYS, keyActOf, loadKeys } from '#client/board/keys.ts';
import { dressDocument, prefs } from '#client/prefs.ts';
import { type Course, openReplay, type Replay } from '#client/replay/replay.ts';
import { ReplayControls } from '#client/screens/replay/controls.tsx';
import { Dialog } from '#client/ui/controls.tsx';
import { Keys } from '#client/ui/keys.tsx';
import { Settings } from '#client/ui/settings.tsx';
import { heading, number, tx } from '#client/ui/text.ts';
import { Toasts, toast } from '#client/ui/toasts.tsx';
import {
  button,
  buttons,
  done,
  gone,
  key,
  nameOf,
  passes,
  press,
  shown,
  stageOf,
  textOf,
} from '../browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
  localStorage.clear();
});
afterEach(() => {
  gone();
  prefs.theme.value = 'auto';
  prefs.contrast.value = 'auto';
  prefs.textSize.value = 'normal';
  prefs.motion.value = 'auto';
  prefs.muted.value = false;
  vi.useRealTimers();
});

describe('the keys', () => {
  const keys = () => {
    const root = shown(h(Keys, {}));
    const of = (act: string) => button(new RegExp(`^${act}`), root);
    return { root, of, vortex: () => of(heading('game.act.V')), explore: () => of(heading('game.act.X')) };
  };

  test('show what stands on them', () => {
    const { vortex, root } = keys();
    expect(nameOf(vortex())).toBe(tx('page.settings.keyOf', { act: heading('game.act.V'), key: 'V' }));
    expect(textOf(button(new RegExp(`^${heading('game.act.N')}`), root))).toBe('↑ W');
  });

  test('the next one pressed is the answer, taken from whoever had it, and kept', () => {
    const { vortex, explore } = keys();
    press(vortex());
    expect(textOf(vortex())).toBe(tx('page.settings.keysPress'));
    expect(key('KeyE')).toBe(true);
    expect([textOf(vortex()), textOf(explore())]).toEqual(['E', '']);
    expect(keyActOf(loadKeys(), 'KeyE')).toBe('vortex');
    expect(key('KeyQ')).toBe(false);
    expect(keyActOf(loadKeys(), 'KeyQ')).toBeNull();
  });

  test('Escape is no answer', () => {
    const { vortex } = keys();
    press(vortex());
    key('Escape');
    expect(textOf(vortex())).toBe('V');
    expect(loadKeys()).toEqual(DEFAULT_KEYS);
  });

  test('are all as they were by one press', () => {
    const { vortex, root } = keys();
    press(vortex());
    key('KeyE');
    press(button(tx('page.settings.keysReset'), root));
    expect(textOf(vortex())).toBe('V');
    expect(loadKeys()).toEqual(DEFAULT_KEYS);
  });
});

describe('the settings', () => {
  const setting = (root: Element, label: string) =>
    [...root.querySelectorAll('label')].find((one) => textOf(one.querySelector('span')) === label);
  const options = (root: Element, label: string) => [
    ...(setting(root, label)?.querySelectorAll('option') ?? []),
  ];
  const choose = (root: Element, label: string, word: string) => {
    const option = options(root, label).find((one) => textOf(one) === word);
    const select = option?.closest('select') as HTMLSelectElement;
    done(() => {
      select.value = option?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  test('change what a person likes at once, and keep it', () => {
    const root = shown(h(Settings, {}));
    choose(root, tx('page.settings.theme'), tx('page.settings.theme.dark'));
    choose(root, tx('page.settings.contrast'), tx('page.settings.contrast.more'));
    choose(root, tx('page.settings.size'), tx('page.settings.size.largest'));
    choose(root, tx('page.settings.motion'), tx('page.settings.motion.less'));
    done(() => setting(root, tx('page.settings.mute'))?.querySelector('input')?.click());
    const { theme, contrast, textSize, motion, muted } = prefs;
    const liked = { theme, contrast, textSize, motion, muted };
    for (const [name, value] of Object.entries({
      ...{ theme: 'dark', contrast: 'more', textSize: 'largest', motion: 'less', muted: true },
    })) {
      expect(liked[name as keyof typeof liked].value).toBe(value);
      expect(localStorage.getItem(`hushglass.${name}`)).toBe(JSON.stringify(value));
    }
  });

  test('are worn by the document; what is as usual leaves no trace', () => {
    dressDocument();
    const { dataset } = document.documentElement;
    expect([dataset.contrast, dataset.textSize]).toEqual([undefined, undefined]);
    prefs.contrast.value = 'more';
    prefs.textSize.value = 'large';
    expect([dataset.contrast, dataset.textSize]).toEqual(['more', 'large']);
  });

  test('offer every language by its own name', () => {
    const root = shown(h(Settings, {}));
    const names = options(root, tx('page.settings.lang')).map(textOf);
    expect(names).toEqual(['English', 'Français', 'Nederlands']);
  });

  test('dialogs are closed by their button, Escape and a click beside them', () => {
    let closed = 0;
    const children = h('fieldset', {}, h('legend', {}, tx('page.settings.title')));
    const root = shown(h(Dialog, { title: tx('page.settings.title'), onClose: () => closed++, children }));
    press(button(tx('page.close'), root));
    const dialog = root.querySelector('dialog') as HTMLDialogElement;
    done(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(closed).toBe(2);
    done(() => dialog.dispatchEvent(new Event('close')));
    expect(closed).toBe(3);
    press(root.querySelector('legend')?.parentElement ?? null);
    expect(closed).toBe(3);
  });
});

describe('a toast', () => {
  test('goes by itself, is there once, and leaves room for two others', () => {
    const root = shown(h(Toasts, {}));
    const read = () => [...root.querySelectorAll('.toast')].map(textOf);
    for (const text of ['one', 'two', 'one', 'three', 'four']) done(() => toast(text));
    expect(read()).toEqual(['one', 'three', 'four']);
    passes(4_100);
    expect(read()).toEqual([]);
  });

  test('that stays gives way to no other, and is closed by its button or by whoever showed it', () => {
    const root = shown(h(Toasts, {}));
    const read = () => [...root.querySelectorAll('.toast')].map(textOf);
    const closers = ['never', 'nobody'].map((text) => done(() => toast(text, true)));
    for (const text of ['one', 'two', 'three']) done(() => toast(text));
    passes(60_000);
    expect(read()).toEqual(['never', 'nobody']);
    press(button(tx('page.close'), root));
    expect(read()).toEqual(['nobody']);
    done(() => closers[1]?.());
    expect(read()).toEqual([]);
  });
});

describe('what runs a replay', () => {
  const HEIST: Course = { length: 5_000, marks: [0, 1_000, 4_000, 5_000], pace: 1, grain: 100, jumps: false };
  const controls = (course = HEIST) => {
    const replay: Replay = openReplay(course);
    const root = shown(
      h(ReplayControls, { replay, label: 'Time', placeOf: (at: number) => `${at / 1_000} s`, shows: true }),
    );
    const slider = root.querySelector('input[type=range]') as HTMLInputElement;
    return { replay, root, slider, time: () => textOf(root.querySelector('.replay-time')) };
  };
  const [play, pause] = [() => tx('play.replay.play'), () => tx('play.replay.pause')];

  test('its button lets it run and stand, by the screen’s own clock', () => {
    const { root, replay, time } = controls();
    press(button(play(), root));
    passes(1_500);
    press(button(pause(), root));
    const { value } = replay.at;
    expect(value).toBeGreaterThan(1_300);
    expect(value).toBeLessThanOrEqual(1_500);
    passes(1_000);
    expect(replay.at.value).toBe(value);
    expect(time()).toBe(`${value / 1_000} s`);
  });

  test('it stands at its end, and no frame is asked for any more', () => {
    const { root, replay } = controls();
    press(button(play(), root));
    passes(6_000);
    expect([replay.at.value, replay.runs.value]).toEqual([5_000, false]);
    button(play(), root);
    expect(vi.getTimerCount()).toBe(0);
    expect(button(tx('play.replay.next'), root).disabled).toBe(true);
  });

  test('steps lead from mark to mark, by button and by key', () => {
    const { root, replay } = controls();
    expect(button(tx('play.replay.back'), root).disabled).toBe(true);
    press(button(tx('play.replay.next'), root));
    expect(replay.at.value).toBe(1_000);
    key('Period');
    expect(replay.at.value).toBe(4_000);
    key('Comma');
    expect(replay.at.value).toBe(1_000);
  });

  test('Space lets it run, but not twice where it presses a button', () => {
    const { root, replay } = controls();
    expect(key('Space')).toBe(true);
    expect(replay.runs.value).toBe(true);
    expect(key('Space', {}, button(pause(), root))).toBe(false);
    expect(replay.runs.value).toBe(true);
    expect(key('Space', { ctrlKey: true })).toBe(false);
  });

  test('the slider leads anywhere, and says where in words', () => {
    const { slider, replay } = controls();
    expect([slider.max, slider.getAttribute('aria-label')]).toEqual(['5000', 'Time']);
    done(() => {
      slider.value = '2300';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(replay.at.value).toBe(2_300);
    expect(slider.getAttribute('aria-valuetext')).toBe('2.3 s');
  });

  test('runs faster if one wants', () => {
    const { root, replay } = controls();
    const twice = [...root.querySelectorAll('label')].find(
      (one) => textOf(one) === tx('play.replay.times', { speed: number(2) }),
    );
    done(() => twice?.querySelector('input')?.click());
    press(button(play(), root));
    passes(1_000);
    expect(replay.at.value).toBeGreaterThan(1_700);
  });

  test('lets go of the keyboard when it is gone', () => {
    const { replay } = controls();
    gone();
    key('Space');
    expect(replay.runs.value).toBe(false);
    expect(buttons()).toEqual([]);
  });
});
