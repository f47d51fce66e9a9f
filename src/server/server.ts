import { once } from 'node:events';
import { connect } from 'node:net';
import { openAddresses } from './addresses.ts';
import { openClock } from './clock.ts';
import { type Config, keepOf } from './config.ts';
import { openHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import type { End } from './queue.ts';
import type { Report } from './report.ts';
import { openRetention } from './retention.ts';
import { openRooms } from './rooms.ts';
import { openShelf } from './shelf.ts';
import { sizeLimit } from './size.ts';
import { openSockets } from './sockets.ts';
import { openStore } from './store.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Politely: everyone is told, everything queued is written. */
  readonly stop: () => Promise<void>;
  /** Why it can go on no longer, once it cannot: whoever started it should stop it. */
  readonly ended: Promise<{ readonly why: End; readonly error?: Error }>;
}

/** One process, one port, one data file. */
export async function startServer(
  config: Config,
  report: Report = () => undefined,
  today = Date.now,
): Promise<RunningServer> {
  // Before the file is taken over: whoever is there already goes on undisturbed.
  await isFree(config);
  const store = openStore(config.data);
  const ended = Promise.withResolvers<{ readonly why: End; readonly error?: Error }>();
  store.takeOver({
    well: (well, why) => (well ? recover() : lapse(why)),
    ended: (why, error) => {
      rooms.letAllGo('restart');
      ended.resolve({ why, ...(error === undefined ? {} : { error }) });
    },
  });
  const clock = openClock(store);
  const isFull = sizeLimit(store, keepOf(config).mostGb, report);
  const keeper = { store, clock, shelf: openShelf(), report, today, isFull };
  const rooms = openRooms(keeper, config.sweepMs);
  const sandRuns = () => rooms.all().some(({ playing }) => playing !== null && playing.due !== null);

  /** The disk takes nothing: everyone is told, and what is in memory is let go, because it is not what is kept. */
  function lapse(why: string): void {
    report('host.unwell', { why });
    clock.hold();
    rooms.letAllGo('unwell');
  }

  /** As after a restart. */
  function recover(): void {
    report('host.wellAgain', {});
    rooms.reviveAll();
    clock.start(sandRuns);
  }

  rooms.reviveAll();
  const retention = openRetention(store, rooms, keepOf(config), today);
  const addresses = openAddresses(config.proxies);
  const parts = { config, keeper, rooms, addresses, metrics: openMetrics(rooms) };
  const app = await openHttp(parts);
  const sockets = openSockets(app, parts);
  // The games that came back are held on the disk too before anyone can connect.
  await store.kept();
  clock.start(sandRuns);
  const url = await app.listen({ port: config.port, host: config.host });
  void retention.run();
  return {
    url,
    ended: ended.promise,
    stop: async () => {
      retention.stop();
      const left = sockets.close();
      rooms.closeAll();
      await left;
      await app.close();
      addresses.end();
      clock.stop();
      await store.close();
    },
  };
}

/** Throws where somebody listens already. */
async function isFree({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  const trial = connect(port, host === '0.0.0.0' ? '127.0.0.1' : host);
  const answered = await once(trial, 'connect').then(
    () => true,
    () => false,
  );
  trial.destroy();
  if (answered) throw Object.assign(new Error(`port ${port} is taken`), { code: 'EADDRINUSE' });
}
