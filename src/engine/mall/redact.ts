import type { Dealt, EventType, MallEvent, Noted } from './events.ts';
import type { Game, View } from './state.ts';

// Who may see what. Every event type declares its audience; what is not for everyone is built
// up again from what may be told, never copied with fields taken out.

type Reach = 'all' | 'partly';

export const AUDIENCE: Readonly<Record<EventType, Reach>> = {
  dealt: 'partly',
  readied: 'all',
  started: 'all',
  moved: 'all',
  settled: 'all',
  flipped: 'all',
  wentOutOfOrder: 'all',
  drawn: 'all',
  placed: 'all',
  lifted: 'all',
  stolen: 'all',
  escaped: 'all',
  ended: 'all',
  handed: 'all',
  talkOpened: 'all',
  talkClosed: 'all',
  spoke: 'all',
  doSomething: 'all',
  wished: 'all',
  presence: 'all',
  paused: 'all',
  resumed: 'all',
  warned: 'all',
  noted: 'partly',
};

/** The event as this seat (null: a spectator) may know it. */
export function redact(event: MallEvent, _seat: number | null): MallEvent {
  if (AUDIENCE[event.type] === 'all') return event;
  return event.type === 'dealt' ? openDeal(event) : openNote(event as Noted);
}

function openDeal({ type, hands, pawns, placed, deckLeft, deckTop, slices }: Dealt): Dealt {
  return { type, hands, pawns, placed, deckLeft, deckTop, slices };
}

function openNote({ type, piece, value }: Noted): Noted {
  return { type, piece, value };
}

/** Listeners who are told the same; null stands for the spectators. */
export interface Audience {
  readonly seats: readonly (number | null)[];
  readonly events: readonly MallEvent[];
}

/** Fan-out: redacted once for all who may know the same, to be encoded once. */
export function audiences(events: readonly MallEvent[], players: number): readonly Audience[] {
  return [{ seats: listeners(players), events: events.map((event) => redact(event, null)) }];
}

/** The same list every time: this is asked for every act. */
function listeners(players: number): readonly (number | null)[] {
  LISTENERS[players] ??= [...Array.from({ length: players }, (_, seat) => seat), null];
  return LISTENERS[players];
}
const LISTENERS: (readonly (number | null)[])[] = [];

export function viewFor(game: Game, seat: number | null): View {
  return { box: game.box, shared: game.shared, seat };
}
