import { describe, expect, it } from 'vitest';
import { redact } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { crawl, lay, layShaft, SECURITY_TILES, secured, stand, walk } from '../security.ts';
import {
  accept,
  at,
  change,
  escalator,
  explore,
  place,
  problems,
  refusal,
  run,
  running,
  seatWith,
  typesOf,
  vortex,
} from '../table.ts';

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
    expect(problems({ pieces: ['maps'] }, SECURITY_TILES)[0]).toMatchObject({
      refused: 'setup.missingTiles',
    });
  });

  it('[X7.1] whoever explores and is swept or rides away ends it, whoever does without an action does not', () => {
    const game = inUse();
    const own = change(game, { hands: [['NESWVLX'], [], [], []] });
    const vortexed = stand(own, { elf: ['T1', 3, 3] });
    const swept = accept(vortexed, vortex(vortexed, 'elf', 'T1', 3, 0));
    expect(swept.shared.outOfOrder).toEqual([map(game)]);
    const rides = stand(own, { elf: ['T1', 2, 0] });
    expect(accept(rides, escalator(rides, 'elf', 'T1', 1, 3)).shared.outOfOrder).toEqual([map(game)]);
  });

  it('[X7.1] a shaft is no action: it ends nothing, unless it takes the hero away', () => {
    const first = drawn(table('barbarian', ['maps', 'shafts']));
    const used = accept(first, place(first, 'T1', 3, 1));
    const own = change(used, { hands: [['NESWVLX'], [], [], []] });
    const laid = accept(own, layShaft(own, 'T1', 1, 1));
    expect(mapInUse(laid)).toBe(map(laid));
    const gone = accept(laid, crawl(laid, 'dwarf', 'T1', 1, 1));
    expect(mapInUse(gone)).toBe(map(laid));
    expect(gone.shared.outOfOrder).toEqual([]);
  });

  it('[X7.1] shows nothing when it is out of order, covered, or read by somebody who cannot explore', () => {
    const game = table();
    const used = change(game, { outOfOrder: [map(game)] });
    expect(refusal(used, explore(used))).toBe('explore.nowhere');
    const guard = lay(secured(['maps', 'guard'], ['26', '9*', 'P1', 'I', 'X']), 'dwarf', 'elf');
    const read = stand(guard, { guard: ['26', 0, 0], barbarian: ['T1', 3, 2], elf: ['T1', 3, 3] });
    expect(refusal(read, explore(read))).toBe('explore.nowhere');
    expect(mapInUse(running())).toBe(-1);
  });

  it('[X7.1] alone, one is the explorer whatever action tile lies open', () => {
    const solo = secured(['maps', 'solo'], ['26', 'P1', 'P2', 'I', 'X', 'O', 'C1'], { players: 1 });
    const open = change(solo, { hands: [['X']] });
    const laid = lay(open, 'dwarf');
    const read = stand(laid, { dwarf: ['T1', 0, 0], barbarian: ['26', 0, 0], mage: ['T1', 0, 3] });
    const clear = stand(read, { elf: ['T1', 3, 3] });
    const first = accept(clear, explore(clear));
    const used = accept(first, place(first, 'T1', 3, 1));
    const other = change(used, { hands: [['W']] });
    expect(accept(other, walk(other, 'mage', 'west')).shared.outOfOrder).toEqual([map(used)]);
  });

  it('[X0.5] [X7.1] says which tiles have one', () => {
    expect(problems({ pieces: ['maps'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.missingTiles', params: { piece: 'maps', tiles: '26, 29' } },
    ]);
  });

  it('[X7.1] [X5.1] is used up when its hero is caught', () => {
    const pieces = ['maps', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['26', '9*', '25', 'P1', 'P2', 'I', 'X']), 'dwarf', 'elf');
    const away = stand(all, { dwarf: ['T1', 0, 0], mage: ['T1', 0, 3], elf: ['T1', 3, 3] });
    const game = stand(away, { barbarian: ['26', 0, 0] });
    const first = accept(game, explore(game));
    const used = first.shared.drawn === null ? first : accept(first, place(first, 'T1', 3, 1));
    expect(mapInUse(used)).toBe(map(used));
    const near = stand(used, {
      guard: ['T1', 0, 2],
      dwarf: ['9*', 0, 0],
      mage: ['9*', 0, 1],
      elf: ['9*', 3, 3],
    });
    const caught = accept(near, walk(near, 'guard', 'north'));
    expect(mapInUse(caught)).toBe(-1);
    expect(caught.shared.outOfOrder).toEqual([map(used)]);
  });

  it('[X7.1] stays in use when somebody else is caught', () => {
    const pieces = ['maps', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['26', '9*', '25', 'P1', 'P2', 'I', 'X']), 'dwarf', 'elf');
    const away = stand(all, { dwarf: ['T1', 0, 0], mage: ['T1', 0, 3], elf: ['T1', 3, 3] });
    const game = stand(away, { barbarian: ['26', 0, 0] });
    const first = accept(game, explore(game));
    const used = first.shared.drawn === null ? first : accept(first, place(first, 'T1', 3, 1));
    const others = change(used, {
      hands: used.shared.hands.map((hand) => (hand.join('').includes('X') ? ['X'] : ['NESWVL'])),
    });
    const near = stand(others, { guard: ['9*', 1, 1], elf: ['T1', 2, 3] });
    const caught = accept(near, walk(near, 'elf', 'east'));
    expect(caught.shared.memory.guardRoom).toContain('elf');
    expect(mapInUse(caught)).toBe(map(used));
  });

  it('[X7.1] [X5.1] is used up when its hero is caught by what somebody does who does not explore', () => {
    const pieces = ['maps', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['26', '9*', '25', 'P1', 'P2', 'I', 'X']), 'dwarf', 'elf');
    const reader = stand(all, {
      dwarf: ['9*', 0, 0],
      mage: ['9*', 0, 1],
      elf: ['9*', 3, 3],
      barbarian: ['26', 0, 0],
    });
    const used = change(stand(reader, { guard: ['T1', 0, 2] }), {
      memory: { ...reader.shared.memory, maps: map(reader) },
      hands: reader.shared.hands.map((hand) => (hand.join('').includes('X') ? ['X'] : ['NESWVL'])),
    });
    const { events, game: caught } = run(used, walk(used, 'guard', 'north'));
    expect(captives(caught)).toEqual(['barbarian']);
    expect([mapInUse(caught), caught.shared.outOfOrder]).toEqual([-1, [map(used)]]);
    expect(typesOf(events).filter((type) => type === 'mapInUse')).toHaveLength(1);
  });

  it('[X7.1] everyone is told once that it is in use, and once that it is no more', () => {
    const first = drawn();
    const begun = run(first, place(first, 'T1', 3, 1));
    const told = { type: 'mapInUse', space: map(first) } as const;
    expect(begun.events.filter(({ type }) => type === 'mapInUse')).toEqual([told]);
    expect(redact(first.box, told, null)).toEqual(told);
    const mage = stand(begun.game, { mage: ['T1', 1, 0] });
    const second = accept(mage, explore(mage));
    const ended = run(second, place(second, 'T1', 1, 0)).events;
    expect(ended.filter(({ type }) => type === 'mapInUse')).toEqual([{ type: 'mapInUse', space: -1 }]);
  });

  it('[X5.3] a captive reads none', () => {
    const pieces = ['maps', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['26', '9*', '25', 'P1', 'P2', 'I', 'X']), 'dwarf', 'elf');
    const game = stand(all, {
      dwarf: ['T1', 0, 0],
      mage: ['T1', 0, 3],
      elf: ['T1', 3, 3],
      barbarian: ['26', 0, 0],
    });
    expect(refusal(game, explore(game))).toBeUndefined();
    const held = change(game, { memory: { ...game.shared.memory, guardRoom: ['barbarian'] } });
    expect(refusal(held, explore(held))).toBe('explore.nowhere');
  });

  it('[X7.1] [X5.6] is used up when a flip puts a guard outside, who catches its hero', () => {
    const pieces = ['maps', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['26', '25', '9*', 'P1', 'I', 'X']), 'dwarf');
    const door = stand(all, { barbarian: ['26', 0, 2], dwarf: ['T1', 2, 2] });
    const room = accept(door, explore(door));
    const reads = stand(room, { barbarian: ['26', 0, 0], guard: ['25', 2, 1], mage: ['T1', 0, 1] });
    const used = change(reads, {
      memory: { ...reads.shared.memory, maps: map(reads), guardRoom: ['guard'] },
      hands: reads.shared.hands.map((hand) => (hand.join('').includes('X') ? ['X'] : ['NESWVL'])),
    });
    const { events, game: caught } = run(used, walk(used, 'mage', 'west'));
    expect(typesOf(events)).toContain('flipped');
    expect(captives(caught)).toEqual(['barbarian']);
    expect([mapInUse(caught), caught.shared.outOfOrder.includes(map(used))]).toEqual([-1, true]);
  });
});
