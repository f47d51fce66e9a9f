import type { Detector } from './found.ts';

/** Somebody goes ahead, and the little sister follows to their side. */
export const escort: Detector = ({ helps, traced }) =>
  helps
    .filter(({ kind, stay }) => kind === 'company' && traced[stay.since]?.pawn === stay.pawn)
    .map(({ stay, at, helped }) => ({
      at: stay.since,
      until: at,
      pawns: [helped, stay.pawn],
      spaces: [stay.space],
    }));
