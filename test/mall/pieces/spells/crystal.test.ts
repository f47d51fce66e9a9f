import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { options } from '#engine/mall/index.ts';
import { cast, held, runs } from '../../casting.ts';
import { HOME, lay, secured, stand, turnSand, walk } from '../../security.ts';
import { accept, at, change, explore, place, refusal, run, running, seatWith } from '../../table.ts';

const TILES = ['P1', 'P2', 'I', 'X', 'C1', 'C2', 'B'];

/** P1 to the north; everyone at home, no hero on an exploration space. */
function table(pieces: readonly string[] = [], players = 4): Game {
  const all = secured(['spells', 'antiStress', ...pieces], TILES, { spells: ['crystal'], players });
  return stand(lay(all, 'dwarf'), HOME);
}
const gazing = (game = table()) => accept(game, cast('castCrystal'));
const explorer = (game: Game) => seatWith(game, 'X');

describe('the crystal ball spell', () => {
  it('[X10.2] up to two tiles at any unused exploration spaces, the second beside the first too', () => {
    const game = table();
    expect(refusal(game, explore(game))).toBe('explore.nowhere');
    const cast_ = run(game, cast('castCrystal', 2));
    expect(cast_.events).toEqual([
      { type: 'spellCast', seat: 2, spell: 'crystal', runs: { spell: 'crystal', left: 2 } },
    ]);
    const drawn = accept(cast_.game, explore(game));
    const first = run(drawn, place(drawn, 'T1', 3, 1));
    expect(first.events).toContainEqual({
      ...{
        type: 'placed',
        tile: at(game, 'P2', 0, 0) >> 4,
        space: at(game, 'T1', 3, 1),
        paid: 'crystalSpell',
      },
    });
    expect(first.events).toContainEqual({
      ...{ type: 'spellGoes', spell: 'crystal', runs: { spell: 'crystal', left: 1 } },
    });
    const again = accept(first.game, explore(game));
    const second = run(again, place(again, 'P2', 2, 3));
    expect(second.events).toContainEqual({ type: 'spellGoes', spell: 'crystal', runs: null });
    expect([held(second.game), runs(second.game)]).toEqual([[], []]);
    expect(refusal(second.game, explore(game))).toBe('explore.nowhere');
  });

  it('[R8] is the last to pay: a hero on its own colour, a map or a ball on the board come first', () => {
    const game = stand(gazing(), { mage: ['T1', 1, 0] });
    const drawn = accept(game, explore(game));
    const { events, game: after } = run(drawn, place(drawn, 'T1', 1, 0));
    expect(events).toContainEqual(expect.objectContaining({ type: 'placed', paid: 'hero' }));
    expect(runs(after)).toEqual(['crystal']);
    const ball = table(['crystalBall']);
    const orders = ball.box.permissions.map(({ id }) => id);
    expect(orders).toEqual(['hero', 'crystalBall', 'crystalSpell']);
  });

  it('[R20] ends when whoever explores does anything else', () => {
    const game = change(gazing(), { hands: [['X', 'N', 'E', 'S', 'W'], ['V'], ['L'], []] });
    const { events, game: after } = run(game, walk(game, 'elf', 'north'));
    expect(events.map(({ type }) => type)).toEqual(['spellGoes', 'moved']);
    expect(runs(after)).toEqual([]);
    const other = change(game, { hands: [['N', 'E', 'S', 'W'], ['X'], ['L', 'V'], []] });
    expect(runs(accept(other, walk(other, 'elf', 'north')))).toEqual(['crystal']);
  });

  it('[R20] [R3] another spell or token of the explorer ends it, what is no act does not', () => {
    const all = secured(['spells', 'shafts'], TILES, { spells: ['crystal', 'ghost'] });
    const game = accept(stand(lay(all, 'dwarf'), HOME), cast('castCrystal'));
    const seat = explorer(game);
    expect(runs(accept(game, cast('castGhost', seat)))).toEqual(['ghost']);
    const other = accept(game, cast('castGhost', (seat + 1) % 4));
    expect(runs(other)).toEqual(['crystal', 'ghost']);
    const nudged = accept(game, { type: 'doSomething', seat, target: (seat + 1) % 4 });
    expect(runs(nudged)).toEqual(['crystal']);
  });

  it('[R20] whoever explores may be who casts it', () => {
    const game = table();
    const cast_ = accept(game, cast('castCrystal', explorer(game)));
    expect(runs(cast_)).toEqual(['crystal']);
    const drawn = accept(cast_, explore(cast_));
    expect(runs(accept(drawn, place(drawn, 'T1', 3, 1)))).toEqual(['crystal']);
  });

  it('[R20] alone, one is the explorer whatever action tile lies open', () => {
    const all = secured(['spells', 'solo'], TILES, { spells: ['crystal'], players: 1 });
    const open = change(all, { hands: [['X']] });
    const game = accept(stand(lay(open, 'dwarf'), HOME), cast('castCrystal'));
    const turned = change(game, { hands: [['N']] });
    expect(runs(accept(turned, walk(turned, 'elf', 'north')))).toEqual([]);
    const revealed = accept(game, { type: 'reveal', seat: 0 });
    expect(runs(revealed)).toEqual(['crystal']);
  });

  it('[R20] [X10.6] lapses at the next flip', () => {
    expect(runs(accept(gazing(), turnSand))).toEqual([]);
  });

  it('[X10.2] [R8] [S4] no window opens for the elf, who did not pay', () => {
    const game = stand(gazing(table(['loudspeaker'])), { elf: ['T1', 3, 1] });
    const drawn = accept(game, explore(game));
    expect(accept(drawn, place(drawn, 'T1', 3, 1)).shared.talk).toBe(false);
  });

  it('[X10.2] only where it lies ready, and only for whoever explores', () => {
    expect(refusal(running(), cast('castCrystal'))).toBe('command.unknown');
    const game = gazing();
    const seat = (explorer(game) + 1) % 4;
    expect(refusal(game, { type: 'explore', seat })).toBe('action.notHeld');
    expect(options(table(), 1)).toContainEqual(cast('castCrystal', 1));
    expect(options(game, 1)).not.toContainEqual(cast('castCrystal', 1));
  });

  it('[X10.2] a tile paid otherwise leaves it both of its own', () => {
    const game = stand(gazing(), { mage: ['T1', 1, 0] });
    const drawn = accept(game, explore(game));
    const { events } = run(drawn, place(drawn, 'T1', 1, 0));
    expect(events.filter(({ type }) => type === 'spellGoes')).toEqual([]);
  });
});
