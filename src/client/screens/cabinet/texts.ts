import { addTexts, type CabinetTexts, type Lang } from '#content/locales/index.ts';
import { prefs } from '../../prefs.ts';
import { type Fetch, wanted } from '../../texts.ts';
import { typeset } from '../../typeset.ts';

const FETCH: Fetch<CabinetTexts> = {
  en: () => import('#content/locales/en/cabinet.ts'),
  fr: () => import('#content/locales/fr/cabinet.ts'),
  nl: () => import('#content/locales/nl/cabinet.ts'),
};

/** Before achievements are named: in the cabinet, and where new ones are told. */
export async function fetchCabinetTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchCabinetTexts);
  const { cabinet } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, { cabinet }) });
}
