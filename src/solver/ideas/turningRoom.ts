import type { Detector } from './found.ts';
import { ridesOf } from './rides.ts';

/** A card is turned under somebody's feet, who gets off elsewhere. */
export const turningRoom: Detector = (reading) =>
  ridesOf(reading)
    .filter(({ type }) => type === 'turn')
    .map(({ at, handler, stay }) => ({
      at,
      until: at,
      pawns: [stay.pawn, handler],
      spaces: [stay.space],
    }));
