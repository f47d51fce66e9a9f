import type { LogEntry } from '#engine/core/log.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import {
  type Authority,
  receive as judge,
  missed,
  type Outcome,
  type Request,
  type Verdict,
} from '#room/authority.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { lay, receive } from './hearing.ts';
import type { Carried, Opening } from './play.ts';
import { type LobbyState, type Session, sessionOf } from './session.ts';
import { newState, type SessionState } from './sessionState.ts';

// A room in the page itself, for whoever plays alone, with or without a server: the same authority, the same
// session, no network. Whatever game is on its table, it is judged, numbered, redacted and predicted as in any room.

export interface PageRoom<Event = AnyEvent> {
  readonly session: Session;
  /** What was decided here, as a log keeps it. */
  readonly entries: readonly LogEntry<Event>[];
  /** What the page's own seat did, and bots beside it, as it can be done again. */
  readonly acts: readonly Act[];
  /** The time by this room's own clock, and that of the game. */
  readonly now: () => number;
  readonly time: () => number;
  /** What those have been told who only watch. */
  readonly watched: () => readonly Event[];
  /** What a bot does, or the room itself: judged, kept and told like what the page's own seat does. */
  readonly ask: (request: Request) => Verdict;
  /** Something that is no event: a word, a gesture. */
  readonly tell: (message: ServerMessage) => void;
  /** No deadline is kept any more. */
  readonly close: () => void;
}

/** A command that was accepted, and when by the room's own clock. */
export interface Act {
  readonly at: number;
  readonly command: unknown;
  /** Whose, where it was not the page's own seat: a bot's, or the room's. */
  readonly seat?: number | null;
}

/** Who else is at the table, in this page too: they hear what everyone is told. */
export interface Company<Event = AnyEvent> {
  readonly lobby: LobbyState;
  readonly told: (events: readonly Event[], at: number) => void;
  /** What the page says that is no act: words, gestures. */
  readonly heard: (message: ClientMessage) => void;
}

/** What led here before the page was loaded again; its clock goes on from `now`. */
export interface Past<Event> {
  readonly entries: readonly LogEntry<Event>[];
  readonly acts: readonly Act[];
  readonly now: number;
}

interface Hosting {
  readonly authority: Authority<unknown, AnyEvent>;
  readonly state: SessionState;
  readonly entries: LogEntry<AnyEvent>[];
  readonly acts: Act[];
  readonly now: () => number;
  readonly company: Company | undefined;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

/** The page's seat; another, in a lesson, is only a name and a hand. */
export const SEAT = 0;

/** `open` makes of what is known what the page shows of it, before anything was told. */
export function openPageRoom<Event extends AnyEvent>(
  authority: Authority<unknown, Event>,
  open: (known: Opening) => Carried,
  title: Opening['title'] = {},
  past?: Past<Event>,
  company?: Company<Event>,
): PageRoom<Event> {
  const ahead = past === undefined ? 0 : past.now - performance.now();
  const now = () => performance.now() + ahead;
  const wire = { send: (message: ClientMessage) => answer(hosting, message) };
  // No message of another's brings a game to this table.
  const state = newState(wire, () => null, now);
  const entries = [...(past?.entries ?? [])];
  const acts = [...(past?.acts ?? [])];
  const hosting = { authority, state, entries, acts, now, company, alarm: undefined } as Hosting;
  const seats = Array.from({ length: authority.engine.players }, (_, seat) => seat);
  const known = { game: 'alone', table: 0, epoch: '', seat: SEAT, seats, title };
  state.status.value = 'open';
  state.lobby.value = company?.lobby ?? null;
  receive(state, { type: 'pong', sent: now(), host: now() });
  lay(state, open(known), { first: 1, events: missed(authority, SEAT, 0), host: now() });
  setAlarm(hosting);
  return {
    session: sessionOf(state),
    entries: entries as LogEntry<Event>[],
    acts,
    now,
    time: () => authority.engine.time(authority.game, now()),
    watched: () => missed(authority, null, 0),
    ask: (request) => ask(hosting, request),
    tell: (message) => receive(state, message),
    close: () => clearTimeout(hosting.alarm),
  };
}

/** At once: nothing is under way in a page. */
function answer(hosting: Hosting, message: ClientMessage): void {
  if (message.type !== 'do') {
    hosting.company?.heard(message);
    return;
  }
  const { id, command } = message;
  const { seat = SEAT, target = SEAT, type } = command as Directed;
  const verdict = ask(hosting, { seat, id: String(id), command }, id);
  // [C3] a stare reaches its target; whoever that is, this is their page too.
  if (verdict === 'accepted' && type === 'stare') receive(hosting.state, { type, from: seat, target });
}

function ask(hosting: Hosting, request: Request, id?: number): Verdict {
  const at = hosting.now();
  const { seat, command } = request;
  const outcome = judge(hosting.authority, request, at);
  if (outcome.entry !== null) keep(hosting, seat === SEAT ? { at, command } : { at, command, seat });
  deliver(hosting, outcome, id);
  return outcome.verdict;
}

/** Another seat in a lesson is played by its script, and needs no keeping. */
function keep({ acts, company }: Hosting, act: Act): void {
  if (act.seat === undefined || company !== undefined) acts.push(act);
}

interface Directed {
  readonly type: string;
  readonly seat?: number;
  readonly target?: number;
}

function deliver(hosting: Hosting, { verdict, entry, tellings }: Outcome, id?: number): void {
  const refusal = verdict === 'accepted' ? null : verdict;
  const ack = id === undefined ? {} : { ack: id };
  if (entry !== null) hosting.entries.push(entry);
  setAlarm(hosting);
  for (const { to, at, events } of tellings) {
    const first = to.find(({ seat }) => seat === SEAT)?.first;
    if (first !== undefined) receive(hosting.state, { type: 'told', table: 0, first, at, events, ...ack });
    if (to.some(({ seat }) => seat === null)) hosting.company?.told(events, at);
  }
  if (id !== undefined && (tellings.length === 0 || refusal !== null))
    receive(hosting.state, { type: 'verdict', id, refusal });
}

const CLOCK: Request = { seat: null, command: { type: 'clock' } };

function setAlarm(hosting: Hosting): void {
  const { authority, now } = hosting;
  clearTimeout(hosting.alarm);
  const due = authority.engine.deadline(authority.game);
  if (due !== null)
    hosting.alarm = setTimeout(
      () => deliver(hosting, judge(authority, CLOCK, now())),
      Math.max(0, due - now()),
    );
}
