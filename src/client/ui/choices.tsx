import { capital, LANGS, type Lang } from '#content/locales/index.ts';
import { prefs, type Theme } from '../prefs.ts';
import { speak } from '../texts.ts';
import { Choice } from './controls.tsx';
import { tx } from './text.ts';
import { toast } from './toasts.tsx';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** A language by its own name. */
export function langName(lang: Lang): string {
  return capital(new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang);
}

export async function changeLang(lang: Lang): Promise<void> {
  if (!(await speak(lang))) toast(tx('page.broken'));
}

export function LangChoice() {
  return (
    <Choice
      legend={tx('page.settings.lang')}
      value={prefs.lang.value}
      values={LANGS.map((value) => ({ value, label: langName(value) }))}
      onChange={changeLang}
    />
  );
}

export function ThemeChoice() {
  return (
    <Choice
      legend={tx('page.settings.theme')}
      value={prefs.theme.value}
      values={THEMES.map((value) => ({ value, label: tx(`page.settings.theme.${value}`) }))}
      onChange={(theme) => {
        prefs.theme.value = theme;
      }}
    />
  );
}
