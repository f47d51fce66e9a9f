import '#content/locales/all.ts';
import { type Key, type ParamsOf, t } from '#content/locales/index.ts';

/** What a page says in English: tests find things by the words a person reads. */
export const en = <K extends Key>(key: K, ...params: ParamsOf<K>) => t('en', key, ...params);
export const fr = <K extends Key>(key: K, ...params: ParamsOf<K>) => t('fr', key, ...params);
export const nl = <K extends Key>(key: K, ...params: ParamsOf<K>) => t('nl', key, ...params);
