import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// A bad line in user space, for machines whose kernel has none to offer. Every chunk of a stream
// goes on its own journey: an attempt that is lost, or made while the line is cut, is repeated
// after a retransmission time that doubles, and chunks arrive in order, as TCP has it. So a loss
// is a delay here, which is all that a WebSocket ever sees of one.

export interface Quality {
  /** The round trip, in milliseconds. */
  rtt: number;
  /** The share of attempts that are lost. */
  loss: number;
}

export interface BadLine {
  readonly url: string;
  readonly line: Quality;
  /** Nothing passes, and nobody is told. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Every connection breaks, and both ends are told. */
  readonly reset: () => void;
  readonly close: () => void;
}

/** Linux's least retransmission time, and the time after which a first SYN is repeated. */
const LEAST_RTO = 200;
const SYN_RTO = 1_000;

export async function badLine(target: string, line: Quality, seed = 0): Promise<BadLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const random = lehmer(20_260_717 + seed);

  /** Calls back when an attempt got through; `trips` is how often the line is crossed. */
  function journey(rto: number, trips: number, arrived: () => void): void {
    if (isCut || random() < line.loss) setTimeout(journey, rto, rto * 2, trips, arrived);
    else setTimeout(arrived, (line.rtt / 2) * trips);
  }

  function forward(from: Socket, to: Socket): void {
    const queue: { arrived: boolean; readonly deliver: () => void }[] = [];
    const travel = (deliver: () => void) => {
      const chunk = { arrived: false, deliver };
      queue.push(chunk);
      journey(LEAST_RTO + line.rtt, 1, () => {
        chunk.arrived = true;
        while (queue[0]?.arrived) queue.shift()?.deliver();
      });
    };
    from.on('data', (data) => travel(() => to.write(data)));
    from.on('close', () => travel(() => to.destroy()));
  }

  function track(socket: Socket): void {
    sockets.add(socket.setNoDelay().on('error', () => undefined));
    socket.on('close', () => sockets.delete(socket));
  }

  const server = createServer((client) => {
    track(client);
    const early: Buffer[] = [];
    const keep = (data: Buffer) => early.push(data);
    client.on('data', keep);
    // The handshake costs a round trip; whoever gives up before its end was never heard of.
    journey(SYN_RTO, 2, () => {
      if (client.destroyed) return;
      client.pause().off('data', keep);
      const upstream = connect(Number(new URL(target).port), '127.0.0.1');
      track(upstream);
      if (early.length > 0) client.unshift(Buffer.concat(early));
      forward(client, upstream);
      forward(upstream, client);
      client.resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    line,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    reset,
    close: () => {
      reset();
      server.close();
    },
  };
}

/** The same losses in every run. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
