import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameTime, type MallEntry, type MallEvent, replay, sandLeft } from '#engine/mall/index.ts';
import { type FileStore, openFileStore } from '#server/fileStore.ts';
import { type Child, freePort, scratch, startServerChild } from './load/child.ts';
import { type Crowd, keepWalking } from './load/crowd.ts';
import { say } from './load/page.ts';
import { astray, type Table } from './load/picture.ts';
import { storedHeist } from './load/secretGame.ts';
import { openTables } from './load/table.ts';
import { come, startOver, type Walker } from './load/walker.ts';
import { startSlowServer } from './siege/disk.ts';

// A real server killed at random moments under running games. Everything the server had
// acknowledged must be in the log once, every game back and held, its sand where it stood, and every
// page must show what the log says.

export interface Chaos {
  readonly kills: number;
  readonly games: number;
  readonly players: number;
  /** The longest time between the return of everyone and the next kill. */
  readonly longest: number;
  /** How long a commit takes for the servers of every second kill, in milliseconds; 0 for the disk as it is. */
  readonly fsync: number;
  /** Or for those of every kill. */
  readonly always?: boolean;
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
  /** Pages that after a kill, or in the end, do not show what the log says. */
  readonly astray: number;
  readonly sandMs: number;
  /** The same where the disk was slow: what was not written yet is not known. */
  readonly slowSandMs: number;
  readonly restartMs: number;
}

export async function chaos({ kills, games, players, longest, fsync, always }: Chaos): Promise<Survived> {
  const { data, clear } = scratch();
  const port = await freePort();
  const isSlow = (kill: number) => fsync > 0 && (always || kill % 2 === 1);
  const start = (kill: number) =>
    isSlow(kill) ? startSlowServer(data, port, fsync) : startServerChild(data, port);
  let child = await start(0);
  const tables = await openTables(child.url, games, players);
  const crowd = keepWalking(tables);
  const rounds: Round[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await sleep(100 + Math.random() * longest);
    const [round, next] = await killOnce(child, () => start(kill + 1), { data, tables, crowd });
    rounds.push({ ...round, slow: isSlow(kill) });
    child = next;
  }
  await sleep(300);
  await crowd.pause();
  crowd.stop();
  const wrong = await astray(data, tables);
  const store = openFileStore(data);
  const counted = tables.map((table) => account(store, table));
  await store.close();
  await child.end('SIGKILL');
  clear();
  const sum = (figure: keyof Account) => counted.reduce((total, one) => total + one[figure], 0);
  const all = (figure: 'notHeld' | 'astray') => rounds.reduce((total, round) => total + round[figure], 0);
  const sand = (slow: boolean) => rounds.filter((round) => round.slow === slow).map(({ sandMs }) => sandMs);
  return {
    kills,
    games,
    acked: sum('acked'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    notHeld: all('notHeld'),
    astray: all('astray') + wrong.length,
    sandMs: Math.max(0, ...sand(false)),
    slowSandMs: Math.max(0, ...sand(true)),
    restartMs: Math.max(0, ...rounds.map(({ restartMs }) => restartMs)),
  };
}

/** Within which a rush may still be on its way to the disk. */
const SOON = 60;

interface Round {
  readonly slow: boolean;
  readonly notHeld: number;
  readonly astray: number;
  readonly sandMs: number;
  readonly restartMs: number;
}

interface Running {
  readonly data: string;
  readonly tables: readonly Table[];
  readonly crowd: Crowd;
}

async function killOnce(
  child: Child,
  again: () => Promise<Child>,
  { data, tables, crowd }: Running,
): Promise<readonly [Omit<Round, 'slow'>, Child]> {
  const hostAt = await askHostTime(tables[0]?.[0] as Walker);
  crowd.rush();
  await sleep(Math.random() * SOON);
  const died = child.end('SIGKILL');
  const host = hostAt(performance.now());
  await died;
  await crowd.pause();
  const next = await again();
  // The log before anyone is back: held, and at the time at which the games were cut off.
  const store = openFileStore(data);
  const revived = tables.map(([walker]) =>
    held(store.entries<MallEvent>(walker?.game as string), walker as Walker, host),
  );
  await store.close();
  await Promise.all(tables.flat().map(come));
  await crowd.pause();
  const wrong = await astray(data, tables);
  await Promise.all(wrong.map(startOver));
  crowd.goOn();
  const sandMs = Math.max(...revived.map((error) => error ?? 0));
  const notHeld = revived.filter((error) => error === null).length;
  return [{ notHeld, astray: wrong.length, sandMs, restartMs: next.startMs }, next];
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

interface Account {
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
}

function account(store: FileStore, table: Table): Account {
  const { entries } = storedHeist(store, table[0]?.game as string);
  const kept = entries.flatMap((entry) => entry.id ?? []);
  const acked = table.flatMap(({ acked: ids, view }) =>
    [...new Set(ids)].map((one) => `${view?.seat} ${one}`),
  );
  const known = new Set(kept);
  return {
    acked: acked.length,
    lost: acked.filter((one) => !known.has(one)).length + table.reduce((sum, one) => sum + one.forgotten, 0),
    doubled: kept.length - known.size,
  };
}
