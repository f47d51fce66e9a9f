import { capital, type Lang, t } from '#content/locales/index.ts';
import { refusalText } from '#content/locales/refusal.ts';
import {
  decide,
  type Game,
  gameTime,
  isRefusal,
  type MallCommand,
  type MallEntry,
  type MallEvent,
} from '#engine/mall/index.ts';
import { narrate } from '../narrate.ts';
import { piecesOf } from '../pieces/index.ts';
import { commandFor } from './command.ts';
import type { Act, Intent } from './intent.ts';
import { parse } from './parse.ts';

// The game on the table with everything that has been said and done: one line in, a new table out.

export interface TableState {
  readonly lang: Lang;
  readonly game: Game;
  readonly entries: readonly MallEntry[];
  /** The seat over whose shoulder the player looks. */
  readonly focus: number;
  /** What there is to say about the last line. */
  readonly said: readonly string[];
  /** What the last line asks of the world outside. */
  readonly wish: Wish | null;
}

export type Wish =
  | { readonly kind: 'quit' | 'legend' | 'board' | 'help' }
  | { readonly kind: 'save'; readonly file: string }
  /** What one seat alone may read, to be shown to nobody else. */
  | { readonly kind: 'card'; readonly seat: number };

export function openTable(lang: Lang, game: Game, dealt: MallEvent): TableState {
  const entries = [{ at: 0, seat: null, events: [dealt] }];
  return { lang, game, entries, focus: 0, said: [], wish: null };
}

/** `host` is the time on the host's clock. */
export function obey(table: TableState, text: string, host: number): TableState {
  return follow({ ...table, said: [], wish: null }, parse(table.lang, text, table.game.box.pawns), host);
}

function follow(table: TableState, intent: Intent, host: number): TableState {
  switch (intent.kind) {
    case 'act':
      return act(table, intent.act, intent.seat, host);
    case 'focus':
      return look(table, intent.seat);
    case 'start':
      return everySeat(table, (seat) => ({ type: 'ready', seat, ready: true }), host);
    case 'pause':
    case 'resume':
      return everySeat(table, (seat) => ({ type: 'pause', seat, pause: intent.kind === 'pause' }), host);
    case 'nothing':
      return table.game.shared.phase === 'setup' ? follow(table, { kind: 'start' }, host) : table;
    case 'unclear':
      return say(table, unclearText(table, intent.text, intent.pawn !== null));
    case 'card':
      return card(table, intent.seat ?? table.focus);
    default:
      return { ...table, wish: intent };
  }
}

function unclearText({ lang }: TableState, text: string, startsWithHero: boolean): string {
  if (!startsWithHero) return t(lang, 'cli.say.unknown', { text });
  const example = `${text.trim().split(/\s+/)[0]} ${t(lang, 'game.compass.north')} 2`;
  return t(lang, 'cli.say.noHero', { example });
}

export function say(table: TableState, ...texts: readonly string[]): TableState {
  return { ...table, said: [...table.said, ...texts] };
}

const isSeat = ({ game }: TableState, seat: number) => seat >= 0 && seat < game.box.setup.players;

/** [H0.1] a card is only shown, never said: what is said stays on the screen. */
function card(table: TableState, seat: number): TableState {
  if (!isSeat(table, seat)) return say(table, t(table.lang, 'refusal.seat.unknown'));
  const held = piecesOf(table.game.box).some(({ secret }) => secret !== undefined);
  return held ? { ...table, wish: { kind: 'card', seat } } : say(table, t(table.lang, 'cli.say.noCard'));
}

function look(table: TableState, seat: number): TableState {
  if (!isSeat(table, seat)) return say(table, t(table.lang, 'refusal.seat.unknown'));
  return say({ ...table, focus: seat }, t(table.lang, 'cli.say.focus', { seat: seat + 1 }));
}

function act(table: TableState, asked: Act, seat: number | null, host: number): TableState {
  const command = commandFor(table.game, table.focus, asked, seat);
  if ('unsure' in command) return say(table, t(table.lang, command.unsure, command.params));
  if (!('type' in command)) return command.reduce((before, one) => send(before, one, host).table, table);
  const after = send(table, command, host);
  const passing = passingText(table.lang, asked, command);
  return passing !== null && after.refused === undefined ? say(after.table, passing) : after.table;
}

/** Stares and words leave no trace in the log, but the table hears them. */
function passingText(lang: Lang, asked: Act, { seat }: MallCommand): string | null {
  const own = (seat ?? 0) + 1;
  if (asked.kind === 'stare') return t(lang, 'cli.say.stare', { seat: own, target: asked.target + 1 });
  if (asked.kind !== 'speak' || asked.text === '') return null;
  return t(lang, 'cli.say.seat', { seat: own, text: asked.text });
}

interface Sent {
  readonly table: TableState;
  readonly refused?: string;
}

/** Judges one command and writes down what followed. */
export function send(table: TableState, command: MallCommand, host: number): Sent {
  const decision = decide(table.game, command, host);
  if (isRefusal(decision)) return refused(table, refusalText(table.lang, decision));
  const at = gameTime(table.game.shared.clock, host);
  if (decision.tooLate === undefined)
    return { table: record(table, decision.game, decision.events, at, command.seat) };
  // [R1] the sand ran out first; that is nobody's act.
  const ended = record(table, decision.game, decision.events, at, null);
  return refused(ended, refusalText(table.lang, decision.tooLate));
}

function refused(table: TableState, text: string): Sent {
  return { table: say(table, text), refused: text };
}

function record(
  table: TableState,
  game: Game,
  events: readonly MallEvent[],
  at: number,
  seat: number | null,
): TableState {
  if (events.length === 0) return { ...table, game };
  const told = events.flatMap((event) => narrate(table.lang, game, event) ?? []);
  return say({ ...table, game, entries: [...table.entries, { at, seat, events }] }, ...told.map(capital));
}

/** At one terminal, what everyone has to agree on is said once; who is out has no say [H1.6]. */
function everySeat(table: TableState, command: (seat: number) => MallCommand, host: number): TableState {
  const { box } = table.game;
  const all = Array.from({ length: box.setup.players }, (_, seat) => seat);
  const seats = all.filter((seat) => box.policies.plays(table.game, seat));
  let sent: Sent = { table };
  for (const seat of seats) {
    sent = send({ ...sent.table, said: [] }, command(seat), host);
    if (sent.refused !== undefined) return sent.table;
  }
  // Of a vote at one terminal only the outcome is news.
  return { ...sent.table, said: sent.table.said.slice(1) };
}

/** Lets the sand run out if it has. */
export function passTime(table: TableState, host: number): TableState {
  return send({ ...table, said: [] }, { type: 'clock', seat: null }, host).table;
}
