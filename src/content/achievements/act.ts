import { placementOf } from '#engine/mall/board.ts';
import type { MallEntry, MallEvent, Means, PublicGame } from '#engine/mall/index.ts';
import { EAST, NORTH, type Placement, pointOf, SOUTH, WEST } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnNumber, stepFrom } from '#engine/mall/ways.ts';

// One act of a game, with all that followed from it: the table before and after, and who went where.

export interface Act {
  readonly seat: number | null;
  readonly events: readonly MallEvent[];
  readonly before: PublicGame;
  readonly after: PublicGame;
  readonly trips: readonly Trip[];
}

/** A pawn that somebody moved: the spaces it came to, one after the other, where it ended being the last. */
export interface Trip {
  readonly pawn: number;
  readonly by: Means;
  readonly from: Space;
  readonly spaces: readonly Space[];
}

export function actOf(before: PublicGame, { seat, events }: MallEntry, after: PublicGame): Act {
  return { seat, events, before, after, trips: events.flatMap((event) => tripOf(before, event)) };
}

function tripOf(game: PublicGame, event: MallEvent): readonly Trip[] {
  if (event.type !== 'moved') return NONE;
  const pawn = pawnNumber(game, event.pawn);
  const from = game.shared.pawns[pawn] ?? OFF;
  const spaces = event.by === 'walk' && from !== OFF ? wayOf(game, pawn, from, event.to) : [event.to];
  return [{ pawn, by: event.by, from, spaces }];
}

const NONE: readonly Trip[] = [];

/** [M7] straight on, space by space. */
function wayOf(game: PublicGame, pawn: number, from: Space, to: Space): readonly Space[] {
  const direction = directionOf(game, from, to);
  const way: Space[] = [];
  for (let at = from; at !== to; ) {
    at = stepFrom(game, pawn, at, direction);
    if (at === OFF) return [to];
    way.push(at);
  }
  return way;
}

function directionOf(game: PublicGame, from: Space, to: Space): number {
  const [one, other] = [pointIn(game, from), pointIn(game, to)];
  if (one.x === other.x) return other.y < one.y ? NORTH : SOUTH;
  return other.x > one.x ? EAST : WEST;
}

const pointIn = ({ shared }: PublicGame, space: Space) =>
  pointOf(placementOf(shared.board, tileOf(space)) as Placement, cellOf(space));

export type EventOf<T extends MallEvent['type']> = Extract<MallEvent, { readonly type: T }>;

export function found<T extends MallEvent['type']>({ events }: Act, type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> & MallEvent => event.type === type);
}
