import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  nextDeadline,
  options,
  PAWNS,
  type Pawn,
  viewFor,
} from '#engine/mall/index.ts';
import { type Dice, diceFrom } from './dice.ts';
import { gamesOr, planFor, TABLE_COUNT } from './plans.ts';
import { play, type Step } from './play.ts';

// options() is what pages light up and bots choose from: it must offer exactly what is accepted.

const GAMES = gamesOr(3 * TABLE_COUNT, 0.05);

describe('options', () => {
  it('[M6] offers everything that would be accepted and change the game, and nothing else', {
    timeout: 600_000,
  }, () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const dice = diceFrom(seed + 4);
      const { steps } = play(planFor(seed + TABLE_COUNT));
      for (const { before, at, command } of sample(steps, dice)) {
        const seat = command.seat ?? dice.below(before.box.setup.players);
        for (const type of compare(before, at, seat, seed)) kinds.add(type);
      }
    }
    expect([...kinds].sort()).toEqual(EVERY_KIND);
  });
});

const EVERY_KIND = [
  ...['discard', 'doSomething', 'escalator', 'explore', 'jump', 'move', 'place', 'ready', 'reveal'],
  ...['settle', 'theft', 'vortex'],
];

/** One step at random, and the first of each rare kind. */
function sample(steps: readonly Step[], dice: Dice): Step[] {
  const first = (kind: string) =>
    steps.find(({ command, after, before }) => command.type === kind && after !== before);
  const rare = ['place', 'discard', 'theft', 'settle'].map(first).filter((step) => step !== undefined);
  return [dice.pick(steps), ...rare];
}

/** The kinds that were offered. */
function compare(game: Game, at: number, seat: number, seed: number): string[] {
  const offered = options(viewFor(game, seat), seat);
  expect(named(offered), `game ${seed}`).toEqual(named(accepted(game, seat, at)));
  return offered.map(({ type }) => type);
}

const named = (commands: readonly MallCommand[]) => commands.map((command) => JSON.stringify(command)).sort();

/** Tried one by one; stares, words and pauses are offered elsewhere, by buttons that are always there. */
function accepted(game: Game, seat: number, at: number): MallCommand[] {
  const before = Math.min(at, (nextDeadline(game) ?? at + 1) - 1);
  return everything(game, seat).filter((command) => {
    const decision = decide(game, command, before);
    return !isRefusal(decision) && decision.events.length > 0;
  });
}

const FARTHEST = 40;

function everything(game: Game, seat: number): MallCommand[] {
  const { print, tiles, setup } = game.box;
  const [every, seats] = [
    Array.from(print.keys()),
    Array.from({ length: setup.players }, (_, index) => index),
  ];
  return [
    { type: 'explore', seat },
    { type: 'theft', seat },
    { type: 'reveal', seat },
    { type: 'ready', seat, ready: !game.shared.ready[seat] },
    ...seats.map((target): MallCommand => ({ type: 'doSomething', seat, target })),
    ...every.map((space): MallCommand => ({ type: 'place', seat, space })),
    ...tiles.map((_, tile): MallCommand => ({ type: 'discard', seat, tile })),
    ...PAWNS.flatMap((pawn, index) => ofPawn(seat, pawn, game.shared.pawns[index] ?? 0, every)),
  ];
}

function ofPawn(seat: number, pawn: Pawn, from: number, every: readonly number[]): MallCommand[] {
  const lengths = Array.from({ length: FARTHEST }, (_, index) => index + 1);
  return [
    ...DIRECTIONS.flatMap((direction) => [
      ...lengths.map((distance): MallCommand => ({ type: 'move', seat, pawn, from, direction, distance })),
      ...every.map((to): MallCommand => ({ type: 'jump', seat, pawn, from, direction, to })),
    ]),
    ...(['vortex', 'escalator', 'settle'] as const).flatMap((type) =>
      every.map((to): MallCommand => ({ type, seat, pawn, from, to })),
    ),
  ];
}
