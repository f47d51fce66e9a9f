import { addTexts, type Lang, type PageTexts, type TowerTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';
import { typeset } from './typeset.ts';

// A page fetches the texts of its own language, and another's when somebody asks for it; those of
// the tower when somebody goes there.

type Fetched = Promise<{ readonly texts: PageTexts }>;
type FetchedTower = Promise<{ readonly towerTexts: TowerTexts }>;

const FETCH: Readonly<Record<Lang, () => Fetched>> = {
  en: () => import('#content/locales/en/index.ts'),
  fr: () => import('#content/locales/fr/index.ts'),
  nl: () => import('#content/locales/nl/index.ts'),
};
const FETCH_TOWER: Readonly<Record<Lang, () => FetchedTower>> = {
  en: () => import('#content/locales/en/towerIndex.ts'),
  fr: () => import('#content/locales/fr/towerIndex.ts'),
  nl: () => import('#content/locales/nl/towerIndex.ts'),
};
let inTower = false;

export async function fetchTexts(lang: Lang): Promise<void> {
  const [{ texts }] = await Promise.all([FETCH[lang](), inTower ? fetchTowerTexts(lang) : null]);
  addTexts({ [lang]: typeset(lang, texts) });
}

/** Before anything of the tower is shown; from then on they come with every language. */
export async function fetchTowerTexts(lang: Lang = prefs.lang.value): Promise<void> {
  inTower = true;
  const { towerTexts } = await FETCH_TOWER[lang]();
  addTexts({ [lang]: typeset(lang, towerTexts) });
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
