import { graphOf } from '#engine/tower/graph.ts';
import type { Floor, Quest } from '#engine/tower/quest.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import type { Rank } from '../start.ts';
import { BYTES } from './bytes.ts';
import { CELLS, withFloor } from './spots.ts';

// What is needed is told of all positions of a board at once: those from which the board without it takes another
// number of actions. So no start is looked at from which a card need not move while there is one from which all must.

/** What is rare, and what stands in its place when it is gone; on which as many spaces are left to stand. */
const INSTEAD: Readonly<Partial<Record<Floor['kind'], Floor>>> = {
  handle: { kind: 'corridor' },
  invocation: { kind: 'corridor' },
  trap: { kind: 'hollow' },
};

/** How many of its handles, traps and invocations are needed; null where there is no room to tell. */
export function neededOn(quest: Quest): Rank | null {
  const tables = fewer(quest).map((left) => openGoalTable(graphOf(left), fastCore, { bytes: BYTES }));
  const kept = tables.flatMap((table) => ('stopped' in table ? [] : (table.unarmed ?? table.armed)));
  if (kept.length < tables.length) return null;
  return (depth, word, cell, bit) =>
    kept.reduce((many, { mark }) => many + Number(mark(word, cell, bit) !== depth), 0);
}

function fewer(quest: Quest): readonly Quest[] {
  return quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) => {
      const instead = INSTEAD[kind];
      return instead === undefined ? [] : withFloor(quest, card * CELLS + cell, instead);
    }),
  );
}
