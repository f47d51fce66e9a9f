import type { Row } from '../ask.ts';
import { type Line, openLine } from '../postgres/connect.ts';
import { CHANNEL } from '../postgres/functions.ts';

// Who else is there. A connection of its own hears of every node that was given up, and now and then gives up whoever has
// not been heard of for too long, by the database's clock.

const LOOK_EVERY = 300;
const WITHIN = 2_000;
const GIVE_UP = 'SELECT lease FROM hg_end_late() AS lease';
const TIDY = 'SELECT hg_tidy()';
/** So many looks apart old leases are cleared away. */
const TIDY_EVERY = 2_000;
const OTHERS = 'SELECT lease, address, rooms FROM leases WHERE ended IS NULL AND lease <> $1 ORDER BY lease';

export interface Node {
  readonly lease: number;
  readonly address: string;
  readonly rooms: number;
}

export interface Watch {
  /** As they were a moment ago. */
  readonly others: () => readonly Node[];
  /** It was given up; one that nobody has heard of yet may have just come. */
  readonly isOver: (lease: number) => boolean;
  readonly stop: () => Promise<void>;
}

interface Watcher {
  readonly mine: () => number;
  /** Whom we have to do with. */
  readonly linked: () => readonly number[];
  readonly ended: (lease: number) => void;
}

export function watchNodes(url: string, { mine, linked, ended }: Watcher): Watch {
  let line: Line | null = null;
  let others: readonly Node[] = [];
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looks = 0;
  /** Leases are numbered in their order: of those up to here we know who is there. */
  let newest = 0;

  const isOver = (lease: number) => lease <= newest && !others.some((node) => node.lease === lease);

  async function connect(): Promise<Line> {
    const fresh = await openLine(url, WITHIN);
    fresh.onNotice((payload) => ended(Number(payload)));
    try {
      await fresh.query(`LISTEN ${CHANNEL}`, [], WITHIN);
    } catch (error) {
      // A standby that is not promoted yet refuses it, and has only so many places.
      fresh.cut();
      throw error;
    }
    // Nobody is there any more to close it.
    if (isStopped) fresh.cut();
    return fresh;
  }

  async function look(): Promise<void> {
    if (line === null || !line.isOpen()) line = await connect();
    await line.query(GIVE_UP, [], WITHIN);
    if (looks++ % TIDY_EVERY === 0) await line.query(TIDY, [], WITHIN);
    const known = new Set([...others.map(({ lease }) => lease), ...linked()]);
    others = (await line.query(OTHERS, [mine()], WITHIN)).map(nodeIn);
    newest = Math.max(newest, mine(), ...others.map(({ lease }) => lease));
    // What was told while nobody listened.
    for (const lease of known) if (isOver(lease)) ended(lease);
  }

  async function go(): Promise<void> {
    // A database that is away is told of by whoever has something to write.
    await look().catch(() => line?.cut());
    if (!isStopped) next = setTimeout(() => void go(), LOOK_EVERY).unref();
  }

  void go();
  return {
    others: () => others,
    isOver,
    stop: async () => {
      isStopped = true;
      clearTimeout(next);
      await line?.close();
    },
  };
}

const nodeIn = ({ lease, address, rooms }: Row): Node => ({
  lease: Number(lease),
  address: String(address),
  rooms: Number(rooms),
});
