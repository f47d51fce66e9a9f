// A shop's name as it fits on its sign: what follows the comma is for those who ask.

export interface SignLines {
  readonly lines: readonly string[];
  readonly size: number;
}

const SIZES = [11.5, 10.5, 9.5, 8.5];
const LETTER = 0.56;
const MOST_LINES = 2;

export function signLines(name: string, width: number): SignLines {
  const short = name.split(/, | & (?=\S+ \S+ )/)[0] ?? name;
  for (const size of SIZES) {
    const lines = wrap(short, width / (size * LETTER));
    if (lines.length <= MOST_LINES && lines.every((line) => line.length <= width / (size * LETTER)))
      return { lines, size };
  }
  return squeezed(short, width);
}

/** Three lines, as small as the longest word asks for. */
function squeezed(text: string, width: number): SignLines {
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  const size = Math.min(SIZES.at(-1) as number, width / (longest * LETTER));
  return { lines: wrap(text, width / (size * LETTER)), size };
}

function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
