import { setTimeout as sleep } from 'node:timers/promises';
import type { Keep } from './config.ts';
import type { Report } from './report.ts';
import type { Rooms } from './rooms.ts';
import { NotKept, type Store } from './store.ts';
import type { Write } from './writer.ts';

// What is kept, and for how long: rooms without a line in the Book until nobody has visited them for a while, lost
// games for a while longer. Who is in memory is known here, so here is decided what goes; the writer removes it, a
// little at a time and between what others write.

const DAY = 86_400_000;
const EVERY = 3_600_000;
/** Between two turns, so that others have theirs. */
const APART = 25;

export type Retention = ReturnType<typeof openRetention>;

interface Parts {
  /** Of several nodes one does it for all. */
  readonly isMine?: () => boolean;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly report: Report;
}

export function openRetention(
  { store, rooms, report, isMine = () => true }: Parts,
  keep: Keep,
  today: () => number,
) {
  const { expired } = store;
  let stopped = false;
  let running: Promise<void> | null = null;

  async function turn(...writes: readonly Write[]): Promise<void> {
    if (writes.length > 0) await store.kept(...writes);
    await sleep(APART, undefined, { ref: false });
  }

  async function removeWhatIsLeft(): Promise<void> {
    while (!stopped && (await expired.isLeft())) await turn(['forgetSome']);
  }

  async function forgetRooms(before: number): Promise<void> {
    let last = { code: '', visited: Number.MIN_SAFE_INTEGER };
    while (!stopped) {
      const page = await expired.rooms(before, last);
      const codes = page.filter(({ lasting }) => lasting === 0).map(({ code }) => code);
      await rooms.whileAway(codes, (away) =>
        turn(...away.map((code): Write => ['forgetRoom', code, before])),
      );
      await removeWhatIsLeft();
      const end = page.at(-1);
      if (end === undefined) return;
      last = end;
    }
  }

  async function forgetLost(before: number): Promise<void> {
    let from = Number.MIN_SAFE_INTEGER;
    while (!stopped) {
      const page = await expired.lostGames(from, before);
      await rooms.whileAway(
        page.map(({ room }) => room),
        (away) => {
          const ids = page.filter(({ room }) => away.includes(room)).map(({ id }) => id);
          return ids.length === 0 ? turn() : turn(['forgetGames', ...ids]);
        },
      );
      await removeWhatIsLeft();
      const end = page.at(-1);
      if (end === undefined) return;
      // Those that stay, because somebody is there, must not be looked at for ever.
      from = Math.max(end.ended, from + 1);
    }
  }

  async function all(): Promise<void> {
    if (!isMine()) return;
    await removeWhatIsLeft();
    if (keep.roomsDays > 0) await forgetRooms(today() - keep.roomsDays * DAY);
    if (keep.lostDays > 0) await forgetLost(today() - keep.lostDays * DAY);
  }

  /** That the disk takes nothing is told by others. */
  function failed(error: unknown): void {
    if (!(error instanceof NotKept)) report('host.cannotRead', { why: String(error) });
  }

  /** Once through everything; what went wrong is tried another time. */
  function run(): Promise<void> {
    running ??= all()
      .catch(failed)
      .finally(() => {
        running = null;
      });
    return running;
  }

  const again = setInterval(run, EVERY);
  again.unref();
  return {
    run,
    stop: () => {
      stopped = true;
      clearInterval(again);
    },
  };
}
