import { rmSync } from 'node:fs';
import { askAll, lies, lostOf, saying } from './asking.ts';
import { hasEnded } from './fort.ts';
import type { Attack } from './storm.ts';
import { openWitness } from './witness.ts';

// Files that are deleted under the server. It can write on, to what nobody will ever find.

function without(name: string, ends: readonly string[], isLost: boolean): Attack {
  return {
    name,
    alone: true,
    run: async (fort, wishes) => {
      const witness = await openWitness(fort.url);
      await witness.round();
      for (const end of ends) rmSync(fort.data + end, { force: true });
      const promises = await askAll(witness, wishes);
      const flaws = await lies(fort);
      witness.leave();
      if (!hasEnded(fort.server())) await fort.kill();
      const lost = isLost ? promises.length : await lostOf(fort, promises);
      await fort.start();
      // What health says matters only where something was lost.
      return {
        sent: saying(wishes, promises),
        falselyAcknowledged: lost,
        flaws: isLost || lost > 0 ? flaws : [],
      };
    },
  };
}

export const deleted = without('data file deleted', ['', '-wal', '-shm'], true);
export const walDeleted = without('-wal deleted', ['-wal'], false);
