import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// What stands in front of nodes: one address, and whoever connects to it comes to the first of them that answers.

export interface Balancer {
  readonly url: string;
  readonly close: () => void;
}

export async function openBalancer(nodes: readonly string[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };

  function join(page: Socket, [first, ...others]: readonly string[]): void {
    if (first === undefined || page.destroyed) {
      page.destroy();
      return;
    }
    const node = connect(Number(new URL(first).port), '127.0.0.1');
    track(node);
    let isThere = false;
    node.on('connect', () => {
      isThere = true;
      page.pipe(node).pipe(page);
      page.on('close', () => node.destroy());
    });
    node.on('close', () => (isThere ? page.destroy() : join(page, others)));
  }

  const server = createServer((page) => {
    track(page);
    join(page, nodes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
