// What can be wrong with a data file. The sentences are the locales' (check.fault.…).

export type FaultCode =
  /** What SQLite itself says about the file, and what it could not read of it. */
  | 'file.damaged'
  | 'file.unread'
  /** Entries of games that are not there. */
  | 'file.orphans'
  /** Lines of the Book that do not follow from the games. */
  | 'file.book'
  | 'room.missing'
  | 'room.lobby'
  /** The game on its table is not there. */
  | 'room.game'
  | 'game.header'
  | 'game.rules'
  | 'game.seats'
  /** Somebody sits there whom nobody can claim to be. */
  | 'game.person'
  | 'game.ending'
  /** Its log has ended, and that was not written down. */
  | 'game.unended'
  /** It has not ended, and is on no table. */
  | 'game.adrift'
  | 'game.broken'
  | 'log.empty'
  | 'log.fork'
  | 'log.hole'
  | 'log.unreadable'
  | 'log.unknown'
  | 'log.replay';

export interface Fault {
  readonly code: FaultCode;
  /** Null where it is the whole file's, or the whole room's. */
  readonly room: string | null;
  readonly game: string | null;
  readonly params: FaultParams;
}

export type FaultParams = Readonly<Record<string, string | number>>;

/** A fault as its finder knows it: whose it is others know. */
export type Finding = readonly [code: FaultCode, params?: FaultParams];

export function faultsOf(
  findings: readonly Finding[],
  room: string | null,
  game: string | null = null,
): readonly Fault[] {
  return findings.map(([code, params = {}]) => ({ code, room, game, params }));
}
