import { signal } from '@preact/signals';
import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/mall/tile.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, openTower, type TowerGame } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { TowerAct, TowerNotice, TowerTable } from './table.ts';

const SEAT = 0;

/** One player, all directions (T2), judged by the engine in the page: no server is asked. */
export function localTable(quest: Quest): TowerTable {
  const game = signal<TowerGame | null>(openAlone(quest));
  const listeners = new Set<(notice: TowerNotice) => void>();
  const tell = (notice: TowerNotice) => {
    for (const listener of listeners) listener(notice);
  };
  return {
    game,
    seat: SEAT,
    people: signal([]),
    act: (command: TowerAct) => {
      const decided = decideTower(game.value ?? undefined, { ...command, seat: SEAT });
      if (isRefusal(decided)) {
        tell({ kind: 'refused', refusal: decided, command });
        return;
      }
      game.value = decided.game;
      tell({ kind: 'events', events: decided.events, own: true });
    },
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openAlone(quest: Quest): TowerGame | null {
  const opened = openTower({ players: 1, quest, tongue: 'free' });
  if (!('box' in opened)) return null;
  return evolveTower(emptyTower(opened.box), { type: 'dealt', hands: [DIRECTIONS], common: [] });
}
