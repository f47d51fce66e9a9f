import type { Detector } from './found.ts';

/** One stays on a key until two or more others are through. */
export const doorkeeper: Detector = ({ stays, helps }) =>
  stays.flatMap((stay) => {
    const held = helps.filter((help) => help.kind === 'door' && help.stay === stay);
    const through = [...new Set(held.map(({ helped }) => helped))];
    if (through.length < 2) return [];
    const [first, last] = [held[0]?.at ?? 0, held.at(-1)?.at ?? 0];
    return [{ at: first, until: last, pawns: [stay.pawn, ...through], spaces: [stay.space] }];
  });
