import '#content/locales/all.ts';
import { type Key, type TextParams, t } from '#content/locales/index.ts';

/** What a page says in English: tests find things by the words a person reads. */
export const en = (key: Key, params?: TextParams) => t('en', key, params);
export const fr = (key: Key, params?: TextParams) => t('fr', key, params);
export const nl = (key: Key, params?: TextParams) => t('nl', key, params);
