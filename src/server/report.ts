import type { Key, TextParams } from '#content/locales/index.ts';

/** Something whoever runs the server should know, as a sentence of the locales. */
export type Report = (key: Key & `host.${string}`, params: TextParams) => void;
