import { describe, expect, it } from 'vitest';
import { touching } from '#engine/mall/board.ts';
import { options, redact, viewFor } from '#engine/mall/index.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { spaceNow } from '#engine/mall/ways.ts';
import { breach, lay, secured, stand, walk, where } from '../security.ts';
import { accept, at, change, refusal, run, running, typesOf } from '../table.ts';

function table(pieces: readonly string[] = [], onTop = ['28', '12*', 'I', 'X']) {
  const game = lay(secured(['breaches', ...pieces], onTop), 'elf', 'dwarf');
  return stand(game, { dwarf: ['T1', 1, 1], elf: ['T1', 1, 2], mage: ['T1', 2, 1], barbarian: ['28', 3, 1] });
}

describe('wall breaches', () => {
  it('[X4.1] anyone breaks a wall beside the barbarian, onto an empty space, three times', () => {
    const game = table();
    const { events, game: after } = run(game, { ...breach(game, 'east'), seat: 2 } as never);
    const step = { from: at(game, '28', 3, 1), direction: 1, to: at(game, '28', 3, 2) };
    expect(events).toEqual([{ type: 'breached', seat: 2, step }]);
    expect(refusal(game, breach(game, 'north'))).toBe('breach.noWall');
    expect(refusal(game, { ...breach(game, 'east'), from: 0 })).toBe('pawn.elsewhere');
    const taken = stand(game, { mage: ['28', 3, 2] });
    expect(refusal(taken, breach(taken, 'east'))).toBe('breach.notHere');
    const token = change(game, { outOfOrder: [at(game, '28', 3, 2)] });
    expect(refusal(token, breach(token, 'east'))).toBe('breach.notHere');
    const none = change(after, { memory: { ...after.shared.memory, breaches: { left: 0, made: [] } } });
    expect(refusal(none, breach(none, 'east'))).toBe('breach.none');
  });

  it('[X4.2] every hero walks through it from either side, in one go', () => {
    const game = table();
    const open = accept(game, breach(game, 'east'));
    const through = accept(open, walk(open, 'barbarian', 'east', 2));
    expect(where(through, 'barbarian')).toBe(at(game, '28', 3, 3));
    const mage = stand(through, { mage: ['28', 3, 2] });
    expect(where(accept(mage, walk(mage, 'mage', 'west', 2)), 'mage')).toBe(at(game, '28', 3, 0));
    expect(refusal(game, walk(game, 'barbarian', 'east'))).toBe('way.blocked');
  });

  it('[X4.2] a guard that passes takes it with it; one that does not leaves it', () => {
    const open = table(['guard'], ['28', '9*', 'I', 'X']);
    const made = accept(open, breach(open, 'east'));
    const guard = stand(made, { guard: ['28', 3, 0], barbarian: ['T1', 2, 2] });
    const near = accept(guard, walk(guard, 'guard', 'east'));
    expect(near.shared.memory.breaches?.made).toHaveLength(1);
    const { events, game: after } = run(guard, walk(guard, 'guard', 'east', 3));
    expect(typesOf(events)).toEqual(['breachLost', 'moved']);
    expect(where(after, 'guard')).toBe(at(open, '28', 3, 3));
    expect(refusal(after, walk(after, 'guard', 'west', 2))).toBe('way.blocked');
    expect(after.shared.memory.breaches).toEqual({ left: 2, made: [] });
  });

  it('[X4.3] what it covers is ordinary', () => {
    const game = stand(table(), { barbarian: ['28', 3, 2] });
    const open = accept(game, breach(game, 'west'));
    expect(spaceNow(game, at(game, '28', 3, 1))?.explore).toBe('green');
    expect(spaceNow(open, at(game, '28', 3, 1))?.explore).toBeNull();
  });

  it('[R17] through the border of two tiles and through a small passage, but through no hole', () => {
    const small = lay(secured(['breaches'], ['W', 'I', 'X']), 'elf');
    const wall = stand(small, { barbarian: ['W', 1, 3] });
    const turned = accept(wall, breach(wall, 'north'));
    expect(where(accept(turned, walk(turned, 'barbarian', 'north')), 'barbarian')).toBe(at(small, 'W', 2, 3));
    const game = table();
    const t1 = at(game, 'T1', 1, 3);
    const beyond = touching(game.shared.board, t1, 1);
    expect(beyond >> 4).toBe(at(game, '28', 0, 0) >> 4);
    const border = stand(game, { barbarian: ['T1', 1, 3] });
    expect(
      where(accept(accept(border, breach(border, 'east')), walk(border, 'barbarian', 'east')), 'barbarian'),
    ).toBe(beyond);
    const edge = stand(game, { barbarian: ['T1', 3, 3] });
    expect(refusal(edge, breach(edge, 'south'))).toBe('breach.notHere');
  });

  it('[X4.1] not through a steel door', () => {
    const game = stand(table(['lockedExit']), { barbarian: ['12*', 0, 1] });
    const directions = (['north', 'east', 'south', 'west'] as const).map((way) =>
      refusal(game, breach(game, way)),
    );
    expect(directions).toContain('breach.steel');
    const other = stand(game, { barbarian: ['12*', 0, 0] });
    expect(
      (['north', 'east', 'south', 'west'] as const).map((way) => refusal(other, breach(other, way))),
    ).toContain('breach.steel');
  });

  it('[R3] [X4.1] closes a talk window, and is offered in the directions where a wall is', () => {
    const game = change(table(), { talk: true });
    expect(accept(game, breach(game, 'east')).shared.talk).toBe(false);
    const of = (now: typeof game) => options(viewFor(now, 1), 1).filter(({ type }) => type === 'breach');
    const ways = (['north', 'east', 'south', 'west'] as const).filter(
      (way) => refusal(game, breach(game, way)) === undefined,
    );
    expect(of(game)).toEqual(ways.map((way) => ({ ...breach(game, way), seat: 1 })));
    expect(of(stand(game, { barbarian: null }))).toEqual([]);
    const none = change(game, { memory: { ...game.shared.memory, breaches: { left: 0, made: [] } } });
    expect(of(none)).toEqual([]);
  });

  it('[X4.1] [R17] not from under a half of another, nor onto one', () => {
    const game = table();
    const open = accept(game, breach(game, 'east'));
    expect(refusal(open, breach(open, 'east'))).toBe('breach.notHere');
    const back = stand(open, { barbarian: ['28', 3, 2] });
    expect(refusal(back, breach(back, 'south'))).toBe('breach.notHere');
    expect(open.shared.memory.breaches).toMatchObject({ left: 2 });
  });

  it('[X0.1] [X4.2] of two breaches a guard takes only the one it passes', () => {
    const open = table(['guard'], ['28', '9*', 'I', 'X']);
    const one = accept(open, breach(open, 'east'));
    const border = stand(one, { barbarian: ['T1', 1, 3] });
    const two = accept(border, breach(border, 'east'));
    const guard = stand(two, { guard: ['28', 3, 0], barbarian: ['T1', 2, 2] });
    const after = accept(guard, walk(guard, 'guard', 'east', 3));
    expect(after.shared.memory.breaches?.made).toEqual(two.shared.memory.breaches?.made.slice(1));
    const kept = stand(after, { guard: ['28', 3, 2] });
    expect(refusal(kept, walk(kept, 'guard', 'west'))).toBe('way.blocked');
  });

  it('[R15] [X4.1] nonsense is refused, a debt waits, and everyone is told', () => {
    const game = table();
    expect(refusal(game, { ...breach(game, 'east'), direction: 'up' })).toBe('command.malformed');
    expect(refusal(game, { ...breach(game, 'east'), from: -1 })).toBe('space.unknown');
    const owing = table(['rearrangement']);
    const memory = { ...owing.shared.memory, rearrangement: { owed: 2, last: null } };
    expect(refusal(change(owing, { memory: memory as never }), breach(owing, 'east'))).toBe('discard.owed');
    const [made] = run(game, breach(game, 'east')).events;
    expect(redact(game.box, made as never, 1)).toEqual(made);
    const lost = { ...(made as object), type: 'breachLost' };
    expect(redact(game.box, lost as never, null)).toEqual(lost);
  });

  it('[X4.1] [R17] not from under a half of another, though there is a wall on a third side', () => {
    for (const pieces of [[], ['shafts']]) {
      const game = stand(table(pieces), { barbarian: ['28', 0, 0] });
      expect(refusal(game, breach(game, 'west'))).toBeUndefined();
      const open = accept(game, breach(game, 'south'));
      expect(refusal(open, breach(open, 'west'))).toBe('breach.notHere');
    }
  });

  it('[X4.1] where the way is open there is no wall, in any direction', () => {
    const game = stand(table(), { barbarian: ['28', 2, 1] });
    for (const way of ['north', 'east', 'south', 'west'] as const)
      expect([way, refusal(game, breach(game, way))]).toEqual([way, 'breach.noWall']);
  });

  it('[X4.1] [X5.5] nor through the door of the guard room, from outside or inside', () => {
    const pieces = ['guard', 'guardRoom', 'breaches'];
    const all = lay(secured(pieces, ['9*', '25', 'I', 'X']), 'elf', 'dwarf');
    const away = { dwarf: ['T1', 1, 1], elf: ['T1', 1, 2], mage: ['T1', 2, 1] } as const;
    const outside = stand(all, { ...away, barbarian: ['T1', 0, 2] });
    expect(refusal(outside, breach(outside, 'north'))).toBe('breach.steel');
    const inside = stand(all, { ...away, barbarian: ['25', 3, 1] });
    expect(refusal(inside, breach(inside, 'south'))).toBe('breach.steel');
  });

  it('[X0.1] [X4.1] where the module is not played there are none', () => {
    expect(breachesOf(running())).toEqual({ left: 0, made: [] });
  });
});
