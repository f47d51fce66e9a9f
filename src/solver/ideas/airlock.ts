import type { Detector } from './found.ts';

/** One holds a door while the other passes; then the other holds it from beyond, and the first follows. */
export const airlock: Detector = ({ helps }) =>
  helps.flatMap((first) =>
    helps
      .filter(
        (then) =>
          then.stay.pawn === first.helped &&
          then.helped === first.stay.pawn &&
          then.stay.since > first.at &&
          then.door !== null &&
          then.door === first.door,
      )
      .map(({ stay, at }) => ({
        at: first.at,
        until: at,
        pawns: [first.stay.pawn, stay.pawn],
        spaces: [first.stay.space, stay.space],
      }))
      .slice(0, 1),
  );
