import { describe, expect, it } from 'vitest';
import { options } from '#engine/mall/index.ts';
import { broom, held, runs, spelled } from '../../casting.ts';
import { lay, secured, stand, walk } from '../../security.ts';
import { accept, at, change, explore, place, refusal, run, turnedOf } from '../../table.ts';

describe('the broom', () => {
  it('[X10.1] takes one out-of-order token away, once', () => {
    const game = spelled(['broom']);
    const used = change(game, { outOfOrder: [at(game, 'T1', 0, 0), at(game, '9*', 3, 3)] });
    const { events, game: after } = run(used, broom(used, 'T1', 0, 0));
    expect(events).toEqual([
      { type: 'spellCast', seat: 0, spell: 'broom' },
      { type: 'repaired', space: at(game, 'T1', 0, 0) },
    ]);
    expect(after.shared.outOfOrder).toEqual([at(game, '9*', 3, 3)]);
    expect([held(after), runs(after)]).toEqual([[], []]);
    expect(refusal(after, broom(after, '9*', 3, 3))).toBe('spell.notHeld');
  });

  it('[X10.1] where no token lies there is nothing to sweep', () => {
    const game = spelled(['broom']);
    expect(refusal(game, broom(game, 'T1', 0, 0))).toBe('spell.nothingThere');
    expect(refusal(game, { ...broom(game, 'T1', 0, 0), space: 9_999 })).toBe('space.unknown');
    const used = change(game, { outOfOrder: [at(game, 'T1', 0, 0)] });
    const offered = options(used, 2).filter(({ type }) => type === 'castBroom');
    expect(offered).toEqual([{ ...broom(used, 'T1', 0, 0), seat: 2 }]);
  });

  it('[R4] under a pawn a timer turns only when somebody comes again', () => {
    const game = stand(spelled(['broom']), { elf: ['T1', 0, 0] });
    const used = change(game, { outOfOrder: [at(game, 'T1', 0, 0)] });
    const swept = accept(used, broom(used, 'T1', 0, 0));
    expect(turnedOf(swept)).toBe(0);
    const away = accept(swept, walk(swept, 'elf', 'east'));
    expect(turnedOf(accept(away, walk(away, 'elf', 'west')))).toBe(1);
  });

  it('[R4] under a pawn a code serves at once', () => {
    const game = spelled(['broom'], ['lockedExit'], { onTop: ['9*', '12*', '7*', 'I', 'X'] });
    const laid = stand(lay(game, 'mage'), { mage: ['12*', 0, 1], elf: ['9*', 3, 0], guard: ['T1', 3, 3] });
    const clear = stand(laid, { dwarf: ['9*', 0, 0], barbarian: ['9*', 0, 1] });
    const used = change(clear, { outOfOrder: [at(game, '9*', 3, 0)] });
    // 12* lies to the north, turned: its own west is the board's south.
    const ways = (now: typeof used) =>
      (['north', 'east', 'south', 'west'] as const).map((way) => refusal(now, walk(now, 'mage', way)));
    expect(ways(used)).toContain('way.blocked');
    const swept = accept(used, broom(used, '9*', 3, 0));
    expect(ways(swept).filter((found) => found === 'way.blocked')).toHaveLength(
      ways(used).filter((found) => found === 'way.blocked').length - 1,
    );
  });

  it('[X10.1] [R9] [S5] a ball that owed its second tile is a fresh one', () => {
    const all = secured(['spells', 'crystalBall'], ['B', 'P1', 'P2', 'I', 'X', 'C1'], { spells: ['broom'] });
    const laid = stand(lay(all, 'dwarf'), { mage: ['B', 0, 0], dwarf: ['T1', 1, 1], elf: ['T1', 1, 2] });
    const game = stand(laid, { barbarian: ['T1', 2, 2] });
    const drawn = accept(game, explore(game));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    expect(first.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
    const swept = accept(first, broom(first, 'B', 0, 0));
    expect([swept.shared.memory.crystalBall, swept.shared.outOfOrder]).toEqual([-1, []]);
    const second = accept(swept, explore(swept));
    const then = accept(second, place(second, 'T1', 3, 1));
    expect(then.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
  });

  it('[R9] [X10.1] sweeping elsewhere leaves the ball its second tile', () => {
    const all = secured(['spells', 'crystalBall'], ['B', 'P1', 'P2', 'I', 'X', 'C1'], { spells: ['broom'] });
    const laid = stand(lay(all, 'dwarf'), { mage: ['B', 0, 0], dwarf: ['T1', 1, 1], elf: ['T1', 1, 2] });
    const drawn = accept(laid, explore(laid));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    const used = change(first, { outOfOrder: [...first.shared.outOfOrder, at(first, 'T1', 0, 0)] });
    const swept = accept(used, broom(used, 'T1', 0, 0));
    expect(swept.shared.memory.crystalBall).toBe(at(first, 'B', 0, 0));
  });
});
