import { addTexts, type Lang, type RolesTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly rolesTexts: RolesTexts }> = {
  en: () => import('#content/locales/en/rolesIndex.ts'),
  fr: () => import('#content/locales/fr/rolesIndex.ts'),
  nl: () => import('#content/locales/nl/rolesIndex.ts'),
};

/** With the rules of Hidden Roles. */
export async function fetchRolesTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchRolesTexts);
  const { rolesTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, rolesTexts) });
}
