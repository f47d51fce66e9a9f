import type { Detector } from './found.ts';

/** One door is held for somebody who goes to hold the next for a third. */
export const cascade: Detector = ({ helps }) =>
  helps.flatMap((first) =>
    helps
      .filter(
        (then) =>
          first.kind === 'door' &&
          then.kind === 'door' &&
          then.stay.pawn === first.helped &&
          then.helped !== first.stay.pawn &&
          then.stay.since >= first.at &&
          then.stay.space !== first.stay.space,
      )
      .map(({ stay, at, helped }) => ({
        at: first.at,
        until: at,
        pawns: [first.stay.pawn, stay.pawn, helped],
        spaces: [first.stay.space, stay.space],
      }))
      .slice(0, 1),
  );
