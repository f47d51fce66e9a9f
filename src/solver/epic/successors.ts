import { PAWNS } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { NEEDS_ANYONE, NEEDS_BARBARIAN } from '#engine/tower/steps.ts';
import { turnsOf } from '../arrangements.ts';
import { type Field, INVOKES, ROW } from './field.ts';

// All positions one action from a position, without making anything but numbers.

/** A position while it is looked at: the space of each pawn of the quest, or NOWHERE for those who left. */
export interface SearchPosition {
  readonly at: Int16Array;
  arrangement: number;
  armed: boolean;
}

export const makeSearchPosition = (pawns: number): SearchPosition => ({
  at: new Int16Array(pawns),
  arrangement: 0,
  armed: false,
});

/** Calls `visit` with each successor; it must copy what it keeps. */
export function successorsOf(
  field: Field,
): (here: SearchPosition, visit: (next: SearchPosition) => void) => void {
  const { pawns, mage, barbarian, keys, handles, stepsAt } = field;
  const n = pawns.length;
  const next = makeSearchPosition(n);
  const occupied = new Int32Array(4);
  const turns = turnsIn(field);
  const isArmed = armoryTest(field);

  function step(here: SearchPosition, which: number, visit: (next: SearchPosition) => void): void {
    const rows = stepsAt(here.arrangement, which, here.at[which] as number, here.armed);
    let doors = 0;
    occupied.fill(0);
    for (let other = 0; other < n; other++) {
      const space = here.at[other] as number;
      if (other === which || space === NOWHERE) continue;
      doors |= keys[space] as number;
      occupied[space >> 5] = (occupied[space >> 5] as number) | (1 << (space & 31));
    }
    for (let row = 0; row < rows.length; ) {
      if (meets(row + 4, rows) || ((rows[row + 3] as number) & ~doors) !== 0) {
        row = rows[row + 2] as number;
        continue;
      }
      const needs = rows[row + 1] as number;
      if (isMet(needs & 3, here, row + 8, rows)) move(here, which, rows[row] as number, needs, visit);
      row += ROW;
    }
  }

  function meets(at: number, rows: Int32Array): boolean {
    return (
      (((rows[at] as number) & (occupied[0] as number)) |
        ((rows[at + 1] as number) & (occupied[1] as number)) |
        ((rows[at + 2] as number) & (occupied[2] as number)) |
        ((rows[at + 3] as number) & (occupied[3] as number))) !==
      0
    );
  }

  function isMet(needs: number, here: SearchPosition, at: number, rows: Int32Array): boolean {
    if (needs === NEEDS_ANYONE) return meets(at, rows);
    if (needs !== NEEDS_BARBARIAN) return true;
    const space = here.at[barbarian] as number;
    return space !== NOWHERE && (((rows[at + (space >> 5)] as number) >> (space & 31)) & 1) === 1;
  }

  function move(
    here: SearchPosition,
    which: number,
    to: number,
    needs: number,
    visit: (next: SearchPosition) => void,
  ) {
    next.at.set(here.at);
    next.at[which] = to;
    next.arrangement = here.arrangement;
    next.armed = here.armed || isArmed(next.at);
    visit(next);
    if ((needs & INVOKES) === 0) return;
    for (let other = 0; other < n; other++) {
      const space = here.at[other] as number;
      if (other === mage || space === NOWHERE) continue;
      next.at[other] = to;
      next.at[mage] = space;
      next.armed = here.armed || isArmed(next.at);
      visit(next);
      next.at[other] = space;
      next.at[mage] = to;
    }
  }

  return (here, visit) => {
    let seen = 0;
    for (let which = 0; which < n; which++) {
      const space = here.at[which] as number;
      if (space === NOWHERE) continue;
      step(here, which, visit);
      const card = handles[space] as number;
      if (card === NOWHERE || ((seen >> card) & 1) === 1) continue;
      seen |= 1 << card;
      next.at.set(here.at);
      next.armed = here.armed;
      for (const arrangement of turns(here.arrangement, card)) {
        next.arrangement = arrangement;
        visit(next);
      }
    }
  };
}

/** [T14] [T15] the arrangements that turning or sliding a card leads to; asked of the engine once each. */
export function turnsIn(field: Field): (arrangement: number, card: number) => readonly number[] {
  const { graph, arrangements, numberOf } = field;
  const known = new Map<number, readonly number[]>();
  return (arrangement, card) => {
    const key = arrangement * 8 + card;
    const found =
      known.get(key) ?? turnsOf(graph, arrangements[arrangement] as Arrangement, card).map(numberOf);
    known.set(key, found);
    return found;
  };
}

/** [T4] whether all are on armories of their own. */
function armoryTest({ graph, pawns }: Field): (at: Int16Array) => boolean {
  const own = pawns.map((pawn) =>
    graph.floor.map((floor) => floor.kind === 'armory' && floor.pawn === PAWNS[pawn]),
  );
  return (at) => own.every((armories, which) => armories[at[which] as number] === true);
}
