import { type Evening, eveningSetup } from '#content/evenings.ts';
import type { Side } from '#content/scenarios.ts';
import type { Setup } from '#engine/mall/index.ts';
import { diceFrom } from './dice.ts';
import { type Plan, STARTS } from './plans.ts';

// An evening of the books as it may be chosen, taken up early or late.

const MOST_PLAYERS = 8;

export function eveningPlan({ id }: Evening, seed: number): Plan {
  const dice = diceFrom(seed + 17);
  const setup = eveningSetup({
    evening: id,
    players: 1 + dice.below(MOST_PLAYERS),
    hardcore: dice.chance(0.3),
    side: dice.pick<Side>(['A', 'B']),
    tokens: dice.chance(0.7),
    theft: dice.chance(0.15) ? 'automatic' : 'manual',
  });
  const start = STARTS[seed % STARTS.length] ?? 'dealt';
  return {
    ...{ seed, scenario: 0, start, pace: 400 },
    // Whoever has stolen wants to get out.
    style: start === 'escape' && dice.chance(0.5) ? 'goal' : 'random',
    setup: setup as Setup,
  };
}
