import { addTexts, type Lang, type PageTexts } from '#content/locales/index.ts';
import { prefs } from './prefs.ts';

// A page fetches the texts of its own language, and another's when somebody asks for it.

type Fetched = Promise<{ readonly texts: PageTexts }>;

const FETCH: Readonly<Record<Lang, () => Fetched>> = {
  en: () => import('#content/locales/en/index.ts'),
  fr: () => import('#content/locales/fr/index.ts'),
  nl: () => import('#content/locales/nl/index.ts'),
};

export async function fetchTexts(lang: Lang): Promise<void> {
  const { texts } = await FETCH[lang]();
  addTexts({ [lang]: texts });
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
