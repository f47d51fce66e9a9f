import { type Line, openLine } from './connect.ts';

// This node among the others: a lease that every commit renews and proves, by the database's clock. One that was given up is
// never taken up again; whoever comes back comes back as somebody else, and what was still on its way is refused.

const WITHIN = 1_000;

export interface LeaseHolder {
  /** 0 while there is none. */
  readonly lease: () => number;
  /** The connection that commits; null while there is none. */
  readonly line: () => Line | null;
  /** Whatever was on its way by the lease before is settled, and a new one begins. */
  readonly join: (host: number) => Promise<void>;
  /** Nothing is ours any more. */
  readonly drop: () => void;
  /** Politely, at this time: all rooms are whoever's is asked for them. */
  readonly leave: (host: number) => Promise<void>;
}

const END = `UPDATE leases SET ended = clock_timestamp(), host = greatest(host, $2) WHERE lease = $1 AND ended IS NULL`;
const BEGIN =
  'INSERT INTO leases (address, beat, host, version) VALUES ($1, clock_timestamp(), $2, $3) RETURNING lease';

export function openLease(url: string, address: string, version: string): LeaseHolder {
  let lease = 0;
  let former = 0;
  let line: Line | null = null;

  function drop(): void {
    line?.cut();
    line = null;
    if (lease !== 0) former = lease;
    lease = 0;
  }

  async function join(host: number): Promise<void> {
    drop();
    const fresh = await openLine(url, WITHIN);
    try {
      // It waits for a commit that is still under way, after which there can be none.
      if (former !== 0) await fresh.query(END, [former, 0], WITHIN);
      const [row] = await fresh.query(BEGIN, [address, host, version], WITHIN);
      lease = Number(row?.lease);
      line = fresh;
    } catch (error) {
      fresh.cut();
      throw error;
    }
  }

  async function leave(host: number): Promise<void> {
    const open = line;
    if (open?.isOpen() && lease !== 0) await open.query(END, [lease, host], WITHIN).catch(() => undefined);
    await open?.close();
    lease = 0;
    line = null;
  }

  return { lease: () => lease, line: () => line, join, drop, leave };
}
