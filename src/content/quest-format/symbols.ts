import { COLOUR, PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { DOORS, type Edge, type Floor } from '#engine/tower/quest.ts';

// What each mark in a quest's drawing means (docs/quests.md). Reading and drawing use the same tables.

export const CELL_WIDTH = 5;
export const HOLLOW = '#'.repeat(CELL_WIDTH);

export const letterOf = (pawn: Pawn) => COLOUR[pawn].slice(0, 1).toUpperCase();
const DOOR_KINDS = Array.from({ length: DOORS }, (_, door) => door);

const FLOORS: readonly (readonly [string, Floor])[] = [
  ['!!', { kind: 'trap' }],
  ['H', { kind: 'ladder' }],
  ['*', { kind: 'invocation' }],
  ['@', { kind: 'handle' }],
  ['x*', { kind: 'exit', pawn: null }],
  ...PAWNS.map((pawn) => [`x${letterOf(pawn)}`, { kind: 'exit', pawn }] as const),
  ...PAWNS.map((pawn) => [`a${letterOf(pawn)}`, { kind: 'armory', pawn }] as const),
  ...DOOR_KINDS.map((door) => [`k${door + 1}`, { kind: 'key', door }] as const),
];

export const FLOOR_OF: ReadonlyMap<string, Floor> = new Map(FLOORS);
export const PAWN_OF: ReadonlyMap<string, Pawn> = new Map(PAWNS.map((pawn) => [letterOf(pawn), pawn]));
export const START_OF: ReadonlyMap<string, Pawn> = new Map(PAWNS.map((pawn) => [`i${letterOf(pawn)}`, pawn]));

export function floorToken(floor: Floor): string {
  const same = FLOORS.find(([, other]) => JSON.stringify(other) === JSON.stringify(floor));
  return same?.[0] ?? '';
}

export function startToken(pawn: Pawn): string {
  return `i${letterOf(pawn)}`;
}

/** What is between two spaces, as the first of them (west or north) sees it, and as the second does. */
export type BothSides = readonly [Edge, Edge];

const same = (edge: Edge): BothSides => [edge, edge];

/** Between a space and the one east of it: one character. */
export const UPRIGHT: ReadonlyMap<string, BothSides> = new Map([
  ['|', same('wall')],
  [' ', same('open')],
  [':', same('narrow')],
  ['>', ['open', 'against']],
  ['<', ['against', 'open']],
  ...DOOR_KINDS.map((door) => [String(door + 1), same(door)] as const),
]);

/** Between a space and the one south of it: as wide as a space. */
export const LYING: ReadonlyMap<string, BothSides> = new Map([
  ['-----', same('wall')],
  ['     ', same('open')],
  ['- - -', same('narrow')],
  ['  v  ', ['open', 'against']],
  ['  ^  ', ['against', 'open']],
  ...DOOR_KINDS.map((door) => [`--${door + 1}--`, same(door)] as const),
]);

export function edgeText(marks: ReadonlyMap<string, BothSides>, sides: BothSides): string {
  return [...marks].find(([, [one, other]]) => one === sides[0] && other === sides[1])?.[0] ?? '';
}
