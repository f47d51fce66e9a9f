// node test/golden/record.ts NAME: keeps one game of every scenario and evening, with the tiles it was played
// with, in test/golden/NAME. Done once for each release; what is kept is never recorded again.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plan } from '#bots/planner/plan.ts';
import { eveningSetup, FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { encodeLog } from '#engine/core/log.ts';
import {
  decide,
  type Game,
  isRefusal,
  logHash,
  logHeader,
  type MallEntry,
  newGame,
  openBox,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { planFor, TABLE_COUNT } from '../properties/plans.ts';
import { play, type Story } from '../properties/play.ts';

const folder = join(import.meta.dirname, process.argv[2] ?? '');
if (process.argv[2] === undefined || existsSync(folder)) throw new Error('a new name, please');
mkdirSync(folder);
writeFileSync(join(folder, 'tiles.json'), `${JSON.stringify([...tileSet().values()])}\n`);
for (const { number } of SCENARIOS) {
  const story = eventful(number);
  keep(`scenario-${number}`, { scenario: number }, story.end, entriesOf(story));
}
for (const { id } of [...TUTORIALS, ...FULL_GAMES]) {
  const { end, entries } = wonEvening(id);
  keep(`evening-${id}`, { evening: id }, end, entries);
}

function keep(
  name: string,
  title: Parameters<typeof logHeader>[1],
  end: Game,
  entries: readonly MallEntry[],
): void {
  const log = encodeLog({ header: logHeader(end.box, title), entries, hash: logHash(end, entries) });
  writeFileSync(join(folder, `${name}.jsonl`), log);
}

/** The first deal of an evening that the planner wins, as it wins it. */
function wonEvening(evening: string): { readonly end: Game; readonly entries: readonly MallEntry[] } {
  for (let seed = 0; seed < 40; seed++) {
    const opened = openBox(eveningSetup({ evening, players: 2 }) as Setup, tileSet(), PIECES);
    if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
    const { game, dealt } = newGame(opened.box, randomFrom(String(seed)));
    const made = plan(game, String(seed));
    if (made.outcome !== 'won') continue;
    const entries: MallEntry[] = [{ at: 0, seat: null, events: [dealt] }];
    let end = game;
    for (const { at, command } of made.log) {
      const decision = decide(end, command, at);
      if (isRefusal(decision)) throw new Error(decision.refused);
      end = decision.game;
      entries.push({ at, seat: command.seat, events: decision.events });
    }
    return { end, entries };
  }
  throw new Error(`no deal of ${evening} that the planner wins`);
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
