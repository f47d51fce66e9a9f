import { describe, expect, it } from 'vitest';
import { type Game, isRefusal, newGame, options, randomFrom, viewFor } from '#engine/mall/index.ts';
import { type Dice, diceFrom } from './dice.ts';
import { gamesOr, type Plan, planFor, TABLE_COUNT } from './plans.ts';
import { play, type Step } from './play.ts';
import { rerun, seatsOf, sent } from './rerun.ts';

// Non-interference: two games that differ only in what nobody may know, given the same commands,
// send every seat the same bytes until something is revealed in which they differ.

const GAMES = gamesOr(2 * TABLE_COUNT, 0.1);

describe('secrets', () => {
  it('[M2] [S8] [S-solo.1] nothing sent depends on a secret before it is revealed', {
    timeout: 600_000,
  }, () => {
    const totals = { compared: 0, revealed: 0 };
    for (let seed = 0; seed < GAMES; seed++) compare(planFor(seed), totals);
    expect(totals.compared).toBeGreaterThan(20 * GAMES);
    expect(totals.revealed).toBeGreaterThan(GAMES / 5);
  });
});

function compare(given: Plan, totals: { compared: number; revealed: number }): void {
  const plan: Plan = { ...given, start: 'dealt' };
  const story = play(plan);
  const { game } = newGame(story.box, randomFrom(`game ${plan.seed}`));
  for (const [step, again] of rerun(story, twinOf(game, diceFrom(plan.seed + 2)))) {
    if (seatsOf(step).some((seat) => sent(step, seat) !== sent(again, seat))) {
      if (shape(step) !== shape(again) || revealed(step) === revealed(again))
        throw new Error(`game ${plan.seed} leaks at ${JSON.stringify(step.command)}`);
      totals.revealed++;
      return;
    }
    const seat = totals.compared % story.box.setup.players;
    expect(choices(again, seat)).toEqual(choices(step, seat));
    totals.compared++;
  }
}

/** Only a drawn tile, the next one of a deck that lies face up, and a revealed action tile may tell the two games apart. */
function revealed({ outcome, command }: Step): string {
  const events = isRefusal(outcome) ? [] : outcome.events;
  return JSON.stringify(
    events.flatMap((event): unknown[] => {
      if (event.type === 'drawn') return [event.tile, event.next];
      if (event.type === 'revealed') return [event.tile];
      return event.type === 'handed' && command.type === 'reveal' ? [event.hands] : [];
    }),
  );
}

/** What kind of thing happened is never a secret, nor why something was refused. */
function shape({ outcome }: Step): string {
  return JSON.stringify(isRefusal(outcome) ? outcome : outcome.events.map(({ type }) => type));
}

const choices = ({ after }: Step, seat: number) => options(viewFor(after, seat), seat);

/** The same table over another deck: the first tiles may agree, and what lies face up must. */
function twinOf(game: Game, dice: Dice): Game {
  const { deck, memory } = game.secrets;
  const shown = game.box.policies.faceUp ? 1 : 0;
  const keep = <T>(list: readonly T[], first: number) => [
    ...list.slice(0, first),
    ...dice.shuffled(list.slice(first)),
  ];
  const solo = memory.solo;
  return {
    ...game,
    secrets: {
      deck: keep(deck, shown + dice.below(4)),
      random: randomFrom(`another ${dice.below(1e9)}`),
      memory: solo === undefined ? memory : { ...memory, solo: keep(solo, dice.below(7)) },
      own: game.secrets.own,
    },
  };
}
