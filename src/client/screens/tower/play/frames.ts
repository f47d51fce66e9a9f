import { pawnIndex } from '#engine/mall/pawns.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, slid, turned } from '#engine/tower/deeds.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { firstStand, moved, type Stand, swapped } from '#engine/tower/stand.ts';

// A way through a quest, stand by stand.

const MAGE = pawnIndex('mage');

export function after(chart: Chart, stand: Stand, deed: Deed): Stand {
  if (deed.type === 'turn') return turned(stand, deed.card, deed.quarters);
  if (deed.type === 'slide') return slid(stand, deed.card) ?? stand;
  const there = moved(chart, stand, deed.pawn, deed.to);
  return deed.swap === null ? there : swapped(chart, there, MAGE, deed.swap);
}

/** Where everything stands before the first action and after each. */
export function framesOf(chart: Chart, solution: readonly Deed[]): readonly Stand[] {
  const frames = [firstStand(chart)];
  for (const deed of solution) frames.push(after(chart, frames.at(-1) as Stand, deed));
  return frames;
}

/** The way that was played since the beginning or the last restart. */
export function ownFrames({ past, stand, actions }: TowerGame): readonly Stand[] {
  return [...past.slice(past.length - actions).map((moment) => moment.stand), stand];
}
