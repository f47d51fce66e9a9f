import type { Detector } from './found.ts';

/** The barbarian tosses somebody over a trap. */
export const tossed: Detector = ({ helps, traced }) =>
  helps
    .filter(({ kind }) => kind === 'arms')
    .map(({ stay, at, helped }) => ({
      at,
      until: at,
      pawns: [stay.pawn, helped],
      spaces: [stay.space, traced[at]?.way?.to ?? stay.space],
    }));
