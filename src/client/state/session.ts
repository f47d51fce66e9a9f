import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { Farewell, ServerMessage, Told } from '#protocol/server.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { AnyEvent } from '#room/rules.ts';
import { keepHostTime } from './clock.ts';
import {
  again,
  type Carried,
  doubted,
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

export type Status =
  | 'connecting'
  | 'open'
  | 'lost'
  | 'takenOver'
  | 'restarting'
  | 'crowded'
  | 'unwell'
  /** Asked to leave by the host; the room is no more. */
  | 'kicked'
  | 'forgotten'
  /** The server is of another version than this page, which has to be loaded again. */
  | 'outdated';
export type LobbyState = Extract<ServerMessage, { type: 'lobby' }>;

/** Something to be shown or sounded once: an event that was confirmed, a refusal, a stare, a word. */
export type Notice =
  | { readonly kind: 'events'; readonly events: readonly MallEvent[]; readonly own: boolean }
  | { readonly kind: 'quest'; readonly events: readonly TowerEvent[]; readonly own: boolean }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal; readonly command?: MallCommand | TowerCommand }
  | Extract<ServerMessage, { type: 'stare' | 'said' | 'gesture' | 'pointed' | 'wayBack' }>;

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
const ASK_AGAIN_AFTER = 1_000;
/** The game that the lobby speaks of was not told, or only refused: it is asked for now and then. */
const MISSED_AFTER = 5_000;
/** Whoever plays on while the line is away: all of it can be sent at once when it is back. */
const MOST_PENDING = 60;

let quests: typeof import('./questPlay.ts') | null = null;

async function fetchQuests(): Promise<void> {
  quests = await import('./questPlay.ts');
}

const FAREWELL: Readonly<Record<Farewell, Status>> = {
  takenOver: 'takenOver',
  restart: 'restarting',
  tooFast: 'lost',
  tooMany: 'crowded',
  version: 'outdated',
  unwell: 'unwell',
  kicked: 'kicked',
  forgotten: 'forgotten',
};

/** The session and the two ends a wire needs: what came in, and how the connection is. */
export function openSession(wire: Wire, clock = () => performance.now()) {
  const status = signal<Status>('connecting');
  const lobby = signal<LobbyState | null>(null);
  const table = signal<Carried | null>(null);
  const play = computed(() => (table.value === null || isQuest(table.value) ? null : (table.value as Play)));
  const quest = computed(() => (table.value !== null && isQuest(table.value) ? table.value : null));
  const listeners = new Set<(notice: Notice) => void>();
  const host = keepHostTime(clock);
  // A page that is loaded again must not use the numbers of its former self: those are judged already.
  let lastId = Math.floor(Math.random() * 2 ** 30);

  const notify = (notice: Notice) => {
    for (const listener of listeners) listener(notice);
  };
  const lastSeen = () => {
    const { game = null, epoch = null, seen = 0 } = table.value ?? {};
    return { game, epoch, seen };
  };
  const outdated = () => {
    status.value = 'outdated';
  };
  const resume = () => wire.send({ type: 'resume', ...lastSeen() });
  /** While the answer is on its way, more that does not fit is no reason to ask again. */
  let asked = Number.NEGATIVE_INFINITY;
  const fillGap = (after = ASK_AGAIN_AFTER) => {
    if (clock() - asked < after) return;
    asked = clock();
    resume();
  };
  const ping = () => wire.send({ type: 'ping', sent: clock() });

  function act(command: Command): void {
    const { value } = table;
    if (value === null || value.seat === null) return;
    if (value.pending.length >= MOST_PENDING) {
      notify({ kind: 'refused', refusal: roomRefuse('message.tooFast', { seconds: 1 }) });
      return;
    }
    const id = ++lastId;
    const full = { ...command, seat: value.seat } as MallCommand | TowerCommand;
    table.value = send(value, { id, command: full, sent: clock() });
    wire.send({ type: 'do', id, command: { ...full } });
  }

  /** Every so often: what was not answered goes out again, and the clock is compared. */
  function tick(patience = RESEND_AFTER): void {
    ping();
    const dealt = lobby.value?.game ?? null;
    if (dealt !== null && dealt !== table.value?.game) fillGap(MISSED_AFTER);
    if (table.value === null) return;
    const [next, late] = resent(table.value, clock(), patience);
    table.value = next;
    for (const { id, command } of late) wire.send({ type: 'do', id, command: { ...command } });
  }

  /** Undefined: something that a page of this version has no word for. */
  function receive(message: ServerMessage | undefined): void {
    if (message === undefined) outdated();
    else if (message.type === 'lobby') showLobby(message);
    else if (message.type === 'game') showGame(message);
    else if (message.type === 'told') told(message);
    else if (message.type === 'verdict') verdict(message);
    else if (message.type === 'pong') host.answered(message.sent, message.host);
    else if (message.type === 'refused') notify({ kind: 'refused', refusal: message.refusal });
    else if (message.type === 'goodbye') farewell(message.why);
    else notify(message);
  }

  function farewell(why: Farewell): void {
    if (why === 'restart' || why === 'unwell') host.stand();
    status.value = FAREWELL[why] ?? 'lost';
  }

  function showLobby(message: LobbyState): void {
    lobby.value = withMyself(message);
    if (message.game === null) table.value = null;
  }

  function showGame(message: Extract<ServerMessage, { type: 'game' }>): void {
    const { value } = table;
    const isSame = value?.game === message.game && value.seat === message.seat;
    // Numbers only count within one telling of a history; another begins from the beginning.
    const goesOn = isSame && value.epoch === message.epoch;
    const opened = goesOn ? { ...value, seats: message.seats } : openGame(message);
    if (opened === null) return;
    host.told(message.host);
    // At once: a game of which nothing was told yet is nothing to be shown.
    batch(() => {
      table.value = doubted(isSame && !goesOn ? again(value, opened) : opened);
      told({ ...message, type: 'told', at: 0 });
    });
  }

  /** Tiles that this page has not got came with a version after it. */
  function orOutdated(opened: Play | null): Play | null {
    if (opened === null) outdated();
    return opened;
  }

  /** The rules of quests are fetched with the first one; when they are here, it is asked for again. */
  function openGame(message: Extract<ServerMessage, { type: 'game' }>): Carried | null {
    const { setup, content } = message;
    if (!('drawing' in setup)) return orOutdated(openPlay(message, setup, content));
    if (quests !== null) return quests.openQuest(message, setup);
    table.value = null;
    fetchQuests().then(resume, () => undefined);
    return null;
  }

  function told({ table: of, first, events, ack }: Told): void {
    if (table.value === null || table.value.table !== of) return;
    const heard = hear(table.value, first, events, ack);
    if (heard === 'unknown') outdated();
    if (heard === 'gap') fillGap();
    if (heard === 'gap' || heard === 'unknown') return;
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
    now: host.now,
  };
  return {
    session,
    status,
    receive,
    resume,
    lastSeen,
    tick,
    doubtTime: host.doubt,
    roundTrip: host.roundTrip,
  };
}

/** The others hear of somebody's return after two seconds [R5]; whoever reads this is here. */
function withMyself(lobby: LobbyState): LobbyState {
  const people = lobby.people.map((person) => (person.id === lobby.you ? { ...person, here: true } : person));
  return { ...lobby, people };
}

function happened(play: Carried, events: readonly AnyEvent[], own: boolean): Notice {
  return isQuest(play)
    ? { kind: 'quest', events: events as readonly TowerEvent[], own }
    : { kind: 'events', events: events as readonly MallEvent[], own };
}
