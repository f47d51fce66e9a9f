import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { isClear } from '#engine/mall/rules/clearTile/index.ts';
import { teleport } from '../casting.ts';
import { HOME, lay, SECURITY_TILES, secured, stand, turnSand, walk } from '../security.ts';
import { accept, change, problems, run } from '../table.ts';

/** 8* to the north, exits to the east; the elf has stolen and stands before its exit. */
function table(more: object = {}): Game {
  const goals = { heroes: ['elf'], also: ['tileClear'], ...more };
  const pieces = ['spells', 'clearTile', 'noFlips', 'antiStress'];
  const all = secured(pieces, ['8*', 'X', 'I'], { goals, spells: ['teleport', 'ghost'] } as never);
  return change(stand(lay(all, 'dwarf', 'elf'), { ...HOME, elf: ['X', 3, 0] }), { stolen: true });
}
const leaves = (game: Game) => run(game, walk(game, 'elf', 'north'));

describe('a clear tile', () => {
  it('[XT9] the elf gone and no hero on 8*: won', () => {
    const { events, game } = leaves(table());
    expect(events.map(({ type }) => type)).toEqual(['moved', 'escaped', 'ended']);
    expect(game.shared.result).toMatchObject({ won: true, reason: 'escaped' });
  });

  it('[XT9] as long as a hero is there it is not, and with its leaving it is', () => {
    const left = leaves(stand(table(), { mage: ['8*', 0, 0] })).game;
    expect([left.shared.result, isClear(left)]).toEqual([null, false]);
    const moved = accept(left, walk(left, 'mage', 'east'));
    expect(moved.shared.result).toBeNull();
    const { events, game } = run(moved, teleport(moved, 'mage', 'T1', 0, 1));
    expect(events.at(-1)).toMatchObject({ type: 'ended', won: true, reason: 'escaped', at: 1 });
    expect(isClear(game)).toBe(true);
  });

  it('[XT9] a clear tile alone wins nothing', () => {
    const game = table();
    expect(accept(game, walk(game, 'mage', 'west')).shared.result).toBeNull();
  });

  it('[XT9] [XT0] the hard way a flip has failed, before and after the elf is gone', () => {
    const hard = table({ loses: ['flipped'] });
    expect(accept(hard, turnSand).shared.result).toMatchObject({ won: false, reason: 'flipped' });
    const left = leaves(stand(hard, { mage: ['8*', 0, 0] })).game;
    expect(accept(left, turnSand).shared.result).toMatchObject({ won: false, reason: 'flipped' });
    const easy = table();
    expect(accept(easy, turnSand).shared.result).toBeNull();
  });

  it('[XT9] [M24] a hero who stays there until the last grain has failed', () => {
    const left = leaves(stand(table(), { mage: ['8*', 0, 0] })).game;
    const late = accept(left, { type: 'clock', seat: null }, 180_000);
    expect(late.shared.result).toMatchObject({ won: false });
  });

  it('[XT9] needs 8*, and goals name what is known', () => {
    const only = problems({ pieces: ['clearTile'] }, SECURITY_TILES);
    expect(only).toEqual([{ refused: 'setup.missingTile', params: { piece: 'clearTile', tiles: '8*' } }]);
    const unknown = problems({ goals: { heroes: ['elf'], also: ['tileClear'] } });
    expect(unknown).toEqual([{ refused: 'setup.unknownGoal', params: { goal: 'tileClear' } }]);
  });
});
