import { fingerprint } from '#engine/core/hash.ts';
import { LOG_FORMAT, type LogHeader } from '#engine/core/log.ts';
import { type Refusal, refuse } from '#engine/core/refusal.ts';
import { openTower, type TowerBox } from '#engine/tower/game.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import { parseQuest } from './quest-format/parse.ts';

/** An ordered quest, read from its drawing. */
export function openOrder({
  players,
  drawing,
  tongue,
}: TowerOrder): { readonly box: TowerBox } | { readonly problems: readonly Refusal[] } {
  const read = parseQuest(drawing);
  const [error] = 'errors' in read ? read.errors : [];
  if (error !== undefined)
    return { problems: [refuse('setup.drawing', { line: error.line, column: error.column })] };
  return 'quest' in read ? openTower({ players, quest: read.quest, tongue }) : { problems: [] };
}

export function towerHeader(order: TowerOrder, title: LogHeader<TowerOrder>['title']): LogHeader<TowerOrder> {
  return { format: LOG_FORMAT, game: 'tower', content: fingerprint(order.drawing), setup: order, title };
}
