import { afterAll, describe, expect, it } from 'vitest';
import { decide, isRefusal, nextDeadline } from '#engine/mall/index.ts';
import { newCensus, tableOf } from './census.ts';
import { checkBoard, checkPawns, checkStep, law } from './laws.ts';
import { gamesOr, type Plan, planFor, TABLE_COUNT } from './plans.ts';
import { play, type Story } from './play.ts';
import { sameShared } from './same.ts';
import { checkFollowers, checkLog } from './stories.ts';

// Thousands of games of every scenario with every number of players, half of them at random, half
// by a simple player who pushes on, every law checked at every event.

const GAMES = gamesOr(16 * TABLE_COUNT);
const census = newCensus();

describe('random play', () => {
  for (let part = 0; part < 8; part++)
    it(`[M8] [M10] [M15] [M21] [M22] every law holds, part ${part + 1} of 8`, { timeout: 600_000 }, () => {
      for (let seed = part; seed < GAMES; seed += 8) checkGame(planFor(seed));
    });

  it('reached everything there is to reach', () => {
    expect([...census.counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
  });

  afterAll(() => console.info(tableOf(census.counts, GAMES)));
});

function checkGame(plan: Plan): void {
  try {
    const story = play(plan, (step) => {
      census.note(step);
      checkStep(step);
    });
    census.close();
    checkStory(story);
  } catch (error) {
    throw new Error(`game ${plan.seed}: ${JSON.stringify(plan)}`, { cause: error });
  }
}

function checkStory(story: Story): void {
  checkBoard(story.end);
  checkPawns(story.end);
  checkLog(story);
  checkFollowers(story);
  checkDeadline(story);
}

/** [M24]: one millisecond before the last grain nothing is due, at it the game is lost. */
function checkDeadline({ end }: Story): void {
  const deadline = nextDeadline(end);
  law(
    '[M24] a deadline while the sand runs',
    (deadline !== null) === (end.shared.phase === 'running' && end.shared.clock.since === null),
  );
  if (deadline === null) return;
  const before = decide(end, { type: 'clock', seat: null }, deadline - 1);
  law(
    '[M24] not before',
    !isRefusal(before) && before.events.length === 0 && sameShared(before.game.shared, end.shared),
  );
  const due = decide(end, { type: 'clock', seat: null }, deadline);
  law(
    '[M24] but then',
    !isRefusal(due) && due.game.shared.result?.reason === 'sand' && due.game.shared.result.won === false,
  );
}
