import { cautionsFor } from '#client/pieces/index.ts';
import type { PageKey } from '#content/locales/index.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { isRefusal, judge, type MallCommand, type Pawn, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';

// What one tap can do: the commands a seat may give now, by where they would be tapped.

export interface Offers {
  /** Where the chosen hero can go by one action, by space. */
  readonly targets: ReadonlyMap<Space, MallCommand>;
  /** Exploration spaces beyond which a tile can come now, with the act that brings it. */
  readonly places: ReadonlyMap<Space, MallCommand>;
  /** What is done to a whole tile, by its number. */
  readonly tiles: ReadonlyMap<number, MallCommand>;
  /** Heroes that some own action can move. */
  readonly movable: ReadonlySet<Pawn>;
  /** Where the chosen hero had better not go, and what is said of it. */
  readonly cautions: ReadonlyMap<Space, PageKey>;
}

const NOWHERE: Offers = {
  targets: new Map(),
  places: new Map(),
  tiles: new Map(),
  movable: new Set(),
  cautions: new Map(),
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
  const tiles = new Map<number, MallCommand>();
  const movable = new Set<Pawn>();
  for (const command of options) {
    if ('tile' in command) tiles.set(command.tile, command);
    if (!('pawn' in command)) continue;
    movable.add(command.pawn);
    if (command.pawn !== chosen) continue;
    const to = landing(view, command);
    // A walk and a vortex may lead to the same space: walking comes first among the options.
    if (to !== null && !targets.has(to)) targets.set(to, command);
  }
  return { targets, tiles, movable, cautions: cautionsFor(view, chosen), places: placesFor(view, options) };
}

function placesFor(view: View, options: readonly MallCommand[]): ReadonlyMap<Space, MallCommand> {
  const explore = options.find(({ type }) => type === 'explore');
  if (explore !== undefined) return new Map(places(view).map((space) => [space, explore]));
  return new Map(options.flatMap((command) => (command.type === 'place' ? [[command.space, command]] : [])));
}
