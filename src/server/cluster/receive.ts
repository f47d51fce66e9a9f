import * as v from 'valibot';
import { encode } from '#protocol/codec.ts';
import type { Account, Addresses } from '../addresses.ts';
import type { Visitor } from '../admit.ts';
import type { Connection } from '../connection.ts';
import { frameOf } from '../frame.ts';
import { connect, disconnect } from '../liveRoom.ts';
import type { Metrics } from '../metrics.ts';
import { isElsewhere } from '../owners.ts';
import { listener } from '../pageSocket.ts';
import type { Report } from '../report.ts';
import { contain, type LiveRoom } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { Arrival, Spoken } from './arrival.ts';
import { type Channel, KIND, type Listener } from './link.ts';
import { MOST_EARLY } from './relay.ts';

// A page that another node passes on, at the node of its room. To the room it is a connection like any.

interface Parts {
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly report: Report;
}

/**
 * The room's end: who listens to a page that another node passes on. One of a node of another version speaks another
 * language: it comes again, until it is one node's that does not, or is told by one that knows it that it is out of date.
 */
export function receivePage(channel: Channel, payload: Buffer, parts: Parts): Listener {
  const arrival: unknown = JSON.parse(payload.toString());
  if (v.is(Spoken, arrival)) return letIn(channel, v.parse(Arrival, arrival), parts);
  refuse(channel);
  return { heard: (kind) => kind === KIND.gone && channel.end(), lost: () => undefined };
}

function letIn(channel: Channel, { code, from, paces, ...visitor }: Arrival, parts: Parts): Listener {
  const account = parts.addresses.of(from);
  const pace = openPace(channel, paces);
  let here: { readonly room: LiveRoom; readonly connection: Connection } | null = null;
  let listen: ((text: string) => void) | null = null;
  const waiting: string[] = [];
  let isGone = false;

  const gone = () => {
    isGone = true;
    channel.end();
    if (here === null) return;
    const { room, connection } = here;
    here = null;
    contain(room, () => disconnect(room, connection));
  };

  /** What is said before the room is there; whoever says more than that is no page. */
  function early(text: string): void {
    if (waiting.push(text) <= MOST_EARLY) return;
    channel.send(KIND.bye, 'tooFast');
    gone();
  }

  async function begin(): Promise<void> {
    const room = await parts.rooms.find(code).catch(() => null);
    if (isGone) return;
    if (room === null || isElsewhere(room) || room.leaving || room.waking) return refuse(channel);
    const connection = connectionOver(channel, pace.tell, { ...visitor, account });
    here = { room, connection };
    const hear = listener(room, connection, account, parts.metrics);
    listen = (text) => hear(Buffer.from(text), text === '');
    contain(room, () => connect(room, connection));
    for (const text of waiting) listen(text);
  }

  begin().catch((error) => {
    parts.report('host.roomFailed', { room: code, why: String(error) });
    refuse(channel);
    gone();
  });
  return {
    heard: (kind: number, said: Buffer) => {
      if (kind === KIND.gone) gone();
      else if (kind === KIND.drained) pace.drained();
      else if (kind !== KIND.said) return;
      else if (listen === null) early(said.toString());
      else listen(said.toString());
    },
    lost: gone,
  };
}

function refuse(channel: Channel): void {
  channel.send(KIND.told, frameOf(encode({ type: 'goodbye', why: 'restart' })));
  channel.send(KIND.bye, 'restart');
}

/** How a page is told something: a long history at the pace of the page, not of the link that all pages share. */
function openPace(channel: Channel, paces: boolean) {
  const waiting: (() => void)[] = [];
  const tell: Connection['sendFrame'] = (frame, then) => {
    if (then === undefined || !paces) return channel.send(KIND.told, frame, then);
    waiting.push(then);
    channel.send(KIND.paced, frame);
  };
  return { tell, drained: () => waiting.shift()?.() };
}

function connectionOver(
  channel: Channel,
  sendFrame: Connection['sendFrame'],
  { token, attempt, account }: Visitor & { readonly account: Account },
): Connection {
  const { enters, newTo, history } = account;
  const send: Connection['send'] = (message) => sendFrame(frameOf(encode(message)));
  const close: Connection['close'] = (why) => {
    send({ type: 'goodbye', why });
    channel.send(KIND.bye, why);
  };
  const state = { person: null, succeeded: false, lobby: null, catchingUp: null };
  return { token, attempt, enters, newTo, history, ...state, send, sendFrame, close };
}
