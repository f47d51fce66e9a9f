import { addTexts, type Lang, type SecurityTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly securityTexts: SecurityTexts }> = {
  en: () => import('#content/locales/en/securityIndex.ts'),
  fr: () => import('#content/locales/fr/securityIndex.ts'),
  nl: () => import('#content/locales/nl/securityIndex.ts'),
};

/** With the rules of Maximum Security. */
export async function fetchSecurityTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchSecurityTexts);
  const { securityTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, securityTexts) });
}
