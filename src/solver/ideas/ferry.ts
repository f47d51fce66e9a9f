import type { Detector } from './found.ts';
import { ridesOf } from './rides.ts';

/** A card slides with a passenger. */
export const ferry: Detector = (reading) =>
  ridesOf(reading)
    .filter(({ type }) => type === 'slide')
    .map(({ at, handler, stay }) => ({
      at,
      until: at,
      pawns: [stay.pawn, handler],
      spaces: [stay.space],
    }));
