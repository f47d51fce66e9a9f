import { addTexts, type Lang, type LearnTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<LearnTexts> = {
  en: () => import('#content/locales/en/learn.ts'),
  fr: () => import('#content/locales/fr/learn.ts'),
  nl: () => import('#content/locales/nl/learn.ts'),
};

/** Before a lesson, or the rules. */
export async function fetchLearnTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchLearnTexts);
  const { learn } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, { learn }) });
}
