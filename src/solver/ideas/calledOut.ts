import type { Detector } from './found.ts';
import { swapsOf } from './swaps.ts';

/** The mage fetches somebody from where they began. */
export const calledOut: Detector = (reading) =>
  swapsOf(reading)
    .filter(({ stay }) => stay.since < 0)
    .map(({ stay, at, mage }) => ({
      at,
      until: at,
      pawns: [stay.pawn, mage.pawn],
      spaces: [stay.space],
    }));
