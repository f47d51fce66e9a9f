import { planDeck } from '#bots/planner/survey.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { encodeLog } from '#engine/core/log.ts';
import {
  decide,
  isRefusal,
  logHash,
  logHeader,
  type MallEntry,
  newGame,
  openBox,
  randomFrom,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// A whole won game as it would be kept: four players, scenario 3, the planner at every seat. It
// errs less than people do: their games that were written down took 206 to 289 actions.

const SEED = 'typical';

export function typicalLog(): { readonly bytes: number; readonly entries: number } {
  const setup = setupFor({ scenario: 3, players: 4 });
  const opened = setup && openBox(setup, tileSet(), PIECES);
  if (opened === undefined || 'problems' in opened) throw new Error('scenario 3 does not open');
  const plan = planDeck(opened.box, SEED);
  if (plan.outcome !== 'won') throw new Error('the typical game is not won');
  let { game, dealt } = newGame(opened.box, randomFrom(SEED));
  const entries: MallEntry[] = [{ at: 0, seat: null, events: [dealt] }];
  for (const [index, { command, at }] of plan.log.entries()) {
    const decision = decide(game, command, at);
    if (isRefusal(decision)) throw new Error(JSON.stringify(decision));
    entries.push({ at, seat: command.seat, id: `c${index}`, events: decision.events });
    game = decision.game;
  }
  const log = { header: logHeader(opened.box, { scenario: 3 }), entries, hash: logHash(game, entries) };
  return { bytes: encodeLog(log).length, entries: entries.length };
}
