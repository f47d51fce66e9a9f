import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom } from '../load/page.ts';
import { askAll, lies, lostOf, OK, saying } from './asking.ts';
import { FILLABLE, fullMarker } from './disk.ts';
import { type Fort, health } from './fort.ts';
import type { Attack } from './storm.ts';
import { openWitness } from './witness.ts';

// The disk fills up, and later there is room again.

const RECOVERS_WITHIN = 10_000;
const AGAIN = 250;

async function recovers({ url }: Fort): Promise<boolean> {
  for (let waited = 0; waited < RECOVERS_WITHIN; waited += AGAIN) {
    const room = await createRoom(url, '127.0.7.1').catch(() => null);
    if (room !== null && (await health(url)) === OK) return true;
    await sleep(AGAIN);
  }
  return false;
}

export const full: Attack = {
  name: 'disk full',
  disk: FILLABLE,
  alone: true,
  run: async (fort, wishes) => {
    const witness = await openWitness(fort.url);
    const before = await witness.round();
    writeFileSync(fullMarker(fort.data), '');
    const during = await askAll(witness, wishes);
    const lost = await lostOf(fort, [...before, ...during]);
    const flaws = await lies(fort);
    rmSync(fullMarker(fort.data));
    const again = await recovers(fort);
    witness.leave();
    return {
      sent: saying(wishes, during),
      falselyAcknowledged: lost,
      flaws: again ? flaws : [...flaws, 'writes nothing when there is room again'],
    };
  },
};
