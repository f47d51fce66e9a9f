import { afterAll, describe, expect, it } from 'vitest';
import { newGame, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { tableOf } from './census.ts';
import { type Dice, diceFrom } from './dice.ts';
import { law } from './laws.ts';
import { checkModuleGame } from './moduleGames.ts';
import { modulePlan } from './modulePlans.ts';
import { sightCount, WANTED } from './moduleSights.ts';
import { boxOf, gamesOr, type Plan } from './plans.ts';
import { play } from './play.ts';
import { rerun, sent } from './rerun.ts';
import { sameGame, sameShared } from './same.ts';

// Random sets of modules, with every scenario from the second on and every number of players: what holds without them
// holds with them, and what they bring is used up once.

const GAMES = gamesOr(240, 0.2);
const { counts, note } = sightCount(WANTED);

describe('random sets of modules', () => {
  for (let part = 0; part < 3; part++)
    it(`[X0.5] [M8] [M22] every law holds, part ${part + 1} of 3`, { timeout: 600_000 }, () => {
      for (let seed = part; seed < GAMES; seed += 3) checkModuleGame(modulePlan(seed), note);
    });

  it('did everything they can', () => {
    expect([...counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
  });

  it('[X0.5] in whatever order they are named, nothing changes', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < GAMES / 6; seed++) checkOrder(modulePlan(seed), diceFrom(seed + 5));
  });

  afterAll(() => console.info(tableOf(counts, GAMES)));
});

function checkOrder(plan: Plan, dice: Dice): void {
  const story = play(plan);
  const setup = { ...plan.setup, pieces: dice.shuffled(plan.setup.pieces) };
  const { game } = newGame(boxOf(setup, dice.shuffled(PIECES)), randomFrom(`game ${plan.seed}`));
  law('the deal', sameShared(game.shared, story.steps[0]?.before.shared ?? game.shared));
  for (const [step, again] of rerun(story, game))
    law(
      `the order of ${setup.pieces}`,
      sent(step, 0) === sent(again, 0) && sameGame(step.after, again.after),
    );
}
