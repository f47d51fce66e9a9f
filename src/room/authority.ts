import { tooLong } from '#engine/core/acts.ts';
import type { LogEntry } from '#engine/core/log.ts';
import type { Random } from '#engine/core/random.ts';
import { isRefusal, type Refusal } from '#engine/core/refusal.ts';
import type { AnyEvent, GameEngine } from './gameEngine.ts';

// One game's authority: it puts commands in order, judges each once, numbers what every seat is
// told, and keeps the deadline. It does no I/O and knows no clock: what has to be durable and what
// may be sent after that come back as values. The server hosts it over sockets; a page can host it
// for someone playing alone.

export interface Authority<Game = unknown, Event = AnyEvent> {
  readonly engine: GameEngine<Game, Event>;
  game: Game;
  /** Ids of accepted commands. They are in the log, so 'judged once' survives a crash. */
  readonly heard: Set<string>;
  /** How many of its entries are a seat's [R23b]. */
  acts: number;
  /** The seats that a bot acted for. */
  readonly bots: Set<number>;
  /**
   * What each seat has been told, in order; the last list is the spectators'. A number is a place in it. One list is
   * everyone's until something is told to some and not to others: most games have no secrets.
   */
  readonly streams: Event[][];
}

/** The same events for all these listeners (null: the spectators), to be encoded once; each has its own first number. */
export interface Telling<Event = AnyEvent> {
  readonly to: readonly { readonly seat: number | null; readonly first: number }[];
  readonly at: number;
  readonly events: readonly Event[];
}

export type Verdict = 'accepted' | Refusal;

/** `entry` must be durable before the verdict is told and the tellings leave. */
export interface Outcome<Event = AnyEvent> {
  readonly verdict: Verdict;
  readonly entry: LogEntry<Event> | null;
  readonly tellings: readonly Telling<Event>[];
  /** It was accepted before, and was not judged again. */
  readonly repeated?: true;
}

/** A new game, dealt; its first entry is the deal. */
export function openAuthority<Game, Event>(
  engine: GameEngine<Game, Event>,
  random: Random,
): { readonly authority: Authority<Game, Event>; readonly opened: Outcome<Event> } {
  const { game, dealt } = engine.deal(random);
  const authority = silent(engine, game);
  return { authority, opened: record(authority, game, { at: 0, seat: null, events: [dealt] }) };
}

/** What was so before an entry, and is so after it, for whoever follows a game. */
export type Witness<Game, Event> = (before: Game, entry: LogEntry<Event>, after: Game) => void;

/** The same authority again, entry by entry of its log: whoever has others waiting may stop after each. */
export function* reviving<Game, Event>(
  engine: GameEngine<Game, Event>,
  entries: Iterable<LogEntry<Event>>,
  witness: Witness<Game, Event> = () => undefined,
): Generator<void, Authority<Game, Event>> {
  const authority = silent(engine, engine.empty());
  for (const written of entries) {
    const entry = engine.upcast(written);
    const before = authority.game;
    for (const event of entry.events) authority.game = engine.evolve(authority.game, event);
    witness(before, entry, authority.game);
    remember(authority, entry);
    tell(authority, entry);
    yield;
  }
  return authority;
}

export function reviveAuthority<Game, Event>(
  engine: GameEngine<Game, Event>,
  entries: Iterable<LogEntry<Event>>,
): Authority<Game, Event> {
  const work = reviving(engine, entries);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function silent<Game, Event>(engine: GameEngine<Game, Event>, game: Game): Authority<Game, Event> {
  const everyones: Event[] = [];
  const streams = Array.from({ length: engine.players + 1 }, () => everyones);
  return { engine, game, heard: new Set(), acts: 0, bots: new Set(), streams };
}

function remember<Game, Event>(authority: Authority<Game, Event>, { id, seat, bot }: LogEntry<Event>): void {
  if (id !== undefined) authority.heard.add(id);
  if (seat !== null) authority.acts++;
  if (bot && seat !== null) authority.bots.add(seat);
}

/** A seat's command, or the room's own (`seat` null, no id). */
export interface Request {
  readonly seat: number | null;
  readonly id?: string;
  readonly bot?: true;
  readonly command: unknown;
}

/** Judges one request at this time of the host's clock. */
export function receive<Game, Event>(
  authority: Authority<Game, Event>,
  request: Request,
  host: number,
): Outcome<Event> {
  const { engine } = authority;
  const id = request.id === undefined ? undefined : `${request.seat} ${request.id}`;
  if (id !== undefined && authority.heard.has(id))
    return { verdict: 'accepted', entry: null, tellings: [], repeated: true };
  const decision = decided(authority, request, host);
  if (isRefusal(decision)) return { verdict: decision, entry: null, tellings: [] };
  const at = engine.time(authority.game, host);
  const verdict = decision.tooLate ?? 'accepted';
  const entry = entryOf(at, request, verdict === 'accepted' ? id : undefined, decision.events);
  return record(authority, decision.game, entry, verdict);
}

/** [R23b] what is due is decided and what leaves no entry passes however long a game was; another act does not. */
function decided<Game, Event>(
  { engine, game, acts }: Authority<Game, Event>,
  request: Request,
  host: number,
) {
  const decision = engine.decide(game, fromSeat(request), host);
  if (isRefusal(decision) || decision.tooLate !== undefined) return decision;
  const isDue = (engine.deadline(game) ?? Number.POSITIVE_INFINITY) <= host;
  const acting = request.seat !== null && decision.events.length > 0 && !isDue;
  return (acting ? tooLong(acts) : null) ?? decision;
}

/** Nearly all have an id and are nobody's but a person's. */
function entryOf<Event>(
  at: number,
  { seat, bot }: Request,
  id: string | undefined,
  events: readonly Event[],
): LogEntry<Event> {
  if (id !== undefined && !bot) return { at, seat, id, events };
  return { at, seat, ...(id === undefined ? {} : { id }), ...(bot ? { bot } : {}), events };
}

/** Whoever sends it, a command acts for the seat it came from. */
function fromSeat({ seat, command }: Request): unknown {
  if (typeof command !== 'object' || command === null) return command;
  return (command as { readonly seat?: unknown }).seat === seat ? command : { ...command, seat };
}

// An accepted command without events (a stare, a word in a window that has heard the seat) passes and is not kept.
function record<Game, Event>(
  authority: Authority<Game, Event>,
  game: Game,
  entry: LogEntry<Event>,
  verdict: Verdict = 'accepted',
): Outcome<Event> {
  if (entry.events.length === 0) return { verdict, entry: null, tellings: [] };
  authority.game = game;
  remember(authority, entry);
  return { verdict, entry, tellings: tell(authority, entry) };
}

function tell<Game, Event>(
  { engine, streams }: Authority<Game, Event>,
  { at, events }: LogEntry<Event>,
): readonly Telling<Event>[] {
  const audiences = engine.audiences(events);
  if (audiences.length > 1 || audiences[0]?.seats.length !== streams.length) part(streams);
  return audiences.map(({ seats, events: seen }) => {
    const heardBy = seats.map((seat) => streams[seat ?? engine.players] as Event[]);
    const to = seats.map((seat, index) => ({ seat, first: (heardBy[index]?.length ?? 0) + 1 }));
    for (const stream of areOne(streams) ? heardBy.slice(0, 1) : heardBy)
      for (const event of seen) stream.push(event);
    return { to, at, events: seen };
  });
}

const areOne = (streams: readonly unknown[]) => streams[0] === streams.at(-1);

/** From now on everyone has a list of their own. */
function part<Event>(streams: Event[][]): void {
  if (areOne(streams)) streams.splice(0, streams.length, ...streams.map((stream) => [...stream]));
}

/** What a seat has missed since the last number it saw; a number it cannot have seen starts from the beginning. */
export function missed<Event>(
  { streams }: Authority<unknown, Event>,
  seat: number | null,
  seen: number,
): readonly Event[] {
  const stream = streams[seat ?? streams.length - 1] ?? [];
  return stream.slice(Number.isInteger(seen) && seen > 0 && seen <= stream.length ? seen : 0);
}
