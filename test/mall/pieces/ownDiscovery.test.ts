import { describe, expect, it } from 'vitest';
import { type Game, redact } from '#engine/mall/index.ts';
import { cast } from '../casting.ts';
import { HOME, lay, SECURITY_TILES, secured, stand } from '../security.ts';
import { accept, explore, place, problems, run, typesOf } from '../table.ts';

const goals = { heroes: ['mage'], loses: ['foundByAnother'] };
const PIECES = ['guard', 'ownDiscovery', 'spells'];
const table = (): Game =>
  stand(secured(PIECES, ['9*', 'P1', 'I', 'X'], { goals, spells: ['crystal', 'swap'] }), HOME);

describe('a tile of the mage’s own', () => {
  it('[XT8] 9* found by the mage on her own colour is as it should be', () => {
    const game = stand(table(), { mage: ['T1', 1, 0] });
    const { events, game: after } = run(game, explore(game));
    expect(typesOf(events)).not.toContain('foundByAnother');
    expect(after.shared.result).toBeNull();
  });

  it('[XT8] found by anybody else it is lost at once, and everyone is told', () => {
    const game = stand(table(), { elf: ['T1', 2, 3] });
    const { events, game: after } = run(game, explore(game));
    expect(events).toContainEqual({ type: 'foundByAnother' });
    expect(redact(game.box, { type: 'foundByAnother' }, null)).toEqual({ type: 'foundByAnother' });
    expect(after.shared.result).toMatchObject({ won: false, reason: 'foundByAnother' });
    expect(after.shared.memory.ownDiscovery).toBe(true);
  });

  it('[XT8] so it is where something else paid, though she stands there', () => {
    const game = accept(stand(table(), { mage: ['T1', 2, 3] }), cast('castCrystal'));
    const drawn = accept(game, explore(game));
    expect(accept(drawn, place(drawn, 'T1', 2, 3)).shared.result).toMatchObject({ reason: 'foundByAnother' });
    const elsewhere = stand(drawn, { mage: ['T1', 1, 0] });
    expect(accept(elsewhere, place(elsewhere, 'T1', 1, 0)).shared.result).toBeNull();
  });

  it('[XT8] other tiles are anybody’s', () => {
    const all = secured(PIECES, ['P1', '9*', 'I', 'X'], { goals, spells: ['crystal', 'swap'] });
    const after = lay(stand(all, HOME), 'elf');
    expect([after.shared.memory.ownDiscovery, after.shared.result]).toEqual([false, null]);
  });

  it('[XT8] needs the tile that brings the guard', () => {
    expect(problems({ pieces: ['ownDiscovery'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.needsGuard', params: { piece: 'ownDiscovery' } },
    ]);
  });
});
