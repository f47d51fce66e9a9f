import { addTexts, type Lang, type SecurityLearnTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly securityLearnTexts: SecurityLearnTexts }> = {
  en: () => import('#content/locales/en/securityLearnIndex.ts'),
  fr: () => import('#content/locales/fr/securityLearnIndex.ts'),
  nl: () => import('#content/locales/nl/securityLearnIndex.ts'),
};

/** Before a lesson of Maximum Security, or its rules. */
export async function fetchSecurityLearnTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchSecurityLearnTexts);
  const { securityLearnTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, securityLearnTexts) });
}
