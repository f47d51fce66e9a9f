import { itemsHeld } from '#engine/mall/acts/theft.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';

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

export function goalsOf(game: PublicGame): Goals {
  const { box, shared } = game;
  const items = spacesWith(game, 'item');
  const exits = spacesWith(game, 'exit');
  const mayLeave = (exit: Space, pawn: number) => box.policies.mayLeave(game, pawn, exit);
  return {
    items: handOut(items, box.pawns.length, false).filter((pawns) =>
      itemsHeld({ box, shared: { ...shared, pawns } }),
    ),
    exits: handOut(exits, box.pawns.length, areGone(game)).filter((each) => each.every(mayLeave)),
  };
}

/** Who leaves is off the board, so that others can use the same exit. */
function areGone(game: PublicGame): boolean {
  const events = game.box.policies.leave(game, 0);
  return events.some((event) => event.type === 'escaped' && !event.stays);
}

function spacesWith({ box }: PublicGame, kind: 'item' | 'exit'): Space[] {
  return box.print.flatMap((info, space) => (info[kind] === null ? [] : [space]));
}

/** Every way to give each of so many pawns one of the spaces. */
function handOut(spaces: readonly Space[], pawns: number, shared: boolean): Space[][] {
  if (pawns === 0) return [[]];
  return handOut(spaces, pawns - 1, shared).flatMap((before) =>
    spaces.filter((space) => shared || !before.includes(space)).map((space) => [...before, space]),
  );
}
