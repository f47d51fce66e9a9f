import { afterAll, describe, expect, it } from 'vitest';
import { tableOf } from './census.ts';
import { diceFrom } from './dice.ts';
import { checkBoard, checkPawns, checkStep } from './laws.ts';
import { gamesOr, type Plan } from './plans.ts';
import { play } from './play.ts';
import { checkRoles } from './roleLaws.ts';
import { rolePlan } from './rolePlans.ts';
import { cardSights, roleSights, WANTED_ROLES } from './roleSights.ts';
import { checkFollowers, checkLog } from './stories.ts';

// Games with hidden roles, every level with three to eight players: what holds in any game holds in these, and who is
// out stays out, holds nothing and does nothing.

const GAMES = gamesOr(450, 0.2);
const PARTS = 3;
/** The laws of every game are dear, and asked of some steps only; the long run asks of all. */
const SHARE = process.env.HUSHGLASS_GAMES === undefined ? 0.15 : 1;
const counts = new Map<string, number>(WANTED_ROLES.map((name) => [name, 0]));

describe('random play with hidden roles', () => {
  for (let part = 0; part < PARTS; part++)
    it(`[H1.6] [R25] [R32] every law holds, part ${part + 1} of ${PARTS}`, { timeout: 3_600_000 }, () => {
      for (let seed = part; seed < GAMES; seed += PARTS) checkGame(rolePlan(seed));
    });

  it('[H0.1] came to everything cards, votes and guesses can come to', () => {
    expect([...counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
  });

  afterAll(() => console.info(tableOf(counts, GAMES)));
});

function checkGame(plan: Plan): void {
  const seen = new Set<string>();
  const dice = diceFrom(plan.seed + 5);
  try {
    const story = play(plan, (step) => {
      for (const name of roleSights(step)) seen.add(name);
      const over = step.after.shared.phase === 'over' && step.before.shared.phase !== 'over';
      if (over || dice.chance(0.1)) for (const name of cardSights(step)) seen.add(name);
      if (dice.chance(SHARE)) checkStep(step);
      checkRoles(step);
    });
    checkBoard(story.end);
    checkPawns(story.end);
    checkLog(story);
    checkFollowers(story);
  } catch (error) {
    throw new Error(`game ${plan.seed}: ${JSON.stringify(plan.setup)}`, { cause: error });
  }
  for (const name of seen) if (counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
}
