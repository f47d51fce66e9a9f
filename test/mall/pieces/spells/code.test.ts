import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { cast, held, runs } from '../../casting.ts';
import { HOME, lay, secured, stand, turnSand, walk, where } from '../../security.ts';
import { accept, at, change, refusal, run } from '../../table.ts';

/** 28 to the east, its two rooms behind steel doors; the elf before that of the control room. */
function table(): Game {
  const all = secured(['spells', 'antiStress', 'controlRoom'], ['28', '26', 'I', 'X'], { spells: ['code'] });
  return stand(lay(all, 'elf', 'dwarf'), { ...HOME, elf: ['28', 0, 2] });
}

describe('the code spell', () => {
  it('[X10.3] opens one steel door for one hero, and is gone', () => {
    const game = table();
    expect(refusal(game, walk(game, 'elf', 'east'))).toBe('way.blocked');
    const open = run(game, cast('castCode'));
    expect(open.events).toEqual([{ type: 'spellCast', seat: 0, spell: 'code', runs: { spell: 'code' } }]);
    const { events, game: inside } = run(open.game, walk(game, 'elf', 'east'));
    expect(events.map(({ type }) => type)).toEqual(['spellGoes', 'moved']);
    expect(where(inside, 'elf')).toBe(at(game, '28', 0, 3));
    expect([held(inside), runs(inside)]).toEqual([[], []]);
    const next = stand(inside, { mage: ['28', 0, 1] });
    expect(refusal(next, walk(next, 'mage', 'west'))).toBe('way.blocked');
  });

  it('[X10.3] ordinary steps and the free way out cost nothing', () => {
    const open = accept(table(), cast('castCode'));
    expect(runs(accept(open, walk(open, 'elf', 'south')))).toEqual(['code']);
    const inside = stand(open, { elf: ['28', 0, 3] });
    expect(runs(accept(inside, walk(inside, 'elf', 'west')))).toEqual(['code']);
  });

  it('[R23a] code spaces come first', () => {
    const open = stand(accept(table(), cast('castCode')), { mage: ['26', 3, 0] });
    const { events, game: after } = run(open, walk(open, 'elf', 'east'));
    expect(events[0]).toEqual({ type: 'wentOutOfOrder', space: at(open, '26', 3, 0) });
    expect(runs(after)).toEqual(['code']);
  });

  it('[R20] lapses at the next flip', () => {
    const open = accept(table(), cast('castCode'));
    const flipped = accept(open, turnSand);
    expect(runs(flipped)).toEqual([]);
    expect(refusal(flipped, walk(flipped, 'elf', 'east'))).toBe('way.blocked');
  });

  it('[X10.3] [X5.5] [X5.8] leads a captive out of the guard room, never a guard, never in', () => {
    const pieces = ['spells', 'guard', 'guardRoom'];
    const all = lay(secured(pieces, ['25', '9*', 'I', 'X'], { spells: ['code'] }), 'dwarf', 'elf');
    const room = stand(all, { ...HOME, elf: ['25', 3, 1], guard: ['25', 2, 2] });
    const held_ = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    const open = accept(held_, cast('castCode'));
    const out = accept(open, walk(open, 'elf', 'south'));
    expect(where(out, 'elf')).toBe(at(out, 'T1', 0, 2));
    expect([captives(out), runs(out)]).toEqual([[], []]);
    const guard = stand(open, { elf: null, guard: ['25', 3, 1] });
    expect(refusal(guard, walk(guard, 'guard', 'south'))).toBe('way.blocked');
    const outside = stand(open, { mage: ['T1', 0, 2] });
    expect(refusal(outside, walk(outside, 'mage', 'north'))).toBe('way.blocked');
  });
});
