import type { Detector } from './found.ts';

/** From one hero's side to another's: the others are the rungs on which the little sister crosses. */
export const rungs: Detector = ({ helps }) => {
  const hops = helps.filter(({ kind }) => kind === 'company');
  return hops.flatMap((hop, index) => {
    const next = hops[index + 1];
    if (next === undefined || next.stay.pawn === hop.stay.pawn || next.stay.since > hop.at) return [];
    return [
      {
        at: hop.at,
        until: next.at,
        pawns: [hop.helped, hop.stay.pawn, next.stay.pawn],
        spaces: [hop.stay.space, next.stay.space],
      },
    ];
  });
};
