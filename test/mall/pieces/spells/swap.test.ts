import { describe, expect, it } from 'vitest';
import { options, redact } from '#engine/mall/index.ts';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { frog, held, locked, runs, spelled, swap, voucher } from '../../casting.ts';
import { HOME, lay, layShaft, secured, stand, where } from '../../security.ts';
import { accept, at, change, refusal, run, turnedOf, typesOf } from '../../table.ts';

describe('the swap spell', () => {
  it('[X10.4] two heroes change places, and each has arrived [R4]', () => {
    const game = stand(spelled(['swap']), { elf: ['T1', 0, 0] });
    const { events, game: after } = run(game, swap(game, 'dwarf', 'elf'));
    const [here, there] = [at(game, 'T1', 1, 1), at(game, 'T1', 0, 0)];
    expect(typesOf(events)).toEqual(['spellCast', 'swapped', 'moved', 'flipped', 'talkOpened', 'moved']);
    expect(events[1]).toEqual({ type: 'swapped', seat: 0, pawns: ['dwarf', 'elf'], to: [there, here] });
    expect(events[2]).toEqual({ type: 'moved', seat: 0, pawn: 'dwarf', to: there, by: 'swap' });
    expect(events.at(-1)).toEqual({ type: 'moved', seat: 0, pawn: 'elf', to: here, by: 'swap' });
    expect([where(after, 'dwarf'), where(after, 'elf')]).toEqual([there, here]);
    expect([held(after), runs(after), turnedOf(after)]).toEqual([[], [], 1]);
  });

  it('[X10.4] [X1.2] [R20] a hero and a guard, judged as it is after the exchange', () => {
    const game = stand(spelled(['swap']), { elf: ['7*', 0, 0] });
    const after = accept(game, swap(game, 'elf', 'guard'));
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
      at(game, '9*', 1, 1),
      at(game, '7*', 0, 0),
    ]);
    // The guard would come to the other three.
    const home = stand(game, { elf: ['T1', 0, 1] });
    expect(refusal(home, swap(home, 'elf', 'guard'))).toBe('tile.closed');
    expect(refusal(home, swap(home, 'guard', 'elf'))).toBe('tile.closed');
  });

  it('[X10.4] [X5.1] with the guard room whoever is met after the exchange is caught, the swapped one is not', () => {
    const game = stand(locked(['swap']), { elf: ['7*', 0, 0], mage: ['7*', 0, 1] });
    for (const command of [swap(game, 'elf', 'guard'), swap(game, 'guard', 'elf')]) {
      const { events, game: after } = run(game, command);
      expect(events).toContainEqual({ type: 'captured', hero: 'mage', by: 'guard' });
      expect(captives(after)).toEqual(['mage']);
      expect(where(after, 'elf')).toBe(at(game, '9*', 1, 1));
    }
  });

  it('[X10.4] [X11.3] two guards', () => {
    const all = spelled(['swap'], ['reinforcements'], { onTop: ['9*', '2*', 'I', 'X', 'P1'] });
    const game = stand(lay(all, 'mage'), { ...HOME, guard2: ['2*', 1, 1] });
    const { events, game: after } = run(game, swap(game, 'guard', 'guard2'));
    expect([where(after, 'guard'), where(after, 'guard2')]).toEqual([
      where(game, 'guard2'),
      where(game, 'guard'),
    ]);
    expect(typesOf(events)).toEqual(['spellCast', 'swapped', 'moved', 'moved']);
  });

  it('[X10.4] [X11.3] not onto a tile where a third guard is', () => {
    const all = spelled(['swap'], ['reinforcements'], { onTop: ['9*', '2*', '10*', 'I', 'X'] });
    const game = stand(lay(all, 'mage'), { ...HOME, guard2: ['2*', 1, 1], guard10: ['2*', 3, 3] });
    expect(refusal(game, swap(game, 'guard', 'guard2'))).toBe('tile.closed');
    // On one tile already they only change places.
    expect(refusal(game, swap(game, 'guard2', 'guard10'))).toBeUndefined();
  });

  it('[R20] captives, guards who hold one, frogs, diners and who has left are no part of it', () => {
    const room = stand(locked(['swap']), { elf: ['25', 0, 1], guard: ['25', 2, 1] });
    const held_ = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    expect(refusal(held_, swap(held_, 'elf', 'mage'))).toBe('pawn.captive');
    expect(refusal(held_, swap(held_, 'mage', 'elf'))).toBe('pawn.captive');
    expect(refusal(held_, swap(held_, 'guard', 'mage'))).toBe('spell.notThere');
    const both = spelled(['swap', 'frog', 'voucher']);
    const toad = accept(both, frog(both, 'guard'));
    expect(refusal(toad, { ...swap(both, 'guard', 'mage') })).toBe('pawn.elsewhere');
    const diner = accept(both, voucher(both, 'guard', '7*', 1, 1));
    expect(refusal(diner, { ...swap(both, 'mage', 'guard') })).toBe('pawn.elsewhere');
    const gone = change(both, { escaped: both.box.pawns.map((pawn) => pawn === 'elf') });
    expect(refusal(gone, swap(gone, 'elf', 'mage'))).toBe('pawn.escaped');
  });

  it('[X5.2] [R18] a guard in the room with no captive may be swapped out, and the hero is one then', () => {
    const room = stand(locked(['swap']), { guard: ['25', 2, 1], elf: ['7*', 0, 0] });
    const alone = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard'] } });
    for (const command of [swap(alone, 'elf', 'guard'), swap(alone, 'guard', 'elf')]) {
      const after = accept(alone, command);
      expect([captives(after), inGuardRoom(after)]).toEqual([['elf'], ['elf']]);
      expect(where(after, 'guard')).toBe(at(after, '7*', 0, 0));
    }
  });

  it('[X10.4] nobody with itself, nobody who is not there', () => {
    const game = spelled(['swap']);
    expect(refusal(game, swap(game, 'elf', 'elf'))).toBe('spell.notThere');
    expect(refusal(game, { ...swap(game, 'elf', 'mage'), to: at(game, 'T1', 0, 0) })).toBe('pawn.elsewhere');
    expect(refusal(game, { ...swap(game, 'elf', 'mage'), other: 'nobody' })).toBe('pawn.unknown');
  });

  it('[R13] [S13] not from one mall to the other', () => {
    const all = secured(['spells', 'dimensions'], ['3', 'P1', 'I', 'X'], { spells: ['swap'] });
    const game = stand(all, { ...HOME, mage: ['3', 1, 1], barbarian: ['3', 1, 2] });
    expect(refusal(game, swap(game, 'elf', 'mage'))).toBe('spell.notThere');
    expect(refusal(game, swap(game, 'elf', 'dwarf'))).toBeUndefined();
  });

  it('[X10.4] [S6] [S17] what holds where a pawn ends holds for both', () => {
    const apart = secured(['spells', 'groupsForbidden'], ['P1', 'P2', 'I', 'X'], { spells: ['swap'] });
    const laid = stand(lay(apart, 'dwarf', 'mage'), { ...HOME, dwarf: ['P1', 1, 1], mage: ['P2', 1, 1] });
    expect(refusal(laid, swap(laid, 'dwarf', 'mage'))).toBeUndefined();
    expect(refusal(laid, swap(laid, 'dwarf', 'elf'))).toBeUndefined();
  });

  it('[R4] [X10.9] who is caught by what the first’s arrival brings does not arrive', () => {
    // The dwarf comes to the timer; the sand turns, and the frog beside the elf is a guard again.
    const both = stand(locked(['swap', 'frog']), { guard: ['7*', 3, 3] });
    const toad = stand(accept(both, frog(both, 'guard')), { elf: ['T1', 0, 0], dwarf: ['7*', 0, 0] });
    const game = stand(toad, { mage: ['9*', 0, 0], barbarian: ['9*', 0, 1] });
    const { events, game: after } = run(game, swap(game, 'dwarf', 'elf'));
    expect(typesOf(events)).toContain('flipped');
    expect(captives(after)).toEqual(['elf']);
    expect(where(after, 'elf')).toBe(at(after, '25', 0, 1));
    expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  it('[X7.1] [X10.4] the hero who is swapped away has left the map', () => {
    const all = secured(['spells', 'maps'], ['26', 'P1', 'I', 'X'], { spells: ['swap'] });
    const read = stand(lay(all, 'dwarf'), { ...HOME, elf: ['26', 0, 0] });
    const map = at(read, '26', 0, 0);
    const game = change(read, { memory: { ...read.shared.memory, maps: map } });
    const after = accept(game, swap(game, 'elf', 'mage'));
    expect([mapInUse(after), after.shared.outOfOrder]).toEqual([-1, [map]]);
    const others = accept(game, swap(game, 'dwarf', 'mage'));
    expect(mapInUse(others)).toBe(map);
  });

  it('[R23] fixed, it opens what is closed all round', () => {
    const all = secured(['spells'], ['8*', 'P1', 'I', 'X'], { spells: ['swap'] });
    expect(all.box.tiles.map(({ name }) => name)).toContain('8*');
  });

  it('[X10.4] every pair is offered once, and everyone is told', () => {
    const game = spelled(['swap']);
    const pairs = options(game, 3).filter(({ type }) => type === 'castSwap');
    expect(pairs).toHaveLength(6);
    expect(pairs).toContainEqual({ ...swap(game, 'mage', 'elf'), seat: 3 });
    const away = stand(game, { mage: ['7*', 0, 0] });
    expect(options(away, 3)).toContainEqual({ ...swap(away, 'mage', 'guard'), seat: 3 });
    const event = { type: 'swapped', seat: 0, pawns: ['elf', 'mage'], to: [1, 2] } as const;
    expect(redact(game.box, event, null)).toEqual(event);
  });

  it('[X3.4] [X10.4] a space under a shaft is corridor as well', () => {
    const game = spelled(['swap'], ['shafts']);
    const laid = accept(game, layShaft(game, 'T1', 0, 1));
    expect(refusal(laid, swap(laid, 'dwarf', 'elf'))).toBeUndefined();
  });
});
