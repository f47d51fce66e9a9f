import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position, partOf } from '#engine/tower/position.ts';
import { type Own, ownDistance, ownDistances } from '#forge/own.ts';

// Another player than the one of the grade: in a hurry. What has been done counts, too; how many are not there yet, and
// how far the last of them is.

const MOST = 8192;
const NOT_THERE = 6;
const UNARMED = 24;
const LOST = 20;

/** How often what is looked at doubles. */
export function pressed(graph: QuestGraph): number {
  const first = firstPosition(graph);
  const own = new Map(partOf(graph).map((pawn) => [pawn, ownDistances(graph, pawn, [first.arranged])]));
  const seen = new Set([positionKey(first)]);
  const waiting: { readonly position: Position; readonly made: number }[][] = [];
  const wait = (position: Position, made: number) => {
    const at = made + farness(own, position);
    waiting[at] ??= [];
    waiting[at].push({ position, made });
  };
  wait(first, 0);
  for (let looked = 1; ; looked++) {
    const now = waiting.find((some) => some !== undefined && some.length > 0)?.shift();
    if (now === undefined || isDone(now.position) || looked >= MOST) return Math.log2(looked);
    for (const [, after] of actionsFrom(graph, now.position)) {
      const key = positionKey(after);
      if (!seen.has(key)) wait(after, now.made + 1);
      seen.add(key);
    }
  }
}

function farness(own: ReadonlyMap<number, Own>, { pawns, armed }: Position): number {
  const far = [...own].map(([pawn, one]) => Math.min(LOST, ownDistance(one, pawns[pawn] as number, armed)));
  const missing = far.filter((one) => one > 0).length;
  return NOT_THERE * missing + 2 * Math.max(...far) + (armed ? 0 : UNARMED);
}
