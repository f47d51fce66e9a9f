import { pawnIndex } from '#engine/family/pawns.ts';
import {
  actionsFrom,
  afterAction,
  offeredSwaps,
  positionKey,
  type QuestAction,
} from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Advice, Adviser } from './advice.ts';
import { counselAt, type Stand } from './counsel.ts';
import type { Limits } from './dense/limits.ts';

// The way on for somebody who takes nothing back: the shortest that leads to none of certain positions.

/** As far as it goes; empty where every way on leads back, or none leads out; null where the search was stopped. */
export function guide(
  graph: QuestGraph,
  adviser: Adviser,
  stand: Stand,
  avoid: ReadonlySet<string>,
  limits: Limits = {},
): readonly QuestAction[] | null {
  const counsel = counselAt(graph, adviser, stand, limits);
  if (counsel.type !== 'swap') return guideFrom(graph, adviser, stand.position, avoid, limits);
  const after = offeredSwaps(graph, stand.position).find(
    ([other]) => other === counsel.swap,
  )?.[1] as Position;
  const on = guideFrom(graph, adviser, after, avoid, limits);
  return on && [swapHere(stand.position, counsel.swap), ...on];
}

/** [T12] the swap that is on offer: what is left of a move whose first half is done. */
function swapHere({ pawns }: Position, swap: number): QuestAction {
  return { type: 'move', pawn: MAGE, to: pawns[MAGE] as number, swap };
}

const MAGE = pawnIndex('mage');

function guideFrom(
  graph: QuestGraph,
  adviser: Adviser,
  from: Position,
  avoid: ReadonlySet<string>,
  limits: Limits,
): readonly QuestAction[] | null {
  const way: QuestAction[] = [];
  for (let position = from; ; ) {
    const advice = adviser(position, limits);
    if (advice.type === 'unknown') return way.length === 0 ? null : way;
    const action = nextOf(graph, adviser, position, advice, way.length === 0 ? avoid : null);
    const after = action === null ? null : afterAction(graph, position, action);
    if (action === null || after === null || avoid.has(positionKey(after))) return way;
    way.push(action);
    position = after;
  }
}

/** Where the best leads back, the next best that does not. */
function nextOf(
  graph: QuestGraph,
  adviser: Adviser,
  position: Position,
  advice: Advice,
  avoid: ReadonlySet<string> | null,
): QuestAction | null {
  if (advice.type !== 'do') return null;
  const best = afterAction(graph, position, advice.action);
  if (avoid === null || best === null || !avoid.has(positionKey(best))) return advice.action;
  const others = actionsFrom(graph, position).flatMap(([action, after]) => {
    const then = avoid.has(positionKey(after)) ? null : adviser(after);
    const left = then?.type === 'do' ? then.left + 1 : then?.type === 'done' ? 0 : null;
    return left === null ? [] : [{ action, left }];
  });
  return others.sort((one, other) => one.left - other.left)[0]?.action ?? null;
}
