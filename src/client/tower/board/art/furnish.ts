import type { Prop } from '#client/art/props/shapes.ts';
import type { Furniture } from '#client/tower/floors/floor.ts';

// What stands in a room: first what needs four spaces, then what needs two, then what is left over. It follows from where
// the room is, so that a quest always looks the same.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Placed {
  readonly prop: Prop;
  /** Its middle, in spaces. */
  readonly x: number;
  readonly y: number;
  /** How many spaces it is wide and high. */
  readonly wide: number;
  readonly high: number;
}

/** `seed` is where the row of small things begins. Cards that turn have nothing wide: it would turn up elsewhere. */
export function furnish(
  spots: readonly Spot[],
  { small, wide, great }: Furniture,
  seed: number,
  turns: boolean,
): readonly Placed[] {
  const free = new Map(spots.map((spot) => [keyOf(spot), spot]));
  const put = (props: readonly Prop[], across: number, down: number): readonly Placed[] => {
    let count = 0;
    return spots.flatMap((spot) => {
      const needs = spotsOf(spot, across, down);
      if (!needs.every((one) => free.has(keyOf(one)))) return [];
      for (const one of needs) free.delete(keyOf(one));
      const prop = props[(seed + count++) % props.length] as Prop;
      return [{ prop, x: spot.x + across / 2, y: spot.y + down / 2, wide: across, high: down }];
    });
  };
  return [...put(great, 2, 2), ...(turns ? [] : put([wide], 2, 1)), ...put(small, 1, 1)];
}

const keyOf = ({ x, y }: Spot) => `${x} ${y}`;

const spotsOf = ({ x, y }: Spot, across: number, down: number): readonly Spot[] =>
  Array.from({ length: across * down }, (_, at) => ({
    x: x + (at % across),
    y: y + Math.floor(at / across),
  }));
