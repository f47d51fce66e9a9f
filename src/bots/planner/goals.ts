import { itemsHeld } from '#engine/mall/acts/theft.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';

// Who steals what and leaves by which exit. Mostly there is one answer; where heroes trick the
// guards [S10] there are many. The engine's own policies say which ones count.

/** For each pawn the item it steals and the exit it takes; OFF where it need not. */
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
  const { heroes, theft } = box.goals;
  const spread = (spaces: readonly Space[]) =>
    box.pawns.map((_, pawn) => spaces[heroes.indexOf(pawn)] ?? OFF);
  const mayLeave = (exit: Space, index: number) => box.policies.mayLeave(game, heroes[index] as number, exit);
  const items = theft ? handOut(spacesWith(game, 'item'), heroes.length, false).map(spread) : [spread([])];
  const exits = handOut(spacesWith(game, 'exit'), heroes.length, areGone(game));
  return {
    items: items.filter((pawns) => !theft || itemsHeld({ box, shared: { ...shared, pawns } })),
    exits: exits.filter((each) => each.every(mayLeave)).map(spread),
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
