import type { Detector } from './found.ts';

/** Whoever was tossed over is what the others need beyond: on a key, a back, company. */
export const bridge: Detector = ({ helps }) =>
  helps.flatMap((toss) => {
    if (toss.kind !== 'arms') return [];
    const tossed = toss.helped;
    const help = helps.find(({ at, stay }) => at > toss.at && stay.pawn === tossed);
    // Somebody who was helped on since is no longer where the toss led.
    const isMoved = helps.some(
      ({ at, helped }) => helped === tossed && at > toss.at && at <= (help?.stay.since ?? 0),
    );
    if (help === undefined || help.stay.since < toss.at || isMoved) return [];
    return [
      {
        at: toss.at,
        until: help.at,
        pawns: [...new Set([tossed, toss.stay.pawn, help.helped])],
        spaces: [help.stay.space],
      },
    ];
  });
