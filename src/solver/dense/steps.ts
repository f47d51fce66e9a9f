import { PAWNS, pawnIndex } from '#engine/mall/pawns.ts';
import { AGAINST, type Chart, FIRST_DOOR, NARROW, NOWHERE, OPEN, WALL } from '#engine/tower/chart.ts';
import { bitOf, isEnterable, isExit, isStandable } from './cells.ts';

// Everything one pawn can ever do on a trial, and what must be so about the others for it: the ways
// of src/engine/tower/ways.ts with the others unknown. Compared with them on thousands of boards.

/** Who must be on one of the spaces of `some`: nobody in particular, any pawn, or the barbarian. */
export const NEEDS_NOBODY = 0;
export const NEEDS_ANYONE = 1;
export const NEEDS_BARBARIAN = 2;

export interface Step {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
  /** Steps of one run differ only in how far they go: what hinders one hinders all the longer ones. */
  readonly run: 'walk' | null;
  readonly length: number;
  /** No other pawn may be on these. */
  readonly clear: bigint;
  /** T6: doors that others must hold open, bit by bit. */
  readonly doors: number;
  readonly needs: typeof NEEDS_NOBODY | typeof NEEDS_ANYONE | typeof NEEDS_BARBARIAN;
  readonly some: bigint;
}

interface Mover {
  readonly chart: Chart;
  readonly pawn: number;
  readonly armed: boolean;
}

const [BARBARIAN, ELF, DWARF, SISTER] = (['barbarian', 'elf', 'dwarf', 'sister'] as const).map(pawnIndex);
const LAY: readonly number[] = [];

export function stepsOf(chart: Chart, pawn: number, armed: boolean): readonly Step[] {
  const mover = { chart, pawn, armed };
  return chart.floor.flatMap((_, from) =>
    isStandable(chart, pawn, from)
      ? [0, 1, 2, 3].flatMap((direction) => [
          ...(pawn === SISTER
            ? teleports(mover, from, direction)
            : [...walks(mover, from, direction), ...climbs(mover, from, direction)]),
          ...(pawn === ELF ? jump(mover, from, direction) : []),
          ...(pawn === BARBARIAN ? [] : toss(mover, from, direction)),
        ])
      : [],
  );
}

/** T4: exits only once the armories are done with. */
export function mayEnd({ chart, pawn, armed }: Mover, space: number): boolean {
  return isEnterable(chart, pawn, space) && (armed || !isExit(chart, space));
}

/** The doors that must be open to cross, bit by bit; null where this pawn never can. */
export function crossing(chart: Chart, pawn: number, space: number, direction: number): number | null {
  const edge = chart.lay(LAY).edge[space * 4 + direction] ?? WALL;
  if (edge === OPEN) return 0;
  if (edge === WALL || edge === AGAINST) return null;
  return edge === NARROW ? (pawn === DWARF ? 0 : null) : 1 << (edge - FIRST_DOOR);
}

export function nextTo({ lay }: Chart, space: number, direction: number): number {
  return lay(LAY).next[space * 4 + direction] ?? NOWHERE;
}

function crossings({ chart, pawn }: Mover, spaces: readonly number[], direction: number): number | null {
  let doors = 0;
  for (const space of spaces) {
    const more = space === NOWHERE ? null : crossing(chart, pawn, space, direction);
    if (more === null) return null;
    doors |= more;
  }
  return doors;
}

/** Exits hinder nobody, and nobody stands on them. */
function setOf(chart: Chart, spaces: readonly number[]): bigint {
  return spaces.reduce(
    (set, space) => (space === NOWHERE || isExit(chart, space) ? set : set | bitOf(space)),
    0n,
  );
}

const alone = { run: null, length: 1, doors: 0, needs: NEEDS_NOBODY, some: 0n } as const;

function walks(mover: Mover, from: number, direction: number): Step[] {
  const { chart } = mover;
  const found: Step[] = [];
  const path = [from];
  for (;;) {
    const here = path.at(-1) as number;
    const doors = crossings(mover, path, direction);
    const to = nextTo(chart, here, direction);
    if (doors === null || (found.length > 0 && isExit(chart, here)) || !mayEnd(mover, to)) return found;
    path.push(to);
    const clear = setOf(chart, path);
    found.push({ ...alone, from, to, direction, run: 'walk', length: path.length - 1, clear, doors });
  }
}

function climbs(mover: Mover, from: number, direction: number): Step[] {
  const { chart } = mover;
  const ladders = chart.lay(LAY).ladders[from * 4 + direction] ?? [];
  return ladders.map((to) => ({ ...alone, from, to, direction, clear: setOf(chart, [from, to]) }));
}

function jump(mover: Mover, from: number, direction: number): Step[] {
  const { chart } = mover;
  const over = nextTo(chart, from, direction);
  const doors = crossings(mover, [from, over], direction);
  const to = over === NOWHERE ? NOWHERE : nextTo(chart, over, direction);
  if (doors === null || !mayEnd(mover, to)) return [];
  const needs = { needs: NEEDS_ANYONE, some: setOf(chart, [over]) } as const;
  return [{ ...alone, ...needs, from, to, direction, doors, clear: setOf(chart, [from, to]) }];
}

function toss(mover: Mover, from: number, direction: number): Step[] {
  const { chart } = mover;
  const [behind, trap] = [nextTo(chart, from, (direction + 2) & 3), nextTo(chart, from, direction)];
  if (chart.floor[trap]?.kind !== 'trap' || chart.quest.starts[PAWNS[0]] === undefined) return [];
  const doors = crossings(mover, [behind, from, trap], direction);
  const to = nextTo(chart, trap, direction);
  if (doors === null || !mayEnd(mover, to)) return [];
  const needs = { needs: NEEDS_BARBARIAN, some: setOf(chart, [behind]) } as const;
  return [{ ...alone, ...needs, from, to, direction, doors, clear: setOf(chart, [from, to]) }];
}

function teleports(mover: Mover, from: number, direction: number): Step[] {
  const { chart } = mover;
  const targets = (chart.lay(LAY).line[from * 4 + direction] ?? []).filter((to) => mayEnd(mover, to));
  return targets.map((to) => {
    const needs = { needs: NEEDS_ANYONE, some: setOf(chart, besides(chart, to)) } as const;
    return { ...alone, ...needs, from, to, direction, clear: setOf(chart, [from, to]) };
  });
}

/** T13: where a hero keeps the sister company who is on this space. */
export function besides({ lay }: Chart, space: number): readonly number[] {
  const { near } = lay(LAY);
  return [0, 1, 2, 3].map((direction) => near[space * 4 + direction] ?? NOWHERE);
}
