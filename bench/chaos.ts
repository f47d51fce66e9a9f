import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameTime, type MallEntry, type MallEvent, replay, sandLeft, viewFor } from '#engine/mall/index.ts';
import { openStore, type Store } from '#server/store.ts';
import { type Child, freePort, scratch, startServerChild } from './load/child.ts';
import { say } from './load/page.ts';
import { storedHeist } from './load/secretGame.ts';
import { openTables } from './load/table.ts';
import { come, type Walker, walk } from './load/walker.ts';

// A real server killed at random moments under running games. Everything the server had
// acknowledged must be in the log once, every game back and held, its sand where it stood.

export interface Chaos {
  readonly kills: number;
  readonly games: number;
  readonly players: number;
  /** The longest time between the return of everyone and the next kill. */
  readonly longest: number;
}

export interface Survived {
  readonly kills: number;
  readonly games: number;
  readonly acked: number;
  /** Acknowledged and not in the log, or told and not known any more. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** Games that were running and were not back, held, when the server was. */
  readonly notHeld: number;
  /** Pages that in the end do not see what the log says. */
  readonly astray: number;
  readonly sandMs: number;
  readonly restartMs: number;
}

export async function chaos({ kills, games, players, longest }: Chaos): Promise<Survived> {
  const { data, clear } = scratch();
  const port = await freePort();
  let child = await startServerChild(data, port);
  const tables = await openTables(child.url, games, players);
  const walkers = tables.flat();
  const stop = keepWalking(walkers);
  const rounds: Round[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await sleep(100 + Math.random() * longest);
    const [round, next] = await killOnce(child, () => startServerChild(data, port), data, tables);
    rounds.push(round);
    child = next;
  }
  await sleep(300);
  stop();
  await settle(walkers);
  const store = openStore(data);
  const counted = tables.map((table) => account(store, table));
  store.close();
  await child.end('SIGKILL');
  clear();
  const sum = (figure: keyof Account) => counted.reduce((total, one) => total + one[figure], 0);
  return {
    kills,
    games,
    acked: sum('acked'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    notHeld: rounds.reduce((total, { notHeld }) => total + notHeld, 0),
    astray: sum('astray'),
    sandMs: Math.max(0, ...rounds.map(({ sandMs }) => sandMs)),
    restartMs: Math.max(0, ...rounds.map(({ restartMs }) => restartMs)),
  };
}

/** Everyone moves about twice a second, at moments of their own. */
function keepWalking(walkers: readonly Walker[]): () => void {
  let walking = true;
  for (const walker of walkers) {
    const step = () => {
      if (!walking) return;
      walk(walker);
      setTimeout(step, 200 + Math.random() * 600);
    };
    setTimeout(step, Math.random() * 500);
  }
  return () => {
    walking = false;
  };
}

interface Round {
  readonly notHeld: number;
  readonly sandMs: number;
  readonly restartMs: number;
}

async function killOnce(
  child: Child,
  again: () => Promise<Child>,
  data: string,
  tables: readonly (readonly Walker[])[],
): Promise<readonly [Round, Child]> {
  const hostAt = await askHostTime(tables[0]?.[0] as Walker);
  const died = child.end('SIGKILL');
  const host = hostAt(performance.now());
  await died;
  const next = await again();
  // The log before anyone is back: held, and at the time at which the games were cut off.
  const store = openStore(data);
  const revived = tables.map(([walker]) =>
    held(store.entries<MallEvent>(walker?.game as string), walker as Walker, host),
  );
  store.close();
  await Promise.all(tables.flat().map(come));
  const sandMs = Math.max(...revived.map((error) => error ?? 0));
  const notHeld = revived.filter((error) => error === null).length;
  return [{ notHeld, sandMs, restartMs: next.startMs }, next];
}

/** The server's time as a function of ours, by one quick question. */
async function askHostTime({ ws, listen }: Walker): Promise<(now: number) => number> {
  if (ws === null) throw new Error('nobody to ask');
  const answer = listen.until(({ type }) => type === 'pong');
  const sent = performance.now();
  say(ws, { type: 'ping', sent });
  const pong = await answer;
  const received = performance.now();
  const offset = pong.type === 'pong' ? pong.host - (sent + received) / 2 : Number.NaN;
  return (now) => now + offset;
}

/** By how much the sand moved while the server was gone; null if the game is not held. */
function held(entries: readonly MallEntry[], { view }: Walker, host: number): number | null {
  if (view === null) return null;
  const { sand, clock, phase } = replay(view.box, entries).shared;
  if (phase !== 'running' || clock.since === null) return null;
  return Math.abs(sandLeft(sand, clock.since) - sandLeft(sand, gameTime(view.shared.clock, host)));
}

/** Until nothing is under way. */
async function settle(walkers: readonly Walker[]): Promise<void> {
  for (let tries = 0; tries < 100 && walkers.some(({ pending }) => pending !== null); tries++)
    await sleep(50);
  await sleep(200);
}

interface Account {
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly astray: number;
}

function account(store: Store, table: readonly Walker[]): Account {
  const id = table[0]?.game as string;
  const { box, entries } = storedHeist(store, id);
  const game = replay(box, entries);
  const kept = entries.flatMap((entry) => entry.id ?? []);
  const acked = table.flatMap(({ acked: ids, view }) =>
    [...new Set(ids)].map((one) => `${view?.seat} ${one}`),
  );
  const astray = table.filter(
    ({ view }) => JSON.stringify(view?.shared) !== JSON.stringify(viewFor(game, view?.seat ?? null).shared),
  );
  const known = new Set(kept);
  return {
    acked: acked.length,
    lost: acked.filter((one) => !known.has(one)).length + table.reduce((sum, one) => sum + one.forgotten, 0),
    doubled: kept.length - known.size,
    astray: astray.length,
  };
}
