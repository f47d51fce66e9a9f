import type { Lang } from '#content/locales/index.ts';

type Domains<T> = { readonly [D in keyof T]: Readonly<Record<string, string>> };

/** French sets its high marks and its quotes apart by a space; no line may break there. */
const french = (text: string) => text.replace(/ (?=[:;?!»])/g, '\u202f').replace(/« /g, '«\u202f');

/** Texts as a page shows them. */
export function typeset<T extends Domains<T>>(lang: Lang, texts: T): T {
  if (lang !== 'fr') return texts;
  const domains = Object.entries<Readonly<Record<string, string>>>(texts).map(([domain, lines]) => [
    domain,
    Object.fromEntries(Object.entries(lines).map(([key, text]) => [key, french(text)])),
  ]);
  return Object.fromEntries(domains) as T;
}
