import { describe, expect, it } from 'vitest';
import { type Game, options } from '#engine/mall/index.ts';
import { frog, swap, teleport, voucher } from '../casting.ts';
import { HOME, lay, SECURITY_TILES, secured, send, stand, walk } from '../security.ts';
import { accept, escalator, problems, refusal, seatWith } from '../table.ts';

/** The guard's tile lies to the east of T1, 28 to the north; the barbarian is at the desk there. */
function table(): Game {
  const pieces = ['guard', 'guardBusy', 'controlRoom'];
  const all = lay(secured(pieces, ['9*', '28', '26', 'I', 'X']), 'elf', 'dwarf');
  return stand(all, { barbarian: ['28', 0, 3], elf: ['28', 1, 1], dwarf: ['28', 2, 2], mage: ['28', 2, 1] });
}

describe('a guard who is busy', () => {
  it('[XT8] [XT12] is not walked about, nor taken up an escalator', () => {
    const game = table();
    expect(refusal(game, walk(game, 'guard', 'east'))).toBe('guard.busy');
    const foot = stand(game, { guard: ['T1', 2, 0] });
    const ride = {
      ...escalator(game, 'elf', 'T1', 1, 3),
      pawn: 'guard',
      from: foot.shared.pawns[4] as number,
    };
    expect(refusal(foot, ride)).toBe('guard.busy');
    const moved = options(game, seatWith(game, 'E')).filter((one) => 'pawn' in one && one.pawn === 'guard');
    expect(moved.filter(({ type }) => type === 'move')).toEqual([]);
  });

  it('[XT8] heroes are not', () => {
    const game = table();
    expect(refusal(game, walk(game, 'dwarf', 'east'))).toBeUndefined();
  });

  it('[XT8] no spell moves it either, though it may be a frog where it is', () => {
    const spells = ['voucher', 'frog', 'teleport', 'swap'];
    const all = secured(['guard', 'guardBusy', 'spells'], ['9*', '7*', 'I', 'X'], { spells });
    const game = stand(lay(all, 'elf', 'dwarf'), { ...HOME, mage: ['7*', 0, 0] });
    expect(refusal(game, voucher(game, 'guard', '7*', 1, 1))).toBe('guard.busy');
    expect(refusal(game, teleport(game, 'guard', '9*', 0, 0))).toBe('guard.busy');
    expect(refusal(game, swap(game, 'mage', 'guard'))).toBe('guard.busy');
    expect(refusal(game, swap(game, 'mage', 'elf'))).toBeUndefined();
    expect(refusal(game, frog(game, 'guard'))).toBeUndefined();
  });

  it('[XT12] goes only where the control room sends it', () => {
    const game = table();
    expect(accept(game, send(game, 'guard', 'T1', 3, 2)).shared.pawns).not.toEqual(game.shared.pawns);
  });

  it('[XT8] needs a guard', () => {
    const of = (pieces: readonly string[], onTop: readonly string[]) =>
      problems({ pieces, onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES);
    const params = { piece: 'guardBusy' };
    expect(of(['guardBusy'], [])).toEqual([{ refused: 'setup.needsGuard', params }]);
    expect(of(['guardBusy', 'beholder'], ['7*', '27'])).toEqual([{ refused: 'setup.needsGuard', params }]);
    expect(of(['guardBusy', 'guard'], ['9*'])).toEqual([]);
  });
});
