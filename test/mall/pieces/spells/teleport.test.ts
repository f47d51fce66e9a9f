import { describe, expect, it } from 'vitest';
import { options, predict, viewFor } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { frog, held, locked, spelled, teleport } from '../../casting.ts';
import { HOME, lay, layShaft, secured, stand, where } from '../../security.ts';
import { accept, at, change, refusal, run, turnedOf, typesOf } from '../../table.ts';

describe('teleportation', () => {
  it('[X10.5] a hero goes to any empty corridor space, and has arrived [R4]', () => {
    const game = spelled(['teleport']);
    const { events, game: after } = run(game, teleport(game, 'elf', '7*', 0, 0));
    expect(events).toEqual([
      { type: 'spellCast', seat: 0, spell: 'teleport' },
      { type: 'moved', seat: 0, pawn: 'elf', to: at(game, '7*', 0, 0), by: 'teleport' },
    ]);
    expect(held(after)).toEqual([]);
    expect(turnedOf(accept(game, teleport(game, 'elf', 'T1', 0, 0)))).toBe(1);
  });

  it('[X10.5] [X0.2] [X0.6] not where anything is, nor in a shop, nor on a tile that does not lie', () => {
    const game = spelled(['teleport', 'frog'], ['shafts']);
    expect(refusal(game, teleport(game, 'elf', 'T1', 1, 1))).toBe('spell.notThere');
    expect(refusal(game, teleport(game, 'elf', '7*', 1, 2))).toBe('spell.notThere');
    expect(refusal(game, teleport(game, 'elf', 'I', 1, 1))).toBe('spell.notThere');
    const used = change(game, { outOfOrder: [at(game, '7*', 0, 0)] });
    expect(refusal(used, teleport(used, 'elf', '7*', 0, 0))).toBe('spell.notThere');
    const laid = accept(game, layShaft(game, '7*', 0, 0));
    expect(refusal(laid, teleport(laid, 'elf', '7*', 0, 0))).toBe('spell.notThere');
    const toad = accept(game, frog(game, 'guard'));
    expect(refusal(toad, teleport(toad, 'elf', '9*', 1, 1))).toBe('spell.notThere');
    expect(refusal(toad, teleport(toad, 'elf', '9*', 1, 2))).toBeUndefined();
  });

  it('[X10.5] [X1.2] a guard too, though not to a hero’s tile, nor a hero to a guard’s', () => {
    const game = spelled(['teleport']);
    expect(where(accept(game, teleport(game, 'guard', '7*', 0, 0)), 'guard')).toBe(at(game, '7*', 0, 0));
    expect(refusal(game, teleport(game, 'guard', 'T1', 0, 1))).toBe('tile.closed');
    expect(refusal(game, teleport(game, 'elf', '9*', 0, 0))).toBe('tile.closed');
    expect(
      turnedOf(
        accept(
          stand(game, { guard: ['7*', 0, 0] }),
          teleport(stand(game, { guard: ['7*', 0, 0] }), 'guard', '9*', 3, 3),
        ),
      ),
    ).toBe(0);
  });

  it('[X5.1] with the guard room whoever meets is caught; [X5.3] a captive is not taken out', () => {
    const game = locked(['teleport']);
    expect(captives(accept(game, teleport(game, 'elf', '9*', 0, 0)))).toEqual(['elf']);
    const room = stand(game, { elf: ['25', 0, 1], guard: ['25', 2, 1] });
    const held_ = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    expect(refusal(held_, teleport(held_, 'elf', 'T1', 0, 1))).toBe('pawn.captive');
    expect(refusal(held_, teleport(held_, 'guard', '9*', 0, 0))).toBe('guard.stays');
    expect(refusal(held_, teleport(held_, 'guard', '25', 2, 2))).toBeUndefined();
    const freed = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard'] } });
    const alone = stand(freed, { elf: ['T1', 1, 2] });
    expect(refusal(alone, teleport(alone, 'guard', '9*', 0, 0))).toBeUndefined();
  });

  it('[R18] who is sent into the guard room is a captive', () => {
    const game = locked(['teleport']);
    const { events, game: after } = run(game, teleport(game, 'elf', '25', 3, 3));
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: null });
    expect(captives(after)).toEqual(['elf']);
  });

  it('[X13.1] [X0.6] not under the sensor', () => {
    const all = secured(['spells', 'sensor'], ['6*', '29', 'I', 'X'], { spells: ['teleport'] });
    const game = stand(lay(all, 'mage'), HOME);
    expect(refusal(game, teleport(game, 'elf', '6*', 1, 2))).toBe('spell.notThere');
    expect(refusal(game, teleport(game, 'elf', '6*', 1, 1))).toBeUndefined();
  });

  it('[R13] [S13] not to the other mall', () => {
    const all = secured(['spells', 'dimensions'], ['3', 'P1', 'I', 'X'], { spells: ['teleport'] });
    const game = stand(all, { ...HOME, mage: ['3', 1, 1], barbarian: ['3', 1, 2] });
    expect(refusal(game, teleport(game, 'elf', '3', 0, 1))).toBe('spell.notThere');
    expect(refusal(game, teleport(game, 'mage', '3', 0, 1))).toBeUndefined();
  });

  it('[X10.5] whoever has left, or is elsewhere, is not sent', () => {
    const game = spelled(['teleport']);
    const gone = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'elf') });
    expect(refusal(gone, teleport(gone, 'elf', '7*', 0, 0))).toBe('pawn.escaped');
    expect(refusal(game, { ...teleport(game, 'elf', '7*', 0, 0), from: 0 })).toBe('pawn.elsewhere');
    expect(refusal(game, { ...teleport(game, 'elf', '7*', 0, 0), pawn: 'nobody' })).toBe('pawn.unknown');
  });

  it('[X10.5] [M20] [R4] onto an exit after the theft: a hero is out', () => {
    const all = secured(['spells'], ['X', 'I', 'P1'], { spells: ['teleport'] });
    const game = change(stand(lay(all, 'dwarf'), HOME), { stolen: true });
    expect(typesOf(run(game, teleport(game, 'elf', 'X', 2, 0)).events)).toEqual([
      'spellCast',
      'moved',
      'escaped',
    ]);
  });

  it('[X10.5] every pawn and every empty space is offered, and a page shows it at once', () => {
    const game = spelled(['teleport']);
    const offered = options(game, 1).filter(({ type }) => type === 'castTeleport');
    expect(offered).toContainEqual({ ...teleport(game, 'elf', '7*', 0, 0), seat: 1 });
    expect(offered).toContainEqual({ ...teleport(game, 'guard', '7*', 0, 0), seat: 1 });
    expect(offered).not.toContainEqual({ ...teleport(game, 'elf', '9*', 0, 0), seat: 1 });
    const seen = predict(viewFor(game, 0), teleport(game, 'elf', '7*', 0, 0));
    expect('shared' in seen && seen.shared.pawns[game.box.pawns.indexOf('elf')]).toBe(at(game, '7*', 0, 0));
  });
});
