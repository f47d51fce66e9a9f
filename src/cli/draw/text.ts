// Styled text as data: a line is a row of spans. Only `paint` knows what a terminal wants.

export type Rgb = readonly [number, number, number];

/** A colour with its stand-in among a terminal's sixteen. */
export interface Ink {
  readonly rgb: Rgb;
  readonly basic: number;
}

export interface Style {
  readonly ink?: Ink;
  readonly ground?: Ink;
  readonly bold?: boolean;
}

export interface Span {
  readonly text: string;
  readonly style: Style;
}
export type Line = readonly Span[];

/** Bits of colour: none, sixteen colours, 256, or all of them. */
export type Depth = 1 | 4 | 8 | 24;

const PLAIN: Style = {};

export function span(text: string, style: Style = PLAIN): Span {
  return { text, style };
}

export function line(...parts: readonly (string | Span)[]): Line {
  return parts.map((part) => (typeof part === 'string' ? span(part) : part));
}

/** Columns on the screen: every character this program prints is one column wide. */
export function widthOf(of: Line): number {
  return of.reduce((sum, { text }) => sum + [...text].length, 0);
}

export function cut(of: Line, width: number): Line {
  let left = width;
  return of.flatMap(({ text, style }) => {
    const chars = [...text].slice(0, left);
    left -= chars.length;
    return chars.length > 0 ? [{ text: chars.join(''), style }] : [];
  });
}

/** Exactly this wide. */
export function filled(of: Line, width: number): Line {
  const shown = cut(of, width);
  return [...shown, span(' '.repeat(Math.max(0, width - widthOf(shown))))];
}

/** Words of a sentence over as many lines as they need. */
export function wrap(text: string, width: number): readonly Line[] {
  return text.split('\n').flatMap((paragraph) => wrapOne(paragraph, width).map((one) => line(one)));
}

function wrapOne(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && [...current, ' ', ...word].length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

export function paint(of: Line, depth: Depth): string {
  if (depth === 1) return of.map(({ text }) => text).join('');
  return of.map((one) => paintSpan(one, depth)).join('');
}

function paintSpan({ text, style }: Span, depth: Depth): string {
  const codes = [
    ...(style.bold ? ['1'] : []),
    ...(style.ink ? [inkCode(style.ink, depth, false)] : []),
    ...(style.ground ? [inkCode(style.ground, depth, true)] : []),
  ];
  return codes.length === 0 ? text : `\u001b[${codes.join(';')}m${text}\u001b[0m`;
}

function inkCode({ rgb, basic }: Ink, depth: Depth, ground: boolean): string {
  if (depth === 24) return `${ground ? 48 : 38};2;${rgb.join(';')}`;
  if (depth === 8) return `${ground ? 48 : 38};5;${cubeCode(rgb)}`;
  const base = basic < 8 ? 30 + basic : 82 + basic;
  return String(ground ? base + 10 : base);
}

/** The nearest of the 256: greys have a finer scale of their own. */
function cubeCode([red, green, blue]: Rgb): number {
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (spread < 14) return 232 + Math.max(0, Math.min(23, Math.round((red - 8) / 10)));
  const [r, g, b] = [red, green, blue].map((part) =>
    part < 48 ? 0 : Math.max(1, Math.round((part - 55) / 40)),
  );
  return 16 + 36 * (r ?? 0) + 6 * (g ?? 0) + (b ?? 0);
}
