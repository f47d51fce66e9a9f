import type { Detector } from './found.ts';

/** One helps the other on; and it is that one who helps in return, somewhere else. */
export const favour: Detector = ({ helps }) =>
  helps.flatMap((first) =>
    helps
      .filter(
        (then) =>
          then.stay.pawn === first.helped &&
          then.helped === first.stay.pawn &&
          first.stay.since >= 0 &&
          then.stay.since >= first.at &&
          (then.door === null || then.door !== first.door),
      )
      .map(({ stay, at }) => ({
        at: first.at,
        until: at,
        pawns: [first.stay.pawn, stay.pawn],
        spaces: [first.stay.space, stay.space],
      }))
      .slice(0, 1),
  );
