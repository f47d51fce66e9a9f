import { type Signal, signal } from '@preact/signals';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { keepHostTime } from './clock.ts';
import type { Carried } from './play.ts';
import type { LobbyState, Notice, Status } from './session.ts';

// What a session keeps, and what both of its halves need: hearing (hearing.ts) and acting (acting.ts).

export interface Wire {
  readonly send: (message: ClientMessage) => void;
}

export type GameMessage = Extract<ServerMessage, { type: 'game' }>;

/** The game of a message; null where this page is too old for it, a promise where its rules have to be fetched first. */
export type OpenGame = (message: GameMessage) => Carried | null | Promise<void>;

export interface SessionState {
  readonly wire: Wire;
  readonly clock: () => number;
  readonly openGame: OpenGame;
  readonly status: Signal<Status>;
  readonly lobby: Signal<LobbyState | null>;
  readonly table: Signal<Carried | null>;
  readonly listeners: Set<(notice: Notice) => void>;
  readonly host: ReturnType<typeof keepHostTime>;
  /** Of the last command of this page. */
  lastId: number;
  /** When it last asked for what it missed. */
  asked: number;
}

export function newState(wire: Wire, openGame: OpenGame, clock: () => number): SessionState {
  return {
    wire,
    clock,
    openGame,
    status: signal<Status>('connecting'),
    lobby: signal<LobbyState | null>(null),
    table: signal<Carried | null>(null),
    listeners: new Set(),
    host: keepHostTime(clock),
    // A page that is loaded again must not use the numbers of its former self: those are judged already.
    lastId: Math.floor(Math.random() * 2 ** 30),
    asked: Number.NEGATIVE_INFINITY,
  };
}

export function notify({ listeners }: SessionState, notice: Notice): void {
  for (const listener of listeners) listener(notice);
}

export function lastSeen({ table }: SessionState) {
  const { game = null, epoch = null, seen = 0 } = table.value ?? {};
  return { game, epoch, seen };
}

export function resume(state: SessionState): void {
  state.wire.send({ type: 'resume', ...lastSeen(state) });
}

const ASK_AGAIN_AFTER = 1_000;

/** While the answer is on its way, more that does not fit is no reason to ask again. */
export function askForMissed(state: SessionState, after = ASK_AGAIN_AFTER): void {
  if (state.clock() - state.asked < after) return;
  state.asked = state.clock();
  resume(state);
}
