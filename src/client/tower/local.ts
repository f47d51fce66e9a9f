import { signal } from '@preact/signals';
import { tooLong } from '#engine/core/acts.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, openTower, type TowerGame } from '#engine/tower/game.ts';
import { lengthOf } from '#engine/tower/past.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { TowerAct, TowerNotice, TowerTable } from './table.ts';

const SEAT = 0;

export interface LocalTable extends TowerTable {
  /** What led from the beginning, or the last restart, to where it stands; what was undone is not in it. */
  readonly acts: () => readonly TowerAct[];
}

/**
 * One player, all directions [T2], judged by the engine in the page: no server is asked. What was done
 * before is done again; if the engine refuses any of it, it begins anew.
 */
export function localTable(quest: Quest, before: readonly TowerAct[] = []): LocalTable {
  const opened = openAlone(quest);
  const again = opened === null ? null : replayed(opened, before);
  const game = signal<TowerGame | null>(again?.game ?? opened);
  const done = again?.done ?? [];
  let taken = again === null ? 0 : before.length;
  const listeners = new Set<(notice: TowerNotice) => void>();
  const tell = (notice: TowerNotice) => {
    for (const listener of listeners) listener(notice);
  };
  return {
    game,
    seat: SEAT,
    people: signal([]),
    act: (command: TowerAct) => {
      const decided = judged(game.value, command, taken);
      if (isRefusal(decided)) {
        tell({ kind: 'refused', refusal: decided, command });
        return;
      }
      game.value = decided.game;
      taken++;
      note(done, decided.game, command);
      tell({ kind: 'events', events: decided.events, own: true });
    },
    acts: () => done.slice(done.length - (game.value?.actions ?? 0)).flat(),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For each moment of the game's past what was done in it: one command, or a move and its swap [R26]. */
type Done = TowerAct[][];

function note(done: Done, { past }: TowerGame, command: TowerAct): void {
  if (lengthOf(past) > done.length) done.push([command]);
  else if (lengthOf(past) < done.length) done.pop();
  else if (command.type === 'swap') done.at(-1)?.push(command);
}

function replayed(opened: TowerGame, acts: readonly TowerAct[]) {
  let game = opened;
  const done: Done = [];
  for (const [taken, act] of acts.entries()) {
    const decided = judged(game, act, taken);
    // A game that is over is not one to go on with.
    if (isRefusal(decided) || decided.game.won !== null) return null;
    note(done, decided.game, act);
    game = decided.game;
  }
  return { game, done };
}

function judged(game: TowerGame | null, command: TowerAct, taken: number) {
  const decided = decideTower(game ?? undefined, { ...command, seat: SEAT });
  return isRefusal(decided) ? decided : (tooLong(taken) ?? decided);
}

function openAlone(quest: Quest): TowerGame | null {
  const opened = openTower({ players: 1, quest, tongue: 'free' });
  if (!('box' in opened)) return null;
  return evolveTower(emptyTower(opened.box), { type: 'dealt', hands: [DIRECTIONS], common: [] });
}
