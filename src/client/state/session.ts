import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import type { AnyEvent } from '#room/rules.ts';
import { betterGuess, type ClockGuess, hostTime } from './clock.ts';
import {
  type Carried,
  hear,
  isQuest,
  judged,
  openPlay,
  type Play,
  resent,
  send,
  type TowerPlay,
} from './play.ts';

// What every screen reads and talks to. A session is fed server messages by a wire: a socket
// (socket.ts), or an authority in the page itself for playing alone (alone.ts).

export type Status = 'connecting' | 'open' | 'lost' | 'takenOver' | 'restarting' | 'crowded';
export type LobbyState = Extract<ServerMessage, { type: 'lobby' }>;

/** Something to be shown or sounded once: an event that was confirmed, a refusal, a stare, a word. */
export type Notice =
  | { readonly kind: 'events'; readonly events: readonly MallEvent[]; readonly own: boolean }
  | { readonly kind: 'quest'; readonly events: readonly TowerEvent[]; readonly own: boolean }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal; readonly command?: MallCommand | TowerCommand }
  | Extract<ServerMessage, { type: 'stare' | 'said' | 'gesture' | 'pointed' }>;

export interface Wire {
  readonly send: (message: ClientMessage) => void;
}

export interface Session {
  readonly status: ReadonlySignal<Status>;
  readonly lobby: ReadonlySignal<LobbyState | null>;
  /** The heist or the quest on the table: at most one of them. */
  readonly play: ReadonlySignal<Play | null>;
  readonly quest: ReadonlySignal<TowerPlay | null>;
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
export type Command = WithoutSeat<MallCommand> | TowerAct;
export type TowerAct = WithoutSeat<TowerCommand>;

const RESEND_AFTER = 2_500;

let quests: typeof import('./questPlay.ts') | null = null;

async function fetchQuests(): Promise<void> {
  quests = await import('./questPlay.ts');
}

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
  const table = signal<Carried | null>(null);
  const play = computed(() => (table.value === null || isQuest(table.value) ? null : (table.value as Play)));
  const quest = computed(() => (table.value !== null && isQuest(table.value) ? table.value : null));
  const listeners = new Set<(notice: Notice) => void>();
  let guess: ClockGuess | null = null;
  // A page that is loaded again must not use the numbers of its former self: those are judged already.
  let lastId = Math.floor(Math.random() * 2 ** 30);

  const notify = (notice: Notice) => {
    for (const listener of listeners) listener(notice);
  };
  const lastSeen = () => ({ game: table.value?.game ?? null, seen: table.value?.seen ?? 0 });
  const resume = () => wire.send({ type: 'resume', ...lastSeen() });
  const ping = () => wire.send({ type: 'ping', sent: clock() });

  function act(command: Command): void {
    const { value } = table;
    if (value === null || value.seat === null) return;
    const id = ++lastId;
    const full = { ...command, seat: value.seat } as MallCommand | TowerCommand;
    table.value = send(value, { id, command: full, sent: clock() });
    wire.send({ type: 'do', id, command: { ...full } });
  }

  /** Every so often: what was not answered goes out again, and the clock is compared. */
  function tick(patience = RESEND_AFTER): void {
    ping();
    if (table.value === null) return;
    const [next, late] = resent(table.value, clock(), patience);
    table.value = next;
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
    if (message.game === null) table.value = null;
  }

  function showGame(message: Extract<ServerMessage, { type: 'game' }>): void {
    const { value } = table;
    const isSame = value?.game === message.game && value.seat === message.seat;
    const opened = isSame ? value : openGame(message);
    if (opened === null) return;
    table.value = opened;
    told({ type: 'told', first: message.first, at: 0, events: message.events });
  }

  /** The rules of quests are fetched with the first one; when they are here, it is asked for again. */
  function openGame(message: Extract<ServerMessage, { type: 'game' }>): Carried | null {
    const { setup } = message;
    if (!('drawing' in setup)) return openPlay(message, setup);
    if (quests !== null) return quests.openQuest(message, setup);
    table.value = null;
    fetchQuests().then(resume, () => undefined);
    return null;
  }

  function told({ first, events, ack }: Extract<ServerMessage, { type: 'told' }>): void {
    if (table.value === null) return;
    const heard = hear(table.value, first, events, ack);
    if (heard === 'gap') {
      resume();
      return;
    }
    table.value = heard.play;
    if (heard.fresh.length > 0) notify(happened(heard.play, heard.fresh, ack !== undefined));
  }

  function verdict({ id, refusal }: Extract<ServerMessage, { type: 'verdict' }>): void {
    const { value } = table;
    if (value === null) return;
    const command = value.pending.find((waiting) => waiting.id === id)?.command;
    table.value = judged(value, id);
    if (refusal !== null) notify({ kind: 'refused', refusal, ...(command === undefined ? {} : { command }) });
  }

  const session: Session = {
    status,
    lobby,
    play,
    quest,
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

function happened(play: Carried, events: readonly AnyEvent[], own: boolean): Notice {
  return isQuest(play)
    ? { kind: 'quest', events: events as readonly TowerEvent[], own }
    : { kind: 'events', events: events as readonly MallEvent[], own };
}
