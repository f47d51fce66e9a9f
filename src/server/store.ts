import type { LogEntry } from '#engine/core/log.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import { achievementWrites } from './achievementFile.ts';
import type { Awaitable } from './ask.ts';
import type { Ending } from './book.ts';
import type { BookReader } from './bookFile.ts';
import type { PastReader } from './bookPast.ts';
import type { RecordReader } from './bookRecords.ts';
import type { AnyHeader } from './catalogue.ts';
import type { Expired } from './expired.ts';
import { type puzzleLister, puzzleWrites, type StoredPuzzle } from './puzzleFile.ts';
import type { tallyReader } from './tallyFile.ts';
import { type Durable, type Health, NotKept } from './writeQueue.ts';
import type { Write } from './writer.ts';

// What is kept, wherever that is: in one data file (fileStore.ts), or in a database that several nodes share (postgres/).
// What is read may take a while; what is written goes in groups, each of which is kept as a whole or not at all, and whoever
// waits for one is called only after its commit is durable.

export interface StoredGame {
  readonly id: string;
  readonly room: string;
  readonly header: AnyHeader;
  /** The people at the seats of this game, by their ids in the room. */
  readonly seats: readonly number[];
  /** Null while it is being played. */
  readonly ending: Ending | null;
  /** Why it was set aside: it cannot be played on or shown. */
  readonly broken: string | null;
}

/** Who may claim to be whom: hashes of tokens, and ids in the room. */
export type Tokens = readonly (readonly [token: string, person: number])[];

export interface Store {
  /** All of these or none; a room's own only while it is ours. */
  readonly keep: (writes: readonly Write[], durable?: Durable, room?: string) => void;
  /** The same, for those who can wait for it. */
  readonly kept: (...writes: readonly Write[]) => Promise<void>;
  /** From now on this server writes. */
  readonly takeOver: (health?: Health) => Awaitable<void>;
  readonly isWell: () => boolean;
  /** From now on every commit says when it was. */
  readonly keepTime: (clock: () => number) => void;
  /** The last time that is known to be kept. */
  readonly lastBeat: () => number;
  readonly room: (code: string) => Awaitable<Lobby | null>;
  readonly hasRoom: (code: string) => Awaitable<boolean>;
  /** Those of them that there are. */
  readonly roomsAmong: (codes: readonly string[]) => Awaitable<readonly string[]>;
  readonly people: (room: string) => Awaitable<Tokens>;
  /** When somebody was there last, by the wall clock. */
  readonly visited: (code: string) => Awaitable<number>;
  readonly game: (id: string) => Awaitable<StoredGame | null>;
  readonly isUnfinished: (game: string) => Awaitable<boolean>;
  /** Rooms with a game whose sand may be running, and that are to be brought back before anyone asks. */
  readonly runningRooms: () => Awaitable<readonly string[]>;
  /** In their order, without a hole, or not at all. */
  readonly entries: (game: string) => Awaitable<readonly LogEntry<AnyEvent>[]>;
  /** The same, where it may be read one by one. */
  readonly eachEntry: (game: string) => Awaitable<Iterable<LogEntry<AnyEvent>>>;
  /** How many there are. */
  readonly lengthOf: (game: string) => Awaitable<number>;
  readonly book: BookReader & PastReader & RecordReader;
  /** What somebody of a room has earned, and how far they were. */
  readonly achievements: (room: string, person: number) => Awaitable<readonly KeptAchievement[]>;
  readonly expired: Expired;
  readonly puzzle: (code: string) => Awaitable<StoredPuzzle | null>;
  readonly puzzles: () => Awaitable<number>;
  /** Those that are listed, a page at a time. */
  readonly listed: ReturnType<typeof puzzleLister>;
  /** How a quest went that was played alone. */
  readonly tally: ReturnType<typeof tallyReader>;
  /** Everything queued is written before it is closed. */
  readonly close: () => Promise<void>;
}

export const BEAT: Write = ['beat'];

/** The writes there are, by what they keep. */
export const writes = {
  append: (game: string, place: number, entry: LogEntry<AnyEvent>): Write => [
    'append',
    game,
    place,
    JSON.stringify(entry),
  ],
  newRoom: (code: string, lobby: Lobby, now = Date.now()): Write => [
    'newRoom',
    code,
    JSON.stringify(lobby),
    now,
  ],
  /** Refused where there is no such room any more. */
  room: (code: string, lobby: Lobby): Write => ['saveRoom', JSON.stringify(lobby), code],
  visit: (code: string, now: number): Write => ['visitRoom', now, code],
  person: (room: string, token: string, id: number): Write => ['savePerson', room, token, id],
  forget: (room: string, token: string): Write => ['forgetToken', room, token],
  seats: (id: string, seats: readonly number[]): Write => ['reseatGame', JSON.stringify(seats), id],
  game: ({ id, room, header, seats }: Omit<StoredGame, 'ending' | 'broken'>): Write => [
    'saveGame',
    id,
    JSON.stringify(header),
    JSON.stringify(seats),
    room,
  ],
  /** No sand of it runs, nobody is there: it need not be brought back before somebody is. */
  asleep: (id: string): Write => ['sleepGame', id],
  ending: (id: string, ending: Ending): Write => ['finishGame', JSON.stringify(ending), id],
  /** A reason may quote what a database has no letters for. */
  broken: (id: string, why: string): Write => [
    'breakGame',
    why.toWellFormed().replaceAll('\0', '\ufffd'),
    id,
  ],
  ...achievementWrites,
  ...puzzleWrites,
} as const;

export { NotKept };
