import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#engine/core/log.ts';
import type { Colour } from '#engine/family/pawns.ts';
import {
  emptyGame,
  evolveView,
  isRefusal,
  type MallCommand,
  type MallEvent,
  options,
  randomFrom,
  viewFor,
} from '#engine/mall/index.ts';
import { encode } from '#protocol/codec.ts';
import { type Authority, missed, openAuthority, receive, reviveAuthority } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { type Vow, vowOf } from '../pieces/ballot/index.ts';
import { WITH_GUESTS } from '../pieces/index.ts';
import { diceFrom } from '../properties/dice.ts';
import { boxOf, planFor, TABLE_COUNT } from '../properties/plans.ts';

// Two tables that differ only in what other seats were dealt: whoever listens gets the same bytes, in the same order, at
// the same times of the host, until something is shown to all. Over every scenario with every number of players.

const GAMES = 2 * TABLE_COUNT;
const COLOURS: readonly Colour[] = ['yellow', 'purple', 'green', 'orange', 'blue'];

const FOUR_PLAYERS = Array.from({ length: TABLE_COUNT }, (_, seed) => seed).find(
  (seed) => planFor(seed).setup.players === 4,
) as number;

type Table = Authority<ReturnType<typeof emptyGame>, MallEvent>;

function tables(seed: number, listener: number | null): readonly [Table, Table] {
  const { setup } = planFor(seed);
  const box = boxOf({ ...setup, pieces: [...setup.pieces, 'ballot'], sand: 30_000 }, WITH_GUESTS);
  const engine = mallEngine(box);
  const { authority, opened } = openAuthority(engine, randomFrom(`secrets ${seed}`));
  const twin = reviveAuthority(engine, [withOthers(opened.entry as LogEntry<MallEvent>, listener)]);
  return [authority, twin];
}

/** The same deal, but everyone except this listener has another vow. */
function withOthers(entry: LogEntry<MallEvent>, listener: number | null): LogEntry<MallEvent> {
  const events = entry.events.map((event): MallEvent => {
    if (event.type !== 'dealt' || event.hidden === undefined) return event;
    const own = (event.hidden.own ?? []).map((mine, seat) =>
      seat === listener ? mine : ({ ...mine, ballot: another(vowOf({ own: mine }) as Vow) } as typeof mine),
    );
    return { ...event, hidden: { ...event.hidden, own } };
  });
  return { ...entry, events };
}

const another = (vow: Vow): Vow => ({
  ...vow,
  colour: COLOURS[(COLOURS.indexOf(vow.colour) + 1) % COLOURS.length] as Colour,
});

/** The frames that one listener gets of an outcome, as they go over the wire, each behind the host's time. */
function framesOf(outcome: ReturnType<typeof receive>, listener: number | null, host: number): string {
  const frames = outcome.tellings.flatMap(({ to, at, events }) =>
    to
      .filter(({ seat }) => seat === listener)
      .map(({ first }) => encode({ type: 'told', table: 1, first, at, events: events as MallEvent[] })),
  );
  return JSON.stringify([host, frames.map((frame) => (typeof frame === 'string' ? frame : [...frame]))]);
}

/** Everything a listener and the host's alarm can be told by, step by step, until somebody shows what was secret. */
function compare(seed: number, listener: number | null): number {
  const [one, other] = tables(seed, listener);
  const dice = diceFrom(seed);
  const { players } = one.engine;
  expect(missed(other, listener, 0)).toEqual(missed(one, listener, 0));
  let host = 0;
  for (let step = 0; step < 60; step++) {
    const seat = dice.below(players);
    host += dice.below(2_000);
    const command = step < players ? { type: 'ready', seat: step, ready: true } : choose(one, seat, dice);
    const request = { seat: command.seat as number | null, id: `${step}`, command };
    const [first, second] = [one, other].map((table) => receive(table, request, host)) as [
      ReturnType<typeof receive>,
      ReturnType<typeof receive>,
    ];
    if (isRevealed(first) || isRevealed(second)) return step;
    expect(framesOf(second, listener, host)).toBe(framesOf(first, listener, host));
    expect(other.engine.deadline(other.game)).toBe(one.engine.deadline(one.game));
    if (command.seat === listener) expect(second.verdict).toEqual(first.verdict);
    if (listener !== null)
      expect(options(viewFor(other.game, listener), listener)).toEqual(
        options(viewFor(one.game, listener), listener),
      );
  }
  expect(missed(other, listener, 0)).toEqual(missed(one, listener, 0));
  return 60;
}

/** Anything the seat may do by its own view, or the clock. */
function choose(table: Table, seat: number, dice: ReturnType<typeof diceFrom>): MallCommand {
  const acts = options(viewFor(table.game, seat), seat);
  return acts.length === 0 || dice.chance(0.1) ? { type: 'clock', seat: null } : dice.pick(acts);
}

/** A vow was shown, or the results told who had sworn what. */
const isRevealed = ({ tellings }: ReturnType<typeof receive>) =>
  tellings.some(({ events }) =>
    (events as readonly { type: string }[]).some(({ type }) => type === 'ended' || type === 'showed'),
  );

describe('what one seat was dealt', () => {
  it('[R33] changes no byte, no order and no time for anybody else, until it is shown', {
    timeout: 120_000,
  }, () => {
    let steps = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { players } = planFor(seed).setup;
      steps += compare(seed, seed % (players + 1) === players ? null : seed % (players + 1));
    }
    expect(steps).toBeGreaterThan(10 * GAMES);
  });

  it('is in its own stream from the first event on, in nobody else’s, and none in a spectator’s', () => {
    const [table] = tables(FOUR_PLAYERS, 0);
    const { players } = table.engine;
    const box = table.game.box;
    for (const seat of [...Array.from({ length: players }, (_, one) => one), null]) {
      const stream = missed(table, seat, 0);
      const view = stream.reduce(evolveView, viewFor(emptyGame(box), seat));
      expect(view.own).toEqual(viewFor(table.game, seat).own);
      expect(vowOf(view) === undefined).toBe(seat === null);
      expect(JSON.stringify(stream)).not.toContain('hidden');
      const told = stream.flatMap((event) => (event.type === 'dealt' ? [Object.keys(event.own ?? {})] : []));
      expect(told).toEqual([seat === null ? [] : ['ballot']]);
    }
  });

  it('is judged by where it counts: a seat may do what its own secret allows, and foresees it', () => {
    for (let seed = 36; seed < 60; seed++) {
      const [table] = tables(seed, null);
      for (let seat = 0; seat < table.engine.players; seat++)
        receive(table, { seat, command: { type: 'ready', ready: true } }, 0);
      for (let seat = 0; seat < table.engine.players; seat++) {
        const view = viewFor(table.game, seat);
        const mayShow = options(view, seat).some(({ type }) => (type as string) === 'show');
        expect(mayShow).toBe(vowOf(view)?.colour === 'yellow');
        const blind = { box: view.box, shared: view.shared };
        expect(options(blind, seat).some(({ type }) => (type as string) === 'show')).toBe(false);
        const { verdict } = receive(table, { seat, command: { type: 'show' } }, 1);
        expect(isRefusal(verdict)).toBe(!mayShow);
      }
    }
  });

  it('may be told to its seat alone: nobody else gets a frame, and their numbers do not move', () => {
    const [table] = tables(FOUR_PLAYERS, 0);
    const { players } = table.engine;
    for (let seat = 0; seat < players; seat++)
      receive(table, { seat, command: { type: 'ready', ready: true } }, 0);
    const before = table.streams.map((stream) => stream.length);
    const { verdict, tellings, entry } = receive(table, { seat: 1, command: { type: 'look' } }, 1);
    expect([verdict, entry?.events.length]).toEqual(['accepted', 1]);
    expect(tellings.map(({ to }) => to.map(({ seat }) => seat))).toEqual([[1]]);
    const grown = table.streams.map((stream, index) => stream.length - (before[index] ?? 0));
    expect(grown).toEqual(before.map((_, seat) => (seat === 1 ? 1 : 0)));
  });
});
