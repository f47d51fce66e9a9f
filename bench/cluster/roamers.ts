import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { betterGuess, type ClockGuess } from '#client/state/clock.ts';
import { apartAfter, patienceAfter } from '#client/state/pace.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { addressOf, createRoom, freshCookie, say, type Where } from '../load/page.ts';
import { begin } from '../load/table.ts';
import { come, newWalker, type Walker, walk } from '../load/walker.ts';
import type { ClusterNode } from './nodes.ts';

// Walkers who come to a room by any node: whoever is sent away, or waits too long, goes to another. What they are told under
// a number they must be told again, whichever node tells it.

export interface Roamer {
  readonly walker: Walker;
  readonly where: Where & { url: string };
  at: ClusterNode;
  /** Sent to nodes that are up, as by a balancer; the others try any. */
  readonly isBalanced: boolean;
  /** Since when it is nowhere, and how long it was each time until the game was told again. */
  away: number | null;
  /** Attempts to come, one after the other, of which nothing came. */
  failed: number;
  readonly gone: number[];
  readonly table: Roaming;
  /** How long it waits for an answer before it goes elsewhere. */
  readonly patience: number;
  since: number;
  heard: number;
  /** What it was told, by number. */
  readonly history: string[];
  /** Numbers that stood for something else before. */
  retold: number;
}

/** One table, as those at it see it. */
export interface Roaming {
  readonly code: string;
  readonly roamers: Roamer[];
  /** Every telling of the game's history there has been, each by one node. */
  readonly epochs: Set<string>;
  latest: string | null;
  /** The room's time, as a page knows it. */
  time: ClockGuess | null;
  /** When something was last acknowledged, and when a new telling last began. */
  acked: number;
  begun: number;
}

/** A socket that does not open by then is given up. */
const OPEN_WITHIN = 900;
/** The longest that nothing is asked of a line. */
const SILENCE = 1_300;

export async function openRoaming(
  nodes: readonly ClusterNode[],
  room: number,
  players: number,
  /** All are sent to nodes that are up; else one of them. */
  areBalanced = false,
): Promise<Roaming> {
  const addressFor = (chair: number) => addressOf((room * players + chair) * 10);
  const code = await createRoom((nodes[room % nodes.length] as ClusterNode).url, addressFor(0));
  const table: Roaming = {
    code,
    roamers: [],
    epochs: new Set(),
    latest: null,
    time: null,
    acked: 0,
    begun: 0,
  };
  for (let chair = 0; chair < players; chair++) {
    const at = nodes[(room + chair) % nodes.length] as ClusterNode;
    const where = {
      url: at.url,
      code,
      address: addressFor(chair),
      cookie: freshCookie(),
      within: OPEN_WITHIN,
    };
    const walker = newWalker(where, (message) => overhear(roamer, message));
    const patience = 700 + chair * 1_500;
    const known = { away: null, failed: 0, gone: [], since: 0, heard: 0, history: [], retold: 0 };
    const roamer: Roamer = {
      walker,
      where,
      at,
      isBalanced: areBalanced || chair === 0,
      table,
      patience,
      ...known,
    };
    table.roamers.push(roamer);
  }
  await begin(table.roamers.map(({ walker }) => walker));
  return table;
}

function overhear(roamer: Roamer, message: ServerMessage): void {
  const { table } = roamer;
  const now = performance.now();
  roamer.heard = now;
  // A node that was frozen answers before it knows that the room is another's by now.
  if (message.type === 'pong' && roamer.walker.epoch === table.latest)
    table.time = betterGuess(table.time, message.sent, now, message.host);
  else if (message.type === 'game') {
    if (!table.epochs.has(message.epoch))
      Object.assign(table, { latest: message.epoch, time: null, begun: now });
    table.epochs.add(message.epoch);
    remember(roamer, message.first, message.events);
  } else if (message.type === 'told') {
    remember(roamer, message.first, message.events);
    if (message.ack !== undefined) table.acked = now;
  }
}

function remember(roamer: Roamer, first: number, events: readonly unknown[]): void {
  for (const [index, event] of events.entries()) {
    const mark = createHash('md5').update(JSON.stringify(event)).digest('base64url');
    const known = roamer.history[first + index];
    if (known !== undefined && known !== mark) roamer.retold++;
    roamer.history[first + index] = mark;
  }
}

export interface Roam {
  /** Those of this table act at this moment. */
  readonly rush: (table: Roaming) => void;
  /** Nobody begins anything; resolves when everyone is there and nobody waits for an answer, or after a while. */
  readonly pause: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** So often somebody's line breaks by itself. */
const HOPS = 1 / 20;
const SETTLE_WITHIN = 15_000;

export function roam(tables: readonly Roaming[], nodes: readonly ClusterNode[], hops = HOPS): Roam {
  const roamers = tables.flatMap((table) => table.roamers);
  let state: 'walking' | 'paused' | 'over' = 'walking';

  async function live(roamer: Roamer): Promise<void> {
    await sleep(Math.random() * 1_000);
    while (state !== 'over') {
      if (roamer.walker.ws === null) await arrive(roamer, nodes);
      else if (isLeftWaiting(roamer)) roamer.walker.ws.terminate();
      else act(roamer, state === 'walking', hops);
      await rest(roamer);
    }
  }

  const lives = roamers.map(live);
  return {
    rush: ({ roamers: some }) => {
      for (const roamer of some) walkOn(roamer);
    },
    pause: async () => {
      state = 'paused';
      const until = performance.now() + SETTLE_WITHIN;
      const isSettled = ({ walker }: Roamer) => walker.ws !== null && walker.pending === null;
      while (!roamers.every(isSettled) && performance.now() < until) await sleep(50);
    },
    stop: async () => {
      state = 'over';
      await Promise.all(lives);
      for (const { walker } of roamers) walker.ws?.terminate();
    },
  };
}

function act(roamer: Roamer, mayWalk: boolean, hops: number): void {
  const { ws } = roamer.walker;
  if (ws === null) return;
  if (mayWalk && Math.random() < hops) {
    ws.terminate();
    return;
  }
  say(ws, { type: 'ping', sent: performance.now() });
  if (mayWalk) walkOn(roamer);
}

function walkOn(roamer: Roamer): void {
  if (roamer.walker.pending !== null) return;
  roamer.since = performance.now();
  walk(roamer.walker);
}

/** For an answer, or for any word at all: everyone asks now and then whether somebody is there. */
const isLeftWaiting = ({ walker, since, heard, patience }: Roamer) =>
  (walker.pending !== null && performance.now() - since > patience) ||
  performance.now() - heard > SILENCE + patience;

/** To another node than the one that just was of no use. */
async function arrive(roamer: Roamer, nodes: readonly ClusterNode[]): Promise<void> {
  const others = nodes.filter((node) => node !== roamer.at && (node.isUp || !roamer.isBalanced));
  const at = others[Math.floor(Math.random() * others.length)] ?? roamer.at;
  roamer.at = at;
  roamer.where.url = at.url;
  roamer.away ??= performance.now();
  const { walker } = roamer;
  const came = come(walker).then(
    () => true,
    () => false,
  );
  // Whoever hears nothing of the game by then goes on looking.
  if (!(await Promise.race([came, sleep(patienceAfter(roamer.failed), false)]))) walker.ws?.terminate();
  roamer.since = roamer.heard = performance.now();
  roamer.failed++;
  if (walker.ws === null || walker.ws.readyState !== walker.ws.OPEN) return;
  roamer.failed = 0;
  roamer.gone.push(roamer.since - roamer.away);
  roamer.away = null;
}

/** A while, or until the line is gone; whoever is nowhere comes again as soon as a real page would. */
async function rest({ walker: { ws }, failed }: Roamer): Promise<void> {
  const awake = new AbortController();
  const pause = ws === null ? apartAfter(failed) : 400 + Math.random() * 800;
  const slept = sleep(pause, undefined, { signal: awake.signal });
  await Promise.race(
    (ws === null ? [slept] : [once(ws, 'close', { signal: awake.signal }), slept]).map((one) =>
      one.catch(() => undefined),
    ),
  );
  awake.abort();
}
