import { addTexts, type Lang, type TalesTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<TalesTexts> = {
  en: () => import('#content/locales/en/tales.ts'),
  fr: () => import('#content/locales/fr/tales.ts'),
  nl: () => import('#content/locales/nl/tales.ts'),
};

/** Before what is told of a game: its end, its replay, the Book. */
export async function fetchTalesTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchTalesTexts);
  const { tales } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, { tales }) });
}
