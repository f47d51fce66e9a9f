import { describe, expect, it } from 'vitest';
import { mannedCodes } from '#engine/mall/doors.ts';
import { stepFrom } from '#engine/mall/ways.ts';
import { lay, layShaft, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import { accept, at, change, problems, refusal, run, theft, typesOf } from '../table.ts';

// 12* lies north of T1, turned so that its entry in the east meets T1: a quarter turn clockwise, so the code's way into
// the exit, west as it is drawn, leads north on the table.

function table(pieces: readonly string[] = ['lockedExit'], onTop = ['12*', '28', 'I', 'X']) {
  const game = lay(secured(pieces, onTop), 'dwarf', 'elf');
  return stand(game, {
    dwarf: ['12*', 0, 1],
    mage: ['12*', 2, 0],
    elf: ['T1', 1, 2],
    barbarian: ['T1', 2, 2],
  });
}

describe('steel doors and codes', () => {
  it('[X5.8] [X6.1] a hero passes towards the red arrow while another stands on a code, which is then used up', () => {
    const game = table();
    const { events, game: after } = run(game, walk(game, 'dwarf', 'north'));
    expect(where(after, 'dwarf')).toBe(at(game, '12*', 0, 0));
    expect(events[0]).toEqual({ type: 'wentOutOfOrder', space: at(game, '12*', 2, 0) });
    const nobody = stand(game, { mage: ['T1', 0, 0] });
    expect(refusal(nobody, walk(nobody, 'dwarf', 'north'))).toBe('way.blocked');
    const used = change(game, { outOfOrder: [at(game, '12*', 2, 0)] });
    expect(refusal(used, walk(used, 'dwarf', 'north'))).toBe('way.blocked');
  });

  it('[X5.8] never back where there is no arrow, and nobody opens the door for oneself', () => {
    const game = stand(table(), { dwarf: ['12*', 0, 0] });
    expect(refusal(game, walk(game, 'dwarf', 'south'))).toBe('way.blocked');
    const alone = stand(game, { dwarf: ['12*', 2, 0], mage: ['12*', 0, 1] });
    expect(refusal(alone, walk(alone, 'dwarf', 'north'))).toBe('way.blocked');
    expect(refusal(alone, walk(alone, 'mage', 'north'))).toBeUndefined();
  });

  it('[X5.8] the white arrow is free for any pawn, a code is for heroes only', () => {
    const game = table(['lockedExit', 'guard'], ['12*', '28', '9*', 'I', 'X']);
    const inside = stand(game, { dwarf: ['28', 0, 3], barbarian: ['28', 0, 0] });
    expect(refusal(inside, walk(inside, 'dwarf', 'west'))).toBeUndefined();
    expect(refusal(inside, walk(inside, 'barbarian', 'east'))).toBeUndefined();
    const guard = stand(game, { guard: ['28', 0, 3], dwarf: ['T1', 0, 0] });
    expect(refusal(guard, walk(guard, 'guard', 'west'))).toBeUndefined();
    const out = stand(game, { guard: ['28', 0, 2], dwarf: ['T1', 0, 0] });
    expect(refusal(out, walk(out, 'guard', 'east'))).toBe('way.blocked');
    const hero = stand(game, { dwarf: ['28', 0, 2] });
    expect(refusal(hero, walk(hero, 'dwarf', 'east'))).toBeUndefined();
  });

  it('[R23a] of several codes the lowest tile’s is used, and no other', () => {
    const game = lay(secured(['lockedExit'], ['12*', '26', '9*', 'I', 'X']), 'dwarf', 'mage', 'elf');
    const all = stand(game, {
      dwarf: ['12*', 0, 1],
      mage: ['26', 3, 0],
      elf: ['12*', 2, 0],
      barbarian: ['9*', 3, 0],
    });
    const code = (now: typeof all) => run(now, walk(now, 'dwarf', 'north')).events[0];
    expect(code(all)).toEqual({ type: 'wentOutOfOrder', space: at(game, '9*', 3, 0) });
    expect(typesOf(run(all, walk(all, 'dwarf', 'north')).events)).toEqual(['wentOutOfOrder', 'moved']);
    const two = stand(all, { barbarian: ['T1', 0, 0] });
    expect(code(two)).toEqual({ type: 'wentOutOfOrder', space: at(game, '12*', 2, 0) });
  });

  it('[X0.3] a door that no module locks is ordinary corridor', () => {
    const game = stand(table([]), { mage: ['T1', 0, 0] });
    const { events, game: after } = run(game, walk(game, 'dwarf', 'north'));
    expect(events).toHaveLength(1);
    expect(refusal(after, walk(after, 'dwarf', 'south'))).toBeUndefined();
    expect(accept(game, walk(game, 'dwarf', 'north')).shared.outOfOrder).toEqual([]);
  });

  it('[X6.1] [X1.1] needs its tile, which replaces the ordinary one', () => {
    expect(problems({ pieces: ['lockedExit'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.missingTile', params: { piece: 'lockedExit', tiles: '12*' } },
    ]);
    const both = new Map([...SECURITY_TILES, ['12', SECURITY_TILES.get('P1') as never]]);
    expect(problems({ onTop: ['12', '12*', 'I', 'X'] }, both)).toEqual([
      { refused: 'setup.tileReplaced', params: { tile: '12' } },
    ]);
  });

  it('[XT4] [XT0] the dwarf alone steals, and leaves through the door with another on a code', () => {
    const goals = { heroes: ['dwarf'] };
    const all = lay(secured(['lockedExit'], ['12*', '28', 'I', 'X'], { goals }), 'dwarf', 'elf', 'mage');
    const item = stand(all, { dwarf: ['I', 2, 1], elf: ['T1', 1, 2], barbarian: ['T1', 2, 2] });
    const stolen = accept(item, theft);
    expect(stolen.shared.stolen).toBe(true);
    const door = stand(stolen, { dwarf: ['12*', 0, 1], mage: ['12*', 2, 0] });
    const { events, game } = run(door, walk(door, 'dwarf', 'north'));
    expect(typesOf(events)).toEqual(['wentOutOfOrder', 'moved', 'escaped', 'ended']);
    expect(game.shared.result).toMatchObject({ won: true, reason: 'escaped' });
  });

  it('[R17] a code under a shaft opens nothing, nor does one with nobody on it', () => {
    const game = table(['lockedExit', 'shafts']);
    const on = stand(game, { dwarf: ['12*', 2, 0], mage: ['T1', 0, 0] });
    const covered = accept(on, layShaft(on, 'T1', 3, 2));
    const mage = stand(covered, { dwarf: ['12*', 0, 1], mage: ['12*', 2, 0] });
    expect(refusal(mage, walk(mage, 'dwarf', 'north'))).toBe('way.blocked');
  });

  it('[X5.8] the whole way is judged at once, and a code opens one door for one hero', () => {
    const game = table();
    const far = stand(game, { dwarf: ['12*', 0, 2] });
    const { events, game: through } = run(far, walk(far, 'dwarf', 'north', 2));
    expect(where(through, 'dwarf')).toBe(at(game, '12*', 0, 0));
    expect(typesOf(events)).toEqual(['wentOutOfOrder', 'moved']);
    const next = stand(through, { elf: ['12*', 0, 1], dwarf: ['T1', 3, 3] });
    expect(refusal(next, walk(next, 'elf', 'north'))).toBe('way.blocked');
  });

  it('[X5.8] the way that is free, or that leads through no door, uses up no code', () => {
    const game = table(['lockedExit', 'smallPassages'], ['12*', '28', 'W', 'I', 'X']);
    const inside = stand(game, { dwarf: ['28', 0, 3] });
    expect(typesOf(run(inside, walk(inside, 'dwarf', 'west')).events)).toEqual(['moved']);
    const wall = stand(lay(game, 'mage'), { dwarf: ['W', 1, 3], mage: ['12*', 2, 0] });
    const passes = (['north', 'east', 'south', 'west'] as const)
      .map((way) => walk(wall, 'dwarf', way))
      .filter((command) => refusal(wall, command) === undefined)
      .map((command) => run(wall, command));
    const through = passes.filter((done) => where(done.game, 'dwarf') === at(wall, 'W', 2, 3));
    expect(through.map(({ events }) => typesOf(events))).toEqual([['moved']]);
  });

  it('[X5.8] [X5.3] a code that a hero mans is for the others, and a captive mans none', () => {
    const game = table();
    const codes = (pawn: string, now = game) =>
      mannedCodes(now, (now.box.pawns as readonly string[]).indexOf(pawn));
    expect(codes('dwarf')).toEqual([at(game, '12*', 2, 0)]);
    expect(codes('mage')).toEqual([]);
    const all = secured(['lockedExit', 'guard', 'guardRoom'], ['12*', '9*', '25', 'I', 'X']);
    const room = stand(lay(all, 'dwarf', 'elf', 'mage'), { dwarf: ['12*', 0, 1], mage: ['12*', 2, 0] });
    expect(codes('dwarf', room)).toHaveLength(1);
    const held = change(room, { memory: { ...room.shared.memory, guardRoom: ['mage'] } });
    expect(codes('dwarf', held)).toEqual([]);
  });

  it('[X5.8] no door leads from a tile that does not lie yet, nor from beside the mall', () => {
    const game = table();
    for (const from of [-1, at(game, 'X', 1, 0)]) expect(stepFrom(game, 0, from, 3)).toBe(-1);
  });
});
