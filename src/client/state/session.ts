import { type ReadonlySignal, signal } from '@preact/signals';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import { betterGuess, type ClockGuess, hostTime } from './clock.ts';
import { hear, judged, openPlay, type Play, resent, send } from './play.ts';

// What every screen reads and talks to. A session is fed server messages by a wire: a socket
// (socket.ts), or an authority in the page itself for playing alone (alone.ts).

export type Status = 'connecting' | 'open' | 'lost' | 'takenOver' | 'restarting' | 'crowded';
export type LobbyState = Extract<ServerMessage, { type: 'lobby' }>;

/** Something to be shown or sounded once: an event that was confirmed, a refusal, a stare, a word. */
export type Notice =
  | { readonly kind: 'events'; readonly events: readonly MallEvent[]; readonly own: boolean }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal; readonly command?: MallCommand }
  | Extract<ServerMessage, { type: 'stare' | 'said' | 'gesture' }>;

export interface Wire {
  readonly send: (message: ClientMessage) => void;
}

export interface Session {
  readonly status: ReadonlySignal<Status>;
  readonly lobby: ReadonlySignal<LobbyState | null>;
  readonly play: ReadonlySignal<Play | null>;
  /** Called for every notice, in order; returns how to stop listening. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  readonly say: (message: ClientMessage) => void;
  /** A command of this page's seat: a move is shown at once. */
  readonly act: (command: Command) => void;
  /** The host's time now, or null before the first round trip. */
  readonly now: () => number | null;
}

type WithoutSeat<T> = T extends { readonly seat: number } ? Omit<T, 'seat'> : never;
/** The session fills in the seat. */
export type Command = WithoutSeat<MallCommand>;

const RESEND_AFTER = 2_500;

const FAREWELL = {
  takenOver: 'takenOver',
  restart: 'restarting',
  tooFast: 'lost',
  tooMany: 'crowded',
} as const;

/** The session and the two ends a wire needs: what came in, and how the connection is. */
export function openSession(wire: Wire, clock = () => performance.now()) {
  const status = signal<Status>('connecting');
  const lobby = signal<LobbyState | null>(null);
  const play = signal<Play | null>(null);
  const listeners = new Set<(notice: Notice) => void>();
  let guess: ClockGuess | null = null;
  // A page that is loaded again must not use the numbers of its former self: those are judged already.
  let lastId = Math.floor(Math.random() * 2 ** 30);

  const notify = (notice: Notice) => {
    for (const listener of listeners) listener(notice);
  };
  const lastSeen = () => ({ game: play.value?.game ?? null, seen: play.value?.seen ?? 0 });
  const resume = () => wire.send({ type: 'resume', ...lastSeen() });
  const ping = () => wire.send({ type: 'ping', sent: clock() });

  function act(command: Command): void {
    const { value } = play;
    if (value === null || value.seat === null) return;
    const id = ++lastId;
    const full = { ...command, seat: value.seat } as MallCommand;
    play.value = send(value, { id, command: full, sent: clock() });
    wire.send({ type: 'do', id, command: { ...full } });
  }

  /** Every so often: what was not answered goes out again, and the clock is compared. */
  function tick(patience = RESEND_AFTER): void {
    ping();
    if (play.value === null) return;
    const [next, late] = resent(play.value, clock(), patience);
    play.value = next;
    for (const { id, command } of late) wire.send({ type: 'do', id, command: { ...command } });
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'lobby') showLobby(message);
    else if (message.type === 'game') showGame(message);
    else if (message.type === 'told') told(message);
    else if (message.type === 'verdict') verdict(message);
    else if (message.type === 'pong') guess = betterGuess(guess, message.sent, clock(), message.host);
    else if (message.type === 'refused') notify({ kind: 'refused', refusal: message.refusal });
    else if (message.type === 'goodbye') status.value = FAREWELL[message.why];
    else notify(message);
  }

  function showLobby(message: LobbyState): void {
    lobby.value = message;
    if (message.game === null) play.value = null;
  }

  function showGame(message: Extract<ServerMessage, { type: 'game' }>): void {
    const same =
      play.value?.game === message.game && play.value.seat === message.seat ? play.value : openPlay(message);
    if (same === null) return;
    play.value = same;
    told({ type: 'told', first: message.first, at: 0, events: message.events });
  }

  function told({ first, events, ack }: Extract<ServerMessage, { type: 'told' }>): void {
    if (play.value === null) return;
    const heard = hear(play.value, first, events, ack);
    if (heard === 'gap') {
      resume();
      return;
    }
    play.value = heard.play;
    if (heard.fresh.length > 0) notify({ kind: 'events', events: heard.fresh, own: ack !== undefined });
  }

  function verdict({ id, refusal }: Extract<ServerMessage, { type: 'verdict' }>): void {
    const { value } = play;
    if (value === null) return;
    const command = value.pending.find((waiting) => waiting.id === id)?.command;
    play.value = judged(value, id);
    if (refusal !== null) notify({ kind: 'refused', refusal, ...(command === undefined ? {} : { command }) });
  }

  const session: Session = {
    status,
    lobby,
    play,
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: wire.send,
    act,
    now: () => (guess === null ? null : hostTime(guess, clock())),
  };
  return { session, status, receive, resume, lastSeen, tick, roundTrip: () => guess?.roundTrip };
}
