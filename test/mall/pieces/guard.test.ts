import { describe, expect, it } from 'vitest';
import { decide, evolve, redact } from '#engine/mall/index.ts';
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

  it('[X1.1] [S11] its tile brings it once: laid again, the guard stays where it went', () => {
    const game = stand(guarded(), { guard: ['T1', 1, 1] });
    const tile = at(game, '9*', 0, 0) >> 4;
    const lifted = evolve(game, { type: 'lifted', tile, next: null });
    const space = at(game, 'T1', 2, 3);
    const back = [
      { type: 'drawn', tile, next: null },
      { type: 'placed', tile, space, paid: 'hero' },
    ] as const;
    expect(where(back.reduce(evolve, lifted), 'guard')).toBe(at(game, 'T1', 1, 1));
    const again = lay({ ...lifted, secrets: { ...lifted.secrets, deck: [tile] } }, 'elf');
    expect(again.shared.board.placed).toHaveLength(game.shared.board.placed.length);
    expect(where(again, 'guard')).toBe(at(game, 'T1', 1, 1));
  });

  it('[X1.2] nobody rides or is swept to a watched tile either, and who shares a tile with nobody is free', () => {
    const watched = stand(guarded(), { guard: ['T1', 0, 1], elf: ['9*', 0, 0] });
    const away = stand(watched, { dwarf: ['9*', 3, 1], mage: ['9*', 3, 2], barbarian: ['9*', 2, 2] });
    const decision = decide(away, vortex(away, 'elf', 'T1', 3, 0), 1);
    expect(decision).toEqual({ refused: 'tile.closed', params: { by: 'guard' } });
    const two = stand(away, { guard: ['9*', 1, 0], elf: ['T1', 0, 0] });
    const alone = stand(two, { dwarf: null, mage: null, barbarian: null });
    expect(decide(alone, walk(alone, 'guard', 'west'), 1)).toEqual({
      refused: 'tile.closed',
      params: { by: 'elf' },
    });
    expect(refusal(alone, walk(alone, 'elf', 'east'))).toBeUndefined();
  });

  it('[X1.1] comes with no other tile, and everyone is told', () => {
    const game = secured(['guard'], ['I', '9*', 'X']);
    expect(game.shared.memory.guard).toBe(false);
    const one = lay(game, 'elf');
    expect(where(one, 'guard')).toBe(-1);
    expect(where(lay(one, 'dwarf'), 'guard')).toBe(at(game, '9*', 1, 1));
    expect(redact(game.box, { type: 'guardCame' }, null)).toEqual({ type: 'guardCame' });
  });
});
