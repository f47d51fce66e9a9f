import { describe, expect, it } from 'vitest';
import { options, redact, viewFor } from '#engine/mall/index.ts';
import { shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { isEmpty, spaceNow } from '#engine/mall/ways.ts';
import { crawl, lay, layShaft, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import { accept, at, change, problems, refusal, run, running, type Spot, typesOf } from '../table.ts';

/** A guard's tile to the east and items to the north; the dwarf in the middle of T1, the guard far from everyone. */
function table(pieces: readonly string[] = []) {
  const game = lay(secured(['shafts', ...pieces], ['9*', 'I', 'X', 'P1', '8*']), 'elf', 'dwarf');
  return stand(game, { dwarf: ['T1', 1, 1], elf: ['T1', 1, 2], mage: ['T1', 2, 1], barbarian: ['T1', 2, 2] });
}
const laid = (game = table()) => accept(game, layShaft(game, 'I', 1, 1));

describe('ventilation shafts', () => {
  it('[X3.1] anyone lays one end under the dwarf and the other on an empty space, twice', () => {
    const game = table();
    const { events, game: once } = run(game, layShaft(game, 'I', 1, 1));
    expect(events).toEqual([
      { type: 'shaftLaid', seat: 0, ends: [at(game, 'T1', 1, 1), at(game, 'I', 1, 1)] },
    ]);
    expect(refusal(once, layShaft(once, 'I', 1, 2))).toBe('shaft.notHere');
    const away = stand(once, { dwarf: ['T1', 0, 1] });
    expect(refusal(away, layShaft(away, 'I', 1, 1))).toBe('shaft.notThere');
    expect(refusal(away, layShaft(away, 'T1', 1, 2))).toBe('shaft.notThere');
    expect(refusal(away, layShaft(away, 'X', 1, 1))).toBe('shaft.notThere');
    const token = change(away, { outOfOrder: [at(away, 'I', 2, 2)] });
    expect(refusal(token, layShaft(token, 'I', 2, 2))).toBe('shaft.notThere');
    const twice = accept(away, { ...layShaft(away, 'I', 2, 2), seat: 3 } as never);
    const third = stand(twice, { dwarf: ['T1', 3, 3] });
    expect(refusal(third, layShaft(third, 'I', 3, 3))).toBe('shaft.none');
    const moved = { ...layShaft(game, 'I', 1, 1), from: at(game, 'T1', 0, 1) };
    expect(refusal(game, moved)).toBe('pawn.elsewhere');
  });

  it('[X3.2] any player sends any hero through, both ways and after the theft, if the far end is free', () => {
    const game = change(laid(), { stolen: true });
    const there = accept(game, crawl(game, 'dwarf', 'I', 1, 1));
    expect(where(there, 'dwarf')).toBe(at(game, 'I', 1, 1));
    expect(options(viewFor(game, 3), 3)).toContainEqual({ ...crawl(game, 'dwarf', 'I', 1, 1), seat: 3 });
    expect(where(accept(there, crawl(there, 'dwarf', 'T1', 1, 1)), 'dwarf')).toBe(at(game, 'T1', 1, 1));
    const full = stand(game, { mage: ['I', 1, 1] });
    expect(refusal(full, crawl(full, 'dwarf', 'I', 1, 1))).toBe('way.occupied');
    expect(refusal(game, crawl(game, 'elf', 'I', 1, 1))).toBe('shaft.noEnd');
  });

  it('[X3.3] a guard that goes through takes the shaft with it', () => {
    const game = stand(laid(table(['guard'])), { dwarf: ['9*', 3, 3], elf: ['9*', 3, 2] });
    const clear = stand(game, { guard: ['T1', 1, 1], mage: ['9*', 2, 0], barbarian: ['9*', 2, 1] });
    const { events, game: after } = run(clear, crawl(clear, 'guard', 'I', 1, 1));
    expect(typesOf(events)).toEqual(['moved', 'shaftLost']);
    expect(refusal(after, crawl(after, 'guard', 'T1', 1, 1))).toBe('shaft.noEnd');
    expect(after.shared.memory.shafts).toEqual({ left: 1, laid: [] });
  });

  it('[X3.4] [R17] a covered space is ordinary while it is covered, and what it was when it is not', () => {
    const game = table(['guard']);
    const covered = accept(game, layShaft(game, 'I', 0, 0));
    expect(spaceNow(game, at(game, 'I', 0, 0))?.item).toBe('yellow');
    expect(spaceNow(covered, at(game, 'I', 0, 0))?.item).toBeNull();
    const away = stand(covered, {
      dwarf: ['9*', 3, 3],
      elf: ['9*', 3, 2],
      mage: ['9*', 2, 0],
      barbarian: ['9*', 2, 1],
    });
    const guard = stand(away, { guard: ['I', 0, 0] });
    const after = accept(guard, crawl(guard, 'guard', 'T1', 1, 1));
    expect(spaceNow(after, at(game, 'I', 0, 0))?.item).toBe('yellow');
  });

  it('[R24] [R13] [R23] not for the little sister, nor from one mall to another; what is closed needs one', () => {
    const sister = secured(['shafts', 'sister'], ['L', 'I', 'X']);
    const dwarf = stand(lay(sister, 'dwarf'), { dwarf: ['T1', 0, 1] });
    const shaft = accept(dwarf, layShaft(dwarf, 'L', 2, 2));
    const on = stand(shaft, { sister: ['T1', 0, 1], dwarf: ['T1', 3, 3] });
    expect(refusal(on, crawl(on, 'sister', 'L', 2, 2))).toBe('pawn.cannot');
    const closed = { onTop: ['8*', 'I', 'X'] };
    expect(problems(closed, SECURITY_TILES)).toEqual([
      { refused: 'setup.tileClosed', params: { tile: '8*' } },
    ]);
    expect(problems({ ...closed, pieces: ['shafts'] }, SECURITY_TILES)).toEqual([]);
    expect(problems({ ...closed, pieces: ['breaches'] }, SECURITY_TILES)).toEqual([]);
    expect(running({ ...closed, pieces: ['shafts'] }, 'seed', SECURITY_TILES).shared.phase).toBe('running');
  });

  it('[X3.4] [R17] an end under a dwarf on a sand timer, which covers it, and the token that lay there comes back', () => {
    const game = stand(table(), { dwarf: ['T1', 0, 0] });
    const used = change(game, { outOfOrder: [at(game, 'T1', 0, 0)] });
    const covered = accept(used, layShaft(used, 'I', 1, 1));
    expect(spaceNow(covered, at(game, 'T1', 0, 0))?.timer).toBe(false);
    expect(covered.shared.outOfOrder).toEqual([at(game, 'T1', 0, 0)]);
    const fresh = accept(game, layShaft(game, 'I', 1, 1));
    const elf = stand(fresh, { dwarf: ['T1', 3, 3], elf: ['T1', 0, 1] });
    expect(accept(elf, walk(elf, 'elf', 'west')).shared.flips).toBe(0);
  });

  it('[X0.1] [X0.2] what a guard took is gone: a third is never laid, and its spaces are empty again', () => {
    const first = stand(laid(table(['guard'])), { dwarf: ['9*', 3, 3], elf: ['9*', 3, 2] });
    const clear = stand(first, { guard: ['T1', 1, 1], mage: ['9*', 2, 0], barbarian: ['9*', 2, 1] });
    const lost = accept(clear, crawl(clear, 'guard', 'I', 1, 1));
    const home = stand(lost, { guard: ['9*', 1, 1], dwarf: ['T1', 0, 1], elf: ['T1', 3, 3] });
    const free = stand(home, { mage: ['T1', 3, 2], barbarian: ['T1', 3, 1] });
    expect(isEmpty(free, at(free, 'I', 1, 1))).toBe(true);
    const second = accept(free, layShaft(free, 'I', 1, 1));
    const again = stand(second, { dwarf: ['T1', 3, 0] });
    expect(refusal(again, layShaft(again, 'I', 2, 2))).toBe('shaft.none');
  });

  it('[X0.6] [X3.1] any space where heroes can go takes the far end, whatever is printed there', () => {
    const game = table();
    const spots: readonly Spot[] = [
      ['I', 0, 0],
      ['I', 0, 2],
      ['T1', 0, 0],
      ['T1', 3, 0],
    ];
    for (const spot of spots) expect(refusal(game, layShaft(game, ...spot))).toBeUndefined();
    const shop = lay(secured(['shafts'], ['W', 'I', 'X']), 'elf');
    expect(refusal(shop, layShaft(shop, 'W', 0, 0))).toBe('shaft.notThere');
  });

  it('[R3] laying one and taking one close a talk window', () => {
    const talking = change(table(), { talk: true });
    const laidNow = accept(talking, layShaft(talking, 'I', 1, 1));
    expect(laidNow.shared.talk).toBe(false);
    const again = change(laidNow, { talk: true });
    expect(accept(again, crawl(again, 'dwarf', 'I', 1, 1)).shared.talk).toBe(false);
  });

  it('[X3.1] [X3.2] the options are every empty space while there are some, and every pawn on an end', () => {
    const game = table();
    const of = (now: typeof game, type: string) =>
      options(viewFor(now, 2), 2).filter((command) => command.type === type);
    const empty = game.box.print.flatMap((_, space) => (isEmpty(game, space) ? [space] : []));
    expect(of(game, 'layShaft')).toEqual(
      empty.map((to) => ({ type: 'layShaft', seat: 2, from: at(game, 'T1', 1, 1), to })),
    );
    expect(of(game, 'shaft')).toEqual([]);
    const on = stand(laid(), { mage: ['I', 1, 1], dwarf: ['T1', 0, 1] });
    expect(of(on, 'shaft')).toEqual([{ ...crawl(on, 'mage', 'T1', 1, 1), seat: 2 }]);
    const twice = accept(on, layShaft(on, 'I', 2, 2));
    expect(of(stand(twice, { dwarf: ['T1', 3, 3] }), 'layShaft')).toEqual([]);
    expect(of(stand(game, { dwarf: null }), 'layShaft')).toEqual([]);
  });

  it('[R13] leads from no mall to another', () => {
    const setup = { onTop: ['I', 'X', 'P1'], deck: ['3'], pieces: ['dimensions', 'shafts'] };
    const game = running(setup, 'seed', SECURITY_TILES);
    const far = at(game, '3', 3, 3);
    const free = game.shared.pawns.includes(far) ? at(game, '3', 0, 0) : far;
    const command = { type: 'layShaft', seat: 0, from: where(game, 'dwarf'), to: free };
    expect(refusal(game, command)).toBe('shaft.notThere');
    expect(refusal(game, { ...command, to: at(game, 'T1', 3, 2) })).toBeUndefined();
  });

  it('[X3.3] of two shafts a guard takes only the one it uses', () => {
    const one = stand(laid(table(['guard'])), { dwarf: ['T1', 0, 1] });
    const two = accept(one, layShaft(one, 'I', 2, 2));
    const away = stand(two, { dwarf: ['9*', 3, 3], elf: ['9*', 3, 2], mage: ['9*', 2, 0] });
    const guard = stand(away, { guard: ['T1', 1, 1], barbarian: ['9*', 2, 1] });
    const after = accept(guard, crawl(guard, 'guard', 'I', 1, 1));
    expect(after.shared.memory.shafts?.laid).toEqual([[at(one, 'T1', 0, 1), at(one, 'I', 2, 2)]]);
  });

  it('[R15] [X3.1] nonsense is refused, a debt waits, and everyone is told', () => {
    const game = table();
    expect(refusal(game, { ...layShaft(game, 'I', 1, 1), to: 'there' })).toBe('space.unknown');
    expect(refusal(game, { ...layShaft(game, 'I', 1, 1), from: -1 })).toBe('space.unknown');
    const on = laid();
    expect(refusal(on, { ...crawl(on, 'dwarf', 'I', 1, 1), pawn: 'nobody' })).toBe('pawn.unknown');
    expect(refusal(on, { ...crawl(on, 'dwarf', 'I', 1, 1), to: -1 })).toBe('space.unknown');
    expect(refusal(on, { ...crawl(on, 'dwarf', 'I', 1, 1), from: 0 })).toBe('pawn.elsewhere');
    const owing = laid(table(['rearrangement']));
    const memory = { ...owing.shared.memory, rearrangement: { owed: 2, last: null } };
    const debt = change(owing, { memory: memory as never });
    expect(refusal(debt, crawl(debt, 'dwarf', 'I', 1, 1))).toBe('discard.owed');
    const away = stand(debt, { dwarf: ['T1', 0, 1] });
    expect(refusal(away, layShaft(away, 'I', 2, 2))).toBe('discard.owed');
    const [made] = run(game, layShaft(game, 'I', 1, 1)).events;
    expect(redact(game.box, made as never, 1)).toEqual(made);
    const lost = { ...(made as object), type: 'shaftLost' };
    expect(redact(game.box, lost as never, null)).toEqual(lost);
    expect(run(on, crawl(on, 'dwarf', 'I', 1, 1)).events[0]).toMatchObject({ type: 'moved', by: 'shaft' });
  });

  it('[X0.1] [X3.1] where the module is not played there are none', () => {
    expect(shaftsOf(running())).toEqual({ left: 0, laid: [] });
  });

  it('[X3.1] [X4.1] no end under the dwarf where a breach lies', () => {
    const game = stand(table(['breaches']), { barbarian: ['T1', 1, 3], dwarf: ['T1', 3, 3] });
    const open = accept(game, { type: 'breach', seat: 0, from: at(game, 'T1', 1, 3), direction: 'east' });
    const on = stand(open, { barbarian: ['T1', 2, 2], dwarf: ['T1', 1, 3] });
    expect(refusal(on, layShaft(on, 'I', 1, 1))).toBe('shaft.notHere');
  });
});
