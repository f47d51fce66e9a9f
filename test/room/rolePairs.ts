import { isDeepStrictEqual } from 'node:util';
import { isSandOut } from '#engine/mall/due.ts';
import {
  type Game,
  gameTime,
  type MallCommand,
  type MallEvent,
  mayTalk,
  options,
  viewFor,
} from '#engine/mall/index.ts';
import { lunchAt } from '#engine/mall/rules/hiddenRoles/lunchDue.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { encode } from '#protocol/codec.ts';
import { missed, type Outcome, receive } from '#room/authority.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { anything, nextCommands } from '../properties/policy.ts';
import { table } from '../properties/probe.ts';
import { roleAct, WARY } from '../properties/roleActs.ts';
import type { Pair, Table } from './roleTables.ts';

// One stream of commands for both tables of a pair: whoever listens is told the same bytes, in the same order, at the
// same times of the host, until something secret is shown to all.

const STEPS = 60;

/** What a pair came to, for those who ask whether anything happened in it. */
export interface Course {
  readonly steps: number;
  readonly seen: ReadonlySet<string>;
}

export class Leak extends Error {}

/** Cards lie open from there on, or thumbs. Giving up shows that one is loyal. */
const REVEALS: Readonly<Record<Pair['kind'], readonly string[]>> = {
  cards: ['eliminated', 'diviningOpened', 'ended', 'cardsShown', 'heistAbandoned'],
  thumbs: ['thumbsShown', 'ended', 'eliminated'],
};

export function follow(pair: Pair): Course {
  const dice = diceFrom(pair.seed + 78);
  const seen = new Set<string>([pair.kind, pair.listener === null ? 'spectator' : 'listener']);
  seen.add(`level ${pair.one.game.box.setup.roles} ${pair.kind}`);
  const act = (command: MallCommand, host: number) => both(pair, command, host, dice, seen);
  same(pair, 'what was missed', (one) => missed(one, pair.listener, 0));
  let host = 0;
  for (let steps = 0; steps < STEPS; steps++) {
    const { engine, game } = pair.one;
    if (game.shared.phase !== 'running') return { steps, seen };
    const due = engine.deadline(game);
    host = laterThan(host, due, game, pair.pace, dice);
    const alarm = due !== null && due <= host && dice.chance(0.7);
    if (!(alarm ? act({ type: 'clock', seat: null }, due) : act(chosen(game, dice), host)))
      return { steps, seen };
    if (alarm) host = due;
  }
  return { steps: STEPS, seen };
}

/** Mostly a little later; often just when something is due, a moment before or after: the last grain less often. */
function laterThan(host: number, due: number | null, game: Game, pace: number, dice: Dice): number {
  const share = due === game.shared.sand.end + game.shared.clock.shift ? 0.01 : 0.2;
  const leap = due !== null && dice.chance(share) ? due + dice.below(3) - 1 : 0;
  return Math.max(leap, host + dice.below(pace));
}

function chosen(game: Game, dice: Dice): MallCommand {
  const { clock } = game.shared;
  if (clock.since !== null && dice.chance(0.5))
    return { type: 'pause', seat: dice.below(clock.away.length), pause: false };
  const act = roleAct(game, dice, WARY);
  if (act !== undefined) return act;
  if (mayTalk(game, 'words') && dice.chance(0.25))
    return { type: 'speak', seat: dice.below(game.box.setup.players), channel: 'words' };
  if (dice.chance(0.12)) return table(game, dice.below(game.box.setup.players), dice);
  return dice.chance(0.3) ? (nextCommands(game, dice)[0] ?? anything(game, dice)) : anything(game, dice);
}

/** Whether the two are still alike for the listener afterwards. */
function both(pair: Pair, command: MallCommand, host: number, dice: Dice, seen: Set<string>): boolean {
  const { one, other, listener } = pair;
  const request = { seat: command.seat, command };
  sightBefore(seen, one.game, host);
  const first = receive(one, request, host);
  const second = receive(other, { ...request, command: otherwise(pair, command, dice) }, host);
  note(seen, command, first);
  if (isShown(pair, first) || isShown(pair, second)) {
    upToShown(pair, command, first, second);
    if (!isDeepStrictEqual(toldTo(pair, first), toldTo(pair, second))) return false;
  }
  for (const to of [listener, null]) {
    const frames = [first, second].map((outcome) => framesOf(outcome, to));
    if (frames[0] !== frames[1]) throw leak(pair, command, frames);
  }
  same(pair, 'when something is due', ({ engine, game }) => engine.deadline(game));
  if (command.seat === listener && !isDeepStrictEqual(first.verdict, second.verdict))
    throw leak(pair, command, [first.verdict, second.verdict]);
  if (dice.chance(0.15))
    same(
      pair,
      'what may be done',
      (at) => listener !== null && options(viewFor(at.game, listener), listener),
    );
  const known = dice.below(40);
  if (dice.chance(0.05)) same(pair, 'what was missed', (at) => missed(at, listener, known));
  if (dice.chance(0.05)) joinsLate(pair, seen);
  return true;
}

/** Somebody who comes now to watch is told all of it from the beginning, and as much as whoever was there. */
function joinsLate(pair: Pair, seen: Set<string>): void {
  same(pair, 'whoever joins late', (at) => missed(at, null, 0));
  seen.add('late joiner');
  if (rolesOf(pair.one.game).vote !== null) seen.add('late joiner in a vote');
}

/** While others vote, their thumbs may be other ones at the second table. */
function otherwise({ kind, listener }: Pair, command: MallCommand, dice: Dice): MallCommand {
  const changes = kind === 'thumbs' && command.type === 'vote' && command.seat !== listener;
  return changes ? { ...command, up: dice.chance(0.5) } : command;
}

/** The frames that the listener gets of an outcome, as they go over the wire. */
function framesOf({ tellings }: Outcome<MallEvent>, listener: number | null): string {
  const frames = tellings.flatMap(({ to, at, events }) =>
    to
      .filter(({ seat }) => seat === listener)
      .map(({ first }) => encode({ type: 'told', table: 1, first, at, events: events as MallEvent[] })),
  );
  return JSON.stringify(frames.map((frame) => (typeof frame === 'string' ? frame : [...frame])));
}

const toldTo = ({ listener }: Pair, { tellings }: Outcome<MallEvent>) =>
  tellings.flatMap(({ to, events }) => (to.some(({ seat }) => seat === listener) ? events : []));

const isShown = (pair: Pair, outcome: Outcome<MallEvent>) =>
  toldTo(pair, outcome).some(({ type }) => REVEALS[pair.kind].includes(type));

/** Even in the act that shows something, all that comes before it is alike. Only who gives up is refused or not by a card. */
function upToShown(
  pair: Pair,
  command: MallCommand,
  first: Outcome<MallEvent>,
  second: Outcome<MallEvent>,
): void {
  if (command.type === 'abandon' && command.seat !== pair.listener) return;
  const [one, two] = [first, second].map((outcome) => toldTo(pair, outcome)) as [MallEvent[], MallEvent[]];
  const shown = (events: readonly MallEvent[]) => {
    const place = events.findIndex(({ type }) => REVEALS[pair.kind].includes(type));
    return place < 0 ? events.length : place;
  };
  const before = Math.min(shown(one), shown(two));
  if (!isDeepStrictEqual(one.slice(0, before), two.slice(0, before))) throw leak(pair, command, [one, two]);
}

function same(pair: Pair, what: string, read: (table: Table) => unknown): void {
  const [one, other] = [read(pair.one), read(pair.other)];
  if (!isDeepStrictEqual(one, other)) throw leak(pair, what, [one, other]);
}

function leak({ seed, listener, kind }: Pair, at: unknown, two: readonly unknown[]): Leak {
  return new Leak(
    `pair ${seed} (${kind}) tells ${listener} apart at ${JSON.stringify(at)}: ${JSON.stringify(two)}`,
  );
}

/** [H1.5] a vote while the last grain has fallen; [C01] somebody's half minute at a counter. */
function sightBefore(seen: Set<string>, game: Game, host: number): void {
  if (rolesOf(game).vote !== null && isSandOut(game, gameTime(game.shared.clock, host)))
    seen.add('vote after the last grain');
  const lunch = game.shared.phase === 'running' && game.shared.clock.since === null ? lunchAt(game) : null;
  if (lunch !== null && lunch <= gameTime(game.shared.clock, host)) seen.add('half a minute at the counter');
}

function note(seen: Set<string>, { type }: MallCommand, { verdict, entry }: Outcome<MallEvent>): void {
  if (verdict === 'accepted') seen.add(type);
  for (const event of entry?.events ?? []) seen.add(`told ${event.type}`);
}
