import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { socketOf } from '../load/database.ts';

// What lies between a node and its database, and can be cut: nothing passes, and nobody is told. What is sent meanwhile is
// swallowed, and a connection that lost something is silent for good; or it is only late, and arrives once the line is mended,
// when nobody expects it any more. Or everything takes its time, there and back.

/** Towards the database, or from it. */
export type Way = 'up' | 'down';

export interface Cut {
  readonly ways: readonly Way[];
  /** What is sent meanwhile arrives afterwards. */
  readonly late: boolean;
}

export type Cutter = Awaited<ReturnType<typeof openCutter>>;

/** Towards this address of a database, or a port of this machine. */
export async function openCutter(target: string | number) {
  const sockets = new Set<Socket>();
  const mended = new Set<() => void>();
  let now: Cut | null = null;
  let delay = 0;

  /** Whatever was sent before has arrived before. */
  function inOrder(): (pass: () => void) => void {
    let last = 0;
    return (pass) => {
      const due = Math.max(last, performance.now() + delay);
      last = due;
      if (due <= performance.now()) pass();
      else setTimeout(pass, due - performance.now());
    };
  }

  function forward(from: Socket, to: Socket, way: Way): void {
    const held: (() => void)[] = [];
    let isLost = false;
    const travel = inOrder();
    const isCut = () => now?.ways.includes(way) ?? false;
    const deliver = () => {
      for (const pass of held.splice(0)) pass();
    };
    mended.add(deliver);
    const arrive = (data: Buffer) => {
      if (isCut() && now?.late === false) isLost = true;
      else if (isCut()) held.push(() => to.write(data));
      else if (!isLost) to.write(data);
    };
    from.on('data', (data: Buffer) => travel(() => arrive(data)));
    from.on('close', () => {
      held.push(() => to.destroy());
      if (!isCut()) deliver();
    });
    to.on('close', () => mended.delete(deliver));
  }

  function track(socket: Socket): void {
    sockets.add(socket.setNoDelay().on('error', () => undefined));
    socket.on('close', () => sockets.delete(socket));
  }

  const server = createServer((node) => {
    const database = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(socketOf(target));
    track(node);
    track(database);
    forward(node, database, 'up');
    forward(database, node, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: (cut: Cut) => {
      now = cut;
    },
    /** So many milliseconds each way. */
    slow: (milliseconds: number) => {
      delay = milliseconds;
    },
    mend: () => {
      now = null;
      delay = 0;
      for (const deliver of [...mended]) deliver();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
