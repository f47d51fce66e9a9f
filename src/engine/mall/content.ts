import { fingerprint } from '../core/hash.ts';
import type { Box } from './box.ts';

/** The tiles that a game is played with, by which a log and a page know them. */
export function contentHash({ tiles }: Box): string {
  return fingerprint(tiles);
}
