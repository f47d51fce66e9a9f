import type { asked } from './en/asked.ts';
import type { cabinet } from './en/cabinet.ts';
import type { check } from './en/check.ts';
import type { cli } from './en/cli.ts';
import type { decks } from './en/decks.ts';
import type { host } from './en/host.ts';
import type { ideasTexts } from './en/ideasIndex.ts';
import type { texts } from './en/index.ts';
import type { lateTexts } from './en/lateIndex.ts';
import type { learn } from './en/learn.ts';
import type { rolesTexts } from './en/rolesIndex.ts';
import type { rolesLearnTexts } from './en/rolesLearnIndex.ts';
import type { securityTexts } from './en/securityIndex.ts';
import type { securityLearnTexts } from './en/securityLearnIndex.ts';
import type { tales } from './en/tales.ts';
import type { towerTexts } from './en/towerIndex.ts';
import type { towerLateTexts } from './en/towerLateIndex.ts';
import type { piecesCli } from './pieces/en.ts';
import type { rolesCli } from './pieces/roles.en.ts';
import type { securityCli } from './pieces/security.en.ts';
import type { Joined, Translated } from './pieces/words.ts';

// Every text a person reads, by language, domain and key: t('fr', 'game.hero.elf'). Whoever speaks a
// language hands its texts in first: all.ts hands in everything, a page what it has fetched.

export const LANGS = ['en', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];
/** Whose English: dates and lists are written as in Britain. */
export const localeOf = (lang: Lang) => (lang === 'en' ? 'en-GB' : lang);

/** What Intl.PluralRules tells apart in each language: in French none is as one, and millions are followed by “de”. */
interface Categories {
  readonly en: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly nl: 'one' | 'other';
}
/** A text that depends on how many there are, its {count}. */
export type Counted<L extends Lang = Lang> = L extends Lang ? Readonly<Record<Categories[L], string>> : never;
export type Text = string | Counted;

/** A domain in another language: what counts in English has its own forms, or one that fits any number. */
export type Translation<E, L extends Lang> = {
  readonly [K in keyof E]: E[K] extends string ? string : string | Counted<L>;
};
type Keys<E> = { [D in keyof E & string]: `${D}.${keyof E[D] & string}` }[keyof E & string];
type CountingOf<D> = { [K in keyof D & string]: D[K] extends string ? never : K }[keyof D & string];
type CountingKeys<E> = { [D in keyof E & string]: `${D}.${CountingOf<E[D]>}` }[keyof E & string];

/** What the mall's board tells whoever asks. */
type Asked = { readonly asked: typeof asked };
/** The rules in words, and the lessons. */
type Learn = { readonly learn: typeof learn };
/** What is told after a game. */
type Tales = { readonly tales: typeof tales };
/** What there is to achieve. */
type Cabinet = { readonly cabinet: typeof cabinet };

type English = typeof texts &
  typeof lateTexts &
  typeof securityTexts &
  typeof rolesTexts &
  typeof securityLearnTexts &
  typeof rolesLearnTexts &
  typeof towerTexts &
  typeof towerLateTexts &
  typeof ideasTexts &
  Asked &
  Learn &
  Cabinet &
  Tales & {
    readonly check: typeof check;
    readonly cli: Joined<
      typeof cli,
      (typeof piecesCli)[number] | (typeof securityCli)[number] | (typeof rolesCli)[number]
    >;
    readonly decks: typeof decks;
    readonly host: typeof host;
  };
export type Texts = Translated<English>;
export type PageTexts = Translated<typeof texts>;
/** What a page says later than its first move. */
export type LateTexts = Translated<typeof lateTexts>;
/** What it says of Maximum Security, when somebody plays with it. */
export type SecurityTexts = Translated<typeof securityTexts>;
/** What it says of Hidden Roles, likewise. */
export type RolesTexts = Translated<typeof rolesTexts>;
/** And when somebody wants to learn Maximum Security. */
export type SecurityLearnTexts = Translated<typeof securityLearnTexts>;
/** The same of Hidden Roles. */
export type RolesLearnTexts = Translated<typeof rolesLearnTexts>;
/** What a page fetches besides when somebody wants to learn it, or comes to the tower. */
export type LearnTexts = Translated<Learn>;
export type TalesTexts = Translated<Tales>;
export type CabinetTexts = Translated<Cabinet>;
export type AskedTexts = Translated<Asked>;
export type TowerTexts = Translated<typeof towerTexts>;
/** And when somebody draws there, or reads its rules. */
export type TowerLateTexts = Translated<typeof towerLateTexts>;
/** And when somebody is told of an idea, or chooses one. */
export type IdeasTexts = Translated<typeof ideasTexts>;
export type Key = Keys<English>;
export type CountingKey = CountingKeys<English>;
/** Those that a page has. */
export type PageKey =
  | Keys<typeof texts & typeof lateTexts & typeof securityTexts & typeof rolesTexts>
  | Keys<typeof securityLearnTexts>
  | Keys<typeof rolesLearnTexts>
  | Keys<typeof towerTexts>
  | Keys<typeof towerLateTexts>
  | Keys<typeof ideasTexts>
  | Keys<Asked>
  | Keys<Learn>
  | Keys<Cabinet>
  | Keys<Tales>;

/** The language that a terminal's environment wishes for. */
export function langOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const wished = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return LANGS.find((lang) => lang === wished) ?? 'en';
}

/** The first of a browser's languages, which come in the order of its wishes, that is one of ours. */
export function langAccepted(header: string): Lang {
  const wished = header.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return wished.map((one) => LANGS.find((lang) => lang === one)).find((lang) => lang !== undefined) ?? 'en';
}

type Domains = Readonly<Record<string, Readonly<Record<string, Text>>>>;
const known: { [L in Lang]?: Domains } = {};

type SomeTexts = { readonly [D in keyof Texts]?: Partial<Texts[D]> };

/** Domains come in any order, and some in two parts. */
export function addTexts(texts: { readonly [L in Lang]?: SomeTexts }): void {
  for (const lang of LANGS) known[lang] = merged(known[lang] ?? {}, texts[lang] ?? {});
}

/** Both, with the words of either where they share a domain. */
export function merged<A extends Domains, B extends Domains>(some: A, more: B): A & B {
  const both = Object.entries(more).map(([domain, words]) => [domain, { ...some[domain], ...words }]);
  return { ...some, ...Object.fromEntries(both) };
}

export type TextParams = Readonly<Record<string, string | number | boolean>>;

/** Whoever asks for a text that counts says how many. */
export type ParamsOf<K extends Key> = K extends CountingKey
  ? [params: TextParams & { readonly count: number }]
  : [params?: TextParams | undefined];

export function t<K extends Key>(lang: Lang, key: K, ...[params = {}]: ParamsOf<K>): string {
  return fill(form(lang, find(lang, key) ?? key, params), params);
}

/** The text of a key that was put together while running; undefined where there is none. */
export function maybe(lang: Lang, key: string, params: TextParams = {}): string | undefined {
  const text = find(lang, key);
  return text === undefined ? undefined : fill(form(lang, text, params), params);
}

function find(lang: Lang, key: string): Text | undefined {
  const dot = key.indexOf('.');
  const domain = known[lang]?.[key.slice(0, dot)] ?? {};
  const name = key.slice(dot + 1);
  return Object.hasOwn(domain, name) ? domain[name] : undefined;
}

const rules: { [L in Lang]?: Intl.PluralRules } = {};

function form(lang: Lang, text: Text, { count }: TextParams): string {
  if (typeof text === 'string') return text;
  rules[lang] ??= new Intl.PluralRules(lang);
  const forms: { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string } = text;
  return forms[rules[lang].select(Number(count))] ?? forms.other;
}

function fill(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/g, (hole, name) => {
    const value = params[name];
    return value === undefined ? hole : apart(printable(String(value)));
  });
}

const STEERS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters from right to left, and signs that turn what follows them. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What is written from right to left keeps its order to itself, and the words around it theirs. */
export function apart(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(STEERS, '')}\u2069` : text;
}

/** What comes from a file must not steer the terminal it is shown in. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** The first letter as at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
