import type { Params } from '#engine/core/refusal.ts';
import { drawQuest } from './quest-format/draw.ts';
import { drawShipped, type Shipped } from './quest-format/shipped.ts';

// A puzzle that somebody drew and published: a quest with its proof, a title and perhaps a maker.

/** Fewer are no puzzle. */
export const LEAST_ACTIONS = 3;
export const LONGEST_PUZZLE_TITLE = 40;
/** Characters: the largest epic with a long solution has a quarter of it. */
export const LONGEST_PUZZLE = 16_000;

/** Why a puzzle is not published or not shown; the sentences are in each language’s editor.ts. */
export type PuzzleCode =
  | 'puzzle.busy'
  | 'puzzle.drawing'
  | 'puzzle.full'
  | 'puzzle.malformed'
  | 'puzzle.proof'
  | 'puzzle.slow'
  | 'puzzle.title'
  | 'puzzle.tooEasy'
  | 'puzzle.tooFast'
  | 'puzzle.tooLarge'
  | 'puzzle.unknown'
  | 'server.full';

export interface PuzzleRefusal {
  readonly refused: PuzzleCode;
  readonly params: Params;
}

export interface Published {
  readonly code: string;
  readonly title: string;
  readonly author: string | null;
  /** As it is shipped: the drawing, then the proof. */
  readonly quest: string;
  /** Whether the server found for itself that no solution is shorter. */
  readonly optimal: 'proven' | 'claimed';
  /** How many solved it here without help: of nobody, counted by nobody. */
  readonly solved: number;
  readonly liked: number;
  /** The fewest actions of them all; null where nobody solved it yet. */
  readonly fewest: number | null;
}

/** Puzzles that can be found without their links. */
export interface ListedPage {
  readonly puzzles: readonly Published[];
  /** Where the next page begins. */
  readonly next: string | null;
}

/** Two drawings of one quest give the same text. */
export function shippedText({ quest, name, proof }: Omit<Shipped, 'drawing'>): string {
  return drawShipped({ quest, name, proof, drawing: drawQuest({ ...quest, name }) });
}

const LONGEST_SLUG = 40;

/** As a drawing names itself; a title in another script has no letters for it. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').toLowerCase();
  const slug = plain.replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, LONGEST_SLUG).replace(/^-+|-+$/g, '') || 'untitled';
}
