import {
  beside,
  type Drawing,
  type DrawnEdge,
  facing,
  type Laid,
  type Mark,
  opensTo,
  SIDES,
  type Side,
  type Spot,
  slotCell,
  spotOf,
  turned,
} from './tiles.ts';

// The mall as it lies: corridor spaces, and walls as pairs of spaces.

export interface Ground {
  readonly tile: string;
  readonly marks: readonly Mark[];
  /** The side towards which an exploration or auto-explore space leads. */
  readonly outwards: Side | null;
}

export type Pair = `${Spot} ${Spot}`;
export const pair = (from: Spot, to: Spot): Pair => `${from} ${to}`;

export interface Mall {
  /** Every space of every tile, illustrated areas too. */
  readonly cells: ReadonlyMap<Spot, string>;
  readonly ground: ReadonlyMap<Spot, Ground>;
  /** Both ways round. */
  readonly walls: ReadonlySet<Pair>;
  /** Borders that are closed on both sides: two walls [R24]. */
  readonly double: ReadonlySet<Pair>;
  readonly small: ReadonlySet<Pair>;
  /** What a steel door asks of whoever goes that way. */
  readonly doors: ReadonlyMap<Pair, 'code' | 'free' | 'shut'>;
  readonly escalators: readonly (readonly [Spot, Spot])[];
}

interface Draft {
  cells: Map<Spot, string>;
  ground: Map<Spot, Ground>;
  walls: Set<Pair>;
  double: Set<Pair>;
  small: Set<Pair>;
  doors: Map<Pair, 'code' | 'free' | 'shut'>;
  escalators: (readonly [Spot, Spot])[];
}

export type Drawings = ReadonlyMap<string, Drawing>;

export function mallOf(drawings: Drawings, laid: readonly Laid[]): Mall {
  const draft: Draft = {
    cells: new Map(),
    ground: new Map(),
    walls: new Set(),
    double: new Set(),
    small: new Set(),
    doors: new Map(),
    escalators: [],
  };
  for (const tile of laid) drawInside(draft, drawings.get(tile.name) as Drawing, tile);
  for (const tile of laid) drawBorders(draft, drawings, laid, tile);
  return draft;
}

function drawInside(draft: Draft, drawing: Drawing, laid: Laid): void {
  drawing.cells.forEach(({ shop, features }, cell) => {
    const at = spotOf(laid, cell);
    draft.cells.set(at, laid.name);
    const side = SIDES.find((own) => slotCell(own) === cell);
    const leads = side !== undefined && side !== drawing.entry;
    const outwards = leads ? turned(side, laid.turn) : null;
    if (shop === undefined) draft.ground.set(at, { tile: laid.name, marks: features, outwards });
    if (cell % 4 < 3) drawEdge(draft, at, spotOf(laid, cell + 1), drawing.east[cell], 'east');
    if (cell < 12) drawEdge(draft, at, spotOf(laid, cell + 4), drawing.south[cell], 'south');
  });
  for (const [one, other] of drawing.escalators)
    draft.escalators.push([spotOf(laid, one), spotOf(laid, other)]);
}

/** `forth` is the tile's own direction from the one to the other. */
function drawEdge(draft: Draft, one: Spot, other: Spot, edge: DrawnEdge | undefined, forth: Side): void {
  if (typeof edge === 'object') {
    const back = edge.free ? 'free' : 'shut';
    draft.doors.set(pair(one, other), edge.code === forth ? 'code' : back);
    draft.doors.set(pair(other, one), edge.code === forth ? back : 'code');
    return;
  }
  if (edge === 'wall') wall(draft.walls, one, other);
  if (edge === 'small') wall(draft.small, one, other);
}

function wall(walls: Set<Pair>, one: Spot, other: Spot): void {
  walls.add(pair(one, other)).add(pair(other, one));
}

function drawBorders(draft: Draft, drawings: Drawings, laid: readonly Laid[], tile: Laid): void {
  for (let cell = 0; cell < 16; cell++)
    for (const side of SIDES) {
      const at = spotOf(tile, cell);
      const next = beside(at, side);
      const name = draft.cells.get(next);
      if (name === undefined || name === tile.name) continue;
      const other = laid.find((one) => one.name === name) as Laid;
      drawBorder(draft, drawings, tile, cell, side, other);
    }
}

/** [M10] open where both slots are; the guard room's arrow is a steel door that a code opens outwards. */
function drawBorder(draft: Draft, drawings: Drawings, tile: Laid, cell: number, side: Side, other: Laid) {
  const [own, theirs] = [turned(side, -tile.turn), turned(facing(side), -other.turn)];
  const [drawing, neighbour] = [drawings.get(tile.name) as Drawing, drawings.get(other.name) as Drawing];
  const [at, next] = [spotOf(tile, cell), beside(spotOf(tile, cell), side)];
  const isSlot = cell === slotCell(own);
  const [here, there] = [opensTo(drawing, own), opensTo(neighbour, theirs)];
  if (isSlot && here && there) return;
  if (!isSlot || (!here && !there)) draft.double.add(pair(at, next));
  if (isSlot && isSteel(drawing, own)) draft.doors.set(pair(at, next), there ? 'code' : 'shut');
  else if (isSlot && isSteel(neighbour, theirs)) draft.doors.set(pair(at, next), 'shut');
  else draft.walls.add(pair(at, next));
}

const isSteel = ({ name, entry }: Drawing, side: Side) => name === '25' && side === entry;
