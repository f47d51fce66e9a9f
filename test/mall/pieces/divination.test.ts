import { describe, expect, it } from 'vitest';
import { explore, laid, put, run, running } from '../table.ts';

describe('divination', () => {
  it('[S8] the deck lies face up: the next tile is always visible', () => {
    const game = put(running({ onTop: ['P1', 'I', 'X'], pieces: ['divination'] }), { dwarf: ['T1', 0, 2] });
    expect(game.shared.deckTop).toBe(1);
    const first = run(game, explore(game));
    expect(first.events[0]).toEqual({ type: 'drawn', tile: 1, next: 2 });
    expect(first.game.shared.deckTop).toBe(2);
    const last = laid(first.game, 'elf', 'mage');
    expect(last.shared.deckTop).toBeNull();
    expect(last.shared.deckLeft).toBe(0);
  });

  it('[S8] without it the next tile is nobody’s to see', () => {
    const game = laid(running({ onTop: ['P1', 'I', 'X'] }), 'dwarf');
    expect(game.shared.deckTop).toBeNull();
  });
});
