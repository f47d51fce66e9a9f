import { describe, expect, it } from 'vitest';
import { type Game, viewFor } from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import { storiesOf, storyOf } from '#engine/mall/rules/hiddenRoles/story.ts';
import { accused, holding } from '../../roleTable.ts';
import { accept, change, laid, move, put, theft } from '../../table.ts';

// What is told of a seat when the cards are turned over.

const sandOut = (game: Game) => accept(game, { type: 'clock', seat: null }, game.shared.sand.end);
const facts = (game: Game, seat: number) => storyOf(game, seat)?.facts;
const onTimer = (game: Game) => move(put(game, { mage: ['T1', 0, 1] }), 'mage', 'west');

/** The mage turns the glass at this time, however often it was turned. */
const turned = (game: Game, at: number) =>
  accept(change(put(game, { mage: ['T1', 0, 1] }), { outOfOrder: [] }), onTimer(game), at);

describe('the story of a card', () => {
  it('[H1.2] is told of nobody whose card lies face down, unless the card is known', () => {
    const game = holding('A', ['A01', 'A08', 'A02']);
    expect(storyOf(game, 1)).toBeNull();
    expect(storyOf(viewFor(game, null), 1, 'A08')).toMatchObject({ card: 'A08', kind: 'plain', facts: [] });
  });

  it('[H1.6] has who was unmasked, and when', () => {
    const game = accused(holding('B', ['B01', 'B09', 'B02', 'B10']), 0, [1], 20_000);
    expect(facts(game, 1)).toEqual([{ what: 'unmasked', at: 20_200 }]);
    expect(storyOf(game, 1)).toMatchObject({ side: 'traitor', outcome: null, reason: null });
    const over = sandOut(game);
    expect(storiesOf(over).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['lost', 'heistLost'],
      ['partial', 'phantom'],
      ['lost', 'heistLost'],
      ['won', 'heistLost'],
    ]);
  });

  it('[H3.3] has every breach of a rule, and that one was kept', () => {
    const game = put(holding('C', ['C07', 'C08', 'C12', 'C13']), { mage: ['T1', 0, 3] });
    const broken = accept(game, move(game, 'mage', 'west', 3), 5_000);
    const over = sandOut(broken);
    expect(facts(over, 0)).toEqual([{ what: 'broke', times: [5_000] }]);
    expect(facts(over, 1)).toEqual([{ what: 'kept' }]);
    expect(facts(over, 2)).toEqual([]);
    expect(facts(sandOut(game), 0)).toEqual([{ what: 'kept' }]);
  });

  it('[H3.3] a rule is kept by somebody loyal who never changes sides: nobody who has one is out before the end', () => {
    const ruled = Object.values(CARDS).filter(({ breaks }) => breaks !== undefined);
    expect(ruled.map(({ id }) => id)).toEqual(['C07', 'C08', 'C09', 'C10', 'C11', 'D08', 'D09']);
    expect(ruled.every(({ side, sideNow, mission }) => side === 'loyal' && !sideNow && !mission)).toBe(true);
  });

  it('[H4.1] has each change of sides, and that there was none', () => {
    const once = turned(holding('D', ['D01', 'D02', 'D05', 'D06']), 150_000);
    const twice = turned(once, 250_000);
    const over = sandOut(twice);
    expect(facts(over, 0)).toEqual([
      {
        what: 'turned',
        turns: [
          { side: 'traitor', at: 150_000 },
          { side: 'loyal', at: 250_000 },
        ],
      },
    ]);
    expect(storyOf(over, 0)).toMatchObject({ dealt: 'loyal', side: 'loyal' });
    expect(facts(over, 1)).toEqual([{ what: 'stayed', side: 'loyal' }]);
    expect(facts(over, 2)).toEqual([{ what: 'stayed', side: 'traitor' }]);
  });

  it('[H4.1] ends for whoever is out: what would have turned the coat later does not', () => {
    const game = turned(holding('D', ['D02', 'D01', 'D03', 'D04']), 150_000);
    const gone = accused(game, 0, [1], 160_000);
    const over = sandOut(turned(gone, 250_000));
    expect(facts(over, 1)).toEqual([
      { what: 'turned', turns: [{ side: 'traitor', at: 150_000 }] },
      { what: 'unmasked', at: 160_200 },
    ]);
    expect(storyOf(over, 1)).toMatchObject({ side: 'traitor' });
  });

  it('[H3.1] has when a mission was done, that it stayed open, and what is read in the end alone', () => {
    const game = turned(holding('E', ['E04', 'E02', 'E07', 'E08']), 40_000);
    expect(facts(sandOut(game), 0)).toEqual([{ what: 'done', at: 40_000 }]);
    expect(facts(sandOut(game), 1)).toEqual([{ what: 'open' }]);
    expect(facts(sandOut(game), 3)).toEqual([{ what: 'open' }]);
    expect(storyOf(game, 0, 'E04')?.facts).toEqual([{ what: 'done', at: 40_000 }]);
    const stolen = change(game, { stolen: true });
    expect(facts(sandOut(stolen), 3)).toEqual([{ what: 'done', at: null }]);
  });

  it('[H3.2] has who was out with a mission that failed', () => {
    const game = holding('E', ['E01', 'E05', 'E08', 'E09'], { onTop: ['I', 'X', 'C1'] });
    const items = put(laid(game, 'dwarf', 'elf'), {
      barbarian: ['I', 0, 0],
      mage: ['I', 0, 1],
      elf: ['I', 2, 0],
      dwarf: ['I', 2, 1],
    });
    const stolen = accept(items, theft, 50_000);
    expect(stolen.shared.stolen).toBe(true);
    expect(facts(stolen, 1)).toEqual([{ what: 'out', at: 50_000 }]);
    expect(storyOf(stolen, 1)).toMatchObject({ card: 'E05', side: 'loyal' });
  });

  it('[H5.2] has what was guessed, by whom and whether it was right', () => {
    const game = holding('E', ['E04', 'E09', 'E07', 'E01']);
    const won = change(put(laid(game, 'dwarf', 'elf'), { mage: ['X', 0, 2] }), {
      stolen: true,
      escaped: game.box.pawns.map((pawn) => pawn !== 'mage'),
    });
    const divining = accept(won, move(won, 'mage', 'west'), 60_000);
    const over = accept(divining, { type: 'divine', seat: 1, target: 2, card: 'E07' }, 65_000);
    expect(over.shared.phase).toBe('over');
    expect(facts(over, 1)).toContainEqual({ what: 'guessed', seat: 2, card: 'E07', right: true });
    expect(facts(over, 2)).toContainEqual({ what: 'wasGuessed', seat: 1, card: 'E07', right: true });
    for (const seat of [0, 3])
      expect(facts(over, seat)?.filter(({ what }) => /uessed/.test(what))).toEqual([]);
  });
});
