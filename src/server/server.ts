import { type Addresses, openAddresses } from './addresses.ts';
import { openCatalogue } from './catalogue.ts';
import { openClock } from './clock.ts';
import { type Cluster, openCluster } from './cluster/cluster.ts';
import { type Gossip, openGossip } from './cluster/gossip.ts';
import type { Config } from './config.ts';
import { type Gate, openGate } from './gate.ts';
import { openGuides } from './guides.ts';
import { openHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import { openStore } from './openStore.ts';
import { type OwnNames, openOwnNames } from './ownNames.ts';
import type { Report } from './report.ts';
import { openRetention } from './retention.ts';
import { codeLength, newCode } from './roomCodes.ts';
import { openRooms } from './rooms.ts';
import { sizeLimit } from './size.ts';
import { openSockets } from './sockets.ts';
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
  const gossip = openGossip();
  const addresses = openAddresses(
    config.proxies,
    undefined,
    config.database === undefined ? undefined : gossip.onUsed,
  );
  const isOwn = openOwnNames(config);
  const gate = openGate(addresses, isOwn);
  try {
    // Before the file is taken over: whoever is there already goes on undisturbed.
    const url = await gate.listen(config);
    const reached = { ...config, address: config.address ?? url };
    return { url, ...(await open({ config: reached, report, today, addresses, isOwn, gate, gossip })) };
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
  readonly gossip: Gossip;
}

async function open({ report, today, ...entrance }: Entrance): Promise<Omit<RunningServer, 'url'>> {
  const { config, addresses, gate, gossip } = entrance;
  const { store, owners, shared } = await openStore(config);
  const ended = Promise.withResolvers<{ readonly why: End; readonly error?: Error }>();
  await store.takeOver({
    well: (well, why) => void (well ? recover() : lapse(why)),
    ended: (why, error) => {
      rooms.letAllGo('restart');
      ended.resolve({ why, ...(error === undefined ? {} : { error }) });
    },
  });
  const clock = openClock(store);
  const isFull = sizeLimit(store, config.keep.mostGb, report);
  const { patience } = config;
  const figures = { botActs: 0 };
  const guides = openGuides();
  const rest = { catalogue: openCatalogue(), report, today, isFull, figures, guides };
  const services = { patience, store, owners, clock, ...rest };
  const rooms = openRooms(services, config.sweepMs, () => newCode(codeLength(config)));
  const sandRuns = () => rooms.all().some(({ playing }) => playing !== null && playing.due !== null);

  /** The disk takes nothing: everyone is told, and what is in memory is let go, because it is not what is kept. */
  function lapse(why: string): void {
    report('host.unwell', { why });
    clock.hold();
    rooms.letAllGo('unwell');
  }

  /** As after a restart. */
  async function recover(): Promise<void> {
    report('host.wellAgain', {});
    await rooms.reviveAll().catch((error) => report('host.cannotRead', { why: String(error) }));
    if (store.isWell()) clock.start(sandRuns);
  }

  await rooms.reviveAll();
  const metrics = openMetrics(rooms, figures, () => cluster?.others().length ?? 0);
  const { database: url = '', balanceMs } = config;
  const cluster: Cluster | null =
    shared === null
      ? null
      : await openCluster({ url, shared, rooms, addresses, metrics, gossip, report, balanceMs });
  const isMine = () => cluster?.isEldest() ?? true;
  const retention = openRetention({ store, rooms, report, isMine }, config.keep, today);
  const parts = { ...entrance, services, rooms, metrics, cluster };
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
      cluster?.tellLast();
      // Before anyone is told: whoever comes back comes to a node that may have them.
      await shared?.leave().catch(() => undefined);
      const left = sockets.close();
      rooms.closeAll();
      await left;
      await cluster?.stop();
      await app.close();
      await guides.close();
      addresses.end();
      clock.stop();
      await store.close();
    },
  };
}
