import { PAWNS, pawnIndex } from '../family/pawns.ts';
import {
  type Adjacency,
  AGAINST,
  enterable,
  FIRST_DOOR,
  NARROW,
  NOWHERE,
  OPEN,
  type QuestGraph,
  WALL,
} from './graph.ts';

// Everything one pawn can ever do from a space, and what must be so about the others for it: [T3] to
// [T13]. Whether that is so now is asked in ways.ts; a search asks it of many positions at once.

export const MEANS = ['walk', 'ladder', 'jump', 'toss', 'teleport'] as const;
export type Means = (typeof MEANS)[number];

/** Who must be on one of the spaces of `some`: nobody in particular, any pawn, or the barbarian. */
export const NEEDS_NOBODY = 0;
export const NEEDS_ANYONE = 1;
export const NEEDS_BARBARIAN = 2;

export interface Step {
  readonly from: number;
  readonly to: number;
  /** 0 to 3, as DIRECTIONS; whoever makes the move must hold it. */
  readonly direction: number;
  /** Walks in one direction differ only in how far they go: what hinders one hinders all the longer ones. */
  readonly by: Means;
  readonly length: number;
  /** No other pawn may be on these; the space it comes from is one of them. */
  readonly clear: readonly number[];
  /** [T6] doors that others must hold open, bit by bit. */
  readonly doors: number;
  readonly needs: typeof NEEDS_NOBODY | typeof NEEDS_ANYONE | typeof NEEDS_BARBARIAN;
  readonly some: readonly number[];
}

export interface Mover {
  readonly graph: QuestGraph;
  readonly adjacency: Adjacency;
  readonly pawn: number;
  /** [T4] exits are closed before. */
  readonly armed: boolean;
}

const [BARBARIAN, MAGE, ELF, DWARF, SISTER] = PAWNS.map(pawnIndex);

export function isExit({ floor }: QuestGraph, space: number): boolean {
  return floor[space]?.kind === 'exit';
}

export function isEnterable({ floor }: QuestGraph, pawn: number, space: number): boolean {
  const here = floor[space];
  return here !== undefined && ((enterable(here) >> pawn) & 1) === 1;
}

/** [T12] whoever moves her there may swap her at once. */
export function isInvoked({ floor }: QuestGraph, pawn: number, to: number): boolean {
  return pawn === MAGE && floor[to]?.kind === 'invocation';
}

/** Whether this pawn can stand there: not on exits, where one leaves. */
export function isStandable(graph: QuestGraph, pawn: number, space: number): boolean {
  return isEnterable(graph, pawn, space) && !isExit(graph, space);
}

export function mayEnd({ graph, pawn, armed }: Mover, space: number): boolean {
  return isEnterable(graph, pawn, space) && (armed || !isExit(graph, space));
}

export function stepsFrom(mover: Mover, from: number): readonly Step[] {
  const { pawn } = mover;
  const found: Step[] = [];
  if (!isStandable(mover.graph, pawn, from)) return found;
  for (let direction = 0; direction < 4; direction++) {
    if (pawn === SISTER) teleports(mover, from, direction, found);
    else {
      walks(mover, from, direction, found);
      climbs(mover, from, direction, found);
    }
    if (pawn === ELF) jump(mover, from, direction, found);
    if (pawn !== BARBARIAN) toss(mover, from, direction, found);
  }
  return found;
}

/** The doors that must be open to cross, bit by bit; null where this pawn never can [T6] [T8] [T9]. */
export function crossing({ adjacency, pawn }: Mover, space: number, direction: number): number | null {
  const edge = adjacency.edge[space * 4 + direction] ?? WALL;
  if (edge === OPEN) return 0;
  if (edge === WALL || edge === AGAINST) return null;
  return edge === NARROW ? (pawn === DWARF ? 0 : null) : 1 << (edge - FIRST_DOOR);
}

export function nextTo({ adjacency }: Mover, space: number, direction: number): number {
  return adjacency.next[space * 4 + direction] ?? NOWHERE;
}

function crossings(mover: Mover, spaces: readonly number[], direction: number): number | null {
  let doors = 0;
  for (const space of spaces) {
    const more = crossing(mover, space, direction);
    if (more === null) return null;
    doors |= more;
  }
  return doors;
}

/** Exits hinder nobody, and nobody stands on them. */
function withoutExits(graph: QuestGraph, spaces: readonly number[]): readonly number[] {
  return spaces.filter((space) => space !== NOWHERE && !isExit(graph, space));
}

const ALONE = { length: 1, doors: 0, needs: NEEDS_NOBODY, some: [] } as const;

/** [T3] any number of spaces; an exit is where a walk ends. */
function walks(mover: Mover, from: number, direction: number, found: Step[]): void {
  const { graph } = mover;
  const path = [from];
  let doors = 0;
  for (let here = from; !isExit(graph, here); ) {
    const more = crossing(mover, here, direction);
    const to = nextTo(mover, here, direction);
    if (more === null || !mayEnd(mover, to)) return;
    doors |= more;
    path.push(to);
    const clear = withoutExits(graph, path);
    found.push({ ...ALONE, from, to, direction, by: 'walk', length: path.length - 1, clear, doors });
    here = to;
  }
}

/** [T7] whatever lies between. */
function climbs(mover: Mover, from: number, direction: number, found: Step[]): void {
  for (const to of mover.adjacency.ladders[from * 4 + direction] as readonly number[])
    found.push({ ...ALONE, from, to, direction, by: 'ladder', clear: [from, to] });
}

/** [T10] [R26] over one pawn, onto the free space behind. */
function jump(mover: Mover, from: number, direction: number, found: Step[]): void {
  const over = nextTo(mover, from, direction);
  const doors = crossings(mover, [from, over], direction);
  const to = nextTo(mover, over, direction);
  if (doors === null || !mayEnd(mover, to)) return;
  const needs = withSomebody(mover, NEEDS_ANYONE, [over]);
  found.push({ ...needs, ...between(mover, from, to), direction, by: 'jump', doors });
}

/** [T11] [R26] the barbarian stands behind, the trap lies before; every edge must let the tossed pawn pass. */
function toss(mover: Mover, from: number, direction: number, found: Step[]): void {
  const { graph } = mover;
  const [behind, trap] = [nextTo(mover, from, (direction + 2) & 3), nextTo(mover, from, direction)];
  if (graph.floor[trap]?.kind !== 'trap' || graph.quest.starts[PAWNS[0]] === undefined) return;
  const doors = crossings(mover, [behind, from, trap], direction);
  const to = nextTo(mover, trap, direction);
  if (doors === null || !mayEnd(mover, to)) return;
  const needs = withSomebody(mover, NEEDS_BARBARIAN, [behind]);
  found.push({ ...needs, ...between(mover, from, to), direction, by: 'toss', doors });
}

/** [T13] anywhere in line that is beside another hero. */
function teleports(mover: Mover, from: number, direction: number, found: Step[]): void {
  for (const to of mover.adjacency.line[from * 4 + direction] as readonly number[])
    if (mayEnd(mover, to))
      found.push({
        ...withSomebody(mover, NEEDS_ANYONE, besides(mover, to)),
        ...between(mover, from, to),
        direction,
        by: 'teleport',
      });
}

function withSomebody({ graph }: Mover, needs: Step['needs'], spaces: readonly number[]) {
  return { ...ALONE, needs, some: withoutExits(graph, spaces) };
}

function between({ graph }: Mover, from: number, to: number) {
  return { from, to, clear: withoutExits(graph, [from, to]) };
}

/** [T13] where a hero keeps the sister company who is on this space. */
export function besides({ adjacency }: Mover, space: number): readonly number[] {
  return [0, 1, 2, 3].map((direction) => adjacency.near[space * 4 + direction] as number);
}
