import type { Detector } from './found.ts';

/** Somebody goes and stands where the elf needs a back to jump over. */
export const springboard: Detector = ({ helps, traced }) =>
  helps
    .filter(({ kind, stay }) => kind === 'back' && traced[stay.since]?.pawn === stay.pawn)
    .map(({ stay, at, helped }) => ({
      at: stay.since,
      until: at,
      pawns: [stay.pawn, helped],
      spaces: [stay.space],
    }));
