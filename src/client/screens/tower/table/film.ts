import { openHistory } from '#client/replay/history.ts';
import { openOrder } from '#content/towerOrder.ts';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { standKey } from '#engine/tower/deeds.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, type TowerEvent } from '#engine/tower/game.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';

// The log of a quest as pictures: where everything stood at first, and after each thing that changed it.

export interface Film {
  readonly chart: Chart;
  readonly frames: readonly Stand[];
  /** Whose doing each frame is; the first one is nobody's. */
  readonly seats: readonly (number | null)[];
  /** By seat; empty in an old log. */
  readonly names: readonly string[];
  readonly title: Readonly<Record<string, string | number>>;
}

export function openFilm(text: string): Film | null {
  const log = decodeLog<TowerOrder, TowerEvent>(text);
  if (isRefusal(log)) return null;
  const { setup, title } = log.header;
  const opened = openOrder(setup);
  if (!('box' in opened)) return null;
  const { chart } = opened.box;
  const names = Array.from({ length: setup.players }, (_, seat) => log.header.names?.[seat] ?? '');
  const history = openHistory(log.entries, { empty: emptyTower(opened.box), evolve: evolveTower });
  const frames = [firstStand(chart)];
  const seats: (number | null)[] = [null];
  for (const [index, { seat, events }] of log.entries.entries()) {
    const { stand } = history.after(index + 1);
    if (standKey(stand) === standKey(frames.at(-1) as Stand)) continue;
    // [R26] a swap is the second half of the action before it.
    const last = events.some(({ type }) => type === 'swapped') ? frames.length - 1 : frames.length;
    frames[last] = stand;
    seats[last] = seat;
  }
  return { chart, frames, seats, names, title };
}
