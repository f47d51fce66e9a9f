import { signal } from '@preact/signals';
import {
  apart,
  capital,
  localeOf,
  maybe,
  type PageKey,
  type ParamsOf,
  type TextParams,
  t,
} from '#content/locales/index.ts';
import { refusalToYou } from '#content/locales/refusal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import { roles as rolesHere, security } from '../pieces/here.ts';
import { prefs } from '../prefs.ts';
import { fetchLateTexts } from '../texts.ts';

// Texts in the language of the moment: a component that reads one is drawn again when it changes.

export function tx<K extends PageKey>(key: K, ...params: ParamsOf<K>): string {
  return t(prefs.lang.value, key, ...params);
}

export function heading<K extends PageKey>(key: K, ...params: ParamsOf<K>): string {
  return capital(tx(key, ...params));
}

export function txMaybe(key: string, params?: TextParams): string | undefined {
  return maybe(prefs.lang.value, key, params);
}

type Title = Readonly<Record<string, string | number>>;

/** What a game is called: by the name its own scenario was given, as its evening, or as its scenario and what joins it. */
export function gameName({ roles, ...title }: Title): string | undefined {
  const name = mallName(title);
  // Read first, likewise.
  const secret = rolesHere.value === null || roles === undefined ? '' : tx('roles.named', { level: roles });
  return name === undefined || secret === '' ? name : `${name} · ${secret}`;
}

function mallName({ own, evening, hardcore, scenario, modules }: Title): string | undefined {
  // Read first: whatever is called by it is drawn again when it has come.
  const late = security.value;
  if (own !== undefined) return String(own);
  if (evening !== undefined) return eveningName(evening, hardcore);
  const name = txMaybe(`game.scenario.${scenario}`);
  if (name === undefined) return undefined;
  const full = tx('play.status.scenario', { number: scenario ?? '', name });
  return modules ? `${full} · ${late?.modulesName(`${modules}`) ?? tx('game.security')}` : full;
}

/** Of an evening whose words have not come, only what it is part of is known. */
function eveningName(evening: string | number, hardcore: string | number | undefined): string {
  const name = txMaybe(`security.evening.${evening}`) ?? tx('game.security');
  const hard = hardcore && txMaybe('security.hardcore');
  return hard ? `${name} · ${hard}` : name;
}

const wordsOf = (refusal: AnyRefusal) =>
  txMaybe(`room.${refusal.refused}`, refusal.params) ?? refusalToYou(prefs.lang.value, refusal as Refusal);

/** How often words for refusals came. */
const came = signal(0);

async function fetchWords(): Promise<void> {
  await fetchLateTexts();
  came.value++;
}

/** Why something was refused: by the room, or by the rules. Drawn again when the words have come. */
export function why(refusal: AnyRefusal): string {
  const words = wordsOf(refusal);
  if (words === '' && came.value === 0) fetchWords().catch(() => undefined);
  return words;
}

/** The same where it is told once. */
export function tellWhy(refusal: AnyRefusal, tell: (why: string) => void): void {
  const words = wordsOf(refusal);
  if (words !== '') tell(words);
  else
    fetchLateTexts().then(
      () => tell(wordsOf(refusal)),
      () => tell(tx('page.broken')),
    );
}

/** 2:05, or 0:07. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 0.5 or 0,5, as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(prefs.lang.value).format(value);
}

/** 3 min, as the language writes it. */
export function inMinutes(milliseconds: number): string {
  const unit = new Intl.NumberFormat(prefs.lang.value, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  });
  return unit.format(milliseconds / 60_000);
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(prefs.lang.value), { type: 'conjunction' }).format(items.map(apart));
}
