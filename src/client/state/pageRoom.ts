import type { LogEntry } from '#engine/core/log.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { type Authority, receive as judge, missed, type Outcome, type Request } from '#room/authority.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { lay, receive } from './hearing.ts';
import type { Carried, Opening } from './play.ts';
import { type Session, sessionOf } from './session.ts';
import { newState, type SessionState } from './sessionState.ts';

// A room in the page itself, for whoever plays alone, with or without a server: the same authority, the same
// session, no network. Whatever game is on its table, it is judged, numbered, redacted and predicted as in any room.

export interface PageRoom<Event = AnyEvent> {
  readonly session: Session;
  /** What was decided here, as a log keeps it. */
  readonly entries: readonly LogEntry<Event>[];
  /** What the page's own seat did, as it can be done again. */
  readonly acts: readonly Act[];
  /** The time by this room's own clock. */
  readonly now: () => number;
  /** No deadline is kept any more. */
  readonly close: () => void;
}

/** A command that was accepted, and when by the room's own clock. */
export interface Act {
  readonly at: number;
  readonly command: unknown;
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
): PageRoom<Event> {
  const ahead = past === undefined ? 0 : past.now - performance.now();
  const now = () => performance.now() + ahead;
  const wire = { send: (message: ClientMessage) => answer(hosting, message) };
  // No message of another's brings a game to this table.
  const state = newState(wire, () => null, now);
  const entries = [...(past?.entries ?? [])];
  const acts = [...(past?.acts ?? [])];
  const hosting = { authority, state, entries, acts, now, alarm: undefined } as Hosting;
  const seats = Array.from({ length: authority.engine.players }, (_, seat) => seat);
  const known = { game: 'alone', table: 0, epoch: '', seat: SEAT, seats, title };
  state.status.value = 'open';
  receive(state, { type: 'pong', sent: now(), host: now() });
  lay(state, open(known), { first: 1, events: missed(authority, SEAT, 0), host: now() });
  setAlarm(hosting);
  return { session: sessionOf(state), entries, acts, now, close: () => clearTimeout(hosting.alarm) };
}

/** At once: nothing is under way in a page. */
function answer(hosting: Hosting, message: ClientMessage): void {
  if (message.type !== 'do') return;
  const { id, command } = message;
  const { seat = SEAT, target = SEAT, type } = command as Directed;
  const at = hosting.now();
  const outcome = judge(hosting.authority, { seat, id: String(id), command }, at);
  if (outcome.entry !== null && seat === SEAT) hosting.acts.push({ at, command });
  deliver(hosting, outcome, id);
  // [C3] a stare reaches its target; whoever that is, this is their page too.
  if (outcome.verdict === 'accepted' && type === 'stare')
    receive(hosting.state, { type, from: seat, target });
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
