import { isOwnArmory } from '#engine/tower/position.ts';
import type { Detector } from './found.ts';

/** Out of one's armory again: the others need something first. */
export const outAgain: Detector = ({ graph, traced, stays }) =>
  stays
    .filter(
      ({ pawn, space, since, until }) =>
        since >= 0 && traced[until]?.after.armed === false && isOwnArmory(graph, pawn, space),
    )
    .map(({ pawn, space, until }) => ({ at: until, until, pawns: [pawn], spaces: [space] }));
