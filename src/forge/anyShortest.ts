import { actionsFrom, type QuestAction } from '#engine/tower/actions.ts';
import type { Position } from '#engine/tower/position.ts';
import { distance } from '#solver/dense/distance.ts';
import type { GoalTable } from '#solver/dense/goalTable.ts';
import type { Dice } from './dice.ts';

/** A shortest way, whichever it turns out to be, from where one can win. */
export function anyShortest(table: GoalTable, from: Position, die: Dice): readonly QuestAction[] {
  const solution: QuestAction[] = [];
  let position = from;
  for (let left = distance(table, from) ?? 0; left > 0; left--) {
    const nearer = actionsFrom(table.graph, position).filter(
      ([, after]) => distance(table, after) === left - 1,
    );
    const [action, after] = die.pick(nearer);
    solution.push(action);
    position = after;
  }
  return solution;
}
