import { describe, expect, it } from 'vitest';
import { type Game, options } from '#engine/mall/index.ts';
import { tilesToTake } from '#engine/mall/rules/rearrangement/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { ON_TIMER } from '../moments.ts';
import {
  accept,
  at,
  change,
  explore,
  laid,
  move,
  place,
  put,
  refusal,
  run,
  running,
  theft,
  typesOf,
  vortex,
} from '../table.ts';

const REARRANGE = { onTop: ['I', 'X', 'P1', 'P2', 'B'], pieces: ['rearrangement'] };

/** Tiles to the north, east, south and west of T1, the timer just used. */
function owing(setup: object = REARRANGE): Game {
  const game = put(laid(running(setup), 'dwarf', 'elf', 'barbarian', 'mage'), ON_TIMER);
  return accept(game, move(game, 'elf', 'west'));
}

const discard = (game: Game, tile: string, seat = 0) =>
  ({ type: 'discard', seat, tile: game.box.tiles.findIndex(({ name }) => name === tile) }) as const;

describe('rearrangement', () => {
  it('[S11][R11] each flip before the theft owes two tiles; other acts wait', () => {
    const game = owing();
    for (const act of [
      move(game, 'mage', 'east'),
      vortex(game, 'elf', 'T1', 3, 0),
      explore(game),
      place(game, 'T1', 0, 2),
      theft,
    ])
      expect(refusal(game, act)).toBe('discard.owed');
    expect(refusal(game, { type: 'escalator', seat: 0, pawn: 'elf', from: 0, to: 1 })).toBe('discard.owed');
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 1 })).toBeUndefined();
    expect(refusal(game, { type: 'speak', seat: 0, channel: 'words' })).toBeUndefined();
  });

  it('[S11] any player chooses, one after the other; they go under the deck, and play goes on', () => {
    const game = owing();
    expect(tilesToTake(game)).toBe(2);
    const first = run(game, discard(game, 'I', 1));
    expect(tilesToTake(first.game)).toBe(1);
    expect(typesOf(first.events)).toEqual(['lifted', 'tilesOwed']);
    expect(first.game.shared.deckLeft).toBe(2);
    expect(refusal(first.game, move(first.game, 'mage', 'east'))).toBe('discard.owed');
    const second = accept(first.game, discard(game, 'X'));
    expect(second.secrets.deck).toEqual([5, 1, 2]);
    expect(second.shared.board.placed.map(({ tile }) => tile)).toEqual([0, 3, 4]);
    expect(second.shared.deckTop).toBeNull();
    expect(second.shared.talk).toBe(true);
    expect(refusal(second, discard(game, 'P1'))).toBe('discard.notOwed');
    expect(refusal(second, move(second, 'elf', 'east'))).toBeUndefined();
    expect(second.shared.board.unused).toContain(at(game, 'T1', 0, 2));
  });

  it('[S11] an exhausted deck is renewed by them, and shows its top where it lies face up', () => {
    const pieces = ['rearrangement', 'divination'];
    const game = owing({ onTop: ['I', 'X', 'P1', 'P2'], pieces });
    expect(game.shared.deckLeft).toBe(0);
    const first = run(game, discard(game, 'P2'));
    expect(first.events[0]).toMatchObject({ type: 'lifted', next: 4 });
    const second = run(first.game, discard(game, 'I'));
    expect(second.events[0]).toMatchObject({ type: 'lifted', next: 4 });
    expect(second.game.secrets.deck).toEqual([4, 1]);
    expect(second.game.shared.deckTop).toBe(4);
  });

  it('[S11] never tile 1, nor a tile with a hero or an out-of-order token, nor one that is not there', () => {
    const game = change(put(owing(), { mage: ['P1', 1, 1] }), { outOfOrder: [0, 16 + 5] });
    for (const tile of ['T1', 'P1', 'I', 'B'])
      expect(refusal(game, discard(game, tile))).toBe('discard.notThis');
    for (const tile of ['X', 'P2']) expect(refusal(game, discard(game, tile))).toBeUndefined();
    expect(refusal(game, { type: 'discard', seat: 0, tile: 99 })).toBe('tile.unknown');
    expect(options(game, 0).filter(({ type }) => type === 'discard')).toHaveLength(2);
    expect(refusal(game, { type: 'discard', seat: 0, tile: game.box.tiles.length })).toBe('tile.unknown');
  });

  it('[S11][R11] everything left must stay reachable on foot: only tiles of a legal pair are offered', () => {
    // P1 lies behind I: without I alone P1 would be cut off, so I may only go together with it.
    const setup = { onTop: ['I', 'P1', 'X', 'P2'], pieces: ['rearrangement'] };
    let game = laid(running(setup), 'dwarf');
    game = put(game, { dwarf: ['I', 2, 3] });
    game = accept(game, explore(game));
    game = put(laid(put(game, { dwarf: ['T1', 3, 3] }), 'barbarian'), ON_TIMER);
    game = accept(game, move(game, 'elf', 'west'));
    const first = accept(game, discard(game, 'I'));
    expect(refusal(first, discard(game, 'X'))).toBe('discard.notThis');
    expect(refusal(first, discard(game, 'P1'))).toBeUndefined();
    const other = accept(game, discard(game, 'X'));
    expect(refusal(other, discard(game, 'I'))).toBe('discard.notThis');
    expect(refusal(other, discard(game, 'P1'))).toBeUndefined();
    expect(refusal(other, discard(game, 'X'))).toBe('discard.notThis');
  });

  it('[S11] what was refused is not worked out again while nothing happens that ways depend on', () => {
    const setup = { onTop: ['I', 'P1', 'X', 'P2'], pieces: ['rearrangement'] };
    let game = laid(running(setup), 'dwarf');
    game = accept(put(game, { dwarf: ['I', 2, 3] }), explore(game));
    game = put(laid(put(game, { dwarf: ['T1', 3, 3] }), 'barbarian'), ON_TIMER);
    game = accept(game, move(game, 'elf', 'west'));
    game = accept(game, discard(game, 'X'));
    let steps = 0;
    const counted = () => {
      steps++;
      return OFF;
    };
    const watched: Game = { ...game, box: { ...game.box, passages: [counted] } };
    const refused = (now: Game) => {
      steps = 0;
      expect(refusal(now, discard(game, 'I'))).toBe('discard.notThis');
      return steps;
    };
    expect(refused(watched)).toBeGreaterThan(0);
    expect(refused(watched)).toBe(0);
    const spoken = accept(watched, { type: 'speak', seat: 0, channel: 'words' });
    expect(refused(accept(spoken, { type: 'doSomething', seat: 0, target: 1 }))).toBe(0);
    expect(refused(put(spoken, { mage: ['T1', 0, 0] }))).toBeGreaterThan(0);
    expect(refusal(put(spoken, { mage: ['P1', 1, 1] }), discard(game, 'P1'))).toBe('discard.notThis');
  });

  it('[R11] what only the dwarf, or only an escalator, reaches counts as reached', () => {
    const game = laid(
      running({ onTop: ['W', 'I', 'X', 'P1'], pieces: ['rearrangement', 'smallPassages'] }),
      'mage',
      'dwarf',
      'elf',
    );
    const south = put(game, { dwarf: ['W', 3, 1] });
    const beyond = accept(south, explore(south));
    const near = put(beyond, { ...ON_TIMER, dwarf: ['T1', 3, 3] });
    const owed = accept(near, move(near, 'elf', 'west'));
    // P1 lies beyond the half of W that needs the escalator or the small passage: W alone cannot go.
    const first = accept(owed, discard(owed, 'X'));
    expect(refusal(first, discard(owed, 'W'))).toBe('discard.notThis');
    expect(refusal(first, discard(owed, 'P1'))).toBeUndefined();
  });

  it('[S11] no legal pair: the game is lost', () => {
    const game = put(laid(running({ onTop: ['I', 'X'], pieces: ['rearrangement'] }), 'dwarf'), ON_TIMER);
    const { events } = run(game, move(game, 'elf', 'west'));
    expect(events.at(-1)).toEqual({ type: 'ended', won: false, reason: 'rearrangement', at: 1 });
  });

  it('[S11][R13] with two dimensions, neither may lose the tile it starts with', () => {
    const pieces = ['rearrangement', 'dimensions'];
    const dealtOut = running({ onTop: ['I', 'X', 'P1', 'P2'], deck: ['3'], pieces });
    let game = laid(dealtOut, 'dwarf', 'elf');
    game = put(game, { mage: ['3', 2, 3], barbarian: ['T1', 3, 3] });
    game = put(accept(game, explore(game)), { ...ON_TIMER, mage: ['T1', 3, 2] });
    game = accept(game, move(game, 'elf', 'west'));
    expect(refusal(game, discard(game, '3'))).toBe('discard.notThis');
    for (const tile of ['I', 'X', 'P1']) expect(refusal(game, discard(game, tile))).toBeUndefined();
  });

  it('[S11] after the theft a flip owes nothing', () => {
    const game = change(put(laid(running(REARRANGE), 'dwarf', 'elf', 'barbarian'), ON_TIMER), {
      stolen: true,
    });
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'talkOpened']);
    expect(refusal(after, discard(after, 'I'))).toBe('discard.notOwed');
  });
});
