import type { AnyEvent } from '#room/gameEngine.ts';
import { achievementReader } from '../achievementFile.ts';
import { type Ask, first, type Row } from '../ask.ts';
import { bookReader } from '../bookFile.ts';
import { pastReader } from '../bookPast.ts';
import { recordReader } from '../bookRecords.ts';
import type { Fields } from '../ending.ts';
import { expiredReader } from '../expired.ts';
import type { PlacedEntry } from '../logs.ts';
import { puzzleLister, type StoredPuzzle } from '../puzzleFile.ts';
import { BEAT, type Store } from '../store.ts';
import { asGame, asLobby, readEntry } from '../stored.ts';
import { tallyReader } from '../tallyFile.ts';
import { ownVersion } from '../version.ts';
import { type Health, NotKept, openWriteQueue, type WriteQueue } from '../writeQueue.ts';
import { openCommitter } from './committer.ts';
import { openReaders } from './connect.ts';
import { openLease } from './lease.ts';
import { migrate } from './migrate.ts';
import { openOwners } from './owners.ts';

// A database that several nodes share. What they write they write under a lease that every commit proves; whose a room is
// stands there too. There is nothing to be brought back at a start: a room comes when it is asked for.

const FIELDS: Fields = { ended: 'ended', won: 'won', level: 'level', scenario: 'scenario', seq: 'seq' };
const IGNORED: Health = { well: () => undefined, ended: () => undefined };
/** So often the others hear of a node that has nothing to write. */
const BEAT_EVERY = 200;
/** When nothing was answered for so long, nobody knows whether anything is. */
const UNSURE_AFTER = 400;
const SIZE_EVERY = 10_000;

export async function openPostgres(url: string, address: string) {
  await migrate(url);
  const readers = openReaders(url);
  const { ask } = readers;
  const version = ownVersion();
  const holder = openLease(url, address, version);
  const beat = { last: 0, answered: 0 };
  let now = (): number | null => null;
  let rooms = () => 0;
  let queue: WriteQueue | null = null;
  let beating: NodeJS.Timeout | undefined;
  const size = watchSize(ask);

  const keep: Store['keep'] = (writes, durable = () => undefined, room) => {
    if (queue === null) setImmediate(() => durable(new NotKept('closing')));
    else queue.add(writes, durable, room);
  };

  async function takeOver(health: Health = IGNORED): Promise<void> {
    await holder.join(beat.last);
    const committer = openCommitter({ holder, rooms: () => rooms(), beat, now: () => now() });
    const well: Health['well'] = (isWell, why) => {
      if (!isWell) readers.renew();
      health.well(isWell, why);
    };
    queue = openWriteQueue(committer, () => now(), { ...health, well });
    beating = setInterval(() => keep([BEAT]), BEAT_EVERY);
    beating.unref();
  }

  /** What is queued is written, and then nothing is ours any more. */
  async function leave(): Promise<void> {
    clearInterval(beating);
    const left = queue;
    queue = null;
    await left?.close();
  }

  const store: Store = {
    ...postgresReader(ask, size.bytes),
    keep,
    kept: (...writes) =>
      new Promise<void>((resolve, reject) =>
        keep(writes, (error) => (error === undefined ? resolve() : reject(error))),
      ),
    takeOver,
    isWell: () => queue?.isWell() ?? false,
    keepTime: (clock) => {
      now = clock;
    },
    lastBeat: () => beat.last,
    close: async () => {
      size.stop();
      await leave();
      await readers.close();
    },
  };
  return {
    store,
    owners: openOwners({
      ask,
      version,
      holder,
      now: () => now() ?? beat.last,
      heard: async () => {
        if (performance.now() - beat.answered > UNSURE_AFTER) await store.kept(BEAT);
      },
    }),
    holder,
    leave,
    ask,
    /** How many rooms are in memory here is told with every commit. */
    countRooms: (count: () => number) => {
      rooms = count;
    },
  };
}

type Reading = Omit<Store, 'keep' | 'kept' | 'takeOver' | 'isWell' | 'keepTime' | 'lastBeat' | 'close'>;

const AMONG = 'SELECT code FROM rooms WHERE code IN (SELECT jsonb_array_elements_text($codes::jsonb))';
const ENTRIES = 'SELECT place, entry FROM entries WHERE game = $game ORDER BY place';

export function postgresReader(ask: Ask, bytes: () => number): Reading {
  const one = (sql: string, params: Readonly<Record<string, string>>) => first(ask(sql, params));
  const book = bookReader(ask);
  const entries: Store['entries'] = async (game) =>
    ((await ask(ENTRIES, { game })) as unknown as readonly PlacedEntry[]).map(readEntry<AnyEvent>);
  return {
    room: async (code) => asLobby((await one('SELECT lobby FROM rooms WHERE code = $code', { code }))?.lobby),
    hasRoom: async (code) => (await one('SELECT code FROM rooms WHERE code = $code', { code })) !== undefined,
    roomsAmong: async (codes) =>
      (await ask(AMONG, { codes: JSON.stringify(codes) })).map(({ code }) => String(code)),
    people: async (room) =>
      (await ask('SELECT token, id FROM people WHERE room = $room', { room })).map(
        ({ token, id }) => [String(token), Number(id)] as const,
      ),
    visited: async (code) =>
      Number((await one('SELECT visited FROM rooms WHERE code = $code', { code }))?.visited ?? 0),
    game: async (id) => asGame((await one('SELECT * FROM games WHERE id = $id', { id })) as Row | undefined),
    isUnfinished: async (id) =>
      (await one('SELECT id FROM games WHERE id = $id AND ending IS NULL', { id })) !== undefined,
    runningRooms: () => [],
    entries,
    eachEntry: entries,
    lengthOf: async (game) =>
      Number(
        (await one('SELECT max(place) + 1 AS length FROM entries WHERE game = $game', { game }))?.length ?? 0,
      ),
    book: { ...book, ...pastReader(ask, FIELDS), ...recordReader(ask, book.sides) },
    achievements: achievementReader(ask),
    expired: expiredReader(ask, FIELDS, {
      lastForgotten: async () =>
        Number(
          (
            await first(
              ask('SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS seq FROM forgotten_seq_seq'),
            )
          )?.seq ?? 0,
        ),
      bytes,
    }),
    puzzle: async (code) =>
      ((await one('SELECT * FROM puzzles WHERE code = $code', { code })) as unknown as
        | StoredPuzzle
        | undefined) ?? null,
    puzzles: async () => Number((await first(ask('SELECT count(*) AS most FROM puzzles')))?.most ?? 0),
    listed: puzzleLister(ask, 'seq'),
    tally: tallyReader(ask),
  };
}

/** Asked now and then: whether something may be begun is asked all the time. */
function watchSize(ask: Ask) {
  let bytes = 0;
  const look = async () => {
    const row = await first(ask('SELECT pg_database_size(current_database()) AS bytes'));
    bytes = Number(row?.bytes ?? 0);
  };
  const looking = setInterval(() => void look().catch(() => undefined), SIZE_EVERY);
  looking.unref();
  void look().catch(() => undefined);
  return { bytes: () => bytes, stop: () => clearInterval(looking) };
}
