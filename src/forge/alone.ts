import { type Chart, NOWHERE } from '#engine/tower/chart.ts';
import { firstStand, isDone, isOwnArmory, moved, partOf, type Stand } from '#engine/tower/stand.ts';
import { ways } from '#engine/tower/ways.ts';

// Whether a quest can be done one pawn at a time: in some order each pawn goes all the way to its
// armory while everyone else stands still, then, in any order again, each all the way out. What
// needs somebody to come back, to make room or to be swapped can not.

export function isOneByOne(chart: Chart): boolean {
  return onward(chart, firstStand(chart), new Set());
}

function onward(chart: Chart, stand: Stand, went: ReadonlySet<number>): boolean {
  if (isDone(stand)) return true;
  return partOf(chart)
    .filter((pawn) => !went.has(pawn) && stand.pawns[pawn] !== NOWHERE)
    .some((pawn) =>
      arrivals(chart, stand, pawn).some((after) => {
        // Once all are armed, everyone may go again.
        const gone = after.armed === stand.armed ? new Set([...went, pawn]) : new Set<number>();
        return onward(chart, after, gone);
      }),
    );
}

/** Where this pawn alone can get that ends its half of the quest. */
function arrivals(chart: Chart, from: Stand, pawn: number): readonly Stand[] {
  const seen = new Set([from.pawns[pawn]]);
  const queue = [from];
  const found: Stand[] = [];
  for (const stand of queue) {
    if (isThere(chart, stand, pawn, from.armed)) found.push(stand);
    // Arming or leaving ends the walk.
    if (stand.armed !== from.armed || stand.pawns[pawn] === NOWHERE) continue;
    for (const { to } of ways(chart, stand, pawn)) {
      const after = moved(chart, stand, pawn, to);
      const space = after.pawns[pawn];
      if (seen.has(space)) continue;
      seen.add(space);
      queue.push(after);
    }
  }
  return found;
}

function isThere(chart: Chart, { pawns }: Stand, pawn: number, armed: boolean): boolean {
  const space = pawns[pawn] as number;
  return space === NOWHERE || (!armed && isOwnArmory(chart, pawn, space));
}
