import { describe, expect, it } from 'vitest';
import { actOf } from '#content/achievements/act.ts';
import { type Chronicle, deedsOf, openChronicle, witnessed } from '#content/achievements/chronicle.ts';
import { GOALS } from '#content/achievements/goals.ts';
import { touching } from '#engine/mall/board.ts';
import { evolve, isRefusal, type MallEntry, type MallEvent } from '#engine/mall/index.ts';
import { law } from './laws.ts';
import { modulePlan } from './modulePlans.ts';
import { gamesOr } from './plans.ts';
import { play, type Step } from './play.ts';

// Whatever happens in a game with modules, achievements can follow it, and know the way of everyone who walked.

const GAMES = gamesOr(100, 0.2);
const WON: MallEvent = { type: 'ended', won: true, reason: 'escaped' };

const entryOf = ({ at, command, outcome }: Step): MallEntry | null =>
  isRefusal(outcome) ? null : { at, seat: command.seat, events: outcome.events };

/** A walk comes to space after space, each beside the one before, and ends where it was told. */
function checkWays({ before, after }: Step, entry: MallEntry): void {
  for (const { by, from, spaces } of actOf(before, entry, after).trips) {
    if (by !== 'walk') continue;
    const way = [from, ...spaces];
    const besides = (space: number) => [0, 1, 2, 3].map((side) => touching(before.shared.board, space, side));
    law(
      'a way is space after space',
      spaces.every((to, index) => besides(way[index] as number).includes(to)),
    );
  }
}

function followed(seed: number): void {
  const plan = modulePlan(seed);
  let chronicle: Chronicle | null = null;
  const story = play(plan, (step) => {
    const entry = entryOf(step);
    chronicle ??= openChronicle(step.before.box, {});
    if (entry === null || chronicle === null) return;
    if (step.before.shared.phase === 'running') checkWays(step, entry);
    chronicle = witnessed(chronicle, step.before, entry, step.after);
  });
  if (chronicle === null) throw new Error('a game with modules counts');
  for (const { id, count } of deedsOf(chronicle, evolve(story.end, WON)))
    law(`${id} is no farther than it goes`, count > 0 && count <= GOALS[id]);
}

describe('random games with modules', () => {
  it('[XA0] can be followed to their end', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < GAMES; seed++)
      try {
        followed(seed);
      } catch (error) {
        throw new Error(`game ${seed}`, { cause: error });
      }
    expect(GAMES).toBeGreaterThan(0);
  });
});
