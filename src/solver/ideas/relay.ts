import type { Detector } from './found.ts';

/** A key is handed on: two who need the same door take turns on one key. */
export const relay: Detector = ({ helps }) =>
  helps.flatMap((first) =>
    helps
      .filter(
        ({ kind, stay }) =>
          kind === 'door' &&
          stay.space === first.stay.space &&
          stay.pawn !== first.stay.pawn &&
          stay.since > first.at,
      )
      .map(({ stay, at }) => ({
        at: first.at,
        until: at,
        pawns: [first.stay.pawn, stay.pawn],
        spaces: [stay.space],
      }))
      .slice(0, 1),
  );
