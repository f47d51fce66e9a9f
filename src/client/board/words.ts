import type { BoardGame } from './config.ts';
import type { Space } from './spots.ts';
import type { Hint } from './state.ts';

/** A board in words, for eyes and ears; the game's own, in the reader's language. */
export interface BoardWords<G extends BoardGame> {
  readonly board: string;
  readonly grid: string;
  /** How the keyboard plays here. */
  readonly help: string;
  readonly fit: string;
  /** Where a space is, what is on it; with what can be done there, if anything. */
  readonly space: (space: Space, offered?: G['command']) => string;
  readonly hint: (hint: Hint<G['token'], G['reason']>) => string;
  readonly marker: (token: G['token']) => string;
}
