import type { Random } from '#engine/core/random.ts';
import {
  audiences,
  type Box,
  decide,
  type Game,
  gameTime,
  isRefusal,
  type MallEntry,
  type MallEvent,
  newGame,
  type Refusal,
  replay,
} from '#engine/mall/index.ts';

// One game's authority: it puts commands in order, judges each once, numbers what every seat is
// told, and keeps the deadline. It does no I/O and knows no clock: what has to be durable and what
// may be sent after that come back as values. The server hosts it over sockets; a page can host it
// for someone playing alone.

export interface Authority {
  readonly box: Box;
  game: Game;
  /** Ids of accepted commands. They are in the log, so 'judged once' survives a crash. */
  readonly heard: Set<string>;
  /** What each seat has been told, in order; the last list is the spectators'. A number is a place in it. */
  readonly streams: readonly MallEvent[][];
}

/** The same events for all these listeners (null: the spectators), to be encoded once; each has its own first number. */
export interface Telling {
  readonly to: readonly { readonly seat: number | null; readonly first: number }[];
  readonly at: number;
  readonly events: readonly MallEvent[];
}

export type Verdict = 'accepted' | Refusal;

/** `entry` must be durable before the verdict is told and the tellings leave. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly entry: MallEntry | null;
  readonly tellings: readonly Telling[];
}

/** A new game, dealt; its first entry is the deal. */
export function openAuthority(
  box: Box,
  random: Random,
): { readonly authority: Authority; readonly opened: Outcome } {
  const { game, dealt } = newGame(box, random);
  const authority = silent(box, game);
  return { authority, opened: record(authority, game, { at: 0, seat: null, events: [dealt] }) };
}

/** The same authority again, from its log. */
export function reviveAuthority(box: Box, entries: readonly MallEntry[]): Authority {
  const authority = silent(box, replay(box, entries));
  for (const entry of entries) {
    if (entry.id !== undefined) authority.heard.add(entry.id);
    tell(authority, entry);
  }
  return authority;
}

function silent(box: Box, game: Game): Authority {
  return { box, game, heard: new Set(), streams: Array.from({ length: box.setup.players + 1 }, () => []) };
}

/** A seat's command, or the room's own (`seat` null, no id). */
export interface Request {
  readonly seat: number | null;
  readonly id?: string;
  readonly command: unknown;
}

/** Judges one request at this time of the host's clock. */
export function receive(authority: Authority, request: Request, host: number): Outcome {
  const id = request.id === undefined ? undefined : `${request.seat} ${request.id}`;
  if (id !== undefined && authority.heard.has(id)) return { verdict: 'accepted', entry: null, tellings: [] };
  const decision = decide(authority.game, fromSeat(request), host);
  if (isRefusal(decision)) return { verdict: decision, entry: null, tellings: [] };
  const at = gameTime(authority.game.shared.clock, host);
  const verdict = decision.tooLate ?? 'accepted';
  const judged = id === undefined || verdict !== 'accepted' ? {} : { id };
  const entry: MallEntry = { at, seat: request.seat, ...judged, events: decision.events };
  return { ...record(authority, decision.game, entry), verdict };
}

/** Whoever sends it, a command acts for the seat it came from. */
function fromSeat({ seat, command }: Request): unknown {
  return typeof command === 'object' && command !== null ? { ...command, seat } : command;
}

// An accepted command without events (a stare, a word in a window that has heard the seat) passes and is not kept.
function record(authority: Authority, game: Game, entry: MallEntry): Outcome {
  if (entry.events.length === 0) return { verdict: 'accepted', entry: null, tellings: [] };
  authority.game = game;
  if (entry.id !== undefined) authority.heard.add(entry.id);
  return { verdict: 'accepted', entry, tellings: tell(authority, entry) };
}

function tell({ box, streams }: Authority, { at, events }: MallEntry): readonly Telling[] {
  return audiences(events, box.setup.players).map(({ seats, events: seen }) => {
    const to = seats.map((seat) => {
      const stream = streams[seat ?? box.setup.players] as MallEvent[];
      stream.push(...seen);
      return { seat, first: stream.length - seen.length + 1 };
    });
    return { to, at, events: seen };
  });
}

/** What a seat has missed since the last number it saw; a number it cannot have seen starts from the beginning. */
export function missed({ streams }: Authority, seat: number | null, seen: number): readonly MallEvent[] {
  const stream = streams[seat ?? streams.length - 1] ?? [];
  return stream.slice(Number.isInteger(seen) && seen > 0 && seen <= stream.length ? seen : 0);
}
