import { setTimeout as sleep } from 'node:timers/promises';
import { keepWalking } from '../load/crowd.ts';
import { astray } from '../load/picture.ts';
import { openTables } from '../load/table.ts';
import { come, startOver } from '../load/walker.ts';
import { tear } from './dataFile.ts';
import type { Attack } from './storm.ts';

// The disk forgets the end of every game. What happens after that has the numbers of what was
// forgotten, and every page has to notice that it is something else.

const FIRST_TABLE = 700;

export const torn: Attack = {
  name: 'torn file',
  alone: true,
  run: async (fort, { short }) => {
    const tables = await openTables(fort.url, short ? 3 : 8, 4, FIRST_TABLE);
    const crowd = keepWalking(tables);
    const times = short ? 1 : 4;
    let wrongPages = 0;
    for (let time = 0; time < times; time++) {
      await sleep(short ? 700 : 1_500);
      await crowd.pause();
      await fort.kill();
      for (const [walker] of tables) tear(fort.data, walker?.game as string, 1 + (time % 4));
      await fort.start();
      const walkers = tables.flat();
      for (const walker of walkers) walker.pending = null;
      await Promise.all(walkers.map(come));
      const wrong = await astray(fort.data, tables);
      wrongPages += wrong.length;
      await Promise.all(wrong.map(startOver));
      crowd.goOn();
    }
    crowd.stop();
    return { sent: `${times * tables.length} logs without their end`, wrongPages };
  },
};
