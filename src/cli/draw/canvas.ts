import type { Line, Style } from './text.ts';

// A grid of characters to draw on, read off as lines.

interface Dot {
  readonly char: string;
  readonly style: Style;
}

export interface Canvas {
  readonly put: (x: number, y: number, text: string, style: Style) => void;
  readonly lines: () => readonly Line[];
}

const BLANK: Dot = { char: ' ', style: {} };

export function canvasOf(width: number, height: number): Canvas {
  const rows = Array.from({ length: height }, () => Array<Dot>(width).fill(BLANK));
  return {
    put: (x, y, text, style) => {
      [...text].forEach((char, index) => {
        const row = rows[y];
        if (row !== undefined && x + index >= 0 && x + index < width) row[x + index] = { char, style };
      });
    },
    lines: () => rows.map(spansOf),
  };
}

/** Neighbours of one style become one span. */
function spansOf(row: readonly Dot[]): Line {
  const spans: { text: string; style: Style }[] = [];
  for (const { char, style } of row) {
    const last = spans.at(-1);
    if (last !== undefined && sameStyle(last.style, style)) last.text += char;
    else spans.push({ text: char, style });
  }
  return spans;
}

function sameStyle(one: Style, other: Style): boolean {
  return one.ink === other.ink && one.ground === other.ground && one.bold === other.bold;
}
