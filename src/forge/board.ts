import type { Pawn } from '#engine/family/pawns.ts';
import { type Card, type Edge, type Floor, type Quest, spaceAt } from '#engine/tower/quest.ts';
import { beyond, type Gap, gapsBetween, HOLLOW } from './grid.ts';
import type { Plan } from './plan.ts';

// A trial while it is being made: a plan, what is on its spaces and in its openings, who starts where.

/** What is in an opening, seen from its first space: a wall, nothing, a door, a passage, a current onwards or back. */
export type Way = 'wall' | 'open' | 'narrow' | 'onward' | 'back' | number;

export interface Board {
  readonly plan: Plan;
  readonly floors: readonly Floor[];
  /** By gap key, for every edge between two spaces that are no hollows. */
  readonly ways: ReadonlyMap<string, Way>;
  /** By cell. */
  readonly starts: Readonly<Partial<Record<Pawn, number>>>;
}

export const gapKey = ({ cell, direction }: Gap) => `${cell} ${direction}`;

export function emptyBoard(plan: Plan): Board {
  const { width, height, rooms, gaps } = plan;
  const open = new Set(gaps.map(gapKey));
  const isSolid = (cell: number) => rooms[cell] === HOLLOW;
  const between = gapsBetween(width, height).filter(
    (gap) => !isSolid(gap.cell) && !isSolid(beyond(width, gap)),
  );
  const ways = between.map((gap): [string, Way] => {
    const inside = rooms[gap.cell] === rooms[beyond(width, gap)];
    return [gapKey(gap), inside || open.has(gapKey(gap)) ? 'open' : 'wall'];
  });
  const floors = rooms.map((room): Floor => ({ kind: room === HOLLOW ? 'hollow' : 'corridor' }));
  return { plan, floors, ways: new Map(ways), starts: {} };
}

const SIDES = {
  wall: ['wall', 'wall'],
  open: ['open', 'open'],
  narrow: ['narrow', 'narrow'],
  onward: ['open', 'against'],
  back: ['against', 'open'],
} as const satisfies Record<string, readonly [Edge, Edge]>;

export function questOf({ plan, floors, ways, starts }: Board): Quest {
  const { width, height } = plan;
  const edges: Edge[] = floors.flatMap((): Edge[] => ['wall', 'wall', 'wall', 'wall']);
  for (const gap of gapsBetween(width, height)) {
    const way = ways.get(gapKey(gap)) ?? 'wall';
    const [here, there] = typeof way === 'number' ? [way, way] : SIDES[way];
    edges[gap.cell * 4 + gap.direction] = here;
    edges[beyond(width, gap) * 4 + ((gap.direction + 2) & 3)] = there;
  }
  const card: Card = { width, height, floors, edges };
  const spaces = Object.entries(starts).map(([pawn, cell]) => [
    pawn,
    spaceAt('trial', 0, Math.floor(cell / width), cell % width),
  ]);
  return { shape: 'trial', cards: [card], starts: Object.fromEntries(spaces) };
}

/** The same with its kinds of doors numbered in reading order. */
export function renumbered(board: Board): Board {
  const kinds = [...new Set([...board.ways.values()].filter((way) => typeof way === 'number'))];
  const floors = board.floors.map(
    (floor): Floor => (floor.kind === 'key' ? { ...floor, door: kinds.indexOf(floor.door) } : floor),
  );
  const ways = [...board.ways].map(([key, way]): [string, Way] => [
    key,
    typeof way === 'number' ? kinds.indexOf(way) : way,
  ]);
  return { ...board, floors, ways: new Map(ways) };
}
