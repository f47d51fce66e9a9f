import { signal } from '@preact/signals';
import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/mall/tile.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, openTower, type TowerGame } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { TowerAct, TowerNotice, TowerTable } from './table.ts';

const SEAT = 0;

export interface LocalTable extends TowerTable {
  /** What led from the beginning, or the last restart, to where it stands; what was undone is not in it. */
  readonly acts: () => readonly TowerAct[];
}

/**
 * One player, all directions (T2), judged by the engine in the page: no server is asked. What was done
 * before is done again; if the engine refuses any of it, it begins anew.
 */
export function localTable(quest: Quest, before: readonly TowerAct[] = []): LocalTable {
  const opened = openAlone(quest);
  const again = opened === null ? null : replayed(opened, before);
  const game = signal<TowerGame | null>(again?.game ?? opened);
  let done = again?.done ?? NOTHING;
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
      done = doneAfter(done, decided.game, command);
      tell({ kind: 'events', events: decided.events, own: true });
    },
    acts: () => done.slice(done.length - (game.value?.actions ?? 0)).flat(),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For each moment of the game's past what was done in it: one command, or a move and its swap (R26). */
type Done = readonly (readonly TowerAct[])[];
const NOTHING: Done = [];

function doneAfter(done: Done, { past }: TowerGame, command: TowerAct): Done {
  if (past.length > done.length) return [...done, [command]];
  if (past.length < done.length) return done.slice(0, past.length);
  return command.type === 'swap' ? done.with(-1, [...(done.at(-1) ?? []), command]) : done;
}

function replayed(opened: TowerGame, acts: readonly TowerAct[]) {
  let [game, done] = [opened, NOTHING];
  for (const act of acts) {
    const decided = decideTower(game, { ...act, seat: SEAT });
    // A game that is over is not one to go on with.
    if (isRefusal(decided) || decided.game.won !== null) return null;
    done = doneAfter(done, decided.game, act);
    game = decided.game;
  }
  return { game, done };
}

function openAlone(quest: Quest): TowerGame | null {
  const opened = openTower({ players: 1, quest, tongue: 'free' });
  if (!('box' in opened)) return null;
  return evolveTower(emptyTower(opened.box), { type: 'dealt', hands: [DIRECTIONS], common: [] });
}
