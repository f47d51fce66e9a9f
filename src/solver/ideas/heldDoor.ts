import type { Detector } from './found.ts';

/** Somebody goes to a key, and another goes through the door. */
export const heldDoor: Detector = ({ helps, stays }) =>
  stays.flatMap((stay) => {
    const held = helps.find((help) => help.kind === 'door' && help.stay === stay);
    if (held === undefined || stay.since < 0) return [];
    return [{ at: stay.since, until: held.at, pawns: [stay.pawn, held.helped], spaces: [stay.space] }];
  });
