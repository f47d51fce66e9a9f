import { openOrder } from '#content/towerOrder.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, isTowerEvent, type TowerBox } from '#engine/tower/game.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import { fresh, type Opening, type TowerPlay } from './play.ts';

// A quest as a page knows it, beside a heist (heistPlay.ts): fetched by those who play one.

const QUEST: TowerPlay['engine'] = {
  of: 'quest',
  knows: (_state, event) => isTowerEvent(event),
  evolve: evolveTower,
  // That a quest is done is only shown once it is sure.
  predict: (state, command) => {
    const decided = decideTower(state, command);
    if (isRefusal(decided)) return decided;
    return decided.events.filter(({ type }) => type !== 'ended').reduce(evolveTower, state);
  },
};

/** Null where this page cannot read its drawing. */
export function openQuest(known: Opening, order: TowerOrder): TowerPlay | null {
  const opened = openOrder(order);
  return 'box' in opened ? questOf(known, opened.box) : null;
}

export function questOf(known: Opening, box: TowerBox): TowerPlay {
  return fresh(known, QUEST, emptyTower(box));
}
