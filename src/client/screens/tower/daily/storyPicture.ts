import { symbolPath } from '#client/art/symbols.ts';
import { COLOUR } from '#engine/family/pawns.ts';
import type { StarKind } from '../starRules.ts';
import type { Chapter, Deed } from './story.ts';

// The picture of a day's solution, to be sent to others: a row of heroes as they acted, each with what they did. By colour and
// symbol; it shows nothing of the board. Drawn as text, so that it looks the same wherever it goes.

const PAINT = {
  yellow: '#f2dd3c',
  purple: '#cf7fd6',
  green: '#18b385',
  orange: '#f07427',
  blue: '#56b4e9',
} as const;
const NIGHT = '#121422';
const PALE = '#f4ecd8';

const WIDTH = 640;
const MARGIN = 40;
const IN_A_ROW = 8;
const TILE = (WIDTH - 2 * MARGIN) / IN_A_ROW;
const TOP = 128;
const BOTTOM = 64;

/** What somebody did, on a field of 24 by 24. */
const SIGNS: Readonly<Record<Deed, string>> = {
  walk: 'M5 12h12M12 7l5 5-5 5',
  ladder: 'M8 4v16M16 4v16M8 8h8M8 12h8M8 16h8',
  jump: 'M4 17C6 5 18 5 20 17M16 14l4 3 1-5',
  toss: 'M4 18C5 3 17 3 20 12M15 10l5 2 2-5M4 21h5',
  teleport: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  out: 'M6 21V10a6 6 0 0 1 12 0v11M12 12v9M9 18l3 3 3-3',
  swap: 'M4 9h14M14 5l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  card: 'M5 5h14v14H5ZM9 12h6M12 9v6',
};

const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.500 9.400l6.600-.900z';
const STAR_HALF = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2z';

export interface StoryLook {
  readonly title: string;
  readonly result: string;
  readonly link: string;
  readonly story: readonly Chapter[];
  readonly star: StarKind | null;
  /** Its letters, as a stylesheet. */
  readonly font: string;
}

export const heightOf = (chapters: number): number =>
  Math.round(TOP + Math.max(1, Math.ceil(chapters / IN_A_ROW)) * TILE + BOTTOM);
export const PICTURE_WIDTH = WIDTH;

export function storyPicture({ title, result, link, story, star, font }: StoryLook): string {
  const height = heightOf(story.length);
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Nunito, system-ui, sans-serif">`,
    `<style>${font}</style>`,
    `<rect width="${WIDTH}" height="${height}" rx="28" fill="${NIGHT}"/>`,
    words(MARGIN, 58, 30, 800, title),
    words(MARGIN, 100, 22, 400, result),
    star === null ? '' : starAt(star),
    ...story.map(tile),
    words(MARGIN, height - 26, 18, 400, link),
    '</svg>',
  ].join('');
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ESCAPED[one] as string);

const words = (x: number, y: number, size: number, weight: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${PALE}">${escaped(text)}</text>`;

/** Silver is shaded on one half. */
function starAt(kind: StarKind): string {
  const path = (d: string, fill: string) =>
    `<path transform="translate(${WIDTH - MARGIN - 56} 70) scale(2.2)" d="${d}" fill="${fill}"/>`;
  return kind === 'gold' ? path(STAR, PAINT.yellow) : path(STAR, '#eef1f7') + path(STAR_HALF, '#a3adc2');
}

function tile({ pawn, deed }: Chapter, index: number): string {
  const [x, y] = [MARGIN + (index % IN_A_ROW) * TILE, TOP + Math.floor(index / IN_A_ROW) * TILE];
  const colour = pawn === null ? null : COLOUR[pawn];
  const side = TILE - 8;
  const ground = colour === null ? PALE : PAINT[colour];
  const symbol =
    colour === null
      ? ''
      : `<path transform="translate(5 5) scale(.9)" d="${symbolPath(colour)}" fill="${NIGHT}"/>`;
  const sign = `<path transform="translate(${side - 40} ${side - 40}) scale(1.5)" d="${SIGNS[deed]}" fill="none" stroke="${NIGHT}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g transform="translate(${x} ${y})"><rect width="${side}" height="${side}" rx="12" fill="${ground}"/>${symbol}${sign}</g>`;
}
