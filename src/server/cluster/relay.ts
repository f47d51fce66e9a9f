import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { encode } from '#protocol/codec.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import type { Farewell } from '#protocol/server.ts';
import type { Account, Addresses } from '../addresses.ts';
import type { Passed, Visitor } from '../admit.ts';
import type { Connection } from '../connection.ts';
import { type Frame, frameOf } from '../frame.ts';
import { connect, disconnect } from '../liveRoom.ts';
import type { Metrics } from '../metrics.ts';
import { isElsewhere } from '../owners.ts';
import { listener, SLOWEST_BACKLOG } from '../pageSocket.ts';
import { contain, type LiveRoom } from '../room.ts';
import type { Found, Rooms } from '../rooms.ts';
import { type Channel, KIND, type Link, type Listener } from './link.ts';
import type { Links } from './links.ts';

// A page whose room another node has: this node only hands on what is said, in both directions. To the room it is a
// connection like any.

const text = v.nullable(v.string());
/** What a page gave as a number and is none. */
const number = v.pipe(
  v.nullable(v.number()),
  v.transform((given) => given ?? Number.NaN),
);
/** Read before anything else: what else another version says need not be what this one would. */
const Spoken = v.object({ protocol: v.literal(PROTOCOL) });
const Arrival = v.object({
  ...Spoken.entries,
  code: v.string(),
  token: v.string(),
  attempt: v.nullable(
    v.object({
      page: v.string(),
      number,
      last: v.object({ game: text, epoch: text, seen: number }),
    }),
  ),
  /** Where the page is, as it is counted. */
  from: v.string(),
});

const GOODBYE = 4000;
/** A page that says more than can be handed on is hung up on. */
const MOST_WAITING = 4 * 1024 * 1024;
const MOST_EARLY = 100;

/** So long it is waited for whoever has a room that nobody can reach: by then it is given up, and the room another's. */
const HOLD = 2_500;
const AGAIN = 150;

interface Ways {
  readonly links: Links;
  /** Whose the room is by now. */
  readonly find: (code: string) => Promise<Found>;
  /** It is ours: the page is let in here. */
  readonly letIn: (room: LiveRoom) => void;
}

/** The page's end. */
export async function passOn(ws: WebSocket, socket: Duplex, asked: Passed, ways: Ways): Promise<void> {
  const uncount = counted(ws, asked.account);
  ws.on('error', () => ws.terminate());
  const waiting: string[] = [];
  let say = (text: string) => {
    if (waiting.push(text) > MOST_EARLY) ws.terminate();
  };
  // Anything but a text is nothing that a room could read.
  const hear = (data: RawData, isBinary: boolean) => say(isBinary ? '' : data.toString());
  ws.on('message', hear);
  const there = await reach(ws, asked, ways);
  if (ws.readyState !== ws.OPEN) return;
  if (there === null) return leave(ws, 'restart');
  if ('room' in there) {
    uncount();
    ws.off('message', hear);
    ways.letIn(there.room);
    for (const text of waiting) ws.emit('message', Buffer.from(text), text === '');
    return;
  }
  const { link } = there;
  const channel = channelFor(ws, socket, link);
  const { code, token, attempt, from } = asked;
  channel.send(
    KIND.open,
    JSON.stringify({
      protocol: PROTOCOL,
      code,
      token,
      attempt,
      from,
    } satisfies v.InferOutput<typeof Arrival>),
  );
  say = (text) => {
    channel.send(KIND.said, text);
    if (link.backlog() > MOST_WAITING) ws.terminate();
  };
  for (const text of waiting) say(text);
}

/** One page more of its address, until it is gone or somebody else counts it. */
function counted(ws: WebSocket, account: Account): () => void {
  account.pages++;
  let isCounted = true;
  const uncount = () => {
    if (isCounted) account.pages--;
    isCounted = false;
  };
  ws.once('close', uncount);
  return uncount;
}

type There = { readonly link: Link } | { readonly room: LiveRoom };

/** Whoever has the room, or takes it because nobody else can. */
async function reach(
  ws: WebSocket,
  { code, elsewhere }: Passed,
  { links, find }: Ways,
): Promise<There | null> {
  const until = performance.now() + HOLD;
  let found: Found = elsewhere;
  while (found !== null && isElsewhere(found)) {
    const link: Link | null = await links.to(found).catch(() => null);
    if (link !== null) return { link };
    await sleep(AGAIN);
    if (ws.readyState !== ws.OPEN || performance.now() > until) return null;
    found = await find(code).catch(() => null);
  }
  return found === null || found.leaving || found.waking ? null : { room: found };
}

function channelFor(ws: WebSocket, socket: Duplex, link: Link): Channel {
  const channel = link.channel(
    (kind, payload) => {
      if (kind === KIND.told) tell(ws, socket, payload);
      else if (kind === KIND.bye) ws.close(GOODBYE, payload.toString());
    },
    () => leave(ws, 'restart'),
  );
  ws.once('close', () => {
    channel.send(KIND.gone);
    channel.end();
  });
  return channel;
}

function tell(ws: WebSocket, socket: Duplex, frame: Frame): void {
  if (ws.readyState !== ws.OPEN) return;
  socket.write(frame);
  if (socket.writableLength > SLOWEST_BACKLOG) ws.terminate();
}

function leave(ws: WebSocket, why: Farewell): void {
  if (ws.readyState !== ws.OPEN) return;
  ws.send(encode({ type: 'goodbye', why }));
  ws.close(GOODBYE, why);
}

interface Parts {
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
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

function letIn(
  channel: Channel,
  { code, from, token, attempt }: v.InferOutput<typeof Arrival>,
  parts: Parts,
): Listener {
  const account = parts.addresses.of(from);
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
    const connection = connectionOver(channel, { token, attempt, account });
    here = { room, connection };
    const hear = listener(room, connection, account, parts.metrics);
    listen = (text) => hear(Buffer.from(text), text === '');
    contain(room, () => connect(room, connection));
    for (const text of waiting) listen(text);
  }

  void begin();
  return {
    heard: (kind: number, said: Buffer) => {
      if (kind === KIND.gone) gone();
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

function connectionOver(
  channel: Channel,
  { token, attempt, account }: Visitor & { readonly account: Account },
): Connection {
  const { enters, newTo, history } = account;
  const sendFrame: Connection['sendFrame'] = (frame, then) => channel.send(KIND.told, frame, then);
  const send: Connection['send'] = (message) => sendFrame(frameOf(encode(message)));
  const close: Connection['close'] = (why) => {
    send({ type: 'goodbye', why });
    channel.send(KIND.bye, why);
  };
  const state = { person: null, succeeded: false, lobby: null, catchingUp: null };
  return { token, attempt, enters, newTo, history, ...state, send, sendFrame, close };
}
