import { effect, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang } from '#content/locales/index.ts';
import { LESS_MOTION } from './media.ts';

// What a person likes, kept in this browser. Where nothing may be kept, it lasts as long as the page.

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less' | 'full';

export interface Prefs {
  readonly lang: Signal<Lang>;
  readonly theme: Signal<Theme>;
  readonly motion: Signal<Motion>;
  /** 0 to 1. */
  readonly volume: Signal<number>;
  readonly muted: Signal<boolean>;
  readonly name: Signal<string>;
}

const PREFIX = 'hushglass.';

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing: then the choice lasts as long as the page.
  }
}

/** The first language of the list that we speak; `nl-BE` counts as `nl`. */
export function preferredLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}

function kept<T>(key: string, fallback: T, fits: (value: unknown) => boolean): Signal<T> {
  const known = recall(key);
  const kept = signal(fits(known) ? (known as T) : fallback);
  let first = true;
  effect(() => {
    const { value } = kept;
    if (!first) remember(key, value);
    first = false;
  });
  return kept;
}

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

export const prefs: Prefs = {
  lang: kept<Lang>(
    'lang',
    preferredLang(typeof navigator === 'undefined' ? [] : navigator.languages),
    oneOf(LANGS),
  ),
  theme: kept<Theme>('theme', 'auto', oneOf(['auto', 'light', 'dark'])),
  motion: kept<Motion>('motion', 'auto', oneOf(['auto', 'less', 'full'])),
  volume: kept('volume', 0.6, (value) => typeof value === 'number' && value >= 0 && value <= 1),
  muted: kept('muted', false, (value) => typeof value === 'boolean'),
  name: kept('name', '', (value) => typeof value === 'string'),
};

/** Keeps the document in step: its language, its theme, whether things may slide. */
export function dressDocument(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = prefs.lang.value;
    setOrDrop(dataset, 'theme', prefs.theme.value);
    setOrDrop(dataset, 'motion', prefs.motion.value);
  });
}

function setOrDrop(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'auto') delete dataset[name];
  else dataset[name] = value;
}

export function lessMotion(): boolean {
  if (prefs.motion.value !== 'auto') return prefs.motion.value === 'less';
  return matchMedia(LESS_MOTION).matches;
}
