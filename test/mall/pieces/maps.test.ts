import { describe, expect, it } from 'vitest';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { lay, SECURITY_TILES, secured, stand, walk } from '../security.ts';
import { accept, at, change, explore, place, problems, refusal, seatWith } from '../table.ts';

/** The map lies to the north of T1, and whoever is named reads it. */
function table(reader: 'mage' | 'elf' | 'barbarian' = 'barbarian', pieces: readonly string[] = ['maps']) {
  const game = lay(secured(pieces, ['26', 'P1', 'P2', 'I', 'X', 'O', 'C1']), 'dwarf');
  const away = stand(game, {
    dwarf: ['T1', 0, 0],
    mage: ['T1', 0, 3],
    elf: ['T1', 3, 3],
    barbarian: ['T1', 3, 0],
  });
  return stand(away, { [reader]: ['26', 0, 0] });
}
const drawn = (game = table()) => accept(game, explore(game));
const map = (game: ReturnType<typeof table>) => at(game, '26', 0, 0);

describe('maps', () => {
  it('[X7.1] whoever reads one explores every unused space of its colour, new ones too, and uses it from the first tile', () => {
    const game = table();
    expect(refusal(table('barbarian', []), explore(game))).toBe('explore.nowhere');
    const first = drawn(game);
    expect(mapInUse(first)).toBe(-1);
    const placed = accept(first, place(first, 'T1', 3, 1));
    expect(mapInUse(placed)).toBe(map(game));
    expect(placed.shared.outOfOrder).toEqual([]);
    const second = accept(placed, explore(placed));
    const again = accept(second, place(second, '26', 0, 2));
    expect(mapInUse(again)).toBe(map(game));
    const spaces = drawn(again);
    const new1 = accept(spaces, place(spaces, 'P1', 0, 2));
    expect(new1.shared.board.placed).toHaveLength(5);
  });

  const inUse = () => {
    const first = drawn();
    return accept(first, place(first, 'T1', 3, 1));
  };

  it('[X7.1] is used up by the explorer’s other actions, not by anyone else’s', () => {
    const game = inUse();
    const explorer = seatWith(game, 'X');
    const others = change(game, {
      hands: game.shared.hands.map((_, seat) => (seat === explorer ? ['X'] : ['NESWVL'])),
    });
    const moved = accept(others, walk(others, 'mage', 'west'));
    expect(mapInUse(moved)).toBe(map(game));
    const own = change(game, {
      hands: game.shared.hands.map((_, seat) => (seat === explorer ? ['NESWVLX'] : [])),
    });
    const ended = accept(own, walk(own, 'mage', 'west'));
    expect([mapInUse(ended), ended.shared.outOfOrder]).toEqual([-1, [map(game)]]);
    expect(refusal(ended, explore(ended))).toBe('explore.nowhere');
  });

  it('[X7.1] is used up when its hero leaves, and left unused it stays', () => {
    const game = inUse();
    const left = accept(game, walk(game, 'barbarian', 'east'));
    expect(left.shared.outOfOrder).toEqual([map(game)]);
    const unused = table();
    expect(accept(unused, walk(unused, 'barbarian', 'east')).shared.outOfOrder).toEqual([]);
  });

  it('[X7.1] [R23a] is used up when the explorer explores for another hero, or an auto-explore space', () => {
    const game = stand(inUse(), { mage: ['T1', 1, 0] });
    const two = accept(game, explore(game));
    const ended = accept(two, place(two, 'T1', 1, 0));
    expect([mapInUse(ended), ended.shared.outOfOrder]).toEqual([-1, [map(game)]]);
    const auto = table('barbarian', ['maps', 'autoExplore']);
    const first = drawn(auto);
    const used = accept(first, place(first, 'T1', 3, 1));
    const next = accept(used, explore(used));
    expect(accept(next, place(next, '26', 2, 3)).shared.outOfOrder).toEqual([map(game)]);
  });

  it('[R23a] stays in use when Explore changes hands', () => {
    const game = inUse();
    const explorer = seatWith(game, 'X');
    const hands = game.shared.hands.map((_, seat) =>
      seat === explorer ? ['NESWVL'] : seat === (explorer + 1) % 4 ? ['X'] : [],
    );
    const passed = change(game, { hands });
    const moved = accept(passed, walk(passed, 'mage', 'west'));
    expect(mapInUse(moved)).toBe(map(game));
    expect(refusal(moved, explore(moved))).toBeUndefined();
  });

  it('[X7.2] an elf on a map opens no talk window', () => {
    const game = table('elf', ['maps', 'loudspeaker']);
    const seen = accept(game, explore(game));
    expect(seen.shared.board.placed).toHaveLength(3);
    expect(seen.shared.talk).toBe(false);
  });

  it('[X7.1] needs a tile with a map', () => {
    expect(problems({ pieces: ['maps'] }, SECURITY_TILES)[0]).toMatchObject({ refused: 'setup.missingTile' });
  });
});

describe('auto-explore', () => {
  it('[X7.3] the explorer explores such a space with nobody on it, at any time', () => {
    const game = table('barbarian', ['autoExplore']);
    const two = accept(game, explore(game));
    const placed = accept(two, place(two, '26', 2, 3));
    expect(placed.shared.board.placed).toHaveLength(3);
    expect(refusal(two, place(two, 'T1', 3, 1))).toBe('place.notHere');
  });

  it('[X0.3] [R23] without the module such a space is corridor, though it joins neighbours', () => {
    const game = table('barbarian', []);
    expect(game.shared.board.unused).not.toContain(at(game, '26', 2, 3));
    expect(table('barbarian', ['autoExplore']).shared.board.unused).toContain(at(game, '26', 2, 3));
    expect(problems({ pieces: ['autoExplore'] }, SECURITY_TILES)[0]).toMatchObject({
      refused: 'setup.missingTile',
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
});
