import type { Detector } from './found.ts';
import { stayAt, staysAfter } from './reading.ts';

/** Out of one's way to a key, and back to where one came from, so that somebody else gets on. */
export const detour: Detector = (reading) =>
  reading.stays.flatMap((stay) => {
    const held = reading.helps.filter((help) => help.kind === 'door' && help.stay === stay);
    const before = stay.since < 0 ? undefined : stayAt(reading, stay.pawn, stay.since);
    const [after] = staysAfter(reading, stay);
    if (held.length === 0 || before === undefined || after?.space !== before.space) return [];
    const others = [...new Set(held.map(({ helped }) => helped))];
    return [{ at: stay.since, until: stay.until, pawns: [stay.pawn, ...others], spaces: [stay.space] }];
  });
