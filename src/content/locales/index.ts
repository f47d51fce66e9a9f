import { board as boardEn } from './en/board.ts';
import { cli as cliEn } from './en/cli.ts';
import { decks as decksEn } from './en/decks.ts';
import { game as gameEn } from './en/game.ts';
import { learn as learnEn } from './en/learn.ts';
import { page as pageEn } from './en/page.ts';
import { play as playEn } from './en/play.ts';
import { refusals as refusalsEn } from './en/refusals.ts';
import { room as roomEn } from './en/room.ts';
import { shops as shopsEn } from './en/shops.ts';
import { board as boardFr } from './fr/board.ts';
import { cli as cliFr } from './fr/cli.ts';
import { decks as decksFr } from './fr/decks.ts';
import { game as gameFr } from './fr/game.ts';
import { learn as learnFr } from './fr/learn.ts';
import { page as pageFr } from './fr/page.ts';
import { play as playFr } from './fr/play.ts';
import { refusals as refusalsFr } from './fr/refusals.ts';
import { room as roomFr } from './fr/room.ts';
import { shops as shopsFr } from './fr/shops.ts';
import { board as boardNl } from './nl/board.ts';
import { cli as cliNl } from './nl/cli.ts';
import { decks as decksNl } from './nl/decks.ts';
import { game as gameNl } from './nl/game.ts';
import { learn as learnNl } from './nl/learn.ts';
import { page as pageNl } from './nl/page.ts';
import { play as playNl } from './nl/play.ts';
import { refusals as refusalsNl } from './nl/refusals.ts';
import { room as roomNl } from './nl/room.ts';
import { shops as shopsNl } from './nl/shops.ts';

// Every text a person reads, by language, domain and key: t('fr', 'game.hero.elf').

export const LANGS = ['en', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];

const EN = {
  board: boardEn,
  cli: cliEn,
  decks: decksEn,
  game: gameEn,
  learn: learnEn,
  page: pageEn,
  play: playEn,
  refusal: refusalsEn,
  room: roomEn,
  shop: shopsEn,
};
type Domain = keyof typeof EN;
type Texts = { readonly [D in Domain]: Readonly<Record<keyof (typeof EN)[D], string>> };

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: EN,
  fr: {
    board: boardFr,
    cli: cliFr,
    decks: decksFr,
    game: gameFr,
    learn: learnFr,
    page: pageFr,
    play: playFr,
    refusal: refusalsFr,
    room: roomFr,
    shop: shopsFr,
  },
  nl: {
    board: boardNl,
    cli: cliNl,
    decks: decksNl,
    game: gameNl,
    learn: learnNl,
    page: pageNl,
    play: playNl,
    refusal: refusalsNl,
    room: roomNl,
    shop: shopsNl,
  },
};

export type Key = { [D in Domain]: `${D}.${keyof (typeof EN)[D] & string}` }[Domain];
export type TextParams = Readonly<Record<string, string | number | boolean>>;

export function t(lang: Lang, key: Key, params: TextParams = {}): string {
  return fill(find(lang, key) ?? key, params);
}

/** The text of a key that was put together while running; undefined where there is none. */
export function maybe(lang: Lang, key: string, params: TextParams = {}): string | undefined {
  const text = find(lang, key);
  return text === undefined ? undefined : fill(text, params);
}

function find(lang: Lang, key: string): string | undefined {
  const dot = key.indexOf('.');
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = TEXTS[lang];
  const domain = texts[key.slice(0, dot)] ?? {};
  const name = key.slice(dot + 1);
  return Object.hasOwn(domain, name) ? domain[name] : undefined;
}

function fill(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/g, (hole, name) => {
    const value = params[name];
    return value === undefined ? hole : printable(String(value));
  });
}

/** What comes from a file must not steer the terminal it is shown in. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** The first letter as at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
