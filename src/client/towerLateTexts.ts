import { addTexts, type Lang, type TowerLateTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { type Fetch, wanted } from './texts.ts';
import { typeset } from './typeset.ts';

const FETCH: Fetch<{ readonly towerLateTexts: TowerLateTexts }> = {
  en: () => import('#content/locales/en/towerLateIndex.ts'),
  fr: () => import('#content/locales/fr/towerLateIndex.ts'),
  nl: () => import('#content/locales/nl/towerLateIndex.ts'),
};

/** Before the drawing table, a puzzle that came from one, or the rules of the tower. */
export async function fetchTowerLateTexts(lang: Lang = prefs.lang.value): Promise<void> {
  wanted.add(fetchTowerLateTexts);
  const { towerLateTexts } = await FETCH[lang]();
  addTexts({ [lang]: typeset(lang, towerLateTexts) });
}
