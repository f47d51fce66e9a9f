import { NOWHERE } from '#engine/tower/graph.ts';
import { firstArrangement } from '#engine/tower/quest.ts';
import type { Relaxed } from './bound.ts';
import { type Field, ROW } from './field.ts';
import { turnsIn } from './successors.ts';

// Four cards that turn lie in 256 ways at most: few enough to tell them all apart.

export function rotatingRelaxed(field: Field): Relaxed {
  const { graph, numberOf, arrangements, handles } = field;
  const { spaces } = graph;
  const cards = [...new Set(handles)].filter((card) => card !== NOWHERE);
  const turn = turnsIn(field);
  numberOf(firstArrangement(graph.quest));
  const turns: (readonly number[])[] = [];
  for (let arrangement = 0; arrangement < arrangements.length; arrangement++)
    turns.push(cards.flatMap((card) => turn(arrangement, card)));
  return {
    arrangements: arrangements.length,
    turns: (arrangement) => turns[arrangement] ?? [],
    numberOf: (arrangement) => arrangement,
    moves: (which, armed) => {
      const before: number[][] = Array.from({ length: arrangements.length * spaces }, () => []);
      const leave: number[] = [];
      for (let arrangement = 0; arrangement < turns.length; arrangement++)
        for (let space = 0; space < spaces; space++) {
          const from = arrangement * spaces + space;
          const rows = field.stepsAt(arrangement, which, space, armed);
          for (let row = 0; row < rows.length; row += ROW)
            if (rows[row] === NOWHERE) leave.push(from);
            else before[arrangement * spaces + (rows[row] as number)]?.push(from);
        }
      return { before, leave };
    },
  };
}
