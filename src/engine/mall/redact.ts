import type { Box } from './box.ts';
import type { CoreEventType, Dealt } from './events.ts';
import type { MallEvent } from './words.ts';

// Who may see what. Every event type declares its audience; what is not for everyone is built
// up again from what may be told, never copied with fields taken out.

/** The core's own events: the deal alone is not for everyone. */
export const AUDIENCE: Readonly<Record<CoreEventType, 'all' | 'partly'>> = {
  dealt: 'partly',
  readied: 'all',
  started: 'all',
  moved: 'all',
  put: 'all',
  cleared: 'all',
  flipped: 'all',
  wentOutOfOrder: 'all',
  repaired: 'all',
  deckTurned: 'all',
  met: 'all',
  seized: 'all',
  tookOff: 'all',
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
};

/** The event as this seat (null: a spectator) may know it; null where it may not even know that it happened. */
export function redact(box: Box, event: MallEvent, seat: number | null): MallEvent | null {
  if (isPublic(box, event)) return event;
  if (event.type === 'dealt') return openDeal(event, seat);
  const told = box.events.get(event.type)?.told;
  return typeof told === 'function' ? told(event, seat) : null;
}

function isPublic(box: Box, { type }: MallEvent): boolean {
  return (AUDIENCE[type as CoreEventType] ?? box.events.get(type)?.told) === 'all';
}

function openDeal(
  { type, hands, pawns, placed, deckLeft, deckTop, back, memory, hidden }: Dealt,
  seat: number | null,
): Dealt {
  const seen = back === undefined ? {} : { back };
  const open: Dealt = { type, hands, pawns, placed, deckLeft, deckTop, ...seen, memory };
  const own = seat === null ? undefined : hidden?.own?.[seat];
  return own === undefined ? open : { ...open, own };
}

/** Listeners who are told the same; null stands for the spectators. */
export interface Audience {
  readonly seats: readonly (number | null)[];
  readonly events: readonly MallEvent[];
}

/** Fan-out: redacted once for all who may know the same, to be encoded once; who may know nothing of it is in none. */
export function audiences(box: Box, events: readonly MallEvent[]): readonly Audience[] {
  const everyone = listeners(box.setup.players);
  if (events.every((event) => isPublic(box, event))) return [{ seats: everyone, events }];
  const told = everyone.map((seat) => ({ seat, events: toldTo(box, events, seat) }));
  const alike = Map.groupBy(told, (one) => JSON.stringify(one.events));
  return [...alike.values()]
    .map((group) => ({ seats: group.map(({ seat }) => seat), events: group[0]?.events ?? [] }))
    .filter((audience) => audience.events.length > 0);
}

function toldTo(box: Box, events: readonly MallEvent[], seat: number | null): readonly MallEvent[] {
  return events.flatMap((event) => redact(box, event, seat) ?? []);
}

/** The same list every time: this is asked for every act. */
function listeners(players: number): readonly (number | null)[] {
  LISTENERS[players] ??= [...Array.from({ length: players }, (_, seat) => seat), null];
  return LISTENERS[players];
}
const LISTENERS: (readonly (number | null)[])[] = [];
