import { describe, expect, it } from 'vitest';
import { options, redact } from '#engine/mall/index.ts';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { dinesAt, tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { isEmpty, isEmptyTile } from '#engine/mall/ways.ts';
import { frog, held, locked, runs, spelled, teleport, voucher } from '../../casting.ts';
import {
  HOME,
  lay,
  layShaft,
  pull,
  secured,
  stand,
  turnSand,
  turnSensor,
  walk,
  where,
} from '../../security.ts';
import { accept, at, change, refusal, run, typesOf } from '../../table.ts';

const toad = (game = spelled(['frog'])) => accept(game, frog(game, 'guard'));
const PAWNS_AWAY = { elf: null, dwarf: null, mage: null, barbarian: null } as const;

describe('the frog spell', () => {
  it('[X10.9] a guard is a frog: off the board, watching nothing, moved by nobody', () => {
    const game = spelled(['frog']);
    const space = at(game, '9*', 1, 1);
    const { events, game: after } = run(game, frog(game, 'guard'));
    expect(events).toEqual([
      { type: 'spellCast', seat: 0, spell: 'frog', runs: { spell: 'frog', pawn: 'guard', space } },
      { type: 'tookOff', pawn: 'guard' },
    ]);
    expect([held(after), runs(after), where(after, 'guard')]).toEqual([[], ['frog'], -1]);
    expect(refusal(after, walk(game, 'guard', 'east'))).toBe('pawn.elsewhere');
  });

  it('[X10.9] is no obstacle: heroes come to its tile, across its space and onto it', () => {
    const game = stand(toad(), { elf: ['T1', 2, 3] });
    expect(where(accept(game, walk(game, 'elf', 'east', 2)), 'elf')).toBe(at(game, '9*', 1, 1));
    expect(where(accept(game, walk(game, 'elf', 'east', 3)), 'elf')).toBe(at(game, '9*', 1, 2));
  });

  it('[X0.2] [X10.9] where it sits is not empty, and neither is that tile', () => {
    const game = toad(spelled(['frog'], ['telekinesis', 'shafts']));
    expect(isEmpty(game, at(game, '9*', 1, 1))).toBe(false);
    expect(isEmptyTile(game, at(game, '9*', 1, 1) >> 4)).toBe(false);
    expect(refusal(game, layShaft(game, '9*', 1, 1))).toBe('shaft.notThere');
    const elf = stand(game, { elf: ['T1', 3, 1] });
    expect(refusal(elf, pull(elf, '9*'))).toBe('telekinesis.notEmpty');
    const flipped = stand(accept(game, turnSand), { guard: ['7*', 0, 0] });
    expect(isEmpty(flipped, at(game, '9*', 1, 1))).toBe(true);
  });

  it('[X10.9] [X10.6] at the flip the guard is back on that space', () => {
    const { events, game: after } = run(toad(), turnSand);
    const space = at(after, '9*', 1, 1);
    expect(typesOf(events)).toEqual(['tokenUsed', 'flipped', 'spellGoes', 'guardBack', 'put', 'talkOpened']);
    expect(events).toContainEqual({ type: 'guardBack', pawn: 'guard', to: space });
    expect([where(after, 'guard'), runs(after)]).toEqual([space, []]);
    expect(after.shared.memory.spells?.returning).toEqual([]);
  });

  it('[X10.12] a hero on its tile then is lost without the guard room, [R20] on its very space too', () => {
    for (const [row, column] of [
      [3, 3],
      [1, 1],
    ] as const) {
      const game = stand(toad(), { elf: ['9*', row, column] });
      const { game: after } = run(game, turnSand);
      expect(after.shared.result).toMatchObject({ won: false, reason: 'spellEnded' });
    }
  });

  it('[X10.12] [R20] with it the hero is caught', () => {
    for (const [row, column] of [
      [3, 3],
      [1, 1],
    ] as const) {
      const game = stand(toad(locked(['frog'])), { elf: ['9*', row, column] });
      const { events, game: after } = run(game, turnSand);
      expect(events.filter(({ type }) => type === 'captured')).toEqual([
        { type: 'captured', hero: 'elf', by: 'guard' },
      ]);
      expect(events).toContainEqual({ type: 'guardBack', pawn: 'guard', to: at(game, '9*', 1, 1) });
      expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
        at(after, '25', 0, 1),
        at(after, '25', 2, 1),
      ]);
      expect(after.shared.result).toBeNull();
    }
  });

  it('[R20] another guard on its space: the nearest empty one', () => {
    const all = spelled(['frog'], ['reinforcements'], { onTop: ['9*', '2*', 'I', 'X', 'P1'] });
    const game = stand(toad(all), { guard2: ['9*', 1, 1] });
    const after = accept(game, turnSand);
    expect(where(after, 'guard')).toBe(at(after, '9*', 0, 1));
    expect(where(after, 'guard2')).toBe(at(after, '9*', 1, 1));
    const full = change(game, { outOfOrder: [at(game, '9*', 0, 1)] });
    expect(where(accept(full, turnSand), 'guard')).toBe(at(after, '9*', 1, 2));
  });

  it('[R22] [X10.9] another guard or the beholder on its tile is no matter', () => {
    const all = spelled(['frog'], ['reinforcements'], { onTop: ['9*', '2*', 'I', 'X', 'P1'] });
    const game = stand(toad(all), { guard2: ['9*', 3, 3] });
    expect(where(accept(game, turnSand), 'guard')).toBe(at(game, '9*', 1, 1));
  });

  it('[R12] [R20] a hero who rests on its exit there is out: the guard comes beside it', () => {
    const game = stand(toad(), { elf: ['9*', 1, 1] });
    const resting = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'elf') });
    const after = accept(resting, turnSand);
    expect(after.shared.result).toBeNull();
    expect(where(after, 'guard')).toBe(at(game, '9*', 0, 1));
  });

  it('[X13.1] under the sensor nobody stands: the nearest empty space', () => {
    const all = secured(['spells', 'guard', 'antiStress', 'sensor'], ['6*', '29', '9*', 'I', 'X'], {
      spells: ['frog'],
    });
    const laid = stand(lay(all, 'mage', 'barbarian'), { ...HOME, guard: ['6*', 3, 1], dwarf: ['29', 3, 0] });
    const frogged = accept(laid, frog(laid, 'guard'));
    const turned = accept(frogged, turnSensor(true));
    expect(where(accept(turned, turnSand), 'guard')).toBe(at(laid, '6*', 1, 1));
  });

  it('[X10.9] [X10.11] cast on a guard who dines, it sits inside, and comes back in front', () => {
    const game = spelled(['frog', 'voucher']);
    const dines = accept(game, voucher(game, 'guard', '7*', 1, 1));
    const table = at(game, '7*', 1, 2);
    expect([dinesAt(dines, 'guard'), tableBehind(dines, at(game, '7*', 1, 1))]).toEqual([table, table]);
    expect(refusal(dines, frog(dines, 'guard', at(game, '7*', 1, 1)))).toBe('pawn.elsewhere');
    const { events, game: inside } = run(dines, frog(dines, 'guard', table));
    expect(events).toEqual([
      {
        type: 'spellCast',
        seat: 0,
        spell: 'frog',
        runs: { spell: 'frog', pawn: 'guard', space: table, inside: true },
      },
    ]);
    const { events: ends, game: after } = run(inside, turnSand);
    expect(ends.filter(({ type }) => type === 'guardBack')).toEqual([
      { type: 'guardBack', pawn: 'guard', to: at(game, '7*', 1, 1) },
    ]);
    expect(where(after, 'guard')).toBe(at(game, '7*', 1, 1));
  });

  it('[X10.9] on guards alone, where they stand, who have come and are not aside', () => {
    const game = spelled(['frog'], ['reinforcements'], { onTop: ['9*', '2*', 'I', 'X', 'P1'] });
    expect(refusal(game, frog(game, 'elf'))).toBe('spell.noGuard');
    expect(refusal(game, frog(game, 'guard', 0))).toBe('pawn.elsewhere');
    expect(refusal(game, frog(game, 'guard2', 0))).toBe('pawn.elsewhere');
    expect(refusal(game, frog(game, 'guard2'))).toBe('space.unknown');
  });

  it('[X10.9] [X5.2] a guard who holds a captive may be one; back, both go to their spaces', () => {
    const room = stand(locked(['frog', 'teleport']), { elf: ['25', 0, 1], guard: ['25', 2, 1] });
    const game = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    const frogged = accept(game, frog(game, 'guard'));
    expect(inGuardRoom(frogged)).toEqual(['elf']);
    const walked = stand(frogged, { elf: ['25', 2, 1] });
    const { events, game: after } = run(walked, turnSand);
    expect(events.filter(({ type }) => type === 'captured')).toEqual([]);
    expect(captives(after)).toEqual(['elf']);
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
      at(after, '25', 0, 1),
      at(after, '25', 2, 1),
    ]);
    expect(refusal(frogged, teleport(frogged, 'elf', 'T1', 0, 1))).toBe('pawn.captive');
  });

  it('[R2] [X5.6] back in a room without captives it goes outside with the same flip', () => {
    const room = stand(locked(['frog']), { guard: ['25', 3, 3], ...PAWNS_AWAY });
    const game = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard'] } });
    const frogged = accept(game, frog(game, 'guard'));
    expect(inGuardRoom(frogged)).toEqual([]);
    const after = accept(frogged, turnSand);
    expect(where(after, 'guard')).toBe(at(after, 'T1', 1, 0));
    expect(inGuardRoom(after)).toEqual([]);
  });

  it('[R18] [R22] [X5.6] two guards in the room stand side by side, and leave in the order in which they came', () => {
    const onTop = ['9*', '25', '2*', 'I', 'X', 'P1'];
    const all = secured(['guard', 'antiStress', 'spells', 'guardRoom', 'reinforcements'], onTop, {
      spells: ['frog'],
    });
    const room = stand(lay(all, 'elf', 'dwarf'), { ...HOME, guard: ['25', 2, 1], guard2: ['T1', 3, 3] });
    const alone = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard'] } });
    const frogged = accept(alone, frog(alone, 'guard'));
    // Meanwhile the other takes the elf there.
    const taken = change(stand(frogged, { elf: ['25', 0, 1], guard2: ['25', 2, 1] }), {
      memory: { ...frogged.shared.memory, guardRoom: ['guard2', 'elf'] },
    });
    const after = accept(taken, turnSand);
    expect(inGuardRoom(after)).toEqual(['guard2', 'elf', 'guard']);
    expect([where(after, 'elf'), where(after, 'guard2')]).toEqual([
      at(after, '25', 0, 1),
      at(after, '25', 2, 1),
    ]);
    expect(where(after, 'guard')).toBe(at(after, '25', 1, 1));
    const freed = change(stand(taken, PAWNS_AWAY), {
      memory: { ...taken.shared.memory, guardRoom: ['guard2'] },
    });
    const out = accept(freed, turnSand);
    expect([where(out, 'guard2'), where(out, 'guard')]).toEqual([at(out, 'T1', 0, 2), at(out, 'T1', 0, 3)]);
    // [R2] both are out before the one who comes to a hero's tile takes it away.
    const met = accept(stand(freed, { elf: ['T1', 3, 0] }), turnSand);
    expect(inGuardRoom(met)).toEqual(['guard2', 'elf']);
    expect([where(met, 'guard2'), where(met, 'guard')]).toEqual([at(met, '25', 2, 1), at(met, 'T1', 0, 3)]);
  });

  it('[R2] [X10.12] captures follow when everyone is back: of two guards it is not the last who takes the mage', () => {
    const onTop = ['9*', '25', '2*', 'I', 'X', 'P1'];
    const all = secured(['guard', 'antiStress', 'spells', 'guardRoom', 'reinforcements'], onTop, {
      spells: ['frog', 'invisibility'],
    });
    const room = stand(lay(all, 'elf', 'dwarf'), {
      ...PAWNS_AWAY,
      mage: ['T1', 2, 1],
      guard: ['T1', 3, 3],
      guard2: ['T1', 0, 1],
    });
    const unseen = accept(room, { type: 'castInvisibility', seat: 0 });
    const { events, game: after } = run(accept(unseen, frog(unseen, 'guard2')), turnSand);
    expect(events.filter(({ type }) => type === 'captured')).toEqual([
      { type: 'captured', hero: 'mage', by: 'guard' },
    ]);
    expect(where(after, 'guard2')).toBe(at(after, 'T1', 0, 1));
  });

  it('[X10.9] each guard is offered, and who dines at the table; everyone is told who is back', () => {
    const game = spelled(['frog', 'voucher']);
    const offered = (now: typeof game) => options(now, 1).filter(({ type }) => type === 'castFrog');
    expect(offered(game)).toEqual([{ ...frog(game, 'guard'), seat: 1 }]);
    const dines = accept(game, voucher(game, 'guard', '7*', 1, 1));
    expect(offered(dines)).toEqual([{ ...frog(dines, 'guard', at(game, '7*', 1, 2)), seat: 1 }]);
    const event = { type: 'guardBack', pawn: 'guard', to: 1 } as const;
    expect(redact(game.box, event, null)).toEqual(event);
  });
});
