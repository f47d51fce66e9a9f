// node test/golden/record.ts NAME: keeps one game of every scenario, with the tiles it was played
// with, in test/golden/NAME. Done once for each release; what is kept is never recorded again.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIOS } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { encodeLog } from '#engine/core/log.ts';
import { isRefusal, logHash, logHeader, type MallEntry } from '#engine/mall/index.ts';
import { planFor, TABLE_COUNT } from '../properties/plans.ts';
import { play, type Story } from '../properties/play.ts';

const folder = join(import.meta.dirname, process.argv[2] ?? '');
if (process.argv[2] === undefined || existsSync(folder)) throw new Error('a new name, please');
mkdirSync(folder);
writeFileSync(join(folder, 'tiles.json'), `${JSON.stringify([...tileSet().values()])}\n`);
for (const { number } of SCENARIOS) {
  const story = eventful(number);
  const entries = entriesOf(story);
  const header = logHeader(story.box, { scenario: number });
  const log = encodeLog({ header, entries, hash: logHash(story.end, entries) });
  writeFileSync(join(folder, `scenario-${number}.jsonl`), log);
}

/** The first game of the scenario, played from its deal, in which the timer was turned and something was explored. */
function eventful(scenario: number): Story {
  for (let seed = 0; seed < TABLE_COUNT * 60; seed++) {
    const plan = planFor(seed);
    if (plan.scenario !== scenario || plan.start !== 'dealt' || plan.style !== 'goal') continue;
    const story = play(plan);
    const { flips, board } = story.end.shared;
    if (flips > 0 && board.placed.length > 4) return story;
  }
  throw new Error(`no eventful game of scenario ${scenario}`);
}

function entriesOf({ dealt, steps }: Story): readonly MallEntry[] {
  const told = steps.flatMap(({ at, command: { seat }, outcome }) =>
    isRefusal(outcome) || outcome.events.length === 0 ? [] : [{ at, seat, events: outcome.events }],
  );
  return [{ at: 0, seat: null, events: [dealt] }, ...told];
}
