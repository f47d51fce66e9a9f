import type { Detector } from './found.ts';
import { swapsOf } from './swaps.ts';

/** Somebody goes where the mage is to be, and the two change places. */
export const standIn: Detector = (reading) =>
  swapsOf(reading)
    .filter(
      ({ stay, at, mage }) =>
        stay.since >= 0 && reading.traced[stay.since]?.pawn === stay.pawn && mage.until > at,
    )
    .map(({ stay, at, mage }) => ({
      at: stay.since,
      until: at,
      pawns: [mage.pawn, stay.pawn],
      spaces: [stay.space],
    }));
