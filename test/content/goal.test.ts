import { describe, expect, it } from 'vitest';
import '#content/locales/all.ts';
import { readyLines } from '#client/pieces/readyLines.ts';
import { EVENINGS, eveningSetup } from '#content/evenings.ts';
import { goalText } from '#content/locales/goal.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import { progressTexts } from '#content/locales/progress.ts';
import { theftText } from '#content/locales/theft.ts';
import { type Choice, SCENARIOS, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { aimOf, newGame, openBox, progressOf, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// The goal in one sentence, true for whatever is set up.

const dealt = (choice: Choice) => dealtOf(setupFor(choice) as Setup);
const evening = (id: string, hardcore = false) =>
  dealtOf(eveningSetup({ evening: id, players: 2, hardcore }) as Setup);

function dealtOf(setup: Setup) {
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  return newGame(opened.box, randomFrom('goal')).game;
}

describe('the goal', () => {
  it('[S1] [R15b] four leave by the purple exit, and the sister by her own', () => {
    const four = dealt({ scenario: 1, players: 2 });
    expect(goalText('en', four)).toBe(
      'Get all heroes onto their items at the same moment, steal, then get out: everyone by the same exit (purple).',
    );
    const five = dealt({ scenario: 1, players: 2, sister: true });
    expect(aimOf(five)).toMatchObject({ exits: 'one', colour: 'purple', apart: 4 });
    expect(goalText('en', five)).toContain(
      'all heroes onto their items at the same moment, steal, then get out: the little sister by one exit (blue), the others by another (purple).',
    );
  });

  it('[S2] [S10] [S17] exits are owned from the second on, but for the tenth', () => {
    for (const { number } of SCENARIOS.filter((one) => one.number > 1)) {
      const exits = number === 10 ? 'others' : 'own';
      expect(aimOf(dealt({ scenario: number, players: 3 }))).toMatchObject({ exits });
    }
    expect(goalText('en', dealt({ scenario: 10, players: 3, sister: true }))).toMatch(
      /^Get all heroes onto items that are not their own .* each by an exit of another colour\.$/,
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

describe('the goal of an evening', () => {
  it('[XT0] [XT1] [XT4] one hero steals and leaves, and is named', () => {
    expect(goalText('en', evening('XT1'))).toBe(
      'Get the elf onto the item of the same colour, steal it, then out by the exit of that colour.',
    );
    expect(goalText('en', evening('XT4'))).toContain('Get the dwarf onto');
    expect(aimOf(evening('XT1'))).toMatchObject({ wins: [], loses: ['strayed'] });
    expect(aimOf(evening('XT1', true)).loses).toEqual(['strayed', 'flipped']);
  });

  it('[XT3] nothing is stolen, everyone leaves, and the dwarf is locked up until it is freed', () => {
    const game = evening('XT3');
    expect(goalText('en', game)).toMatch(/^Nothing to steal: get all heroes out/);
    const stages = progressOf(game).heroes.map(({ pawn, stage }) => [game.box.pawns[pawn], stage]);
    expect(Object.fromEntries(stages)).toMatchObject({ dwarf: 'captive', elf: 'unseen' });
  });

  it('[XT5] counts the tiles that one use of a map has laid, of three or of four', () => {
    expect(goalText('en', evening('XT5'))).toContain('three tiles');
    expect(goalText('en', evening('XT5', true))).toContain('four tiles');
    const game = evening('XT5');
    const two = {
      ...game,
      shared: { ...game.shared, memory: { ...game.shared.memory, mapmaker: { now: 2, most: 2 } } },
    };
    expect(progressOf(two).feats).toEqual([{ name: 'mappedThree', count: 2, all: 3 }]);
    expect(progressTexts('en', progressOf(two))).toEqual(['Tiles laid by this map: 2 of 3']);
    expect(progressOf(evening('XT5', true)).feats).toMatchObject([{ all: 4 }]);
    expect(progressOf(dealt({ scenario: 2, players: 2 })).feats).toEqual([]);
  });

  it('[XT10] [XT11] some heroes steal and leave, and are named', () => {
    expect(goalText('en', evening('XT10'))).toBe(
      'Get the barbarian and the mage onto the items of their own colours at the same moment, steal, then get out: each by the exit of its own colour.',
    );
    expect(goalText('fr', evening('XT11', true))).toContain('le barbare, la magicienne et l’elfe');
    expect(goalText('en', evening('XT11'))).toMatch(/^Get the mage onto/);
  });

  it('[X8.2] [X11.1] [X13.1] [XT8] [XT9] [XT10] what everyone has to know of the second half is told', () => {
    const told = (id: string, hardcore = false) =>
      readyLines(evening(id, hardcore).box).map((line) => line.replace('security.ready.', ''));
    expect(told('XT6')).toEqual(['beholder']);
    expect(told('XT8', true)).toEqual(['guard', 'guardBusy', 'ownDiscovery']);
    expect(told('XT9')).toEqual(['clearTile']);
    expect(told('XT10')).toEqual(['guard', 'frogDiversion']);
    expect(told('XF3')).toEqual(['guardRoom', 'beholder', 'sensor', 'reinforcements', 'lockedExit']);
  });

  it('is told in every language without a gap, with what there is to know besides', () => {
    for (const lang of LANGS)
      for (const { id } of EVENINGS)
        for (const hardcore of [false, true]) {
          const game = evening(id, hardcore);
          const lines = readyLines(game.box).map((line) => maybe(lang, line));
          for (const text of [goalText(lang, game), ...lines, ...progressTexts(lang, progressOf(game))])
            expect(text, `${id} ${lang}`).toMatch(/^(?!.*([{}]|\(\)|game\.|security\.)).+$/);
        }
  });

  it('[X1.2] [X5.4] a guard that catches is told as such, another not', () => {
    expect(readyLines(evening('XF0').box)).toEqual(['security.ready.guard']);
    expect(readyLines(evening('XF1', true).box)).toEqual(
      ['guardRoom', 'lockedExit', 'noFlips'].map((piece) => `security.ready.${piece}`),
    );
    expect(readyLines(evening('XT3').box)).toContain('security.ready.dwarfCaptive');
    expect(readyLines(dealt({ scenario: 7, players: 2 }).box)).toEqual([]);
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
