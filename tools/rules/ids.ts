// A rule's id: a letter for the book and a number (M14, X5.8, R15a), or a word (S-solo.1). A role card's is its level and
// two digits (A01, C10): C01 is a card, C1 a rule of communication.

const CARD = String.raw`[A-E]\d\d`;
const ID = String.raw`${CARD}|(?:X[TFA]|[MCSLRHTX])\d+(?:\.\d+)?[a-z]?|S-[a-z]+(?:\.\d+)?`;
const RANGE = `(?:${ID})(?:-(?:${ID}))?`;

const WHOLE = new RegExp(`^(?:${ID})$`);
const DOCUMENTED = new RegExp(String.raw`^- \*\*(${RANGE})\*\*`);
// In the ledger an id opens a list item, or a sentence where one line holds several rules.
const DEFINED = new RegExp(String.raw`(?:^- |[.:;)] )(${RANGE})\b`, 'g');

/** The heading in docs/rules.md below which nothing is in force yet. */
const LATER = /^## Later\b/;
/** What a rule says that needs no code, and why it needs none. */
const NO_CODE = /\*No code\*: \S/;

export interface Documented {
  readonly inForce: readonly string[];
  readonly later: readonly string[];
  /** Those in force that say why no place in the source carries them. */
  readonly noCode: readonly string[];
}

/** The ids of docs/rules.md, one list item each: `- **M14** …`. */
export function documentedIds(text: string): Documented {
  const lines = text.split('\n');
  const border = lines.findIndex((line) => LATER.test(line));
  const split = border < 0 ? lines.length : border;
  const rules = items(lines.slice(0, split));
  return {
    inForce: rules.flatMap(itemIds),
    later: items(lines.slice(split)).flatMap(itemIds),
    noCode: rules.filter((item) => NO_CODE.test(item)).flatMap(itemIds),
  };
}

/** Each list item on one line, with the indented lines that go on with it. */
function items(lines: readonly string[]): readonly string[] {
  const joined = lines.join('\n').replace(/\n {2,}/g, ' ');
  return joined.split('\n').filter((line) => DOCUMENTED.test(line));
}

const itemIds = (item: string) => expand(DOCUMENTED.exec(item)?.[1]);

/** The ids that a ledger defines; those it only mentions, in the middle of a sentence, do not count. */
export function ledgerIds(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('|'));
  const found = lines.flatMap((line) => [...line.matchAll(DEFINED)].flatMap((match) => expand(match[1])));
  return [...new Set(found)];
}

/** The ids in the square brackets of a title or a comment, `[M7][M8] …` or `[M7, M8] …`; a range says nothing. */
export function idsInBrackets(text: string): readonly string[] {
  const brackets = [...text.matchAll(/\[([^[\]]+)\]/g)].map((match) => match[1] ?? '');
  const words = brackets.flatMap((inside) => inside.split(/[,\s]+/));
  return [...new Set(words.filter((word) => WHOLE.test(word)))];
}

/** XT1-XT3 is XT1, XT2, XT3, and A01-A03 keeps its noughts; an id alone is itself. */
function expand(range: string | undefined): readonly string[] {
  if (range === undefined) return [];
  const ends = /^([A-Z]+)(\d+)-\1(\d+)$/.exec(range);
  if (ends === null) return [range];
  const [, letters, first, last] = ends;
  const length = Number(last) - Number(first) + 1;
  const digits = first?.startsWith('0') ? first.length : 0;
  return Array.from(
    { length },
    (_, index) => `${letters}${String(Number(first) + index).padStart(digits, '0')}`,
  );
}
