import { describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { decideTower, type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { openTower, type TowerGame } from '#engine/tower/game.ts';
import { move, played, QUEST, questOf, tower } from './table.ts';

const refused = (game: TowerGame, command: unknown) => decideTower(game, command);

describe('a quest', () => {
  it('[T2] two directions each for two, one each and one for all for three, one each for four, all for one', () => {
    const dealt = (players: number) => {
      const { hands, common } = tower(players);
      expect([...hands.flat(), ...common].sort()).toEqual([...DIRECTIONS].sort());
      return [hands.map((hand) => hand.length), common.length];
    };
    expect([1, 2, 3, 4].map(dealt)).toEqual([
      [[4], 0],
      [[2, 2], 0],
      [[1, 1, 1], 1],
      [[1, 1, 1, 1], 0],
    ]);
    const seeds = Array.from({ length: 40 }, (_, n) => tower(4, String(n)).hands.join());
    expect(new Set(seeds).size).toBeGreaterThan(12);
  });

  it('[T1] one to four players', () => {
    const quest = questOf(QUEST);
    for (const players of [0, 5, 1.5])
      expect(openTower({ players, quest, tongue: 'free' })).toHaveProperty('problems');
  });

  it('[T3] a pawn goes only where the mover holds the direction; the common tile is everyone’s', () => {
    const game = tower(4);
    const east = game.hands.findIndex(([direction]) => direction === 'east');
    expect(decideTower(game, { ...move('mage', 0, 1), seat: east })).toHaveProperty('events');
    expect(refused(game, { ...move('mage', 0, 1), seat: (east + 1) % 4 })).toEqual({
      refused: 'action.notHeld',
      params: { action: 'east' },
    });
    const three = Array.from({ length: 60 }, (_, n) => tower(3, String(n))).find(
      ({ common }) => common[0] === 'east',
    );
    for (const seat of [0, 1, 2])
      expect(decideTower(three, { ...move('mage', 0, 1), seat })).toHaveProperty('events');
  });

  it('[T12] who moved the mage may swap her, until the next act', () => {
    const entered = played(tower(1), move('mage', 0, 1));
    expect(played(entered, { type: 'swap', pawn: 'dwarf' }).position.pawns).toEqual([-1, 8, -1, 1, -1]);
    expect(
      refused(played(entered, move('dwarf', 8, 9)), { type: 'swap', seat: 0, pawn: 'dwarf' }),
    ).toMatchObject({
      refused: 'swap.notNow',
    });
    expect(
      refused(played(entered, { type: 'swap', pawn: 'dwarf' }), { type: 'swap', seat: 0, pawn: 'dwarf' }),
    ).toMatchObject({
      refused: 'swap.notNow',
    });
    const two = tower(2);
    const mover = two.hands.findIndex((hand) => hand.includes('east'));
    const moved = decideTower(two, { ...move('mage', 0, 1), seat: mover }) as { game: TowerGame };
    expect(refused(moved.game, { type: 'swap', seat: 1 - mover, pawn: 'dwarf' })).toMatchObject({
      refused: 'swap.notNow',
    });
  });

  it('[R26] undoing takes a move and its swap back together, and a restart can be undone', () => {
    const start = tower(1);
    const swapped = played(start, move('mage', 0, 1), { type: 'swap', pawn: 'dwarf' });
    expect(played(swapped, { type: 'undo' }).position).toEqual(start.position);
    const again = played(swapped, { type: 'restart' });
    expect(again.position).toEqual(start.position);
    expect(played(again, { type: 'undo' }).position).toEqual(swapped.position);
    expect([start, swapped, again, played(again, { type: 'undo' })].map(({ actions }) => actions)).toEqual([
      0, 1, 0, 1,
    ]);
    expect(refused(start, { type: 'undo', seat: 0 })).toMatchObject({ refused: 'undo.nothing' });
  });

  it('[T18] a quest may be skipped: it is over, and not won', () => {
    const skipped = played(tower(1), { type: 'skip' });
    expect(skipped.won).toBe(false);
    expect(refused(skipped, { ...move('mage', 0, 1), seat: 0 })).toMatchObject({ refused: 'game.over' });
  });

  it('[T17] experts say nothing until the quest is over; others may', () => {
    const words = { type: 'speak', seat: 0, channel: 'words' };
    expect(refused(tower(2, 'a', 'expert'), words)).toMatchObject({ refused: 'talk.silence' });
    expect(decideTower(played(tower(2, 'a', 'expert'), { type: 'skip' }), words)).toHaveProperty('events');
    for (const tongue of ['free', 'beginner', 'enlightened'] as const)
      expect(decideTower(tower(2, 'a', tongue), words)).toHaveProperty('events');
    for (const allowed of [
      { type: 'stare', seat: 0, target: 1 },
      { type: 'speak', seat: 0, channel: 'help' },
    ])
      expect(decideTower(tower(2, 'a', 'expert'), allowed)).toHaveProperty('events');
    expect(refused(tower(2), { ...words, channel: 'telepathy' })).toMatchObject({
      refused: 'command.malformed',
    });
  });

  it('[T5] everyone gone: done', () => {
    // The dwarf is swapped onto the key's row and opens the door for her.
    const swapped = played(
      tower(1),
      move('mage', 0, 1),
      { type: 'swap', pawn: 'dwarf' },
      move('dwarf', 1, 2),
    );
    const out = played(swapped, move('mage', 8, 11), move('mage', 11, 3));
    expect(out.won).toBeNull();
    expect(played(out, move('dwarf', 2, 0), move('dwarf', 0, 16)).won).toBe(true);
  });
});

describe('whatever is sent', () => {
  it('[T14] a card turns by one, two or three quarters; what only looks like a number is none', () => {
    let game = tower(1, 'turn', 'free', shippedQuest('1-epic').drawing);
    // Wander until somebody stands on a handle.
    const turns = () => towerOptions(game, 0).filter(({ type }) => type === 'turn');
    for (let n = 0; n < 100 && turns().length === 0; n++) {
      const options = towerOptions(game, 0);
      const decision = decideTower(game, options[(n * 5) % options.length]);
      if (!isRefusal(decision)) game = decision.game;
    }
    const [turn] = turns();
    for (const quarters of [1, 2, 3]) expect(isRefusal(refused(game, { ...turn, quarters }))).toBe(false);
    for (const quarters of ['2', true, [3], 0, 4, 1.5, null, undefined])
      expect(refused(game, { ...turn, quarters })).toMatchObject({ refused: 'command.malformed' });
  });

  it('every option is accepted, and events lead where the decision does', () => {
    let game = tower(1, 'walk');
    for (let n = 0; n < 60; n++) {
      const options: readonly TowerCommand[] = towerOptions(game, 0);
      const decision = decideTower(game, options[(n * 7) % options.length]);
      if (isRefusal(decision)) throw new Error(decision.refused);
      expect(decision.events.reduce(evolveTower, game)).toEqual(decision.game);
      game = decision.game.won === null ? decision.game : tower(1, String(n));
    }
  });
});
