import { places } from '#engine/mall/acts/explore.ts';
import { isRefusal, judge, type MallCommand, type Pawn, type View } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';

// What one tap can do: the commands a seat may give now, by where they would be tapped.

export interface Offers {
  /** Where the chosen hero can go by one action, by space. */
  readonly targets: ReadonlyMap<Space, MallCommand>;
  /** Exploration spaces beyond which a tile can come now, with the act that brings it. */
  readonly places: ReadonlyMap<Space, MallCommand>;
  /** Tiles that may be taken away [S11]. */
  readonly discards: ReadonlyMap<number, MallCommand>;
  /** Heroes that some own action can move. */
  readonly movable: ReadonlySet<Pawn>;
  /** Exits by which the chosen hero would leave another without one [R12]. */
  readonly strands: ReadonlySet<Space>;
}

const NOWHERE: Offers = {
  targets: new Map(),
  places: new Map(),
  discards: new Map(),
  movable: new Set(),
  strands: new Set(),
};

/** Where this command would take its pawn; null where it moves none. */
export function landing(view: View, command: MallCommand): Space | null {
  if ('to' in command) return command.to;
  if (command.type !== 'move') return null;
  const verdict = judge(view, command);
  return isRefusal(verdict) ? null : verdict;
}

export function offersFor(view: View, options: readonly MallCommand[], chosen: Pawn | null): Offers {
  if (view.seat === null) return NOWHERE;
  const targets = new Map<Space, MallCommand>();
  const discards = new Map<number, MallCommand>();
  const movable = new Set<Pawn>();
  for (const command of options) {
    if (command.type === 'discard') discards.set(command.tile, command);
    if (!('pawn' in command)) continue;
    movable.add(command.pawn);
    if (command.pawn !== chosen) continue;
    const to = landing(view, command);
    // A walk and a vortex may lead to the same space: walking comes first among the options.
    if (to !== null && !targets.has(to)) targets.set(to, command);
  }
  const strands = new Set(chosen === null ? [] : strandingExits(view, pawnNumber(view, chosen)));
  return { targets, discards, movable, strands, places: placesFor(view, options) };
}

function placesFor(view: View, options: readonly MallCommand[]): ReadonlyMap<Space, MallCommand> {
  const explore = options.find(({ type }) => type === 'explore');
  if (explore !== undefined) return new Map(places(view).map((space) => [space, explore]));
  return new Map(options.flatMap((command) => (command.type === 'place' ? [[command.space, command]] : [])));
}
