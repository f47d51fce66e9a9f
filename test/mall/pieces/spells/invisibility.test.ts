import { describe, expect, it } from 'vitest';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { isHidden } from '#engine/mall/rules/spells/invisibility.ts';
import { cast, held, locked, runs, spelled } from '../../casting.ts';
import { HOME, lay, secured, stand, turnSand, turnSensor, walk, where } from '../../security.ts';
import { accept, at, change, refusal, run, typesOf } from '../../table.ts';

const AT_DOOR = { mage: ['T1', 2, 3], elf: ['T1', 1, 1], dwarf: ['T1', 1, 2] } as const;

describe('invisibility', () => {
  it('[X10.10] the mage comes to guards’ tiles, and goes across them', () => {
    const game = stand(spelled(['invisibility']), AT_DOOR);
    expect(refusal(game, walk(game, 'mage', 'east'))).toBe('tile.closed');
    const unseen = accept(game, cast('castInvisibility'));
    expect([runs(unseen), held(unseen)]).toEqual([['invisibility'], []]);
    expect(spellsOf(unseen).running).toEqual([{ spell: 'invisibility', pawn: 'mage' }]);
    expect(where(accept(unseen, walk(unseen, 'mage', 'east')), 'mage')).toBe(at(game, '9*', 1, 0));
  });

  it('[X10.10] nobody else does', () => {
    const game = stand(accept(spelled(['invisibility']), cast('castInvisibility')), { elf: ['T1', 2, 3] });
    expect(refusal(game, walk(game, 'elf', 'east'))).toBe('tile.closed');
  });

  it('[R20] guards come to her tile, and she still takes up her space', () => {
    const unseen = accept(spelled(['invisibility']), cast('castInvisibility'));
    const alone = stand(unseen, { mage: ['T1', 2, 2], elf: null, dwarf: null, barbarian: null });
    const door = stand(alone, { guard: ['9*', 1, 0] });
    const in_ = accept(door, walk(door, 'guard', 'west'));
    expect(where(in_, 'guard')).toBe(at(in_, 'T1', 2, 3));
    expect(refusal(in_, walk(in_, 'guard', 'west'))).toBe('way.occupied');
    const company = stand(unseen, { guard: ['9*', 1, 0], mage: ['T1', 0, 0] });
    expect(refusal(company, walk(company, 'guard', 'west'))).toBe('tile.closed');
  });

  it('[X10.10] [X5.1] where heroes are caught she is not, and whoever is with her is', () => {
    const unseen = stand(accept(locked(['invisibility']), cast('castInvisibility')), AT_DOOR);
    const in_ = accept(unseen, walk(unseen, 'mage', 'east'));
    expect(where(in_, 'mage')).toBe(at(in_, '9*', 1, 0));
    expect(captives(in_)).toEqual([]);
    const both = stand(unseen, { mage: ['9*', 0, 0], elf: ['T1', 2, 3] });
    const after = accept(both, walk(both, 'elf', 'east'));
    expect(captives(after)).toEqual(['elf']);
  });

  it('[X10.10] the beholder sees her', () => {
    const all = secured(['spells', 'guard', 'beholder'], ['7*', '27', '9*', 'I', 'X'], {
      spells: ['invisibility'],
    });
    const game = stand(lay(all, 'dwarf', 'elf'), { ...HOME, mage: ['T1', 0, 2] });
    const unseen = accept(game, cast('castInvisibility'));
    expect(refusal(unseen, walk(unseen, 'mage', 'north'))).toBe('tile.closed');
  });

  it('[X10.10] [X8.2] where a guard and the beholder watch one tile it is the beholder who catches her', () => {
    const pieces = ['spells', 'guard', 'guardRoom', 'beholder'];
    const all = secured(pieces, ['7*', '27', '9*', '25', 'I', 'X'], { spells: ['invisibility'] });
    const laid = stand(lay(all, 'dwarf', 'mage', 'elf'), {
      ...HOME,
      mage: ['T1', 2, 3],
      barbarian: ['T1', 0, 0],
    });
    const over = { ...laid.shared.memory, beholder: at(laid, '9*', 0, 0) >> 4 };
    const unseen = accept(change(laid, { memory: over }), cast('castInvisibility'));
    const { events, game: after } = run(unseen, walk(unseen, 'mage', 'east'));
    expect(events).toContainEqual({ type: 'captured', hero: 'mage', by: 'beholder' });
    expect(inGuardRoom(after)).toEqual(['mage']);
    expect(where(after, 'guard')).toBe(where(laid, 'guard'));
  });

  it('[X10.10] so does the sensor', () => {
    const all = secured(['spells', 'guard', 'sensor'], ['6*', '29', '9*', 'I', 'X'], {
      spells: ['invisibility'],
    });
    const game = stand(lay(all, 'mage', 'barbarian'), { ...HOME, mage: ['6*', 1, 1], dwarf: ['29', 3, 0] });
    const unseen = accept(game, cast('castInvisibility'));
    expect(refusal(unseen, walk(unseen, 'mage', 'east'))).toBe('sensor.covers');
    expect(refusal(unseen, turnSensor(false))).toBe('sensor.inTheWay');
  });

  it('[X10.12] ending on a guard’s tile without the guard room is a loss', () => {
    const unseen = stand(accept(spelled(['invisibility']), cast('castInvisibility')), { mage: ['9*', 0, 0] });
    const { events, game: after } = run(unseen, turnSand);
    expect(typesOf(events)).toEqual(['tokenUsed', 'flipped', 'spellGoes', 'ended']);
    expect(after.shared.result).toMatchObject({ won: false, reason: 'spellEnded', at: 1 });
    const elsewhere = stand(unseen, { mage: ['T1', 2, 1] });
    expect(accept(elsewhere, turnSand).shared.result).toBeNull();
  });

  it('[X10.12] [X5.1] with it she is caught, and the guard takes her along', () => {
    const unseen = stand(accept(locked(['invisibility']), cast('castInvisibility')), { mage: ['9*', 0, 0] });
    const { events, game: after } = run(unseen, turnSand);
    expect(events).toContainEqual({ type: 'captured', hero: 'mage', by: 'guard' });
    expect([captives(after), inGuardRoom(after)]).toEqual([['mage'], ['guard', 'mage']]);
    expect(where(after, 'mage')).toBe(at(after, '25', 0, 1));
  });

  it('[X10.12] [X5.4] with another captive that is one too many', () => {
    const unseen = accept(locked(['invisibility']), cast('castInvisibility'));
    const two = change(stand(unseen, { mage: ['9*', 0, 0], elf: ['25', 0, 1] }), {
      memory: { ...unseen.shared.memory, guardRoom: ['elf'] },
    });
    expect(run(two, turnSand).game.shared.result).toMatchObject({ won: false, reason: 'captives' });
  });

  it('[X5.3] in the guard room she is seen, whichever of the two is there', () => {
    const unseen = accept(locked(['invisibility']), cast('castInvisibility'));
    const hides = (now: typeof unseen) =>
      isHidden(now, now.box.pawns.indexOf('mage'), now.box.pawns.indexOf('guard'));
    expect(hides(unseen)).toBe(true);
    expect(hides(stand(unseen, { mage: ['25', 0, 1] }))).toBe(false);
    expect(hides(stand(unseen, { guard: ['25', 2, 1] }))).toBe(false);
    expect(hides(stand(unseen, { mage: ['25', 0, 1], guard: ['25', 2, 1] }))).toBe(false);
  });

  it('[R20] [X5.3] not for a mage who has left, nor for a captive', () => {
    const game = locked(['invisibility']);
    const gone = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'mage') });
    expect(refusal(gone, cast('castInvisibility'))).toBe('pawn.escaped');
    const captive = change(game, { memory: { ...game.shared.memory, guardRoom: ['mage'] } });
    expect(refusal(captive, cast('castInvisibility'))).toBe('pawn.captive');
  });

  it('[R22] [X11.1] no reinforcement is kept away by her', () => {
    const all = secured(['spells', 'reinforcements'], ['I', '2*', 'X', 'P1'], {
      ...{ spells: ['invisibility'], goals: { heroes: ['elf'] } },
    });
    const game = stand(lay(all, 'dwarf', 'mage'), { ...HOME, elf: ['I', 2, 0], mage: ['2*', 3, 3] });
    expect(refusal(game, { type: 'theft', seat: 0 })).toBe('theft.heroThere');
    const unseen = accept(game, cast('castInvisibility'));
    expect(refusal(unseen, { type: 'theft', seat: 0 })).toBeUndefined();
  });
});
