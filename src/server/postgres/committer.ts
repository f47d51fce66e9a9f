import type { Value } from '../ask.ts';
import { lineOf } from '../book.ts';
import type { Answers, Batch, Committer, Group } from '../writeQueue.ts';
import type { Write, Written } from '../writer.ts';
import type { Line } from './connect.ts';
import type { LeaseHolder } from './lease.ts';

// Commits to the database: one call a batch, which writes everything or says why not, and renews the lease. Where it is not
// answered nobody knows what became of it; the lease is given up with it, so that it is settled before anything is read again.

const COMMIT_WITHIN = 1_000;
const KEEP = 'SELECT hg_keep($1, $2, $3, $4) AS answer';
const HEADERS = 'SELECT id, header FROM games WHERE id = ANY ($1) AND broken IS NULL';

interface Parts {
  readonly holder: LeaseHolder;
  /** How many rooms are ours, for whoever looks who has few. */
  readonly rooms: () => number;
  /** The last time that is known to be kept. */
  readonly beat: { last: number; answered: number };
  readonly now: () => number | null;
}

export const openCommitter =
  ({ holder, rooms, beat, now }: Parts) =>
  ({ written }: Answers): Committer => {
    async function commit({ host, groups }: Batch): Promise<Written> {
      if (holder.line() === null) await holder.join(beat.last);
      const line = holder.line();
      if (line === null) throw new Error('no connection to the database');
      const headers = await headersFor(line, groups);
      const told = groups.map((group) => withLines(headers, group));
      const [row] = await line.query(
        KEEP,
        [holder.lease(), host, rooms(), JSON.stringify(told)],
        COMMIT_WITHIN,
      );
      if (row === undefined) throw new Error('no answer of the database');
      const answer = row.answer as unknown as 'deposed' | readonly (string | null)[] | null;
      if (answer === 'deposed') throw new Error('this node was given up by the others');
      beat.last = host ?? beat.last;
      beat.answered = performance.now();
      return answer;
    }

    return {
      commit: (batch) => {
        commit(batch).then(written, (error: Error) => {
          holder.drop();
          written({ unwell: error.message });
        });
      },
      close: () => holder.leave(now() ?? beat.last),
      abandon: () => holder.leave(beat.last),
    };
  };

type Told = readonly [room: string | null, writes: readonly (readonly unknown[])[]];

type Headers = ReadonlyMap<string, Value | undefined>;

/** Of the games that end with these writes, over the line that commits: whoever only reads may keep the readers busy. */
async function headersFor(line: Line, groups: readonly Group[]): Promise<Headers> {
  const ended = groups.flatMap(({ writes }) =>
    writes.flatMap((write) => (write[0] === 'finishGame' ? String(write[2]) : [])),
  );
  const rows = ended.length === 0 ? [] : await line.query(HEADERS, [ended], COMMIT_WITHIN);
  return new Map(rows.map(({ id, header }) => [String(id), header]));
}

/** With the ending of a game goes its line in the Book. */
const withLines = (headers: Headers, { room, writes }: Group): Told => [
  room ?? null,
  writes.flatMap((write) => withLine(headers, write)),
];

function withLine(headers: Headers, write: Write): readonly (readonly unknown[])[] {
  if (write[0] !== 'finishGame') return [write];
  const [, ending, game] = write;
  const header = headers.get(String(game));
  const entered = header === undefined ? null : readable(String(game), header, ending);
  if (entered === null) return [write];
  const { challenge, actions, timers, time, ended, line } = entered;
  return [write, ['enterLine', game, challenge, actions, timers, time, ended, JSON.stringify(line)]];
}

/** One that cannot be read has no line, and stops nobody. */
function readable(game: string, header: unknown, ending: unknown) {
  try {
    return lineOf(game, JSON.parse(String(header)), JSON.parse(String(ending)));
  } catch {
    return null;
  }
}
