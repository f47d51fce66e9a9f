import type { Rooms } from '../rooms.ts';
import type { Watch } from './watch.ts';

// Where one node has many rooms and another few, some move: they are put away as after a restart, meant for the other, and
// whoever was in them is there a moment later.

/** So much more than its share a node may have, so that rooms do not wander. */
const SOME_MORE = 1.25;
const A_FEW = 8;
/** So many at a time. */
const MOST = 20;

export function balance(
  rooms: Rooms,
  { others }: Watch,
  linked: () => readonly number[],
  every: number,
): { readonly stop: () => void } {
  function look(): void {
    const reached = linked();
    // One that is trying to join leaves leases behind that nobody has: what is meant for them waits until they are given up.
    const nodes = others().filter(({ lease }) => reached.includes(lease));
    const least = nodes.toSorted((a, b) => a.rooms - b.rooms)[0];
    const mine = rooms.all().length;
    const share = (mine + nodes.reduce((sum, node) => sum + node.rooms, 0)) / (nodes.length + 1);
    if (least === undefined || mine <= share * SOME_MORE + A_FEW) return;
    rooms.handOver(Math.min(MOST, Math.floor(mine - share)), least.lease);
  }
  const looking = setInterval(look, every);
  looking.unref();
  return { stop: () => clearInterval(looking) };
}
