import type { Ask } from '../ask.ts';
import { first } from '../ask.ts';
import { lineOf } from '../book.ts';
import type { Answers, Batch, Committer, Group } from '../writeQueue.ts';
import type { Write, Written } from '../writer.ts';
import type { LeaseHolder } from './lease.ts';

// Commits to the database: one call a batch, which writes everything or says why not, and renews the lease. Where it is not
// answered nobody knows what became of it; the lease is given up with it, so that it is settled before anything is read again.

const COMMIT_WITHIN = 1_000;
const KEEP = 'SELECT hg_keep($1, $2, $3, $4) AS answer';

interface Parts {
  readonly holder: LeaseHolder;
  readonly ask: Ask;
  /** How many rooms are ours, for whoever looks who has few. */
  readonly rooms: () => number;
  /** The last time that is known to be kept. */
  readonly beat: { last: number; answered: number };
  readonly now: () => number | null;
}

export const openCommitter =
  ({ holder, ask, rooms, beat, now }: Parts) =>
  ({ written }: Answers): Committer => {
    async function commit({ host, groups }: Batch): Promise<Written> {
      if (holder.line() === null) await holder.join(beat.last);
      const told = await Promise.all(groups.map((group) => withLines(ask, group)));
      const values = [holder.lease(), host, rooms(), JSON.stringify(told)];
      const [row] = (await holder.line()?.query(KEEP, values, COMMIT_WITHIN)) ?? [];
      if (row === undefined) throw new Error('no connection to the database');
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

/** With the ending of a game goes its line in the Book. */
async function withLines(ask: Ask, { room, writes }: Group): Promise<Told> {
  if (!writes.some(([name]) => name === 'finishGame')) return [room ?? null, writes];
  const told = await Promise.all(writes.map((write) => withLine(ask, write)));
  return [room ?? null, told.flat()];
}

async function withLine(ask: Ask, write: Write): Promise<readonly (readonly unknown[])[]> {
  if (write[0] !== 'finishGame') return [write];
  const [, ending, game] = write;
  const row = await first(ask('SELECT header, broken FROM games WHERE id = $game', { game: String(game) }));
  const entered =
    row === undefined || row.broken !== null ? null : readable(String(game), row.header, ending);
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
