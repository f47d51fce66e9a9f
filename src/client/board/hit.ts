import type { Pawn } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Layout, Spot } from './geometry.ts';
import type { BoardModel } from './model.ts';

// What a tap means. The nearest thing wins, and everything is at least 44 pixels wide however
// small the mall is drawn.

const TOUCH = 22;

export type Hit =
  | { readonly kind: 'pawn'; readonly pawn: Pawn }
  | { readonly kind: 'target' | 'place'; readonly space: Space }
  | { readonly kind: 'tile'; readonly tile: number };

const distance = (one: Spot, other: Spot) => Math.hypot(one.x + 0.5 - other.x, one.y + 0.5 - other.y);

/** `point` in spaces; `unit`: pixels a space. */
export function hitAt(model: BoardModel, point: Spot, unit: number): Hit | null {
  const layout = model.layout.value;
  const offers = model.offers.value;
  if (layout === null || offers === null) return null;
  const reach = Math.max(0.62, TOUCH / unit);
  const near = [...pawnsOf(model, layout), ...targetsOf(model, layout)]
    .map(({ hit, spot }) => ({ hit, far: distance(spot, point) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far)[0];
  return near?.hit ?? ghostAt(model, layout, point) ?? tileAt(model, layout, point);
}

interface Candidate {
  readonly hit: Hit;
  readonly spot: Spot;
}

function pawnsOf({ view }: BoardModel, { spots }: Layout): readonly Candidate[] {
  const { value } = view;
  return (value?.box.pawns ?? []).flatMap((pawn, index): Candidate[] => {
    const spot = spots.get(value?.shared.pawns[index] as Space);
    return spot === undefined ? [] : [{ hit: { kind: 'pawn', pawn }, spot }];
  });
}

function targetsOf({ offers }: BoardModel, { spots }: Layout): readonly Candidate[] {
  return [...(offers.value?.targets.keys() ?? [])].flatMap((space): Candidate[] => {
    const spot = spots.get(space);
    return spot === undefined ? [] : [{ hit: { kind: 'target', space }, spot }];
  });
}

const covers = (corner: Spot, point: Spot) =>
  point.x >= corner.x && point.x < corner.x + 4 && point.y >= corner.y && point.y < corner.y + 4;

function ghostAt({ offers }: BoardModel, { ghosts }: Layout, point: Spot): Hit | null {
  const found = ghosts.find((ghost) => offers.value?.places.has(ghost.from) && covers(ghost, point));
  return found === undefined ? null : { kind: 'place', space: found.from };
}

function tileAt({ offers }: BoardModel, { placed }: Layout, point: Spot): Hit | null {
  const found = placed.find(({ tile, ...corner }) => offers.value?.tiles.has(tile) && covers(corner, point));
  return found === undefined ? null : { kind: 'tile', tile: found.tile };
}
