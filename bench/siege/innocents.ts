import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// Those who only want to play, as a siege sees them.

export type Order = { readonly open: string; readonly pace: number } | 'take' | 'enter';

/** From an act to each of the other seats' sockets. */
export interface Latency {
  readonly acts: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** How late the innocents' own timers were: what the machine is to blame for. */
  readonly ownP99Ms: number;
}

export interface Innocents {
  /** What was measured since the last time. */
  readonly take: () => Promise<Latency>;
  /** How long somebody new needs to get into a room of their own, in milliseconds. */
  readonly enter: () => Promise<number>;
  readonly end: () => void;
}

export async function openInnocents(url: string, pace: number): Promise<Innocents> {
  const child = fork(fileURLToPath(new URL('innocentRooms.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  });
  await order(child, { open: url, pace });
  return {
    take: () => order<Latency>(child, 'take'),
    enter: () => order<number>(child, 'enter'),
    end: () => child.kill('SIGKILL'),
  };
}

async function order<A>(child: ChildProcess, what: Order): Promise<A> {
  const answer = Promise.race([once(child, 'message'), once(child, 'exit').then(ended)]);
  child.send(what);
  const [answered] = await answer;
  return answered as A;
}

function ended(): never {
  throw new Error('the innocents have ended');
}
