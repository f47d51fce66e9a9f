import type { Ask } from '../ask.ts';
import { first } from '../ask.ts';
import type { Owners } from '../owners.ts';
import { Unanswered } from './connect.ts';
import type { LeaseHolder } from './lease.ts';

// Whose a room is, as the database says it: one question claims it, or tells who has it.

const CLAIM = 'SELECT lease, address, shift, taken FROM hg_claim($code, $mine, $host)';
const RELEASE =
  'UPDATE owners SET lease = NULL, at = $at, wanted = $wanted WHERE room = $code AND lease = $mine';

const MIXED = 'SELECT 1 FROM leases WHERE ended IS NULL AND version <> $version LIMIT 1';

interface Parts {
  readonly ask: Ask;
  readonly version: string;
  readonly holder: LeaseHolder;
  readonly now: () => number;
  /** The database has answered a moment ago. */
  readonly heard: () => Promise<void>;
}

export function openOwners({ ask, version, holder, now, heard }: Parts): Owners {
  /** A room that is being let go is not claimed again before that is done. */
  const leaving = new Map<string, Promise<unknown>>();

  return {
    term: holder.lease,
    isMixed: async () => (await first(ask(MIXED, { version }))) !== undefined,
    claim: async (code) => {
      await leaving.get(code);
      // A claim tells our time, and time that nobody can keep anything in must not count [M26].
      await heard().catch((error) => {
        throw new Unanswered(String(error), { cause: error });
      });
      const mine = holder.lease();
      const host = now();
      const row = await first(ask(CLAIM, { code, mine, host }));
      if (row === undefined || Number(row.lease) < 0) throw new Unanswered('this node has no lease');
      const lease = Number(row.lease);
      if (lease !== mine) return { lease, address: String(row.address) };
      const shift = Number(row.shift);
      return { shift, at: host + shift, isTaken: Boolean(row.taken) };
    },
    release: (code, at, wanted) => {
      const mine = holder.lease();
      if (mine === 0) return;
      // What could not be let go is taken from us when it is asked for.
      const done = Promise.resolve(
        ask(RELEASE, { code, mine, at: Math.floor(at), wanted: wanted ?? null }),
      ).catch(() => undefined);
      leaving.set(code, done);
      void done.then(() => leaving.get(code) === done && leaving.delete(code));
    },
  };
}
