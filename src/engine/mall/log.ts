import { fingerprint } from '../core/hash.ts';
import { LOG_FORMAT, type Log, type LogEntry, type LogHeader } from '../core/log.ts';
import type { Box, Setup } from './box.ts';
import { contentHash } from './content.ts';
import { emptyGame } from './emptyGame.ts';
import { evolve } from './evolve.ts';
import { fromFormatOne, gameHashOne } from './formats/one.ts';
import type { Game } from './state.ts';
import type { MallEvent } from './words.ts';

export type MallLog = Log<Setup, MallEvent>;
export type MallEntry = LogEntry<MallEvent>;

export function logHeader(box: Box, title: LogHeader<Setup>['title']): LogHeader<Setup> {
  return { format: LOG_FORMAT, game: 'mall', content: contentHash(box), setup: box.setup, title };
}

/** An entry as this version writes it, whichever wrote it. */
export const upcast = fromFormatOne;

/** The log again: every entry's events, from the empty table on. */
export function replay(box: Box, entries: readonly MallEntry[]): Game {
  return entries.flatMap((entry) => upcast(entry).events).reduce(evolve, emptyGame(box));
}

/** What a log of this format must replay to: where it ends, and every step of the way there, as it was written. */
export function logHash(game: Game, entries: readonly MallEntry[], format = LOG_FORMAT): string {
  return fingerprint({ game: format === 1 ? gameHashOne(game) : gameHash(game), entries });
}

/** Everything that is state; the board's tables follow from where the tiles lie. */
export function gameHash({ box, shared, secrets }: Game): string {
  const { board, ...rest } = shared;
  return fingerprint({ setup: box.setup, shared: { ...rest, placed: board.placed }, secrets });
}
