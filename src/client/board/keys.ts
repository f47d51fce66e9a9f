import type { Action } from '#engine/mall/actions.ts';

// What the keyboard does, by the position of the keys (KeyboardEvent.code), so that it is the same
// under every layout. A player may change it; what was changed is kept in this browser.

export const KEY_ACTS = [
  'hero1',
  'hero2',
  'hero3',
  'hero4',
  'hero5',
  'north',
  'east',
  'south',
  'west',
  'explore',
  'vortex',
  'escalator',
  'theft',
  'point',
  'confirm',
  'unchoose',
  'fit',
] as const;
export type KeyAct = (typeof KEY_ACTS)[number];
export type KeyMap = Readonly<Record<KeyAct, readonly string[]>>;

export const DEFAULT_KEYS: KeyMap = {
  hero1: ['Digit1', 'Numpad1'],
  hero2: ['Digit2', 'Numpad2'],
  hero3: ['Digit3', 'Numpad3'],
  hero4: ['Digit4', 'Numpad4'],
  hero5: ['Digit5', 'Numpad5'],
  north: ['ArrowUp', 'KeyW'],
  east: ['ArrowRight', 'KeyD'],
  south: ['ArrowDown', 'KeyS'],
  west: ['ArrowLeft', 'KeyA'],
  explore: ['KeyE'],
  vortex: ['KeyV'],
  escalator: ['KeyC'],
  theft: ['KeyT'],
  point: ['KeyP'],
  confirm: ['Enter', 'NumpadEnter'],
  unchoose: ['Escape'],
  fit: ['Digit0', 'Numpad0'],
};

export const KEY_OF_ACTION = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
  V: 'vortex',
  L: 'escalator',
  X: 'explore',
} as const satisfies Readonly<Record<Action, KeyAct>>;

const STORED = 'hushglass.keys';

export function keyActOf(keys: KeyMap, code: string): KeyAct | null {
  return KEY_ACTS.find((act) => keys[act].includes(code)) ?? null;
}

/** A key does one thing: whoever had it loses it. */
export function rebound(keys: KeyMap, act: KeyAct, code: string): KeyMap {
  const others = KEY_ACTS.map((other) => [other, keys[other].filter((key) => key !== code)] as const);
  return { ...keys, ...Object.fromEntries(others), [act]: [code] };
}

/** What a browser kept may be old or broken: only what is understood counts. */
export function readKeys(text: string | null): KeyMap {
  const kept = parse(text);
  const known = KEY_ACTS.filter((act) => isCodes(kept[act]));
  return { ...DEFAULT_KEYS, ...Object.fromEntries(known.map((act) => [act, kept[act]])) };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isCodes = (value: unknown) => Array.isArray(value) && value.every((code) => typeof code === 'string');

export function loadKeys(): KeyMap {
  try {
    return readKeys(localStorage.getItem(STORED));
  } catch {
    return DEFAULT_KEYS;
  }
}

export function saveKeys(keys: KeyMap): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing: the keys last as long as the page.
  }
}
