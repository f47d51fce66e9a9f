import { describe, expect, it } from 'vitest';
import { type Plan, plan } from '#bots/planner/plan.ts';
import { type CommandLog, PACE, replayCommands } from '#bots/planner/run.ts';
import { DECK_CLASSES, type DeckClass } from '#bots/planner/survey.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  type Decision,
  decide,
  type Game,
  isRefusal,
  newGame,
  openBox,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { dealOf } from './deals.ts';

/** The largest full games take long. */
const decksOf = ({ least }: DeckClass) => (least < 95 ? [0] : [0, 1, 2]);
const DECKS = DECK_CLASSES.flatMap((one) => decksOf(one).map((deck) => [one.id, deck] as const));

function logOf(made: Plan): CommandLog {
  if (made.outcome !== 'won') throw new Error(made.outcome);
  return made.log;
}

describe('a log', () => {
  it.each(DECKS)('%s/%i: the engine takes every command and ends in a win', (id, deck) => {
    const made = plan(dealOf(id, deck), `${id}/${deck}`);
    const end = logOf(made).reduce<Game>(
      (game, { at, command }) => {
        const decision = decide(game, command, at);
        expect(isRefusal(decision)).toBe(false);
        expect(game.shared.result).toBeNull();
        return (decision as Decision).game;
      },
      dealOf(id, deck),
    );
    const { goals } = end.box.setup;
    expect(end.shared.result).toMatchObject({ won: true, reason: goals?.wins?.[0] ?? 'escaped' });
    expect(made.troubles.refused).toBe(0);
  });
});

it('[M17] an automatic theft is as good as any', () => {
  const setup = setupFor({ scenario: 3, players: 2, theft: 'automatic' }) as Setup;
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('does not open');
  const { game } = newGame(opened.box, randomFrom('automatic'));
  expect(replayCommands(game, logOf(plan(game, 'seed')))).toMatchObject({ won: true });
});

it('the same seed gives the same log', () => {
  const again = () => logOf(plan(dealOf('S13/12/A', 4), 'seed'));
  expect(again()).toEqual(again());
});

it('commands are given at one pace and never touch the timer', () => {
  const dealt = dealOf('S6', 0);
  const log = logOf(plan(dealt, 'seed'));
  expect(log.map(({ at }) => at)).toEqual(log.map((_, index) => index * PACE));
  const end = log.reduce<Game>(
    (game, { at, command }) => (decide(game, command, at) as Decision).game,
    dealt,
  );
  expect(end.shared.flips).toBe(0);
});

describe('a log that does not win', () => {
  const dealt = dealOf('S2', 0);
  const log = logOf(plan(dealt, 'seed'));

  it('is no proof while its last command is missing', () => {
    expect(replayCommands(dealt, log)).toMatchObject({ won: true, reason: 'escaped' });
    expect(replayCommands(dealt, log.slice(0, -1))).toBeNull();
  });

  it('is no proof when one command on the way is missing', () => {
    const half = log.length >> 1;
    expect(replayCommands(dealt, log.toSpliced(half, 1))?.won).not.toBe(true);
  });

  it('is no proof when played so slowly that the sand runs out', () => {
    const slow = log.map(({ at, command }) => ({ at: at * 20, command }));
    expect(replayCommands(dealt, slow)).toBeNull();
  });

  it('is no proof for another deck', () => {
    expect(replayCommands(dealOf('S2', 1), log)?.won).not.toBe(true);
  });
});
