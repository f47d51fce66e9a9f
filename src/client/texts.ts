import {
  type AskedTexts,
  addTexts,
  type Lang,
  type LateTexts,
  type PageTexts,
  type TowerTexts,
} from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { typeset } from './typeset.ts';

// A page fetches the texts of its own language, and another's when somebody asks for it; those of the tower, of lessons
// and rules (learnTexts.ts), and of what is told after a game (talesTexts.ts), when somebody goes there; and what nobody needs for a
// first move, with what says it.

export type Fetch<T> = Readonly<Record<Lang, () => Promise<T>>>;

const FETCH: Fetch<{ readonly texts: PageTexts }> = {
  en: () => import('#content/locales/en/index.ts'),
  fr: () => import('#content/locales/fr/index.ts'),
  nl: () => import('#content/locales/nl/index.ts'),
};
const FETCH_LATE: Fetch<{ readonly lateTexts: LateTexts }> = {
  en: () => import('#content/locales/en/lateIndex.ts'),
  fr: () => import('#content/locales/fr/lateIndex.ts'),
  nl: () => import('#content/locales/nl/lateIndex.ts'),
};
const FETCH_TOWER: Fetch<{ readonly towerTexts: TowerTexts }> = {
  en: () => import('#content/locales/en/towerIndex.ts'),
  fr: () => import('#content/locales/fr/towerIndex.ts'),
  nl: () => import('#content/locales/nl/towerIndex.ts'),
};
const FETCH_ASKED: Fetch<AskedTexts> = {
  en: () => import('#content/locales/en/asked.ts'),
  fr: () => import('#content/locales/fr/asked.ts'),
  nl: () => import('#content/locales/nl/asked.ts'),
};

/** What was asked for comes with every language from then on. */
export const wanted = new Set<(lang: Lang) => Promise<void>>();

export async function fetchTexts(lang: Lang): Promise<void> {
  const [{ texts }] = await Promise.all([FETCH[lang](), ...[...wanted].map((fetch) => fetch(lang))]);
  addTexts({ [lang]: typeset(lang, texts) });
}

/** Before what is not among the first a page says. */
export async function fetchLateTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchLateTexts);
  const { lateTexts } = await FETCH_LATE[lang]();
  addTexts({ [lang]: typeset(lang, lateTexts) });
}

/** What says them, together with these words. */
export async function withLateTexts<T>(part: Promise<T>): Promise<T> {
  const [here] = await Promise.all([part, fetchLateTexts()]);
  return here;
}

/** Before anything of the tower is shown. */
export async function fetchTowerTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchTowerTexts);
  const { towerTexts } = await FETCH_TOWER[lang]();
  addTexts({ [lang]: typeset(lang, towerTexts) });
}

/** Before the mall answers. */
export async function fetchAskedTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchAskedTexts);
  const { asked } = await FETCH_ASKED[lang]();
  addTexts({ [lang]: typeset(lang, { asked }) });
}

/** The page goes on in its old language until the new one is here, and stays with it if it never comes. */
export async function speak(lang: Lang): Promise<boolean> {
  try {
    await fetchTexts(lang);
  } catch {
    return false;
  }
  prefs.lang.value = lang;
  return true;
}
