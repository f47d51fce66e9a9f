import { type Area, NOTHING_OFFERED, type Offer, type Offers } from '#client/board/config.ts';
import type { Rect, Spot } from '#client/board/spots.ts';
import { cautionsFor, isTool, piecesOf } from '#client/pieces/index.ts';
import type { PageKey } from '#content/locales/index.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { isRefusal, type MallCommand, moveOf, type PawnId, type View } from '#engine/mall/index.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { MallLayout } from './layout.ts';

// What one tap can do: the commands a seat may give now, by where they would be tapped.

export interface MallExtra {
  /** Exploration spaces beyond which a tile can come now, with the act that brings it. */
  readonly places: ReadonlyMap<Space, MallCommand>;
  /** What is done to a whole tile, by its number. */
  readonly tiles: ReadonlyMap<number, MallCommand>;
  /** Heroes that some own action can move. */
  readonly movable: ReadonlySet<PawnId>;
  /** Where the chosen hero had better not go, and what is said of it. */
  readonly cautions: ReadonlyMap<Space, PageKey>;
}

/** What is looked at. */
export interface Seen {
  readonly view: View;
  readonly layout: MallLayout;
}

export type MallOffers = Offers<PawnId, MallCommand> & MallExtra;

export const NO_OFFERS: MallOffers = {
  ...NOTHING_OFFERED,
  ...{ places: new Map(), tiles: new Map(), movable: new Set(), cautions: new Map() },
};

/** Where this command would take its pawn; null where it moves none. */
export function landing(view: View, command: MallCommand): Space | null {
  const move = moveOf(view, command);
  if (isRefusal(move)) return null;
  // [R13] whoever is put somewhere before the start does not get there by any means.
  return move?.to ?? ('pawn' in command && 'to' in command ? command.to : null);
}

export function offersFor(table: Seen, all: readonly MallCommand[], chosen: PawnId | null): MallOffers {
  const { view, layout } = table;
  if (view.seat === null) return NO_OFFERS;
  const options = all.filter((command) => !isTool(view.box, command));
  const found = { places: placesFor(view, options), tiles: tilesFor(options) };
  return {
    ...NOTHING_OFFERED,
    ...found,
    targets: targetsFor(view, options, chosen),
    areas: [
      ...ghostAreas(layout, found),
      ...tileAreas(layout, found),
      ...piecesOf(view.box).flatMap((piece) => piece.areas?.(table, options, chosen) ?? []),
    ],
    movable: new Set(options.flatMap((command) => ('pawn' in command ? command.pawn : []))),
    cautions: cautionsFor(view, chosen),
  };
}

function targetsFor(
  view: View,
  options: readonly MallCommand[],
  chosen: PawnId | null,
): ReadonlyMap<Space, Offer<MallCommand>> {
  const targets = new Map<Space, Offer<MallCommand>>();
  for (const command of options) {
    const to = 'pawn' in command && command.pawn === chosen ? landing(view, command) : null;
    // A walk and a vortex may lead to the same space: walking comes first among the options.
    if (to !== null && !targets.has(to)) targets.set(to, { command, look: `target-${command.type}` });
  }
  return targets;
}

function placesFor(view: View, options: readonly MallCommand[]): ReadonlyMap<Space, MallCommand> {
  const explore = options.find(({ type }) => type === 'explore');
  if (explore !== undefined) return new Map(places(view).map((space) => [space, explore]));
  return new Map(options.flatMap((command) => (command.type === 'place' ? [[command.space, command]] : [])));
}

function tilesFor(options: readonly MallCommand[]): ReadonlyMap<number, MallCommand> {
  return new Map(options.flatMap((command) => ('tile' in command ? [[command.tile, command]] : [])));
}

export const tileRect = ({ x, y }: Spot): Rect => ({ left: x, top: y, width: 4, height: 4 });
const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

function ghostAreas(
  { ghosts }: MallLayout,
  { places }: Pick<MallExtra, 'places'>,
): readonly Area<MallCommand>[] {
  return ghosts.flatMap((ghost) => {
    const command = places.get(ghost.from);
    return command === undefined ? [] : { rect: tileRect(ghost), spaces: [ghost.from], command };
  });
}

function tileAreas(
  { placed }: MallLayout,
  { tiles }: Pick<MallExtra, 'tiles'>,
): readonly Area<MallCommand>[] {
  return placed.flatMap(({ tile, ...corner }) => {
    const command = tiles.get(tile);
    const spaces = CELLS.map((cell) => spaceOf(tile, cell));
    return command === undefined ? [] : { rect: tileRect(corner), spaces, command };
  });
}
