import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { isFrogInside } from '#engine/mall/rules/frogDiversion/index.ts';
import { frog, voucher } from '../casting.ts';
import { HOME, lay, SECURITY_TILES, secured, stand, turnSand } from '../security.ts';
import { accept, at, problems, refusal, run, running, theft, typesOf } from '../table.ts';

const FRONT = ['7*', 1, 1] as const;

/** The guard's tile to the east, 7* to the north, items to the west; the mage on hers. */
function table(pieces: readonly string[] = []): Game {
  const all = secured(['guard', 'spells', 'frogDiversion', 'antiStress', ...pieces], ['9*', '7*', 'I', 'X'], {
    ...{ spells: ['voucher', 'frog'], goals: { heroes: ['mage'] } },
  });
  return stand(lay(all, 'elf', 'dwarf', 'mage'), { ...HOME, mage: ['I', 0, 1] });
}
const dines = (game: Game) => accept(game, voucher(game, 'guard', ...FRONT));
const inside = (game: Game) => frog(game, 'guard', at(game, '7*', 1, 2));

describe('a diversion by a frog', () => {
  it('[XT10] nothing is stolen unless a frog is inside a burger place', () => {
    const game = table();
    expect(refusal(game, theft)).toBe('theft.noFrog');
    const eats = dines(game);
    expect([isFrogInside(eats), refusal(eats, theft)]).toEqual([false, 'theft.noFrog']);
    const frogged = accept(eats, inside(eats));
    expect(isFrogInside(frogged)).toBe(true);
    expect(accept(frogged, theft).shared.stolen).toBe(true);
  });

  it('[XT10] a frog in the corridors is none, nor one that was', () => {
    const game = table();
    const toad = accept(game, frog(game, 'guard'));
    expect([isFrogInside(toad), refusal(toad, theft)]).toEqual([false, 'theft.noFrog']);
    const eats = dines(game);
    const gone = accept(accept(eats, inside(eats)), turnSand);
    expect([isFrogInside(gone), refusal(gone, theft)]).toEqual([false, 'theft.noFrog']);
    expect(isFrogInside(running())).toBe(false);
  });

  it('[XT10] [M17] an automatic theft happens with the spell', () => {
    const eats = dines(table(['automaticTheft']));
    const { events } = run(eats, inside(eats));
    expect(typesOf(events)).toEqual(['spellCast', 'stolen']);
    const early = stand(eats, { mage: ['I', 1, 1] });
    expect(typesOf(run(early, inside(early)).events)).toEqual(['spellCast']);
  });

  it('[XT10] needs both spells for sure', () => {
    const of = (pieces: readonly string[], spells?: readonly string[]) => {
      const setup = { pieces: ['frogDiversion', 'guard', ...pieces], onTop: ['9*', '7*', 'I', 'X'] };
      return problems(spells === undefined ? setup : { ...setup, spells }, SECURITY_TILES);
    };
    const missing = (spell: string) => [
      { refused: 'setup.needsSpells', params: { piece: 'frogDiversion', spell } },
    ];
    expect(of([])).toEqual(missing('voucher'));
    expect(of([], ['voucher', 'frog'])).toEqual(missing('voucher'));
    expect(of(['spells'])).toEqual(missing('voucher'));
    expect(of(['spells'], ['voucher', 'swap'])).toEqual(missing('frog'));
    expect(of(['spells'], ['frog', 'voucher'])).toEqual([]);
  });
});
