import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { COLOURS } from '#engine/family/pawns.ts';
import { type Edge, type Feature, PLAIN_FEATURES, type PlainFeature } from '#engine/mall/tile.ts';

// What each mark in a drawing means (docs/tiles.md). Reading and drawing use the same tables.

const MARKS = { vortex: '@', item: '$', exit: '!', explore: '?' } as const;

const WORDS: Readonly<Record<PlainFeature, string>> = {
  timer: 'timer',
  camera: 'cam',
  crystal: 'ball',
  burger: 'eat',
  auto: 'auto',
  code: 'code',
  map: 'map',
  guard: 'guard',
  reinforcement: 'reinf',
  captive: 'hero',
  warden: 'warden',
  coffee: 'coffee',
  controlRoom: 'ctrl',
  sensorControl: 'sens',
};

export function tokenOf(feature: Feature): string {
  if ('colour' in feature) return `${MARKS[feature.kind]}${initial(feature.colour)}`;
  if ('direction' in feature) return `cmd${initial(feature.direction)}`;
  return WORDS[feature.kind];
}

function initial(word: string): string {
  return word.slice(0, 1).toUpperCase();
}

const FEATURES: readonly Feature[] = [
  ...COLOURS.flatMap((colour) =>
    (['vortex', 'item', 'exit', 'explore'] as const).map((kind) => ({ kind, colour })),
  ),
  ...DIRECTIONS.map((direction) => ({ kind: 'command' as const, direction })),
  ...PLAIN_FEATURES.map((kind) => ({ kind })),
];

export const FEATURE_OF: ReadonlyMap<string, Feature> = new Map(
  FEATURES.map((feature) => [tokenOf(feature), feature]),
);

const door = (code: Direction, free: boolean): Edge => ({ code, free });

/** Inside a shop an open edge is filled in, so that the shop is one dark shape. */
export const SHOP_FILL = '#';

// A door's first arrow is the way a code lets through, the second the way back that is free.
export const LYING_EDGES: ReadonlyMap<string, Edge> = new Map<string, Edge>([
  ['       ', 'open'],
  ['-------', 'wall'],
  ['---o---', 'small'],
  ['===v===', door('south', false)],
  ['===^===', door('north', false)],
  ['==v=^==', door('south', true)],
  ['==^=v==', door('north', true)],
]);

export const UPRIGHT_EDGES: ReadonlyMap<string, Edge> = new Map<string, Edge>([
  [' ', 'open'],
  ['|', 'wall'],
  ['o', 'small'],
  ['>', door('east', false)],
  ['<', door('west', false)],
  ['}', door('east', true)],
  ['{', door('west', true)],
]);

export function sameEdge(one: Edge, other: Edge): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.code === other.code && one.free === other.free;
}

/** How a slot's piece of the border can look: the entry joins, unless its arrow is in a wall or a door. */
export type Border = 'wall' | 'gap' | 'entry' | 'walled' | 'barred';

export const BORDERS: Readonly<Record<Direction, Readonly<Record<Border, string>>>> = {
  north: { wall: '-------', gap: '       ', entry: '   v   ', walled: '---v---', barred: '===^===' },
  east: { wall: '|', gap: ' ', entry: '<', walled: '(', barred: '>' },
  south: { wall: '-------', gap: '       ', entry: '   ^   ', walled: '---^---', barred: '===v===' },
  west: { wall: '|', gap: ' ', entry: '>', walled: ')', barred: '<' },
};
