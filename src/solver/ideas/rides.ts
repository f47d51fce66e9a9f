import type { Reading, Stay } from './reading.ts';

export interface Ride {
  readonly at: number;
  readonly handler: number;
  /** Where somebody else stands on the card that moves. */
  readonly stay: Stay;
  readonly type: 'turn' | 'slide';
}

/** A card is moved under somebody who is not the one on its handle, who then gets off. */
export function ridesOf({ graph, traced, stays }: Reading): readonly Ride[] {
  return traced.flatMap(({ action, pawn: handler }, at) => {
    if (action.type === 'move') return [];
    return stays
      .filter(
        ({ pawn, space, since, until }) =>
          pawn !== handler &&
          graph.card[space] === action.card &&
          since < at &&
          until > at &&
          since >= 0 &&
          until < traced.length,
      )
      .filter(({ pawn, until }) => getsOff({ graph, stays }, pawn, until, action.card))
      .map((stay) => ({ at, handler, stay, type: action.type }));
  });
}

function getsOff(
  { graph, stays }: Pick<Reading, 'graph' | 'stays'>,
  pawn: number,
  from: number,
  card: number,
): boolean {
  return stays.some((stay) => stay.pawn === pawn && stay.since >= from && graph.card[stay.space] !== card);
}
