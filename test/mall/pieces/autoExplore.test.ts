import { describe, expect, it } from 'vitest';
import { lay, SECURITY_TILES, secured, stand } from '../security.ts';
import { accept, at, explore, place, problems, refusal, run } from '../table.ts';

/** Tile 26 lies to the north of T1. */
function table(pieces: readonly string[]) {
  const game = lay(secured(pieces, ['26', 'P1', 'P2', 'I', 'X', 'O', 'C1']), 'dwarf');
  return stand(game, {
    dwarf: ['T1', 0, 0],
    mage: ['T1', 0, 3],
    elf: ['T1', 3, 3],
    barbarian: ['26', 0, 0],
  });
}

describe('auto-explore', () => {
  it('[X7.3] the explorer explores such a space with nobody on it, at any time', () => {
    const game = table(['autoExplore']);
    const two = accept(game, explore(game));
    const placed = accept(two, place(two, '26', 2, 3));
    expect(placed.shared.board.placed).toHaveLength(3);
    expect(refusal(two, place(two, 'T1', 3, 1))).toBe('place.notHere');
  });

  it('[X0.3] [R23] without the module such a space is corridor, though it joins neighbours', () => {
    const game = table([]);
    expect(game.shared.board.unused).not.toContain(at(game, '26', 2, 3));
    expect(table(['autoExplore']).shared.board.unused).toContain(at(game, '26', 2, 3));
    expect(problems({ pieces: ['autoExplore'] }, SECURITY_TILES)[0]).toMatchObject({
      refused: 'setup.missingTiles',
    });
  });

  it('[R9] a crystal ball reaches such a space, too', () => {
    const game = lay(
      secured(['autoExplore', 'crystalBall'], ['26', 'B', 'I', 'X', 'P1', 'P2']),
      'dwarf',
      'elf',
    );
    const gazing = stand(game, { mage: ['B', 0, 0] });
    const drawn = accept(gazing, explore(gazing));
    const placed = accept(drawn, place(drawn, 'T1', 1, 0));
    expect(placed.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
  });

  it('[R8] [X7.3] pays before a map does, which is not put to use by it', () => {
    const game = table(['autoExplore', 'maps', 'crystalBall']);
    const drawn = accept(game, explore(game));
    const { events, game: placed } = run(drawn, place(drawn, '26', 2, 3));
    expect(events).toContainEqual(expect.objectContaining({ type: 'placed', paid: 'autoExplore' }));
    expect(placed.shared.memory.maps).toBe(-1);
    expect(placed.shared.outOfOrder).toEqual([]);
  });

  it('[X0.5] [X7.3] says which tiles have such a space', () => {
    expect(problems({ pieces: ['autoExplore'] }, SECURITY_TILES)).toEqual([
      {
        refused: 'setup.missingTiles',
        params: { piece: 'autoExplore', tiles: '2*, 10*, 11*, 12*, 26, 28, 29' },
      },
    ]);
  });
});
