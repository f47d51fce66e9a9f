import { graphOf } from '#engine/tower/graph.ts';
import type { Floor, Quest } from '#engine/tower/quest.ts';
import type { Cells } from '#solver/dense/cells.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
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

/** As many as there are cards at most. */
const MOST_CARDS = 8;

/**
 * How many of its handles, traps and invocations are needed; of positions with as many, on how many cards without a
 * handle somebody stands: on the others somebody will. Null where there is no room to tell.
 */
export function neededOn({ cells, graph }: GoalTable): Rank | null {
  const tables = fewer(graph.quest).map((left) => openGoalTable(graphOf(left), fastCore, { bytes: BYTES }));
  const kept = tables.flatMap((table) => ('stopped' in table ? [] : (table.unarmed ?? table.armed)));
  if (kept.length < tables.length) return null;
  const { handled } = cells.arrangements;
  let most = 0;
  return (depth, word, cell, bit) => {
    const needed = kept.reduce((many, { mark }) => many + Number(mark(word, cell, bit) !== depth), 0);
    // Millions are asked for: where less is needed than elsewhere it does not matter.
    if (needed < most) return needed * MOST_CARDS;
    most = needed;
    const stood = new Set(spacesAt(cells, word, cell).map((space) => graph.card[space] as number));
    return needed * MOST_CARDS + [...stood].filter((card) => !handled.includes(card)).length;
  };
}

function spacesAt(
  { strides, count, spaceOf, wordsEach }: Cells,
  word: number,
  cell: number,
): readonly number[] {
  const others = strides.map((stride) => Math.floor((word % wordsEach) / stride) % count);
  return [...others, cell].map((one) => spaceOf[one] as number);
}

function fewer(quest: Quest): readonly Quest[] {
  return quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) => {
      const instead = INSTEAD[kind];
      return instead === undefined ? [] : withFloor(quest, card * CELLS + cell, instead);
    }),
  );
}
