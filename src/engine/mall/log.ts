import { fingerprint } from '../core/hash.ts';
import { LOG_FORMAT, type Log, type LogEntry, type LogHeader } from '../core/log.ts';
import type { Box, Setup } from './box.ts';
import { emptyGame } from './deal.ts';
import type { MallEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Game } from './state.ts';

export type MallLog = Log<Setup, MallEvent>;
export type MallEntry = LogEntry<MallEvent>;

export function logHeader(box: Box, title: LogHeader<Setup>['title']): LogHeader<Setup> {
  return { format: LOG_FORMAT, game: 'mall', content: contentHash(box), setup: box.setup, title };
}

export function contentHash({ tiles }: Box): string {
  return fingerprint(tiles);
}

/** The log again: every entry's events, from the empty table on. */
export function replay(box: Box, entries: readonly MallEntry[]): Game {
  return entries.flatMap(({ events }) => events).reduce(evolve, emptyGame(box));
}

/** What a log must replay to: where it ends, and every step of the way there. */
export function logHash(game: Game, entries: readonly MallEntry[]): string {
  return fingerprint({ game: gameHash(game), entries });
}

/** Everything that is state; the board's tables follow from where the tiles lie. */
export function gameHash({ box, shared, secrets }: Game): string {
  const { board, ...rest } = shared;
  return fingerprint({ setup: box.setup, shared: { ...rest, placed: board.placed }, secrets });
}
