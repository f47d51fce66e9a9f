import { MODULES, MOST_GUARDS, withModules } from '#content/moduleList.ts';
import { tileSet } from '#content/tiles.ts';
import { openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Dice, diceFrom } from './dice.ts';
import { type Plan, planFor, TABLE_COUNT } from './plans.ts';

// The tables of plans.ts again, from the second scenario on, each with a random set of modules whose needs hold.

const HELPFUL = ['laid', 'laid', 'laid', 'late', 'escape', 'dealt'] as const;

export function modulePlan(seed: number): Plan {
  const dice = diceFrom(seed + 11);
  const plan = laterPlan(seed, dice);
  return {
    ...plan,
    style: 'random',
    start: dice.pick(HELPFUL),
    pace: 400,
    setup: anyModules(plan.setup, dice),
  };
}

/** The first scenario is for learning: it takes none. */
function laterPlan(seed: number, dice: Dice): Plan {
  const plan = planFor(seed);
  return plan.scenario > 1 ? { ...plan, seed } : { ...planFor(seed + dice.below(TABLE_COUNT)), seed };
}

function anyModules(setup: Setup, dice: Dice): Setup {
  const share = dice.pick([0.6, 0.9, 1]);
  for (let tries = 0; tries < 40; tries++) {
    const pieces = MODULES.map(({ piece }) => piece).filter(() => dice.chance(share));
    const wider = withModules(setup, pieces, 1 + dice.below(MOST_GUARDS));
    if (pieces.length > 0 && 'box' in openBox(wider, tileSet(), PIECES)) return wider;
  }
  return withModules(setup, ['antiStress']);
}
