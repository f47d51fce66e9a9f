import { describe, expect, it } from 'vitest';
import { guarded, lay, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import { accept, at, escalator, problems, refusal, run, seatWith, typesOf, vortex } from '../table.ts';

describe('a guard', () => {
  it('[X1.1] waits beside the mall, and appears on its space when its tile is placed', () => {
    const game = secured(['guard'], ['9*', 'I', 'X']);
    expect(where(game, 'guard')).toBe(-1);
    expect(where(lay(game, 'elf'), 'guard')).toBe(at(game, '9*', 1, 1));
    expect(where(lay(secured([], ['9*', 'I', 'X']), 'elf'), 'guard')).toBe(-1);
    expect(problems({ pieces: ['guard'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.missingTile', params: { piece: 'guard', tiles: '9*' } },
    ]);
  });

  it('[X1.2] keeps heroes off its tile and is kept off theirs, on foot and through', () => {
    const game = stand(guarded(), { elf: ['T1', 2, 3] });
    expect(refusal(game, walk(game, 'elf', 'east'))).toBe('tile.closed');
    const two = stand(game, { guard: ['9*', 1, 0], elf: ['T1', 3, 3] });
    expect(refusal(two, walk(two, 'guard', 'west'))).toBe('tile.closed');
    const alone = stand(game, { guard: ['X', 0, 0] });
    expect(refusal(alone, walk(alone, 'elf', 'east'))).toBeUndefined();
  });

  it('[X1.3] is moved by whoever holds the direction, never by vortex', () => {
    const game = stand(guarded(), { elf: ['T1', 3, 3] });
    const moved = accept(game, walk(game, 'guard', 'north'));
    expect(where(moved, 'guard')).toBe(at(game, '9*', 0, 1));
    const wrong = { ...walk(game, 'guard', 'north'), seat: (seatWith(game, 'N') + 1) % 4 };
    expect(refusal(game, wrong)).toBe('action.notHeld');
    expect(
      refusal(game, { ...vortex(game, 'elf', 'T1', 3, 0), pawn: 'guard', from: where(game, 'guard') }),
    ).toBe('pawn.cannot');
  });

  it('[X1.3] rides escalators, triggers no space and explores nothing', () => {
    const far = stand(guarded(), { guard: ['T1', 1, 3], mage: ['9*', 0, 0], elf: ['9*', 0, 1] });
    const heroes = stand(far, { dwarf: ['9*', 3, 1], barbarian: ['9*', 3, 2] });
    const rides = {
      ...escalator(heroes, 'elf', 'T1', 2, 0),
      pawn: 'guard' as const,
      from: where(heroes, 'guard'),
    };
    expect(where(accept(heroes, rides), 'guard')).toBe(at(far, 'T1', 2, 0));
    const near = stand(heroes, { guard: ['T1', 0, 1] });
    expect(typesOf(run(near, walk(near, 'guard', 'west')).events)).toEqual(['moved']);
    const slot = stand(heroes, { guard: ['T1', 0, 2], dwarf: ['9*', 1, 3] });
    expect(refusal(slot, { type: 'explore', seat: seatWith(slot, 'X') })).toBe('explore.nowhere');
  });
});
