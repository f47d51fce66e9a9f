import { once } from 'node:events';
import type WebSocket from 'ws';
import { tileSet } from '#content/tiles.ts';
import {
  emptyGame,
  evolveView,
  isRefusal,
  type MallCommand,
  type MallEvent,
  openBox,
  options,
  predict,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { listening, openSocket, say, type Where } from './page.ts';

// Somebody who walks about: knows only what a page is told, makes some legal move, waits for the
// acknowledgement, and asks again for what was not acknowledged when the connection broke.

const TILES = tileSet();
const WALKS = new Set(['move', 'vortex', 'escalator', 'explore']);

export interface Walker {
  readonly where: Where;
  ws: WebSocket | null;
  game: string | null;
  epoch: string | null;
  seen: number;
  /** The number from which it last asked to be told. */
  asked: number;
  view: View | null;
  pending: { readonly id: number; readonly command: MallCommand } | null;
  lastId: number;
  /** Ids of the commands that the server said are done. */
  readonly acked: number[];
  /** Events seen that the server did not know any more when this page came back. */
  forgotten: number;
  readonly listen: ReturnType<typeof listening>;
}

/** Whoever wants to know hears of every message, after the walker itself. */
export function newWalker(
  where: Where,
  overhear: (message: ServerMessage) => void = () => undefined,
): Walker {
  const walker: Walker = {
    where,
    ws: null,
    game: null,
    epoch: null,
    seen: 0,
    asked: 0,
    view: null,
    pending: null,
    lastId: 0,
    acked: [],
    forgotten: 0,
    listen: listening((message) => {
      hear(walker, message);
      overhear(message);
    }),
  };
  return walker;
}

/** Connects, resumes at the last number seen and asks again what was left unanswered; or the line breaks again. */
export async function come(walker: Walker): Promise<void> {
  const ws = await openSocket(walker.where, walker.listen.frame);
  walker.ws = ws;
  ws.on('close', () => {
    if (walker.ws === ws) walker.ws = null;
  });
  ws.on('error', () => undefined);
  if (walker.game !== null) await resume(walker, ws);
}

/** Like a page that was opened anew: it knows nothing but whose it is. */
export async function startOver(walker: Walker): Promise<void> {
  walker.ws?.terminate();
  Object.assign(walker, { game: null, epoch: null, seen: 0, view: null, pending: null });
  await come(walker);
  if (walker.ws !== null) await resume(walker, walker.ws);
}

async function resume(walker: Walker, ws: WebSocket): Promise<void> {
  // Who comes and asks far too often is refused, and knows no more than before.
  const answered = walker.listen.until(({ type }) => type === 'game' || type === 'refused');
  walker.asked = walker.seen;
  say(ws, { type: 'resume', game: walker.game, epoch: walker.epoch, seen: walker.asked });
  if (walker.pending !== null) ask(walker);
  await Promise.race([answered, once(ws, 'close')]);
}

/** Sends what is under way, for the first time or again. */
export function ask({ ws, pending }: Walker): void {
  if (ws !== null && pending !== null)
    say(ws, { type: 'do', id: pending.id, command: { ...pending.command } });
}

/** Makes a move if there is one and nothing is under way. */
export function walk(walker: Walker): void {
  const { view } = walker;
  if (walker.ws === null || view === null || view.seat === null || walker.pending !== null) return;
  const walks = options(view, view.seat).filter((command) => isWalk(view, command));
  const command = walks[Math.floor(Math.random() * walks.length)];
  if (command === undefined) return;
  walker.pending = { id: ++walker.lastId, command };
  ask(walker);
}

/** A turned sand timer would end a game that has just begun [M22]. */
export function isWalk(view: View, command: MallCommand): boolean {
  if (!WALKS.has(command.type)) return false;
  const next = predict(view, command);
  const to =
    'pawn' in command && !isRefusal(next) ? next.shared.pawns[view.box.pawns.indexOf(command.pawn)] : -1;
  return !view.box.print[to ?? -1]?.timer;
}

/** Something to be asked and acknowledged that is not a walk: ready, a vote. */
export function request(walker: Walker, command: MallCommand): void {
  walker.pending = { id: ++walker.lastId, command };
  ask(walker);
}

function hear(walker: Walker, message: ServerMessage): void {
  if (message.type === 'game') catchUp(walker, message);
  else if (message.type === 'told') {
    told(walker, message.first, message.events as MallEvent[]);
    if (message.ack !== undefined) judged(walker, message.ack, true);
  } else if (message.type === 'verdict') judged(walker, message.id, message.refusal === null);
}

function catchUp(walker: Walker, message: Extract<ServerMessage, { type: 'game' }>): void {
  const goesOn = walker.game === message.game && walker.epoch === message.epoch;
  if (goesOn && message.first !== walker.asked + 1) walker.forgotten++;
  if (!goesOn) {
    const opened = openBox(message.setup as Setup, TILES, PIECES);
    if (!('box' in opened)) throw new Error('the game does not open');
    const { box } = opened;
    walker.game = message.game;
    walker.epoch = message.epoch;
    walker.seen = 0;
    walker.view = viewFor(emptyGame(box), message.seat);
  }
  told(walker, message.first, message.events as MallEvent[]);
}

function told(walker: Walker, first: number, events: readonly Parameters<typeof evolveView>[1][]): void {
  if (walker.view === null || first > walker.seen + 1) return;
  const fresh = events.slice(walker.seen + 1 - first);
  walker.view = fresh.reduce(evolveView, walker.view);
  walker.seen += fresh.length;
}

function judged(walker: Walker, id: number, accepted: boolean): void {
  if (accepted) walker.acked.push(id);
  if (walker.pending?.id === id) walker.pending = null;
}
