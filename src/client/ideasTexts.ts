import { addTexts, type IdeasTexts, type Lang } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly ideasTexts: IdeasTexts }> = {
  en: () => import('#content/locales/en/ideasIndex.ts'),
  fr: () => import('#content/locales/fr/ideasIndex.ts'),
  nl: () => import('#content/locales/nl/ideasIndex.ts'),
};

/** Before an idea is told, or there are some to choose from. */
export async function fetchIdeasTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchIdeasTexts);
  const { ideasTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, ideasTexts) });
}
