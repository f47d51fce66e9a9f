import { places } from '#engine/mall/acts/explore.ts';
import type { MallCommand, View } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { dimensionOf, hasDimensions, spacesOf } from './ground.ts';

// Exploring, as somebody does who knows the rules of the evening.

/** The tile in hand, or the next. */
export function tileFrom(view: View, acts: readonly MallCommand[]): MallCommand | undefined {
  const laid = acts.filter((act) => act.type === 'place');
  if (laid.length > 0) return laid.find(({ space }) => isFit(view, space as Space)) ?? laid[0];
  const draws = places(view).some((space) => isFit(view, space));
  return draws ? acts.find(({ type }) => type === 'explore') : undefined;
}

/**
 * [S13] whoever steals in one dimension leaves in it, because no vortex works after the theft; and not all four steal in
 * one, because they are never all there.
 */
export function isFit(view: View, space: Space): boolean {
  const tile = view.shared.drawn ?? view.shared.deckTop;
  if (tile === null || !hasDimensions(view)) return true;
  const here = dimensionOf(view, space);
  const news = Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell));
  const lies = (kind: 'item' | 'exit') =>
    [
      ...spacesOf(view).map((one) => [one, dimensionOf(view, one)] as const),
      ...news.map((one) => [one, here] as const),
    ]
      .map(([one, dimension]) => ({ colour: view.box.print[one]?.[kind] ?? null, dimension }))
      .filter(({ colour }) => colour !== null);
  const [items, exits] = [lies('item'), lies('exit')];
  const split = items.some(({ colour, dimension }) =>
    exits.some((exit) => exit.colour === colour && exit.dimension !== dimension),
  );
  const heroes = view.box.goals.heroes.length;
  const together =
    items.length === heroes && items.every(({ dimension }) => dimension === items[0]?.dimension);
  return !split && !together && here !== OFF;
}
