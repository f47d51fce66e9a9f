import * as v from 'valibot';
import type { Action } from '#engine/mall/actions.ts';
import { read, write } from '../kept.ts';
import { tableOf } from '../understood.ts';

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
  'hero6',
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
  hero6: ['Digit6', 'Numpad6'],
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

export function keyActOf(keys: KeyMap, code: string): KeyAct | null {
  return KEY_ACTS.find((act) => keys[act].includes(code)) ?? null;
}

/** A key does one thing: whoever had it loses it. */
export function rebound(keys: KeyMap, act: KeyAct, code: string): KeyMap {
  const others = KEY_ACTS.map((other) => [other, keys[other].filter((key) => key !== code)] as const);
  return { ...keys, ...Object.fromEntries(others), [act]: [code] };
}

/** What a browser kept may be old or broken: only what is understood counts. */
export const KEPT_KEYS = v.pipe(
  tableOf((name) => (KEY_ACTS as readonly string[]).includes(name), v.array(v.string())),
  v.transform((known): KeyMap => ({ ...DEFAULT_KEYS, ...known })),
);

export function loadKeys(): KeyMap {
  return read('keys', KEPT_KEYS, DEFAULT_KEYS);
}

export function saveKeys(keys: KeyMap): void {
  write('keys', keys);
}
