import { describe, expect, it } from 'vitest';
import { redact } from '#engine/mall/index.ts';
import { crawl, lay, layShaft, secured, stand, walk } from '../security.ts';
import { accept, at, run, theft, vortex } from '../table.ts';

const AWAY = { dwarf: ['T1', 0, 0], elf: ['T1', 0, 1], mage: ['T1', 0, 3], barbarian: ['T1', 3, 3] } as const;

/** The elf on its item, the only one that is played for. */
function table() {
  const goals = { heroes: ['elf'], loses: ['strayed'] };
  const all = lay(secured(['shafts', 'directEscape'], ['I', 'X', '8*'], { goals }), 'dwarf', 'elf');
  return stand(all, { ...AWAY, elf: ['I', 2, 0], dwarf: ['I', 2, 1] });
}

describe('a direct escape', () => {
  it('[XT1] [XT0] a third tile touched between theft and exit fails at once, even if only crossed', () => {
    const game = table();
    const stolen = accept(game, theft);
    const shaft = accept(stolen, layShaft(stolen, 'X', 1, 0));
    const on = stand(shaft, { elf: ['I', 2, 1], dwarf: ['T1', 0, 0] });
    const out = accept(on, crawl(on, 'elf', 'X', 1, 0));
    expect(out.shared.result).toBeNull();
    expect(accept(out, walk(out, 'elf', 'south')).shared.result).toMatchObject({ won: true });
    const foot = stand(stolen, { elf: ['I', 3, 1] });
    expect(run(foot, walk(foot, 'elf', 'south')).game.shared.result).toMatchObject({
      won: false,
      reason: 'strayed',
    });
  });

  it('[XT1] a tile that is only crossed counts, and which one is told', () => {
    const stolen = accept(table(), theft);
    const far = stand(stolen, { elf: ['I', 3, 1], dwarf: ['I', 0, 0] });
    const { events, game } = run(far, walk(far, 'elf', 'south', 2));
    const tile = at(far, 'T1', 0, 0) >> 4;
    expect(events).toContainEqual({ type: 'strayed', pawn: 'elf', tile });
    expect(game.shared.memory.directEscape).toBe(tile);
    expect(game.shared.result).toMatchObject({ reason: 'strayed' });
  });

  it('[XT1] before the theft anybody goes anywhere, and after it whoever is not played for', () => {
    const before = stand(table(), { elf: ['I', 3, 1], dwarf: ['I', 0, 0] });
    expect(accept(before, walk(before, 'elf', 'south')).shared.result).toBeNull();
    const away = accept(before, vortex(before, 'elf', 'T1', 3, 0));
    expect(away.shared.result).toBeNull();
    const stolen = stand(accept(table(), theft), { mage: ['I', 3, 1], dwarf: ['I', 0, 0] });
    expect(accept(stolen, walk(stolen, 'mage', 'south')).shared.result).toBeNull();
    const inside = stand(accept(table(), theft), { elf: ['I', 3, 1], dwarf: ['I', 0, 0] });
    const north = run(inside, walk(inside, 'elf', 'north'));
    expect(north.events).toHaveLength(1);
    expect(north.game.shared.memory.directEscape).toBe(-1);
  });

  it('[XT1] a shaft to a third tile strays as well, whichever tile it is, and everyone is told', () => {
    const goals = { heroes: ['elf'], loses: ['strayed'] };
    const onTop = ['I', 'X', 'P1', '8*'];
    const all = lay(secured(['shafts', 'directEscape'], onTop, { goals }), 'dwarf', 'elf', 'mage');
    const stolen = accept(stand(all, { ...AWAY, elf: ['I', 2, 0], dwarf: ['I', 2, 1] }), theft);
    const shaft = accept(stolen, layShaft(stolen, 'P1', 1, 1));
    const on = stand(shaft, { elf: ['I', 2, 1], dwarf: ['T1', 0, 0] });
    const { events, game } = run(on, crawl(on, 'elf', 'P1', 1, 1));
    const strayed = { type: 'strayed', pawn: 'elf', tile: at(on, 'P1', 0, 0) >> 4 } as const;
    expect(events).toContainEqual(strayed);
    expect(game.shared.result).toMatchObject({ won: false, reason: 'strayed' });
    expect(redact(game.box, strayed, null)).toEqual(strayed);
  });
});
