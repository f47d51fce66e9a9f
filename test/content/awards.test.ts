import { describe, expect, test } from 'vitest';
import type { Measure } from '#content/awards/award.ts';
import { bridge } from '#content/awards/bridge.ts';
import { doorkeeper } from '#content/awards/doorkeeper.ts';
import { evenHands } from '#content/awards/evenHands.ts';
import { explorer } from '#content/awards/explorer.ts';
import { getaway } from '#content/awards/getaway.ts';
import { awardsOf } from '#content/awards/index.ts';
import { lastGrain } from '#content/awards/lastGrain.ts';
import { lastStep } from '#content/awards/lastStep.ts';
import { listener } from '#content/awards/listener.ts';
import { longBreath } from '#content/awards/longBreath.ts';
import { nudge } from '#content/awards/nudge.ts';
import { oneGlass } from '#content/awards/oneGlass.ts';
import { patience } from '#content/awards/patience.ts';
import { relay } from '#content/awards/relay.ts';
import { sideBySide } from '#content/awards/sideBySide.ts';
import { signal } from '#content/awards/signal.ts';
import { sprinter } from '#content/awards/sprinter.ts';
import { type Tale, taleOf } from '#content/awards/tale.ts';
import { timekeeper } from '#content/awards/timekeeper.ts';
import { traveller } from '#content/awards/traveller.ts';
import type { MallEntry, MallEvent, PawnId, Setup } from '#engine/mall/index.ts';

// Awards by logs that are written by hand: one that earns each, and one that nearly does. Times are seconds after the
// first grain, which falls at 5.

const START = 5;
const setup = (players: number, sand = 180): Setup => ({
  ...{ players, start: 'T1', deck: [], onTop: [], pieces: [] },
  sand: sand * 1_000,
});

const ms = (seconds: number) => Math.round((START + seconds) * 1_000);
const entry = (at: number, seat: number | null, ...events: readonly MallEvent[]): MallEntry => ({
  ...{ at: ms(at), seat, events },
});
const moved = (seat: number, pawn: PawnId = 'elf', by: 'walk' | 'vortex' = 'walk'): MallEvent => ({
  ...{ type: 'moved', seat, pawn, to: 1, by },
});
const walks = (at: number, seat: number, pawn: PawnId = 'elf') => entry(at, seat, moved(seat, pawn));
const rides = (at: number, seat: number) => entry(at, seat, moved(seat, 'elf', 'vortex'));
const lays = (at: number, seat: number) =>
  entry(at, seat, { type: 'placed', tile: 1, space: 2, paid: 'own' });
/** With the sand that had run through now above. */
const turns = (at: number, seat: number, end: number) =>
  entry(at, seat, moved(seat), { type: 'flipped', space: 3, at: ms(at), end: ms(end) });
const prods = (at: number, seat: number, target: number) =>
  entry(at, seat, { type: 'doSomething', seat, target });
const steals = (at: number, seat: number) => entry(at, seat, { type: 'stolen', seat });
const leaves = (at: number, seat: number, pawn: PawnId = 'elf') =>
  entry(at, seat, moved(seat, pawn), { type: 'escaped', pawn, stays: false });
const ends = (at: number, seat: number | null, won = true) =>
  entry(at, seat, ...(seat === null ? [] : [moved(seat)]), { type: 'ended', won, reason: 'told' });

const told = (entries: readonly MallEntry[], players: number, sand?: number) => {
  const started: MallEntry = { at: ms(0), seat: 0, events: [{ type: 'started', at: ms(0) }] };
  return taleOf([{ at: 0, seat: null, events: [] }, started, ...entries], setup(players, sand));
};
const earned = (measure: Measure, entries: readonly MallEntry[], players = 2, sand?: number) => {
  const tale = told(entries, players, sand);
  const award = tale === null ? null : measure(tale);
  if (award === null) return null;
  const { id: _, weight, ...rest } = award;
  expect(weight).toBeGreaterThanOrEqual(0);
  expect(weight).toBeLessThanOrEqual(100);
  return rest;
};
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

describe('an award', () => {
  test('lastGrain: the sand was turned with less than ten seconds left', () => {
    expect(earned(lastGrain, [turns(60, 0, 120), turns(118, 1, 200)])).toEqual({ seats: [1], time: 2_000 });
    expect(earned(lastGrain, [turns(60, 0, 120), turns(110, 1, 200)])).toBeNull();
  });

  test('lastStep: the last one was out with less than ten seconds left', () => {
    expect(earned(lastStep, [ends(175, 1)])).toEqual({ seats: [1], time: 5_000 });
    expect(earned(lastStep, [ends(170, 1)])).toBeNull();
    expect(earned(lastStep, [walks(179, 1), ends(180, null, false)])).toBeNull();
  });

  test('oneGlass: won without a turn, and without more sand than usual', () => {
    expect(earned(oneGlass, [ends(100, 0)])).toEqual({ seats: [] });
    expect(earned(oneGlass, [turns(60, 0, 120), ends(100, 0)])).toBeNull();
    expect(earned(oneGlass, [ends(100, 0)], 2, 600)).toBeNull();
    expect(earned(oneGlass, [ends(100, null, false)])).toBeNull();
  });

  test('getaway: from the theft to the end in less than 45 seconds', () => {
    expect(earned(getaway, [steals(60, 0), ends(100, 1)])).toEqual({ seats: [], time: 40_000 });
    expect(earned(getaway, [steals(60, 0), ends(105, 1)])).toBeNull();
    expect(earned(getaway, [ends(20, 1)])).toBeNull();
    expect(earned(getaway, [steals(60, 0), ends(100, null, false)])).toBeNull();
  });

  test('sideBySide: everyone left within six seconds', () => {
    const exits = (last: number) => [leaves(90, 0), leaves(92, 1), leaves(last, 0), ends(last, 0)];
    expect(earned(sideBySide, exits(96))).toEqual({ seats: [], count: 3, time: 6_000 });
    expect(earned(sideBySide, exits(96.1))).toBeNull();
    expect(earned(sideBySide, [leaves(90, 0), leaves(91, 1), ends(91, 0)])).toBeNull();
  });

  test('bridge: four heroes that others carried on at once', () => {
    const passes = (count: number, soon = 1) =>
      times(count, (n) => [walks(10 * n, 0), walks(10 * n + soon, 1)]).flat();
    expect(earned(bridge, passes(4))).toEqual({ seats: [0], count: 4 });
    expect(earned(bridge, passes(3))).toBeNull();
    expect(earned(bridge, passes(4, 4.5))).toBeNull();
    expect(
      earned(bridge, times(4, (n) => [walks(10 * n, 0), walks(10 * n + 1, 1, 'mage')]).flat()),
    ).toBeNull();
    expect(
      earned(
        bridge,
        times(8, (n) => walks(n, 0)),
      ),
    ).toBeNull();
  });

  test('relay: one hero through five hands without a rest', () => {
    const chain = (count: number) => times(count, (n) => walks(3 * n, n % 3));
    expect(earned(relay, chain(5), 3)).toEqual({ seats: [0, 1, 2], count: 5 });
    expect(earned(relay, chain(4), 3)).toBeNull();
    expect(earned(relay, [...chain(3), walks(9, 2, 'mage'), walks(10, 0), walks(11, 1)], 3)).toBeNull();
  });

  test('nudge: whoever was meant did something within three seconds', () => {
    expect(earned(nudge, [prods(10, 0, 1), walks(13, 1)])).toEqual({ seats: [0], count: 1 });
    expect(earned(nudge, [prods(10, 0, 1), walks(13.1, 1)])).toBeNull();
    expect(earned(nudge, [prods(10, 0, 1), walks(11, 2)], 3)).toBeNull();
  });

  test('listener: followed two nudges at once', () => {
    const one = [prods(10, 0, 1), walks(11, 1)];
    expect(earned(listener, [...one, prods(20, 2, 1), walks(22, 1)], 3)).toEqual({ seats: [1], count: 2 });
    expect(earned(listener, [...one, prods(20, 2, 1), walks(24, 1)], 3)).toBeNull();
  });

  test('explorer: laid four tiles, and more than anybody else', () => {
    const laid = (count: number, other: number) => [
      ...times(count, (n) => lays(n, 1)),
      ...times(other, (n) => lays(50 + n, 0)),
    ];
    expect(earned(explorer, laid(5, 4))).toEqual({ seats: [1], count: 5 });
    expect(earned(explorer, laid(4, 4))).toBeNull();
    expect(earned(explorer, laid(3, 0))).toBeNull();
  });

  test('sprinter: eight acts in ten seconds', () => {
    expect(
      earned(
        sprinter,
        times(8, (n) => walks(1.25 * n, 1)),
      ),
    ).toEqual({ seats: [1], count: 8 });
    expect(
      earned(
        sprinter,
        times(8, (n) => walks(1.5 * n, 1)),
      ),
    ).toBeNull();
    const alike = times(16, (n) => walks(0.6 * n, n % 2));
    expect(earned(sprinter, alike)).toBeNull();
  });

  test('longBreath: nobody moved for twenty seconds, and then somebody did', () => {
    expect(earned(longBreath, [walks(10, 0), walks(30, 1)])).toEqual({ seats: [1], time: 20_000 });
    expect(earned(longBreath, [walks(10, 0), walks(29.9, 1)])).toBeNull();
    expect(earned(longBreath, [walks(10, 0), ends(180, null, false)])).toBeNull();
    expect(earned(longBreath, [walks(10, 0), walks(30, 0)], 1)).toBeNull();
  });

  test('doorkeeper: brought out two heroes, and more than anybody else', () => {
    const out = [leaves(50, 1, 'elf'), leaves(60, 1, 'mage')];
    expect(earned(doorkeeper, [...out, leaves(70, 0, 'dwarf')])).toEqual({ seats: [1], count: 2 });
    expect(earned(doorkeeper, [...out, leaves(70, 0, 'dwarf'), leaves(71, 0, 'barbarian')])).toBeNull();
    expect(earned(doorkeeper, [leaves(50, 1)])).toBeNull();
  });

  test('timekeeper: turned the sand twice, and more often than anybody else', () => {
    expect(earned(timekeeper, [turns(20, 1, 100), turns(50, 1, 150)])).toEqual({ seats: [1], count: 2 });
    expect(earned(timekeeper, [turns(20, 1, 100), turns(50, 0, 150)])).toBeNull();
  });

  test('traveller: five short ways', () => {
    expect(
      earned(
        traveller,
        times(5, (n) => rides(n, 0)),
      ),
    ).toEqual({ seats: [0], count: 5 });
    expect(earned(traveller, [...times(4, (n) => rides(n, 0)), walks(9, 0)])).toBeNull();
    const jumps = times(5, (n) => entry(n, 0, { ...moved(0, 'sister'), by: 'jump' } as MallEvent));
    expect(earned(traveller, jumps)).toBeNull();
  });

  test('evenHands: nobody did much more than anybody else', () => {
    const acts = (one: number, other: number) => [
      ...times(one, (n) => walks(n, 0)),
      ...times(other, (n) => walks(n + 40, 1)),
    ];
    expect(earned(evenHands, acts(8, 10))).toEqual({ seats: [] });
    expect(earned(evenHands, acts(8, 11))).toBeNull();
    expect(earned(evenHands, acts(7, 7))).toBeNull();
  });

  test('patience: won in a minute or more, and nobody was nudged', () => {
    expect(earned(patience, [ends(60, 0)])).toEqual({ seats: [] });
    expect(earned(patience, [prods(30, 0, 1), ends(60, 0)])).toBeNull();
    expect(earned(patience, [ends(59, 0)])).toBeNull();
    const tale = told([ends(60, 0)], 2);
    expect(patience({ ...(tale as Tale), pieces: ['noDoSomething'] })).toBeNull();
  });

  test('signal: gave the sign for the theft', () => {
    expect(earned(signal, [steals(30, 1)])).toEqual({ seats: [1] });
    expect(earned(signal, [entry(30, 1, moved(1), { type: 'stolen', seat: null })])).toBeNull();
  });

  test('that sets somebody before others is not given where there are none', () => {
    const busy = [
      ...times(9, (n) => rides(n, 0)),
      ...times(9, (n) => lays(n + 10, 0)),
      ...[turns(30, 0, 200), turns(40, 0, 200), leaves(60, 0), leaves(61, 0), ends(70, 0)],
    ];
    for (const measure of [traveller, explorer, timekeeper, doorkeeper, evenHands, patience])
      expect(earned(measure, busy, 1)).toBeNull();
    expect(earned(sprinter, busy, 1)).toMatchObject({ seats: [0] });
  });
});

describe('the awards of a game', () => {
  const started = entry(0, 0, { type: 'started', at: ms(0) });

  test('are three at most, the most striking, and go round the table', () => {
    const log = [
      ...[started, turns(60, 0, 120), turns(112, 0, 180), walks(113, 1), steals(114, 1)],
      ...[leaves(170, 0, 'elf'), leaves(171, 0, 'mage'), ends(175, 0)],
    ];
    // That seat 0 also turned the sand twice is less than what others, or all, have done.
    expect(awardsOf(log, setup(2)).map(({ id, seats }) => [id, seats])).toEqual([
      ['lastStep', [0]],
      ['lastGrain', [0]],
      ['patience', []],
    ]);
    const nudged = [started, prods(20, 1, 0), ...log.slice(1)];
    expect(awardsOf(nudged, setup(2))[2]).toMatchObject({ id: 'longBreath' });
    const heard = [started, prods(59, 1, 0), ...log.slice(1)];
    expect(awardsOf(heard, setup(2))[1]).toMatchObject({ id: 'nudge', seats: [1] });
  });

  test('end with the game: who went home when is no part of it', () => {
    const log = [started, walks(1, 0), ends(20, null, false), walks(90, 1)];
    expect(awardsOf(log, setup(2))).toEqual([]);
  });

  test('are none where the sand never ran', () => {
    expect(awardsOf([entry(0, null)], setup(2))).toEqual([]);
  });
});
