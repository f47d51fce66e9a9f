import { describe, expect, it } from 'vitest';
import { fingerprint } from '#engine/core/hash.ts';
import { type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, holds, isTowerEvent, openTower, type TowerGame } from '#engine/tower/game.ts';
import { replayTower, towerHash } from '#engine/tower/log.ts';
import { lengthOf, snapshots } from '#engine/tower/past.ts';
import { TALK_LEVELS, TOWER_PLAYERS } from '#engine/tower/talkLevels.ts';
import { SLIDING, TURNING } from './epics.ts';
import { decided, move, played, QUEST, questOf, standing, tower } from './table.ts';

const told = (command: TowerCommand) =>
  Object.entries(command)
    .filter(([field]) => field !== 'seat')
    .map(([, value]) => value)
    .join(' ');
const options = (game: TowerGame, seat = 0) => towerOptions(game, seat).map(told);

describe('a table', () => {
  it('[T1][T17] is for one to four players, who choose how much they say', () => {
    expect([TOWER_PLAYERS, TALK_LEVELS]).toEqual([
      { least: 1, most: 4 },
      ['free', 'beginner', 'enlightened', 'expert'],
    ]);
    const quest = questOf(QUEST);
    const opened = (players: number) => openTower({ players, quest, tongue: 'free' });
    for (const players of [0, 5, 1.5])
      expect(opened(players)).toEqual({
        problems: [{ refused: 'setup.players', params: { least: 1, most: 4 } }],
      });
    for (const players of [1, 2, 3, 4]) expect(opened(players)).toHaveProperty('box');
  });

  it('[T2] holds no direction before it is dealt', () => {
    const { box } = tower(2);
    const { position, ...empty } = emptyTower(box);
    expect(empty).toEqual({
      box,
      hands: [[], []],
      common: [],
      actions: 0,
      past: null,
      offer: null,
      away: [false, false],
      won: null,
    });
    expect(position).toEqual({ pawns: [-1, 0, -1, 8, -1], armed: true, arranged: [] });
  });

  it('[T3] holds what is in a hand or common', () => {
    const game = evolveTower(tower(3), {
      type: 'dealt',
      hands: [['north'], ['south'], ['west']],
      common: ['east'],
    });
    const held = [0, 1, 2, 3].map((seat) => [0, 1, 2, 3].filter((direction) => holds(game, seat, direction)));
    expect(held).toEqual([[0, 1], [1, 2], [1, 3], [1]]);
  });
});

describe('what can be done', () => {
  it('[T3] every move, for whoever holds its direction', () => {
    expect(options(tower(1))).toEqual([
      'move mage 0 1',
      'move mage 0 2',
      'move dwarf 8 9',
      'move dwarf 8 10',
      'move dwarf 8 11',
      'move dwarf 8 16',
    ]);
    const hands = [['south'], ['north', 'west']] as const;
    const two = evolveTower(tower(2), { type: 'dealt', hands, common: [] });
    expect([options(two, 0), options(two, 1)]).toEqual([['move dwarf 8 16'], []]);
    expect(towerOptions(two, 0)[0]).toMatchObject({ seat: 0 });
  });

  it('[T12] a swap once the mage has entered', () => {
    const entered = played(tower(1), move('mage', 0, 1));
    expect(options(entered).filter((option) => !option.startsWith('move'))).toEqual(['swap dwarf']);
    expect(options(entered)).not.toContain('move mage 1 1');
  });

  it('[T14][T15] turning and sliding, and nothing when it is over', () => {
    const turning = tower(1, 'a', 'free', TURNING);
    const cards = (game: TowerGame) => options(game).filter((option) => !option.startsWith('move'));
    expect(cards(turning)).toEqual(['turn 0 1', 'turn 0 2', 'turn 0 3']);
    const sliding = standing(tower(1, 'a', 'free', SLIDING), 'elf', 5 * 16);
    expect(cards(sliding)).toEqual(['slide 5']);
    expect(options(played(turning, { type: 'skip' }))).toEqual([]);
  });
});

describe('what happens', () => {
  it('[T5] the last to leave ends the quest', () => {
    const out = played(standing(tower(1), 'mage', 11), move('dwarf', 8, 9));
    const key = standing(standing(out, 'dwarf', 2), 'mage', 11);
    expect(decided(key, move('mage', 11, 3)).events).toEqual([
      { type: 'moved', seat: 0, pawn: 'mage', to: 3, by: 'walk' },
    ]);
    const last = standing(key, 'mage', -1);
    const { events, game } = decided(standing(last, 'dwarf', 8), move('dwarf', 8, 16));
    expect(events).toEqual([
      { type: 'moved', seat: 0, pawn: 'dwarf', to: 16, by: 'walk' },
      { type: 'ended', won: true },
    ]);
    expect(game.won).toBe(true);
    expect(decided(game, { type: 'speak', channel: 'words' })).toEqual({ events: [], game });
  });

  it('[T18] skipping ends it unwon', () => {
    expect(decided(tower(1), { type: 'skip' }).events).toEqual([{ type: 'ended', won: false }]);
  });

  it('[T12][R26] a move and its swap are one action', () => {
    const { events, game } = decided(tower(1), move('mage', 0, 1));
    expect(events).toEqual([{ type: 'moved', seat: 0, pawn: 'mage', to: 1, by: 'walk' }]);
    const swap = decided(game, { type: 'swap', pawn: 'dwarf' });
    expect(swap.events).toEqual([{ type: 'swapped', seat: 0, pawn: 'dwarf' }]);
    expect([swap.game.actions, lengthOf(swap.game.past)]).toEqual([1, 1]);
  });

  it('[T14] quarters add up', () => {
    const turn = (quarters: number) => ({ type: 'turn', card: 0, quarters });
    const { events, game } = decided(tower(1, 'a', 'free', TURNING), turn(3));
    expect(events).toEqual([{ type: 'turned', seat: 0, card: 0, quarters: 3 }]);
    expect(game.position.arranged).toEqual([3, 0, 0, 0]);
    expect(played(game, turn(2)).position.arranged).toEqual([1, 0, 0, 0]);
  });

  it('[T15] a card and the hole change places', () => {
    const { events, game } = decided(standing(tower(1, 'a', 'free', SLIDING), 'elf', 5 * 16), {
      type: 'slide',
      card: 5,
    });
    expect(events).toEqual([{ type: 'slid', seat: 0, card: 5 }]);
    expect([game.position.arranged, game.actions]).toEqual([[0, 1, 2, 3, 4, 8, 6, 7], 1]);
    // [R26] an event is a fact: where nothing can slide, nothing does.
    const blocked = evolveTower(game, { type: 'slid', seat: 0, card: 0 });
    expect(blocked.position).toEqual(game.position);
  });

  it('[T18] undoing and starting over say so, and nothing is left to undo at the first stand', () => {
    const first = tower(1);
    const moved = played(first, move('mage', 0, 2), move('dwarf', 8, 9));
    const undone = decided(moved, { type: 'undo' });
    expect(undone.events).toEqual([{ type: 'undone', seat: 0 }]);
    expect([undone.game.position.pawns, undone.game.actions]).toEqual([[-1, 2, -1, 8, -1], 1]);
    const again = decided(moved, { type: 'restart' });
    expect(again.events).toEqual([{ type: 'restarted', seat: 0 }]);
    expect([again.game.position, again.game.actions]).toEqual([first.position, 0]);
    expect(played(undone.game, { type: 'undo' })).toEqual(first);
    expect(evolveTower(first, { type: 'undone', seat: 0 })).toEqual(first);
  });

  it('a page knows every event of its own version, and no other', () => {
    const types = ['dealt', 'moved', 'swapped', 'turned', 'slid', 'undone', 'restarted', 'presence', 'ended'];
    expect(types.filter((type) => !isTowerEvent({ type }))).toEqual([]);
    for (const type of ['flown', 'toString']) expect(isTowerEvent({ type })).toBe(false);
  });
});

describe('what is remembered', () => {
  it('[T18] each moment before an act, the latest so many if asked', () => {
    const { past } = played(tower(1), move('mage', 0, 2), move('dwarf', 8, 9), { type: 'restart' });
    const moment = (actions: number, mage: number, dwarf: number) => ({
      position: { pawns: [-1, mage, -1, dwarf, -1], armed: true, arranged: [] },
      actions,
    });
    const all = [moment(0, 0, 8), moment(1, 2, 8), moment(2, 2, 9)];
    expect(snapshots(past)).toEqual(all);
    expect(snapshots(past, 2)).toEqual(all.slice(1));
    expect(snapshots(past, 9)).toEqual(all);
    expect(snapshots(past, 0)).toEqual([]);
    expect([lengthOf(past), lengthOf(null), snapshots(null)]).toEqual([3, 0, []]);
  });

  it('[T18] a log replays to its fingerprint: where it ends, and every step of the way', () => {
    const first = tower(1);
    const { events, game } = decided(first, move('mage', 0, 2));
    const dealt = { type: 'dealt', hands: first.hands, common: first.common } as const;
    const entries = [
      { at: 0, seat: null, events: [dealt] },
      { at: 3, seat: 0, events },
    ];
    expect(replayTower(first.box, entries)).toEqual(game);
    const { box, past, position: stand, ...rest } = game;
    const before = snapshots(past).map(({ position, actions }) => ({ stand: position, actions }));
    const state = { ...rest, stand, past: before };
    expect(towerHash(game, entries)).toBe(fingerprint({ setup: box.setup, state, entries }));
    expect(towerHash(first, entries)).not.toBe(towerHash(game, entries));
  });
});
