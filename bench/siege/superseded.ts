import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../load/child.ts';
import { askAll, lies, lostOf, saying } from './asking.ts';
import { REAL, startOn } from './disk.ts';
import { type Fort, hasEnded } from './fort.ts';
import type { Attack } from './storm.ts';
import { openWitness } from './witness.ts';

// Another server takes the data file over: the one before has to notice and to end, asked or not.

const SUPERSEDED = 3;
const ENDS_WITHIN = 5_000;

async function endsBySelf(fort: Fort): Promise<readonly string[]> {
  for (let waited = 0; waited < ENDS_WITHIN && !hasEnded(fort.server()); waited += 50) await sleep(50);
  const { exitCode } = fort.server().process;
  if (exitCode === SUPERSEDED) return [];
  return [hasEnded(fort.server()) ? `superseded, it ends with ${exitCode}` : 'superseded, it lives on'];
}

function superseded(name: string, idle: boolean): Attack {
  return {
    name,
    alone: true,
    run: async (fort, wishes) => {
      const witness = idle ? null : await openWitness(fort.url);
      await witness?.round();
      const other = await startOn(REAL, fort.data, await freePort());
      const promises = witness === null ? [] : await askAll(witness, wishes);
      const health = idle ? [] : await lies(fort);
      const flaws = [...(await endsBySelf(fort)), ...health];
      witness?.leave();
      await other.end('SIGKILL');
      if (!hasEnded(fort.server())) await fort.kill();
      const lost = await lostOf(fort, promises);
      await fort.start();
      return { sent: idle ? 'a second server' : saying(wishes, promises), falselyAcknowledged: lost, flaws };
    },
  };
}

export const supersededIdle = superseded('superseded, idle', true);
export const supersededBusy = superseded('superseded, busy', false);
