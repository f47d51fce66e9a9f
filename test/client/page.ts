import { type ComponentChild, type ComponentType, h } from 'preact';
import { knownTiles } from '#client/pieces/known.ts';
import type { Seated } from '#client/screens/game/around.ts';
import { openGame } from '#client/state/games.ts';
import { openSession, type Session } from '#client/state/session.ts';
import { FULL_SAND, setupFor } from '#content/scenarios.ts';
import {
  type Box,
  contentHash,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  redact,
  type Setup,
  type View,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { LobbyPerson, ServerMessage } from '#protocol/server.ts';
import { done } from './browser.ts';

// A page in a room: what it sends is caught here, what it hears is said here.

export interface Page {
  readonly session: Session;
  readonly sent: ClientMessage[];
  readonly hear: (message: ServerMessage) => void;
  /** What happens in the game, one act after the other. */
  readonly tell: (...events: readonly MallEvent[]) => void;
  readonly view: () => View;
  /** A part of the screen, with what it needs to know, drawn again whenever the game goes on. */
  readonly part: <P extends Seated>(Part: ComponentType<P>, more?: Omit<P, keyof Seated>) => ComponentChild;
  /** What the page asked of the rules, without its seat. */
  readonly commands: () => readonly object[];
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Io'];
/** The person of each seat, by their number in the room. */
export const personOf = (seat: number) => 11 + seat;
const seatOf = (person: number) => person - 11;

export const peopleFor = (players: number): readonly LobbyPerson[] =>
  NAMES.slice(0, players).map((name, seat) => ({ id: personOf(seat), name, chair: seat, here: true }));

export type LobbyChange = Partial<Extract<ServerMessage, { type: 'lobby' }>>;

export const lobbyOf = (players: number, change: LobbyChange = {}) =>
  ({
    ...{
      type: 'lobby',
      locked: false,
      watching: 0,
      standIns: [],
      lent: [],
      again: [],
      choice: null,
      game: null,
    },
    ...{ you: personOf(0), host: personOf(0), people: peopleFor(players) },
    ...change,
  }) as Extract<ServerMessage, { type: 'lobby' }>;

export interface Sitting {
  readonly players?: number;
  readonly seat?: number | null;
  readonly events?: readonly MallEvent[];
  readonly sand?: number;
  /** In place of the scenario's. */
  readonly setup?: Setup;
}

const TABLE = 1;

/** With the tiles as the page itself has them. */
function boxOf(scenario: number, players: number, { sand = FULL_SAND, setup }: Sitting): Box {
  const plain = () => setupFor({ scenario, players, level: 6, sand }) as Setup;
  const opened = openBox(setup ?? plain(), knownTiles(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  return opened.box;
}

export function pageOf(scenario: number, sitting: Sitting = {}): Page {
  const { players = 2, seat = 0, events = [] } = sitting;
  const sent: ClientMessage[] = [];
  const { session, receive } = openSession({ send: (message) => sent.push(message) }, openGame);
  const box = boxOf(scenario, players, sitting);
  const { dealt } = newGame(box, randomFrom('page'));
  const told = (all: readonly MallEvent[]) => all.flatMap((event) => redact(box, event, seat) ?? []);
  receive(lobbyOf(players, { game: 'g', you: personOf(seat ?? players) }));
  const first = told([dealt, ...events]);
  let next = 1 + first.length;
  receive({
    ...{ type: 'game', game: 'g', table: TABLE, epoch: 'e', seat, title: { scenario } },
    ...{ seats: box.setup.players === 1 ? [personOf(0)] : peopleFor(players).map(({ id }) => id) },
    ...{ setup: box.setup, content: contentHash(box), first: 1, events: first, host: 0 },
  });
  const view = () => session.play.value?.view as View;
  const around = (): Seated => ({
    ...{ session, view: view(), stop: null, home: '/', faceOf: (one) => one },
    nameOf: (one) => NAMES[one] ?? '',
    personName: (person) => NAMES[seatOf(person)] ?? '',
  });
  return {
    ...{ session, sent, view },
    hear: (message) => done(() => receive(message)),
    tell: (...more) => {
      const redacted = told(more);
      done(() => receive({ type: 'told', table: TABLE, first: next, at: 1, events: redacted }));
      next += redacted.length;
    },
    part: (Part, more) => {
      const Live = () => h(Part as ComponentType<object>, { ...around(), ...more });
      return h(Live, {});
    },
    commands: () => sent.flatMap((message) => (message.type === 'do' ? [withoutSeat(message.command)] : [])),
  };
}

function withoutSeat(command: unknown): object {
  const { seat: _, ...act } = command as { readonly seat?: number };
  return act;
}

export const STARTED: MallEvent = { type: 'started', at: 0 };
export const handed = (...hands: readonly string[]): MallEvent => ({
  type: 'handed',
  hands: hands.map((hand) => (hand === '' ? [] : [hand])),
});
