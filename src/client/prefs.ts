import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { LANGS, type Lang } from '#content/locales/index.ts';
import { FACES } from '#room/faces.ts';
import { type Key, read, write } from './kept.ts';
import { LESS_MOTION, MORE_CONTRAST } from './media.ts';

// What a person likes, kept in this browser. Where nothing may be kept, it lasts as long as the page.

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less' | 'full';
export type Contrast = 'auto' | 'more';
export type TextSize = 'normal' | 'large' | 'largest';

export interface Prefs {
  readonly lang: Signal<Lang>;
  readonly theme: Signal<Theme>;
  readonly contrast: Signal<Contrast>;
  readonly textSize: Signal<TextSize>;
  readonly motion: Signal<Motion>;
  /** 0 to 1. */
  readonly volume: Signal<number>;
  readonly muted: Signal<boolean>;
  readonly name: Signal<string>;
  /** The one that was last chosen. */
  readonly face: Signal<number | null>;
}

/** The first language of the list that we speak; `nl-BE` counts as `nl`. */
export function preferredLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}

function kept<T>(key: Key, schema: v.GenericSchema<unknown, T>, fallback: NoInfer<T>): Signal<T> {
  const kept = signal<T>(read(key, schema, fallback));
  let first = true;
  effect(() => {
    const { value } = kept;
    if (!first) write(key, value);
    first = false;
  });
  return kept;
}

const wished = () => preferredLang(typeof navigator === 'undefined' ? [] : navigator.languages);

export const prefs: Prefs = {
  lang: kept('lang', v.picklist(LANGS), wished()),
  theme: kept('theme', v.picklist(['auto', 'light', 'dark']), 'auto'),
  contrast: kept('contrast', v.picklist(['auto', 'more']), 'auto'),
  textSize: kept('textSize', v.picklist(['normal', 'large', 'largest']), 'normal'),
  motion: kept('motion', v.picklist(['auto', 'less', 'full']), 'auto'),
  volume: kept('volume', v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  muted: kept('muted', v.boolean(), false),
  name: kept('name', v.string(), ''),
  face: kept('face', v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FACES - 1))), null),
};

/** Keeps the document in step: its language, its looks, whether things may slide. */
export function dressDocument(): void {
  const strong = matchMedia(MORE_CONTRAST).matches;
  effect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = prefs.lang.value;
    speakWhenInstalled(prefs.lang.value);
    setOrDrop(dataset, 'theme', prefs.theme.value);
    setOrDrop(dataset, 'contrast', strong ? 'more' : prefs.contrast.value);
    setOrDrop(dataset, 'textSize', prefs.textSize.value);
    setOrDrop(dataset, 'motion', prefs.motion.value);
  });
}

/** What an icon on a home screen offers; the page itself comes with the English one. */
function speakWhenInstalled(lang: Lang): void {
  const name = lang === 'en' ? 'manifest' : `manifest.${lang}`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${name}.webmanifest`);
}

function setOrDrop(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'auto' || value === 'normal') delete dataset[name];
  else dataset[name] = value;
}

export function lessMotion(): boolean {
  if (prefs.motion.value !== 'auto') return prefs.motion.value === 'less';
  return matchMedia(LESS_MOTION).matches;
}
