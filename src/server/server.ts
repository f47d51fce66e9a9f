import { openClock } from './clock.ts';
import type { Config } from './config.ts';
import { openHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import { openRooms } from './rooms.ts';
import { openShelf } from './shelf.ts';
import { openSockets } from './sockets.ts';
import { openStore } from './store.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Politely: everyone is told, everything queued is written. */
  readonly stop: () => Promise<void>;
}

/** One process, one port, one data file. */
export async function startServer(config: Config): Promise<RunningServer> {
  const store = openStore(config.data);
  store.takeOver();
  const clock = openClock(store);
  const keeper = { store, clock, shelf: openShelf() };
  const rooms = openRooms(keeper);
  const parts = { config, keeper, rooms, metrics: openMetrics(rooms) };
  const app = await openHttp(parts);
  const sockets = openSockets(app, parts);
  // The games that came back are held on the disk too before anyone can connect.
  await new Promise((resolve) => store.after(resolve));
  clock.start();
  const url = await app.listen({ port: config.port, host: config.host });
  return {
    url,
    stop: async () => {
      const left = sockets.close();
      rooms.closeAll();
      await left;
      await app.close();
      clock.stop();
      await store.close();
    },
  };
}
