import * as v from 'valibot';
import { LANGS } from '#content/locales/index.ts';
import { read } from '../kept.ts';
import { prefs } from '../prefs.ts';
import { speak } from '../texts.ts';

/** A language that is chosen in one tab is spoken in the others as well. */
export function watchOtherTabs(): void {
  addEventListener('storage', () => {
    const lang = read('lang', v.picklist(LANGS), prefs.lang.value);
    if (lang !== prefs.lang.value) speak(lang).catch(() => undefined);
  });
}
