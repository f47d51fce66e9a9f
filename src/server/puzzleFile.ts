import type { Ask, Row } from './ask.ts';
import type { Write } from './writer.ts';

// Puzzles as they are kept. Those whose makers said so are listed, with what became of them here: how many solved one
// without help, in how few actions, and how many liked it. Numbers alone, of nobody.

export interface StoredPuzzle {
  readonly code: string;
  readonly title: string;
  readonly author: string | null;
  readonly quest: string;
  readonly actions: number;
  readonly bound: number;
  /** Whether whoever published it wants it to be found here, and not by its link alone. */
  readonly listed: number;
  readonly solved: number;
  readonly liked: number;
  /** The fewest actions anybody needed; null where nobody solved it. */
  readonly fewest: number | null;
}

export const PUZZLE_COLUMNS = [
  'ALTER TABLE puzzles ADD COLUMN listed INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE puzzles ADD COLUMN solved INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE puzzles ADD COLUMN liked INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE puzzles ADD COLUMN fewest INTEGER',
] as const;

/** In a data file every index has the row's number at its end. */
export const PUZZLE_INDEXES = (seq: string) => [
  `CREATE INDEX puzzles_newest ON puzzles (listed${seq}) WHERE listed = 1`,
  `CREATE INDEX puzzles_liked ON puzzles (liked${seq}) WHERE listed = 1`,
  `CREATE INDEX puzzles_unsolved ON puzzles (listed${seq}) WHERE listed = 1 AND solved = 0`,
];

export const PUZZLE_STATEMENTS = {
  // The first to publish a drawing named it, and said whether it is listed; its proof only ever gets better.
  savePuzzle: `INSERT INTO puzzles (code, title, author, quest, actions, bound, listed) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET quest = excluded.quest, actions = excluded.actions, bound = excluded.bound
    WHERE excluded.actions < actions OR (excluded.actions = actions AND excluded.bound >= bound)`,
  solvePuzzle: 'UPDATE puzzles SET solved = solved + ?, fewest = min(coalesce(fewest, ?), ?) WHERE code = ?',
  likePuzzle: 'UPDATE puzzles SET liked = liked + 1 WHERE code = ?',
} as const;

export const puzzleWrites = {
  puzzle: (puzzle: Omit<StoredPuzzle, 'solved' | 'liked' | 'fewest'>): Write => {
    const { code, title, author, quest, actions, bound, listed } = puzzle;
    return ['savePuzzle', code, title, author, quest, actions, bound, listed];
  },
  solvedPuzzle: (code: string, actions: number, isFirst: boolean): Write => [
    'solvePuzzle',
    isFirst ? 1 : 0,
    actions,
    actions,
    code,
  ],
  likedPuzzle: (code: string): Write => ['likePuzzle', code],
} as const;

export const ORDERS = ['newest', 'liked', 'unsolved'] as const;
export type Order = (typeof ORDERS)[number];

/** Where a page of the list goes on. */
export interface Place {
  readonly liked: number;
  readonly seq: number;
}

const A_PAGE = 12;
const FIELDS = 'code, title, author, quest, actions, bound, solved, liked, fewest';

export type ListedPuzzle = StoredPuzzle & { readonly seq: number };

/** `seq` is what the column is called that counts them: a data file has numbers of its own for its rows. */
export function puzzleLister(ask: Ask, seq: string) {
  const from = `SELECT ${seq} AS seq, ${FIELDS} FROM puzzles WHERE listed = 1`;
  const before = `${seq} < $seq ORDER BY ${seq} DESC LIMIT ${A_PAGE + 1}`;
  const texts: Readonly<Record<Order, string>> = {
    newest: `${from} AND ${before}`,
    unsolved: `${from} AND solved = 0 AND ${before}`,
    liked: `${from} AND (liked < $liked OR (liked = $liked AND ${seq} < $seq))
      ORDER BY liked DESC, ${seq} DESC LIMIT ${A_PAGE + 1}`,
  };
  return async (order: Order, { liked, seq: after }: Place) => {
    const rows = await ask(texts[order], order === 'liked' ? { liked, seq: after } : { seq: after });
    const page = rows.slice(0, A_PAGE) as readonly Row[] as unknown as readonly ListedPuzzle[];
    const last = page.at(-1);
    const next: Place | null =
      rows.length > A_PAGE && last !== undefined ? { liked: last.liked, seq: last.seq } : null;
    return { page, next };
  };
}
