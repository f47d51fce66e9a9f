import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Addresses } from '../addresses.ts';
import type { Passed } from '../admit.ts';
import { first } from '../ask.ts';
import type { Metrics } from '../metrics.ts';
import type { Postgres } from '../openStore.ts';
import type { Report } from '../report.ts';
import type { LiveRoom } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { balance } from './balance.ts';
import type { Gossip } from './gossip.ts';
import { KIND } from './link.ts';
import { NODE_PATH, openLinks } from './links.ts';
import { receivePage } from './receive.ts';
import { passOn } from './relay.ts';
import { watchNodes } from './watch.ts';

// This node among the others: it takes any page, plays the rooms that are its own, and passes the others on.

interface Parts {
  readonly url: string;
  readonly shared: Postgres;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly gossip: Gossip;
  /** Milliseconds from one look at who has how many rooms to the next. */
  readonly balanceMs: number;
  readonly report: Report;
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

export async function openCluster({ url, shared, gossip, ...parts }: Parts) {
  const { holder, ask } = shared;
  const { rooms, addresses } = parts;
  const secret = String((await first(ask('SELECT secret FROM cluster')))?.secret);
  const isOver = (lease: number) => watch.isOver(lease);
  const links = openLinks({
    secret,
    lease: holder.lease,
    isOver,
    callbacks: (lease) => ({
      opened: (channel, payload) => receivePage(channel, payload, parts),
      // What was still on its way from one that was given up would be forgotten by nobody.
      told: (kind, payload) => kind === KIND.used && !isOver(lease) && heard.heard(lease, payload),
    }),
  });
  const ended = (lease: number) => {
    links.drop(lease);
    heard.gone(lease);
  };
  const watch = watchNodes(url, { mine: holder.lease, linked: links.leases, ended });
  const heard = gossip.begin(addresses, links, watch);
  const balancing = balance(rooms, watch, links.leases, parts.balanceMs);
  shared.countRooms(() => rooms.all().length);
  return {
    isNode: ({ url: path }: IncomingMessage) => path === NODE_PATH,
    accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => links.accept(request, socket, head),
    passOn: (ws: WebSocket, socket: Duplex, asked: Passed, letIn: (room: LiveRoom) => void) =>
      passOn(ws, socket, asked, { links, find: rooms.find, letIn }),
    /** The longest here of all: what one node does for all of them is its to do. */
    isEldest: () => watch.others().every(({ lease }) => lease > holder.lease()),
    others: watch.others,
    /** Before it goes: whoever goes on elsewhere has used up what was used up here. */
    tellLast: heard.tell,
    stop: async () => {
      heard.stop();
      balancing.stop();
      links.close();
      await watch.stop();
    },
  };
}
