import { addTexts, type Lang, type RolesLearnTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly rolesLearnTexts: RolesLearnTexts }> = {
  en: () => import('#content/locales/en/rolesLearnIndex.ts'),
  fr: () => import('#content/locales/fr/rolesLearnIndex.ts'),
  nl: () => import('#content/locales/nl/rolesLearnIndex.ts'),
};

/** Before the lesson on Hidden Roles, or their rules. */
export async function fetchRolesLearnTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchRolesLearnTexts);
  const { rolesLearnTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, rolesLearnTexts) });
}
