import { describe, expect, it } from 'vitest';
import { evolve, options } from '#engine/mall/index.ts';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { dinesAt, tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { isEmptyTile } from '#engine/mall/ways.ts';
import { frog, held, locked, runs, spelled, voucher } from '../../casting.ts';
import { HOME, lay, layShaft, secured, stand, turnSand, walk, where } from '../../security.ts';
import { accept, at, change, refusal, run, typesOf } from '../../table.ts';

const FRONT = ['7*', 1, 1] as const;
const dining = (game = spelled(['voucher'])) => accept(game, voucher(game, 'guard', ...FRONT));

describe('the burger voucher', () => {
  it('[X10.11] a guard sits in a burger place, and is not on its tile', () => {
    const game = spelled(['voucher']);
    const { events, game: after } = run(game, voucher(game, 'guard', ...FRONT));
    const runs_ = { spell: 'voucher', pawn: 'guard', space: at(game, ...FRONT) };
    expect(events).toEqual([
      { type: 'spellCast', seat: 0, spell: 'voucher', runs: runs_ },
      { type: 'tookOff', pawn: 'guard' },
    ]);
    expect([held(after), runs(after), where(after, 'guard')]).toEqual([[], ['voucher'], -1]);
    expect(dinesAt(after, 'guard')).toBe(at(game, '7*', 1, 2));
    expect([dinesAt(game, 'guard'), dinesAt(after, 'elf')]).toEqual([null, null]);
    const free = stand(after, { elf: ['T1', 0, 2] });
    expect(refusal(free, walk(free, 'elf', 'north', 3))).toBeUndefined();
    expect(isEmptyTile(after, at(game, '7*', 0, 0) >> 4)).toBe(false);
  });

  it('[X10.11] [X10.6] at the flip it is back in front', () => {
    const after = accept(dining(), turnSand);
    expect([where(after, 'guard'), runs(after)]).toEqual([at(after, ...FRONT), []]);
  });

  it('[X10.12] a hero on that tile then is lost, or caught', () => {
    const lost = stand(dining(), { elf: ['7*', 0, 0] });
    expect(run(lost, turnSand).game.shared.result).toMatchObject({ won: false, reason: 'spellEnded' });
    const caught = stand(dining(locked(['voucher'])), { elf: ['7*', 0, 0] });
    const after = accept(caught, turnSand);
    expect([captives(after), inGuardRoom(after)]).toEqual([['elf'], ['guard', 'elf']]);
  });

  it('[X10.12] [X10.9] frog and diner come back before anyone is caught; two at once are lost', () => {
    const onTop = ['9*', '7*', '25', '2*', 'I', 'X'];
    const all = spelled(['voucher', 'frog'], ['guardRoom', 'reinforcements'], { onTop });
    const dines = stand(dining(stand(lay(all, 'mage'), HOME)), { guard2: ['9*', 3, 3] });
    const toad = accept(dines, frog(dines, 'guard2'));
    const one = stand(toad, { elf: ['9*', 0, 0] });
    const { events, game: after } = run(one, turnSand);
    const back = events.filter(({ type }) => type === 'guardBack' || type === 'captured');
    expect(typesOf(back)).toEqual(['guardBack', 'guardBack', 'captured']);
    const first = typesOf(events).indexOf('guardBack');
    const then = events.slice(0, first + 1).reduce(evolve, one);
    expect([where(then, 'guard2'), where(then, 'guard')]).toEqual([at(one, '9*', 3, 3), -1]);
    expect(spellsOf(then).returning).toEqual([{ pawn: 'guard', space: at(one, ...FRONT) }]);
    expect([where(after, 'guard'), captives(after)]).toEqual([at(after, ...FRONT), ['elf']]);
    const two = stand(one, { mage: ['7*', 0, 0] });
    expect(run(two, turnSand).game.shared.result).toMatchObject({ won: false, reason: 'captives' });
  });

  it('[R20] another guard in front: the nearest empty space', () => {
    const all = spelled(['voucher'], ['reinforcements'], { onTop: ['9*', '7*', '2*', 'I', 'X'] });
    const game = stand(dining(all), { guard2: FRONT });
    expect(where(accept(game, turnSand), 'guard')).toBe(at(game, '7*', 0, 1));
  });

  it('[R20] a voucher on a frog is refused', () => {
    const game = spelled(['voucher', 'frog']);
    const toad = accept(game, frog(game, 'guard'));
    expect(refusal(toad, { ...voucher(game, 'guard', ...FRONT) })).toBe('spell.isFrog');
    expect(refusal(game, voucher(game, 'guard', ...FRONT))).toBeUndefined();
  });

  it('[X10.11] for guards alone, where they are, to the entrance of a burger place that lies', () => {
    const game = spelled(['voucher']);
    expect(refusal(game, voucher(game, 'elf', ...FRONT))).toBe('spell.noGuard');
    expect(refusal(game, voucher(game, 'guard', '7*', 0, 0))).toBe('spell.notThere');
    expect(refusal(game, { ...voucher(game, 'guard', ...FRONT), from: 0 })).toBe('pawn.elsewhere');
    expect(refusal(game, { ...voucher(game, 'guard', ...FRONT), pawn: 'nobody' })).toBe('pawn.unknown');
    const early = spelled(['voucher'], [], { onTop: ['9*', 'P1', '7*', 'I', 'X'] });
    expect(refusal(early, voucher(early, 'guard', ...FRONT))).toBe('spell.notThere');
  });

  it('[X5.2] [R18] not for a guard who holds a captive; one who waits there alone may go', () => {
    const room = stand(locked(['voucher']), { elf: ['25', 0, 1], guard: ['25', 2, 1] });
    const held_ = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    expect(refusal(held_, voucher(held_, 'guard', ...FRONT))).toBe('spell.notThere');
    const alone = stand(change(room, { memory: { ...room.shared.memory, guardRoom: ['guard'] } }), HOME);
    expect(inGuardRoom(accept(alone, voucher(alone, 'guard', ...FRONT)))).toEqual([]);
  });

  it('[R17] [X10.11] what lies on the space in front closes nothing', () => {
    const game = spelled(['voucher'], ['shafts']);
    const laid = accept(game, layShaft(game, ...FRONT));
    expect(where(accept(dining(laid), turnSand), 'guard')).toBe(at(game, ...FRONT));
  });

  it('[R13] [S13] not to a burger place in the other mall', () => {
    const pieces = ['spells', 'guard', 'dimensions'];
    const all = secured(pieces, ['9*', '3', '7*', 'I', 'X'], { spells: ['voucher'] });
    const one = stand(lay(all, 'elf'), { ...HOME, mage: ['3', 1, 1], barbarian: ['3', 1, 0] });
    const two = accept(one, {
      type: 'explore',
      seat: one.shared.hands.findIndex((hand) => hand.join().includes('X')),
    });
    expect(refusal(two, voucher(two, 'guard', ...FRONT))).toBe('spell.notThere');
    const there = stand(two, { guard: ['7*', 0, 0] });
    expect(refusal(there, voucher(there, 'guard', ...FRONT))).toBeUndefined();
  });

  it('[X10.11] of several shops beside the entrance it is the burger place; without any one sits in front', () => {
    const game = spelled(['voucher']);
    expect(tableBehind(game, at(game, '7*', 1, 3))).toBe(at(game, '7*', 1, 2));
    expect(tableBehind(game, at(game, 'T1', 0, 0))).toBe(at(game, 'T1', 0, 0));
    const shop = secured(['spells'], ['W', 'I', 'X']);
    expect(tableBehind(shop, at(shop, 'W', 0, 1))).toBe(at(shop, 'W', 0, 1));
  });

  it('[X10.11] is offered for every guard and every burger place', () => {
    const game = spelled(['voucher']);
    const offered = options(game, 2).filter(({ type }) => type === 'castVoucher');
    expect(offered).toEqual([{ ...voucher(game, 'guard', ...FRONT), seat: 2 }]);
    expect(typesOf(run(change(game, { talk: true }), offered[0] as never).events)[0]).toBe('talkClosed');
  });
});
