import type { PublicGame } from '#engine/mall/index.ts';
import { cellOf, type Space, tileOf } from '#engine/mall/spaces.ts';
import { oneByOne } from './achievement.ts';
import { fourHeroes } from './table.ts';

/** As it is printed: a burger place is one whether or not there are vouchers for it. */
const isEntrance = ({ box }: PublicGame, space: Space): boolean =>
  box.tiles[tileOf(space)]?.cells[cellOf(space)]?.features.some(({ kind }) => kind === 'burger') ?? false;

/** [XA28] after the theft each hero comes by the entrance of a burger place. */
export const burgers = oneByOne('XA28', ({ before, trips }) => {
  if (!before.shared.stolen) return [];
  const heroes = fourHeroes(before);
  return trips.flatMap(({ pawn, spaces }) =>
    heroes.includes(pawn) && spaces.some((space) => isEntrance(before, space)) ? pawn : [],
  );
});
