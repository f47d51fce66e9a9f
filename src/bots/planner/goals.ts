import type { Space } from '#engine/mall/spaces.ts';
import type { Seen } from '#engine/mall/state.ts';

// Who steals what and leaves by which exit. Mostly there is one answer; where heroes trick the
// guards [S10] there are many. The engine's own policies say which ones count.

/** For each pawn the item it steals and the exit it takes. */
export interface Goal {
  readonly items: readonly Space[];
  readonly exits: readonly Space[];
}

export interface Goals {
  readonly items: readonly (readonly Space[])[];
  readonly exits: readonly (readonly Space[])[];
}

export function goalsOf(seen: Seen): Goals {
  const { box, shared } = seen;
  const items = spacesWith(seen, 'item');
  const exits = spacesWith(seen, 'exit');
  const mayLeave = (exit: Space, pawn: number) => box.policies.mayLeave(seen, pawn, exit);
  return {
    items: handOut(items, box.pawns.length, false).filter((pawns) =>
      box.policies.itemsHeld({ box, shared: { ...shared, pawns } }),
    ),
    exits: handOut(exits, box.pawns.length, areGone(seen)).filter((each) => each.every(mayLeave)),
  };
}

/** Who leaves is off the board, so that others can use the same exit. */
function areGone(seen: Seen): boolean {
  const events = seen.box.policies.leave(seen, 0);
  return events.some((event) => event.type === 'escaped' && !event.stays);
}

/** [R12] this pawn would stay on this exit for good if it ended there. */
export function isFinal(seen: Seen, pawn: number, space: Space): boolean {
  const { box, shared } = seen;
  if (!shared.stolen || box.spaces[space]?.exit == null) return false;
  return box.policies.mayLeave(seen, pawn, space) && !areGone(seen);
}

function spacesWith({ box }: Seen, kind: 'item' | 'exit'): Space[] {
  return box.spaces.flatMap((info, space) => (info[kind] === null ? [] : [space]));
}

/** Every way to give each of so many pawns one of the spaces. */
function handOut(spaces: readonly Space[], pawns: number, shared: boolean): Space[][] {
  if (pawns === 0) return [[]];
  return handOut(spaces, pawns - 1, shared).flatMap((before) =>
    spaces.filter((space) => shared || !before.includes(space)).map((space) => [...before, space]),
  );
}
