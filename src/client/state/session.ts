import { computed, type ReadonlySignal } from '@preact/signals';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import { act, tick } from './acting.ts';
import { receive } from './hearing.ts';
import { isHeist, isQuest, type Play, type TowerPlay } from './play.ts';
import { lastSeen, newState, type OpenGame, resume, type SessionState, type Wire } from './sessionState.ts';

// What every screen reads and talks to. A session is fed server messages by a wire: a socket
// (socket.ts), or an authority in the page itself for playing alone (pageRoom.ts).

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
  /** `retold`: a history from its beginning, which is nothing new and in which nobody is known for who they were. */
  | {
      readonly kind: 'events';
      readonly events: readonly MallEvent[];
      readonly own: boolean;
      readonly retold?: true;
    }
  | {
      readonly kind: 'quest';
      readonly events: readonly TowerEvent[];
      readonly own: boolean;
      readonly retold?: true;
    }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal; readonly command?: MallCommand | TowerCommand }
  | Extract<ServerMessage, { type: 'stare' | 'said' | 'gesture' | 'chat' | 'pointed' | 'wayBack' }>;

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

/** The session and the ends a wire needs: what came in, how the connection is, and what it saw last. */
export function openSession(wire: Wire, openGame: OpenGame, clock = () => performance.now()) {
  const state = newState(wire, openGame, clock);
  return {
    session: sessionOf(state),
    status: state.status,
    receive: (message: ServerMessage | undefined) => receive(state, message),
    lastSeen: () => lastSeen(state),
    resume: () => resume(state),
    tick: (patience?: number) => tick(state, patience),
    doubtTime: state.host.doubt,
    roundTrip: state.host.roundTrip,
  };
}

/** What screens see of it. */
export function sessionOf(state: SessionState): Session {
  const { status, lobby, table, listeners, wire, host } = state;
  return {
    status,
    lobby,
    play: computed(() => (isHeist(table.value) ? table.value : null)),
    quest: computed(() => (isQuest(table.value) ? table.value : null)),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: wire.send,
    act: (command) => act(state, command),
    now: host.now,
  };
}
