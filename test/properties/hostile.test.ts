import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { decide, type Game, isRefusal, type MallCommand } from '#engine/mall/index.ts';
import { diceFrom } from './dice.ts';
import { checkStep } from './laws.ts';
import { gamesOr, planFor, TABLE_COUNT } from './plans.ts';
import { judged, play } from './play.ts';

// Anyone may send anything. Whatever it is, the engine answers with a code that has a sentence, or
// does what the rules allow; it never throws and never touches the game it was asked about.

const positions: readonly Game[] = Array.from({ length: 60 }, (_, index) => {
  const seed = index * 37 + (index % 17) * TABLE_COUNT;
  return diceFrom(seed).pick(play(planFor(seed)).steps).after;
});

const TYPES = [...new Set(positions.flatMap(({ box }) => [...box.handlers.keys()]))];
const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const FIELDS = [
  'seat',
  'pawn',
  'from',
  'to',
  'direction',
  'distance',
  'space',
  'tile',
  'target',
  'of',
  'away',
  'ready',
  'pause',
  'channel',
];

const number = fc.oneof(
  fc.integer({ min: -2, max: 400 }),
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    0.5,
    1e308,
    2 ** 53,
    -(2 ** 31),
  ),
);
const word = fc.constantFrom(
  'barbarian',
  'mage',
  'elf',
  'dwarf',
  'sister',
  'north',
  'east',
  'south',
  'west',
  'words',
  'gestures',
  ...PROTOTYPE,
  '0',
  '1',
  '',
);
const value = fc.oneof(number, word, fc.boolean(), fc.constant(null), fc.constant(undefined), fc.anything());
const wellNamed = fc
  .record({ type: fc.constantFrom(...TYPES, ...PROTOTYPE) })
  .chain(({ type }) =>
    fc
      .record(Object.fromEntries(FIELDS.map((field) => [field, value])), { requiredKeys: [] })
      .map((rest) => ({ ...rest, type })),
  );
const plausible = fc.record({
  type: fc.constantFrom(...TYPES),
  seat: fc.integer({ min: -1, max: 9 }),
  pawn: fc.constantFrom('barbarian', 'mage', 'elf', 'dwarf', 'sister'),
  from: number,
  to: number,
  direction: fc.constantFrom('north', 'east', 'south', 'west'),
  distance: number,
  space: number,
  tile: number,
  target: number,
  of: number,
  away: fc.boolean(),
  ready: fc.boolean(),
  pause: fc.boolean(),
  channel: fc.constantFrom('words', 'gestures'),
});

const RUNS = gamesOr(12_000, 5);

describe('hostile commands', () => {
  for (const [name, commands] of Object.entries({
    'any JSON': fc.jsonValue(),
    'any value': fc.anything(),
    'ill-formed': wellNamed,
    plausible,
  }))
    it(`[C6] ${name} is judged without harm`, { timeout: 600_000 }, () => {
      const at = fc.integer({ min: 0, max: 200_000 });
      fc.assert(fc.property(fc.nat(positions.length - 1), commands, at, judge), { numRuns: RUNS / 4 });
    });

  it('[C6] commands without a game are refused', () => {
    expect(decide(undefined, { type: 'theft', seat: 0 }, 0)).toMatchObject({ refused: 'game.unknown' });
  });
});

const CODES = Object.keys(TEXTS.en.refusal);

function judge(index: number, command: unknown, at: number): void {
  const step = judged(positions[index] as Game, command as MallCommand, at);
  const refusal = isRefusal(step.outcome) ? step.outcome : step.outcome.tooLate;
  if (refusal !== undefined) expect(CODES).toContain(refusal.refused);
  checkStep(step);
}
