import { randomInt } from 'node:crypto';
import type { Config } from './config.ts';

// The codes of rooms, which are all that anybody needs to come in.

/** No letter or digit that can be taken for another when a link is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** At home short enough to be typed; in the open 64 bits, so that nobody finds a room by trying. */
const AT_HOME = 7;
const IN_THE_OPEN = 13;

export const codeLength = ({ url }: Pick<Config, 'url'>) => (url === undefined ? AT_HOME : IN_THE_OPEN);

export function newCode(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
