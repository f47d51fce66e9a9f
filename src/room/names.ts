// What a name may be made of, so that everyone sees it, and sees it as one name: letters of any script with
// their marks, digits, symbols, punctuation, emoji. What has no ink is left out.

/** Blank, though their kinds are not: the empty braille cell, and a note without a head. */
const BLANK = /[\u2800\u{1d159}]/gu;
const INKLESS = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
const ALL_INKLESS = new RegExp(INKLESS, 'gu');
const MARK = /\p{M}/u;
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?`;
/** England, Scotland, Wales: a black flag with letters that nobody sees. */
const REGION = String.raw`\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}`;
/** As much as may be invisible belongs to it: joiners, selectors, tags. */
const EMOJI = new RegExp(
  String.raw`^(?:\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|${REGION}|${PICTURE}(?:\u200d${PICTURE})*)$`,
  'u',
);

const JOINERS = '\u200c\u200d';
/** With nothing after it to be joined. */
const LOOSE = /[\u200c\u200d](?=\s|$)/g;
/** Scripts in which a joiner between letters, or after a mark, changes how they are written. */
const JOINING =
  /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u;
/** Scripts that write more than two marks on a letter. */
const RICH =
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Tibt}\p{sc=Mymr}\p{sc=Khmr}\p{sc=Hebr}]/u;
const [FEW, SOME] = [2, 4];

/** The name with nothing in it that cannot be seen, and no more on a letter than a script needs. */
export function visible(name: string): string {
  const inked = graphemes(name.normalize('NFC')).map((part) => (EMOJI.test(part) ? part : written(part)));
  const joined = inked.join('').replace(BLANK, ' ').replace(LOOSE, '');
  return joined.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export const hasInk = (name: string) => INK.test(name);

/** Bytes that a character takes, on average, in the most generous of scripts. */
const GENEROUS = 16;

export function isWithin(name: string, longest: number): boolean {
  return new TextEncoder().encode(name).length <= longest * GENEROUS && graphemes(name).length <= longest;
}

/** The same for all names that a person could take for one another. */
export function folded(name: string): string {
  const plain = name.normalize('NFKC').replace(ALL_INKLESS, '');
  return plain.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Made once: it takes far longer than a name. */
const SEGMENTER = new Intl.Segmenter('en');

/** What people count as one character. */
export function graphemes(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** One character of a text: its letters with their marks. */
function written(grapheme: string): string {
  const all = [...grapheme.replace(/[\t-\r]/g, ' ')];
  let marks = SOME;
  const kept = all.filter((char, at) => {
    if (JOINERS.includes(char)) return joins(all[at - 1], all[at + 1]);
    if (INKLESS.test(char)) return false;
    if (!MARK.test(char)) {
      marks = /\s/u.test(char) ? SOME : 0;
      return true;
    }
    return marks++ < (RICH.test(char) ? SOME : FEW);
  });
  return kept.join('');
}

const joins = (before = '', after = '') => JOINING.test(before) && (after === '' || JOINING.test(after));
