import { createRoom } from '../load/page.ts';
import { type Promised, unkept } from './kept.ts';
import type { Attack } from './storm.ts';

// Whoever was given a room has it, whatever happens in the next instant.

export const killedAfterRoom: Attack = {
  name: 'kill -9 after a room',
  alone: true,
  run: async (fort, { short }) => {
    const times = short ? 3 : 15;
    const promises: Promised[] = [];
    for (let kill = 0; kill < times; kill++) {
      promises.push({ room: await createRoom(fort.url, `127.0.7.${1 + kill}`) });
      await fort.kill();
      await fort.start();
    }
    return { sent: `${times} rooms`, falselyAcknowledged: (await unkept(fort, promises)).length };
  },
};
