import type { Detector } from './found.ts';
import type { Reading, Stay } from './reading.ts';

/** One stays on a handle and moves the card again after others have used it. */
export const signalman: Detector = (reading) =>
  reading.stays.flatMap((stay) => {
    const shifts = shiftsOf(reading, stay);
    const [first, last] = [shifts[0] ?? 0, shifts.at(-1) ?? 0];
    const users = usersBetween(reading, stay, first, last);
    if (shifts.length < 2 || users.length === 0) return [];
    return [{ at: first, until: last, pawns: [stay.pawn, ...users], spaces: [stay.space] }];
  });

function shiftsOf({ graph, traced }: Reading, { pawn, space, since, until }: Stay): readonly number[] {
  return traced.flatMap(({ action, pawn: handler }, at) =>
    action.type !== 'move' &&
    handler === pawn &&
    action.card === graph.card[space] &&
    since < at &&
    at < until
      ? [at]
      : [],
  );
}

/** Who comes onto the card or leaves it between the two. */
function usersBetween(
  { graph, traced }: Reading,
  stay: Stay,
  first: number,
  last: number,
): readonly number[] {
  const card = graph.card[stay.space];
  const users = traced.slice(first, last).flatMap(({ action, pawn, before }) => {
    if (action.type !== 'move' || pawn === stay.pawn) return [];
    const cards = [graph.card[before.pawns[pawn] as number], graph.card[action.to]];
    return cards.includes(card) && cards[0] !== cards[1] ? [pawn] : [];
  });
  return [...new Set(users)];
}
