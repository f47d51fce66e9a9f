import type { PublicGame } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { oneByOne } from './achievement.ts';
import type { Act } from './act.ts';
import { isGuard, possible } from './table.ts';

const isHidden = (game: PublicGame) => spellsOf(game).running.some(({ spell }) => spell === 'invisibility');

/** The tiles she was on in this act while nobody saw her: what she went through, and where she is after it. */
function tilesIn({ trips, before, after }: Act): readonly number[] {
  const mage = pawnNumber(before, 'mage');
  const way = isHidden(before) ? trips.flatMap(({ pawn, spaces }) => (pawn === mage ? spaces : [])) : [];
  return [...way, ...(isHidden(after) ? [spaceOfPawn(after, 'mage')] : [])].map(tileOf);
}

/** [XA26] unseen, the mage is on the tile of each of four guards, or crosses it. The spell is there once a game. */
export const unseen = oneByOne(
  'XA26',
  (act) => {
    const tiles = tilesIn(act);
    if (tiles.length === 0) return [];
    const { pawns } = act.after.shared;
    return pawns.flatMap((space, pawn) =>
      space !== OFF && isGuard(act.after, pawn) && tiles.includes(tileOf(space)) ? pawn : [],
    );
  },
  possible('guard', 'reinforcements', 'spells'),
);
