import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { numberCells } from '#solver/dense/cells.ts';
import { solve } from '#solver/solve.ts';
import { randomTrial } from '../test/tower/randomQuests.ts';

// Boards of eight by eight for five pawns. Two of the thousands that were drawn at random: one of 11 million positions,
// which was known to be no hard one when it was chosen, and one of 115 million, ten times as many as on any that ships. And the
// first five of a seed, which nobody has chosen.

const MANY = 5;
const SPACES = 56;

/** In the order in which they are drawn: of at least 56 spaces, and such as can be won or are too hard to tell. */
export function drawnBoards(): readonly QuestGraph[] {
  const found: QuestGraph[] = [];
  for (let board = 0; found.length < MANY; board++) {
    const wish = { positions: 0, pawns: 5, width: 8, height: 8 };
    const graph = graphOf(randomTrial(`five pawns ${board}`, wish));
    if (numberCells(graph).count < SPACES) continue;
    const solved = solve(graph);
    if ('stopped' in solved || solved.solution !== null) found.push(graph);
  }
  return found;
}

export const FIVE_PAWNS = `quest five-pawns

+-----+-----+-----+-----+-----+-----+-----+-----+
|iY    iP    !!         |k3   |           :     |
+     +-----+     +-----+     +     +  ^  +  v  +
| *   |#####|     1                             |
+     +-----+     +     +-----+     +     +- - -+
|     :     3iO   |     1     3     <           |
+-----+-----+--3--+  ^  +     +     +     +-----+
|#####|#####|     :                  k3   |#####|
+-----+-----+-----+     +-----+     +     +-----+
|     >                 3x*    iG   <k1         |
+     +-----+--1--+  ^  +     +  v  +     +-----+
| *   |#####|             *   <k2   2iB   |#####|
+     +-----+     +     +-----+     +     +-----+
|k1          k2   2             *           *   |
+     +--3--+     +     +     +--1--+  v  +--1--+
|       *           *   3     |                 |
+-----+-----+-----+-----+-----+-----+-----+-----+
`;

export const FIVE_PAWNS_HARD = `quest five-pawns-hard

+-----+-----+-----+-----+-----+-----+-----+-----+
|                  aO    iY aG !!    !!         |
+--3--+     +     +     +     +--3--+     +- - -+
|!!                     >aO    iG *   *   1     |
+     +     +- - -+     +- - -+     +     +     +
| *         >                 > *               |
+     +     +     +     +- - -+--3--+-----+  v  +
|                  aP    iB *  x*   : *   1aG   |
+     +  ^  +     +--3--+     +     +-----+  ^  +
|aY         :       *   >!!   :!!   >           |
+     +  v  +     +--1--+--2--+     +     +-----+
|iP *             :     |      iO * >     | *   |
+     +     +--1--+     +  v  +-----+-----+     +
|      !!   3     1     2                       |
+     +     +     +     +     +     +  v  +     +
|           >aB         < *     *   : *    !!   |
+-----+-----+-----+-----+-----+-----+-----+-----+
`;
