import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Child, cpuMs, freePort, rssKB, scratch, startChild, startServerChild } from './load/child.ts';
import type { Drive } from './load/drive.ts';
import type { Order, Target } from './load/generator.ts';
import { median, type Report } from './measure.ts';
import { type Quiet, quietBench } from './quiet.ts';

// Tables of four at two actions a second per player, beside a bare relay, turn by turn in one run.

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROUNDS = 3;
const SECONDS = 4;
/** A number of rooms is held while the slowest hundredth stays within this, and nothing is left behind. */
const HELD_MS = 20;
const RUNNING = 500;
const AIM = 1_000;
/** Rooms above the aim are tried in these steps; below it, downwards. */
const MORE = [1_400, 2_000, 2_800];
const FEWER = [700, 500, 350, 250, 150];

interface Measured extends Drive {
  readonly cpuUs: number;
}

interface Setting {
  readonly generator: ChildProcess;
  readonly children: Readonly<Record<Target, Child>>;
}

export async function serverBench(): Promise<Report> {
  const quiet = await quietBench();
  const restartMs = await restart();
  const { data, clear } = scratch();
  const server = await startServerChild(data, await freePort());
  const generator = fork(here('load/generator.ts'));
  const empty = rssKB(server.process.pid as number);
  await ask(generator, { open: 'server', url: server.url, rooms: AIM });
  await sleep(1_000);
  const idleSeatKB = (rssKB(server.process.pid as number) - empty) / (AIM * 4);
  const [warm] = [
    await run({ generator, children: { server, relay: server } }, 'server', FEWER[0] as number),
  ];
  const bytesPerMove = warm.bytes / warm.frames;
  const relayPort = await freePort();
  const relay = await startChild(
    [process.execPath, here('load/relay.ts'), String(relayPort), String(Math.round(bytesPerMove) - 2)],
    relayPort,
  );
  const setting: Setting = { generator, children: { server, relay } };
  const figures = await compare(setting);
  generator.kill();
  await server.end('SIGKILL');
  await relay.end('SIGKILL');
  clear();
  return report({ ...figures, bytesPerMove, idleSeatKB, restartMs, quiet });
}

function ask(generator: ChildProcess, order: Order): Promise<Drive | null> {
  generator.send(order);
  return once(generator, 'message').then(([answer]) => answer as Drive | null);
}

async function run({ generator, children }: Setting, target: Target, rooms: number): Promise<Measured> {
  const child = children[target];
  await ask(generator, { open: target, url: child.url, rooms });
  const pid = child.process.pid as number;
  const before = cpuMs(pid);
  const drive = (await ask(generator, { drive: target, rooms, seconds: SECONDS })) as Drive;
  const cpuUs = ((cpuMs(pid) - before) * 1000) / Math.max(1, drive.done);
  const { p50Ms, p99Ms, done, actions, strays, busy } = drive;
  console.error(
    `  ${target} ${rooms} rooms: p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms, ${done}/${actions} done, ` +
      `${cpuUs.toFixed(0)} us an action, generator ${(busy * 100).toFixed(0)}% busy${strays > 0 ? `, ${strays} strays` : ''}`,
  );
  return { ...drive, cpuUs };
}

const keepsUp = ({ done, actions }: Drive) => done >= actions * 0.99;
const isHeld = (drive: Drive) => keepsUp(drive) && drive.p99Ms <= HELD_MS;

interface Compared {
  readonly at: number;
  readonly p99Ms: number;
  readonly cpuRatio: number;
  readonly busy: number;
  readonly rooms: number;
  readonly relayRooms: number;
}

/** Server and relay turn by turn, at the aim or at the highest number below it with which the server keeps up. */
async function compare(setting: Setting): Promise<Compared> {
  let at = AIM;
  for (const fewer of FEWER)
    if (!keepsUp(await run(setting, 'server', at))) at = fewer;
    else break;
  const [ours, theirs]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await run(setting, 'relay', at));
    ours.push(await run(setting, 'server', at));
  }
  const cpu = (runs: readonly Measured[]) => median(runs.map(({ cpuUs }) => cpuUs));
  const p99 = (runs: readonly Measured[]) => median(runs.map(({ p99Ms }) => p99Ms));
  const most = (target: Target, runs: readonly Measured[]) =>
    p99(runs) <= HELD_MS ? lastHeld(setting, target, at) : firstHeld(setting, target, FEWER);
  const rooms = await most('server', ours);
  const relayRooms = await most('relay', theirs);
  return {
    at,
    p99Ms: p99(ours),
    cpuRatio: cpu(ours) / cpu(theirs),
    busy: Math.max(...ours.map(({ busy }) => busy)),
    rooms,
    relayRooms,
  };
}

/** A noisy moment is given a second chance. */
async function holds(setting: Setting, target: Target, rooms: number): Promise<boolean> {
  return isHeld(await run(setting, target, rooms)) || isHeld(await run(setting, target, rooms));
}

async function firstHeld(setting: Setting, target: Target, tries: readonly number[]): Promise<number> {
  for (const rooms of tries) if (await holds(setting, target, rooms)) return rooms;
  return 0;
}

async function lastHeld(setting: Setting, target: Target, from: number): Promise<number> {
  let held = from;
  for (const rooms of MORE) {
    if (rooms <= from) continue;
    if (!(await holds(setting, target, rooms))) break;
    held = rooms;
  }
  return held;
}

/** From the start of the process until the first connection is taken, with so many games to bring back. */
async function restart(): Promise<number> {
  const { data, clear } = scratch();
  const port = await freePort();
  const first = await startServerChild(data, port);
  const generator = fork(here('load/generator.ts'));
  await ask(generator, { open: 'server', url: first.url, rooms: RUNNING });
  await ask(generator, { drive: 'server', rooms: RUNNING, seconds: SECONDS });
  await first.end('SIGKILL');
  generator.kill();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const again = await startServerChild(data, port);
    times.push(again.startMs);
    await again.end('SIGKILL');
  }
  clear();
  return median(times);
}

type Figures = Compared & {
  readonly bytesPerMove: number;
  readonly idleSeatKB: number;
  readonly restartMs: number;
  readonly quiet: Quiet;
};

function report({ at, busy, ...figures }: Figures): Report {
  const { p99Ms, cpuRatio, rooms, relayRooms, bytesPerMove, idleSeatKB, restartMs, quiet } = figures;
  const { actP50Ms, actP95Ms, commitP95Ms, idleWritesPerMinute } = quiet;
  return {
    title: 'The server: tables of four, two actions a second per player, durable before acknowledged',
    rows: [
      [`p99 from action to last seat at ${at} rooms`, `${p99Ms.toFixed(1)} ms`],
      ['CPU of an action, times a bare relay’s', cpuRatio.toFixed(2)],
      ['rooms held', String(rooms)],
      ['rooms held by the relay', String(relayRooms)],
      ['bytes a move and seat', bytesPerMove.toFixed(1)],
      ['memory of an idle seat', `${idleSeatKB.toFixed(1)} kB`],
      [`restart with ${RUNNING} running games`, `${restartMs.toFixed(0)} ms`],
      [
        'an act on a quiet server to the other seats',
        `p50 ${actP50Ms.toFixed(1)} p95 ${actP95Ms.toFixed(1)} ms`,
      ],
      ['p95 of a commit of SQLite alone', `${commitP95Ms.toFixed(1)} ms`],
      ['writes of an idle server', `${idleWritesPerMinute.toFixed(0)} a minute`],
      ['load generator busy', `${(busy * 100).toFixed(0)}%`],
    ],
    json: { p99Ms, cpuRatio, rooms, relayRooms, bytesPerMove, idleSeatKB, restartMs, ...quiet },
  };
}
