import type { Lang, Text } from '#content/locales/index.ts';

type Domains<T> = { readonly [D in keyof T]: Readonly<Record<string, Text>> };

/** French sets its high marks and its quotes apart by a space; no line may break there. */
const french = (text: string) => text.replace(/ (?=[:;?!»])/g, '\u202f').replace(/« /g, '«\u202f');

function inFrench(text: Text): Text {
  if (typeof text === 'string') return french(text);
  return Object.fromEntries(
    Object.entries(text).map(([form, words]) => [form, french(words)]),
  ) as typeof text;
}

/** Texts as a page shows them. */
export function typeset<T extends Domains<T>>(lang: Lang, texts: T): T {
  if (lang !== 'fr') return texts;
  const domains = Object.entries<Readonly<Record<string, Text>>>(texts).map(([domain, lines]) => [
    domain,
    Object.fromEntries(Object.entries(lines).map(([key, text]) => [key, inFrench(text)])),
  ]);
  return Object.fromEntries(domains) as T;
}
