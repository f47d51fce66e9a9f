import { placementOf } from '../../board.ts';
import { cellAt, ownSide, type Placement, type Point, pointOf } from '../../lattice.ts';
import { cellOf, OFF, type Space, spaceOf, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';

// The way of a walk follows from where it began and ended: it is straight, and nothing in between turns it.

/** The spaces from one to the other in a straight line, both ends included; nothing where they are not in one. */
export function wayBetween(game: PublicGame, from: Space, to: Space): readonly Space[] {
  const [start, end] = [pointOn(game, from), pointOn(game, to)];
  if (start === null || end === null || start.dimension !== end.dimension) return [];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (dx !== 0 && dy !== 0) return [];
  const steps = Math.abs(dx + dy);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = [start.x + Math.sign(dx) * step, start.y + Math.sign(dy) * step];
    return spaceAt(game, { dimension: start.dimension, x, y });
  });
}

function pointOn({ shared }: PublicGame, space: Space): Point | null {
  const placement = space === OFF ? undefined : placementOf(shared.board, tileOf(space));
  return placement === undefined ? null : pointOf(placement, cellOf(space));
}

function spaceAt({ shared }: PublicGame, point: Point): Space {
  for (const placement of shared.board.placed) {
    const cell = cellAt(placement, point);
    if (cell >= 0) return spaceOf(placement.tile, cell);
  }
  return OFF;
}

/** [S4] how many small passages lie on a way. */
export function smallPassagesOn(game: PublicGame, way: readonly Space[]): number {
  return way.filter((space, step) => step > 0 && isSmall(game, way[step - 1] as Space, space)).length;
}

function isSmall({ box, shared }: PublicGame, from: Space, to: Space): boolean {
  const tile = tileOf(from);
  if (from === OFF || tile !== tileOf(to)) return false;
  const { turn } = placementOf(shared.board, tile) as Placement;
  return [0, 1, 2, 3].some(
    (direction) => box.smallWalks[tile]?.[cellOf(from) * 4 + ownSide(direction, turn)] === cellOf(to),
  );
}
