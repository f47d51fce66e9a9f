import { decodeLog, encodeLog } from '#engine/core/log.ts';
import {
  emptyGame,
  evolveView,
  gameHash,
  isRefusal,
  logHeader,
  type MallEntry,
  type MallEvent,
  type MallLog,
  redact,
  replay,
  type Setup,
  viewFor,
} from '#engine/mall/index.ts';
import { law } from './laws.ts';
import type { Opening, Step, Story } from './play.ts';
import { sameData, sameShared } from './same.ts';

// What must hold of a game as a whole, once it has been played.

/** The log as text and back replays to the same game. */
export function checkLog(story: Story): void {
  const hash = gameHash(story.end);
  const log: MallLog = { header: logHeader(story.box, {}), entries: entriesOf(story), hash };
  const read = decodeLog<Setup, MallEvent>(encodeLog(log));
  if (isRefusal(read)) throw new Error('the log cannot be read back');
  law('the log replays to the same hash', gameHash(replay(story.box, read.entries)) === read.hash);
}

/** Whoever was only ever told what they may know, from the deal on, knows the table as it is. */
export function checkFollowers(story: Story): void {
  for (const seat of [0, 1, null]) {
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
