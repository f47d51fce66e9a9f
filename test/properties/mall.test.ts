import { afterAll, describe, expect, it } from 'vitest';
import { decodeLog, encodeLog } from '#engine/core/log.ts';
import {
  decide,
  emptyGame,
  evolveView,
  gameHash,
  isRefusal,
  logHeader,
  type MallEntry,
  type MallEvent,
  type MallLog,
  nextDeadline,
  redact,
  replay,
  type Setup,
  viewFor,
} from '#engine/mall/index.ts';
import { newCensus, tableOf } from './census.ts';
import { checkBoard, checkPawns, checkStep, law } from './laws.ts';
import { gamesOr, type Plan, planFor, TABLE_COUNT } from './plans.ts';
import { type Opening, play, type Step, type Story } from './play.ts';
import { sameData, sameShared } from './same.ts';

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

/** The log as text and back replays to the same game. */
function checkLog(story: Story): void {
  const hash = gameHash(story.end);
  const log: MallLog = { header: logHeader(story.box, {}), entries: entriesOf(story), hash };
  const read = decodeLog<Setup, MallEvent>(encodeLog(log));
  if (isRefusal(read)) throw new Error('the log cannot be read back');
  law('the log replays to the same hash', gameHash(replay(story.box, read.entries)) === read.hash);
}

/** Whoever was only ever told what they may know, from the deal on, knows the table as it is. */
function checkFollowers(story: Story): void {
  for (const seat of [0, null]) {
    const told = entriesOf(story).flatMap(({ events }) =>
      events.flatMap((event) => redact(story.box, event, seat) ?? []),
    );
    const view = told.reduce(evolveView, viewFor(emptyGame(story.box), seat));
    law(`what seat ${seat} was told is what is`, sameShared(view.shared, story.end.shared));
    law('and what is its own', sameData(view.own, viewFor(story.end, seat).own));
  }
}

function entriesOf({ dealt, facts, steps }: Opening & Pick<Story, 'steps'>): MallEntry[] {
  const first: MallEntry = { at: 0, seat: null, events: [dealt] };
  const told = steps.map(
    (step): MallEntry => ({ at: step.at, seat: step.command.seat, events: eventsOf(step) }),
  );
  const begun = steps.findIndex(({ after }) => after.shared.phase === 'running') + 1;
  const middle: MallEntry = { at: 0, seat: null, events: facts };
  return [first, ...told.slice(0, begun), middle, ...told.slice(begun)];
}

function eventsOf({ outcome }: Step): readonly MallEvent[] {
  return isRefusal(outcome) ? [] : outcome.events;
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
