import { type Lang, maybe, t } from '#content/locales/index.ts';
import { COLOUR, type Colour, PAWNS, type Pawn, type PawnId, type Tile } from '#engine/mall/index.ts';
import type { PlainFeature } from '#engine/mall/tile.ts';
import type { Ink, Style } from './text.ts';

// How things look: inks, marks, and the letter that stands beside every colour [M1].

const ink = (rgb: Ink['rgb'], basic: number): Ink => ({ rgb, basic });

export const INKS = {
  dark: ink([18, 20, 26], 0),
  floor: ink([38, 42, 52], 0),
  otherFloor: ink([49, 53, 64], 0),
  shop: ink([64, 60, 56], 8),
  shopInk: ink([112, 105, 98], 7),
  wall: ink([196, 202, 214], 15),
  dim: ink([138, 144, 158], 8),
  pale: ink([226, 230, 238], 15),
  alarm: ink([255, 96, 88], 9),
  sand: ink([236, 214, 160], 11),
  passage: ink([255, 150, 70], 3),
  good: ink([110, 220, 150], 10),
} as const;

/** Far apart for colour-blind eyes too; the letter beside them never depends on them. */
export const COLOUR_INKS: Readonly<Record<Colour, Ink>> = {
  yellow: ink([245, 230, 80], 11),
  purple: ink([200, 140, 255], 13),
  green: ink([60, 205, 150], 10),
  orange: ink([255, 140, 60], 3),
  blue: ink([100, 185, 245], 12),
};

export interface Marks {
  readonly arrows: readonly [string, string, string, string];
  readonly timer: string;
  readonly camera: string;
  readonly crystal: string;
  readonly escalator: string;
  readonly broken: string;
  readonly fill: string;
  readonly empty: string;
  readonly small: string;
  readonly shops: readonly string[];
  /** By which of its four arms (north 1, east 2, south 4, west 8) a piece of wall has. */
  readonly walls: string;
  /** Steel doors: across them when they are shut, and arrows the way a code opens. */
  readonly doors: {
    readonly lying: string;
    readonly shut: readonly string[];
    readonly open: readonly string[];
  };
  readonly breach: string;
  readonly shaft: string;
  readonly auto: string;
  /** What is printed on spaces, by its kind. */
  readonly prints: Readonly<Partial<Record<PlainFeature, string>>>;
  readonly beam: string;
  readonly watched: string;
  readonly eye: string;
  readonly frog: string;
  readonly dash: string;
  readonly dot: string;
  readonly focus: string;
}

/** The same with or without Unicode. */
const PRINTS = {
  ...{ code: '**', map: '[]', captive: '||', burger: 'u', reinforcement: 'g?' },
  ...{ controlRoom: '@@', sensorControl: '//' },
} as const;
const SIGNS = { prints: PRINTS, auto: '+', watched: '!', eye: 'O', beam: '/', frog: 'oo' };

export const UNICODE: Marks = {
  arrows: ['↑', '→', '↓', '←'],
  timer: '►◄',
  camera: '◉',
  crystal: '○',
  escalator: '≡',
  broken: '×',
  fill: '█',
  empty: '░',
  small: '◦',
  shops: ['░', '·', '▒', '∷', '~', '≈'],
  walls: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋',
  doors: { lying: '═', shut: ['⤒', '⇥', '⤓', '⇤'], open: ['⇑', '⇒', '⇓', '⇐'] },
  breach: '∴',
  shaft: '▤',
  ...SIGNS,
  dash: '–',
  dot: '·',
  focus: '▸',
};

export const ASCII: Marks = {
  arrows: ['^', '>', 'v', '<'],
  timer: '><',
  camera: '%',
  crystal: 'O',
  escalator: '=',
  broken: 'x',
  fill: '#',
  empty: '.',
  small: 'o',
  shops: ['#', ':', '%', ';', '~', ','],
  walls: ' |-+||++-+-+++++',
  doors: { lying: '=', shut: ['n', '}', 'u', '{'], open: ['^', '>', 'v', '<'] },
  breach: '*',
  shaft: '&',
  ...SIGNS,
  dash: '-',
  dot: '-',
  focus: '>',
};

/** Everything that shapes a drawing and is no part of the game. */
export interface Look {
  readonly lang: Lang;
  readonly marks: Marks;
  /** Without colour a pawn is put in brackets. */
  readonly colour: boolean;
}

/** The pawn's own letter, capital; a space of its colour carries the small one. */
export function letterOf(lang: Lang, pawn: PawnId): string {
  return t(lang, `game.letter.${pawn}`);
}

export function colourLetter(lang: Lang, colour: Colour): string {
  const pawn = PAWNS.find((candidate) => COLOUR[candidate] === colour) as PawnId;
  return letterOf(lang, pawn).toLowerCase();
}

export function shopName(lang: Lang, shop: string): string {
  return maybe(lang, `shop.${shop}`) ?? shop;
}

/** Which shops a tile has, in the order of its spaces. */
export function shopsOf(tile: Tile): readonly string[] {
  return [...new Set(tile.cells.flatMap(({ shop }) => shop ?? []))];
}

/** Each shop of a tile has a pattern of its own. */
export function shopTexture({ marks }: Look, tile: Tile, shop: string): string {
  const first = [...tile.name].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  return marks.shops[(first + shopsOf(tile).indexOf(shop)) % marks.shops.length] ?? ' ';
}

/** Null for those who are no heroes. */
export function pawnColour(pawn: PawnId): Colour | null {
  return Object.hasOwn(COLOUR, pawn) ? COLOUR[pawn as Pawn] : null;
}

export function pawnStyle(pawn: PawnId): Style {
  const colour = pawnColour(pawn);
  if (colour === null) return { ink: INKS.pale, ground: INKS.dark, bold: true };
  return { ink: INKS.dark, ground: COLOUR_INKS[colour], bold: true };
}

/** Light inks bring their own dark ground: a terminal may be white. */
export function lit(ink: Ink): Style {
  return { ink, ground: INKS.dark, bold: true };
}

export const DIM: Style = { ink: INKS.dim };
export const STRONG: Style = { bold: true };
