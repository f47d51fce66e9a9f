import { type Addresses, openAddresses } from './addresses.ts';
import { openCatalogue } from './catalogue.ts';
import { openClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Gate, openGate } from './gate.ts';
import { openHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import { type OwnNames, openOwnNames } from './ownNames.ts';
import type { Report } from './report.ts';
import { openRetention } from './retention.ts';
import { codeLength, newCode } from './roomCodes.ts';
import { openRooms } from './rooms.ts';
import { sizeLimit } from './size.ts';
import { openSockets } from './sockets.ts';
import { openStore } from './store.ts';
import type { End } from './writeQueue.ts';

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
  const addresses = openAddresses(config.proxies);
  const isOwn = openOwnNames(config);
  const gate = openGate(addresses, isOwn);
  try {
    // Before the file is taken over: whoever is there already goes on undisturbed.
    const url = await gate.listen(config);
    return { url, ...(await open({ config, report, today, addresses, isOwn, gate })) };
  } catch (error) {
    addresses.end();
    await gate.close();
    throw error;
  }
}

interface Entrance {
  readonly config: Config;
  readonly report: Report;
  readonly today: () => number;
  readonly addresses: Addresses;
  readonly isOwn: OwnNames;
  readonly gate: Gate;
}

async function open({ report, today, ...entrance }: Entrance): Promise<Omit<RunningServer, 'url'>> {
  const { config, addresses, gate } = entrance;
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
  const isFull = sizeLimit(store, config.keep.mostGb, report);
  const { patience } = config;
  const figures = { botActs: 0 };
  const services = { patience, store, clock, catalogue: openCatalogue(), report, today, isFull, figures };
  const rooms = openRooms(services, config.sweepMs, () => newCode(codeLength(config)));
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
  const retention = openRetention({ store, rooms, report }, config.keep, today);
  const parts = { ...entrance, services, rooms, metrics: openMetrics(rooms, figures) };
  const app = await openHttp(parts);
  // The games that came back are held on the disk too before anyone can connect.
  await store.kept();
  clock.start(sandRuns);
  const sockets = openSockets(app, parts);
  gate.open();
  void retention.run();
  return {
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
