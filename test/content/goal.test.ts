import { describe, expect, it } from 'vitest';
import '#content/locales/all.ts';
import { goalText } from '#content/locales/goal.ts';
import { LANGS } from '#content/locales/index.ts';
import { theftText } from '#content/locales/theft.ts';
import { type Choice, SCENARIOS, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { aimOf, newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// The goal in one sentence, true for whatever is set up.

function dealt(choice: Choice) {
  const opened = openBox(setupFor(choice) as Setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  return newGame(opened.box, randomFrom('goal')).game;
}

describe('the goal', () => {
  it('[S1] [R15b] four leave by the purple exit, and the sister by her own', () => {
    const four = dealt({ scenario: 1, players: 2 });
    expect(goalText('en', four)).toBe(
      'Get all heroes (4) onto their items at the same moment, steal, then get out: everyone by the same exit (purple).',
    );
    const five = dealt({ scenario: 1, players: 2, sister: true });
    expect(aimOf(five)).toMatchObject({ exits: 'one', colour: 'purple', apart: 4 });
    expect(goalText('en', five)).toContain(
      'all heroes (5) onto their items at the same moment, steal, then get out: the little sister by one exit (blue), the others by another (purple).',
    );
  });

  it('[S2] [S10] [S17] exits are owned from the second on, but for the tenth', () => {
    for (const { number } of SCENARIOS.filter((one) => one.number > 1)) {
      const exits = number === 10 ? 'others' : 'own';
      expect(aimOf(dealt({ scenario: number, players: 3 }))).toMatchObject({ exits });
    }
    expect(goalText('en', dealt({ scenario: 10, players: 3, sister: true }))).toMatch(
      /^Get all heroes \(5\) onto items that are not their own .* each by an exit of another colour\.$/,
    );
  });

  it('is told in every language without a gap', () => {
    for (const lang of LANGS)
      for (const { number } of SCENARIOS)
        for (const sister of number === 13 ? [false] : [false, true])
          expect(goalText(lang, dealt({ scenario: number, players: 3, sister }))).not.toMatch(
            /[{}]|\(\)|game\./,
          );
  });
});

describe('the theft', () => {
  it('[M18] [S16] says that the vortex is out of order, unless there never was one', () => {
    expect(theftText('en', dealt({ scenario: 2, players: 2 }))).toBe(
      'The theft! Now to the exits. The vortexes are out of order.',
    );
    expect(theftText('en', dealt({ scenario: 16, players: 2 }))).toBe('The theft! Now to the exits.');
  });
});
