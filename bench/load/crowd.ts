import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from './picture.ts';
import { come, type Walker, walk } from './walker.ts';

// Everyone moves about twice a second, at moments of their own; now and then a line breaks and is
// taken up again at once, while others' acts are on their way to the disk.

const HOPS = 1 / 8;

export interface Crowd {
  /** Nobody begins anything any more; resolves when nobody is on the way in or waits for an answer. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => void;
  /** At every table somebody acts while another's line breaks: whoever is back hears of it before the disk does. */
  readonly rush: () => void;
  readonly stop: () => void;
}

export function keepWalking(tables: readonly Table[]): Crowd {
  const walkers = tables.flat();
  const hopping = new Set<Promise<void>>();
  let [walking, over] = [true, false];
  const step = (walker: Walker, mayHop: boolean) => {
    if (over) return;
    if (walking && mayHop && Math.random() < HOPS) hop(walker);
    else if (walking) walk(walker);
    setTimeout(step, 200 + Math.random() * 600, walker, mayHop);
  };
  function hop(walker: Walker): void {
    if (walker.ws === null || walker.pending !== null) return;
    walker.ws.terminate();
    const back = come(walker).catch(() => undefined);
    hopping.add(back);
    void back.then(() => hopping.delete(back));
  }
  // One at each table stays: somebody has to be there to be asked.
  for (const table of tables)
    for (const [chair, walker] of table.entries()) setTimeout(step, Math.random() * 500, walker, chair > 0);
  return {
    pause: async () => {
      walking = false;
      await Promise.all(hopping);
      for (let tries = 0; tries < 100 && walkers.some(isWaiting); tries++) await sleep(20);
    },
    goOn: () => {
      walking = true;
    },
    rush: () => {
      for (const table of tables)
        for (const [chair, walker] of table.entries()) (chair % 2 === 0 ? walk : hop)(walker);
    },
    stop: () => {
      over = true;
    },
  };
}

const isWaiting = ({ ws, pending }: Walker) => ws !== null && pending !== null;
