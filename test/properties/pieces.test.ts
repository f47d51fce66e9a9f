import { expect, it } from 'vitest';
import { newGame, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { diceFrom } from './dice.ts';
import { boxOf, gamesOr, planFor, TABLE_COUNT } from './plans.ts';
import { play } from './play.ts';
import { rerun, sent } from './rerun.ts';
import { sameGame } from './same.ts';

const GAMES = gamesOr(2 * TABLE_COUNT, 0.1);

it('[S-own] shuffling the pieces, and their order in the set-up, changes nothing', {
  timeout: 600_000,
}, () => {
  let compared = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const plan = planFor(seed);
    const dice = diceFrom(seed + 3);
    const story = play(plan);
    const setup = { ...plan.setup, pieces: dice.shuffled(plan.setup.pieces) };
    const { game } = newGame(boxOf(setup, dice.shuffled(PIECES)), randomFrom(`game ${seed}`));
    for (const [step, again] of rerun(story, game)) {
      const same = sent(step, 0) === sent(again, 0) && sameGame(step.after, again.after);
      if (!same)
        throw new Error(`game ${seed} differs at ${JSON.stringify(step.command)} with ${setup.pieces}`);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(GAMES);
});
