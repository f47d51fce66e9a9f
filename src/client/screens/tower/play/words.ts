import { heroName } from '#client/heroName.ts';
import { spotName, type TowerLayout } from '#client/tower/board/index.ts';
import { capital } from '#content/locales/index.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { directionTo } from '#engine/tower/ways.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';

// Actions in words.

export const hero = (pawn: number) => heroName(prefs.lang.value, PAWNS[pawn] as Pawn);

export function actionWords(
  graph: QuestGraph,
  position: Position,
  layout: TowerLayout,
  action: QuestAction,
): string {
  if (action.type === 'turn')
    return tx(`tower.action.turn${action.quarters as 1 | 2 | 3}`, { card: action.card + 1 });
  if (action.type === 'slide') return tx('tower.action.slide', { card: action.card + 1 });
  const way = directionTo(graph, position, action.pawn, action.to) ?? 'north';
  const params = {
    hero: hero(action.pawn),
    way: tx(`game.direction.${way}`),
    to: spotName(layout, action.to),
    other: action.swap === null ? '' : hero(action.swap),
  };
  const kind = graph.floor[action.to]?.kind === 'exit' ? 'exit' : action.swap === null ? 'move' : 'swap';
  return capital(tx(`tower.action.${kind}`, params));
}
