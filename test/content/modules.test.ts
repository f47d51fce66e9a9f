import { describe, expect, it } from 'vitest';
import { notJoining, setupOf } from '#content/choices.ts';
import { EVENINGS, eveningSetup, nextEvening, TUTORIALS } from '#content/evenings.ts';
import { deckWith, MODULES } from '#content/moduleList.ts';
import { PERMANENT, setupFor, tilesUpTo } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

const opened = (setup: Setup) => openBox(setup, tileSet(), PIECES);

describe('evenings of Maximum Security', () => {
  const every = EVENINGS.map(({ id }) => id);

  it.each(every)('[XT0] [XF0] %s opens for one to eight, the hard way too', (evening) => {
    for (const players of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const hardcore of [false, true])
        for (const tokens of [false, true]) {
          const found = opened(eveningSetup({ evening, players, hardcore, tokens }) as Setup);
          expect(found).toHaveProperty('box');
        }
  });

  it('[XF1] uses the tiles of the book', () => {
    const { deck } = eveningSetup({ evening: 'XF1', players: 4 }) as Setup;
    const book = ['2', '3', '4', '5', '6', '7', '8', '9*', '10', '11', '12*', '25', '26'];
    expect([...deck].sort()).toEqual(book.sort());
    expect((eveningSetup({ evening: 'XF0', players: 4 }) as Setup).deck).toEqual(
      deckWith(tilesUpTo(12), ['guard']),
    );
  });

  it('[XF2] [XF3] use the tiles of the book, with one guard more and with three', () => {
    const deckOf = (evening: string) => [...(eveningSetup({ evening, players: 4 }) as Setup).deck].sort();
    expect(deckOf('XF2')).toEqual(
      [...tilesUpTo(6), '7*', '8*', '9*', '10*', '11', '12*', '25', '26', '27'].sort(),
    );
    expect(deckOf('XF3')).toEqual(
      [
        ...['2*', '3', '4', '5', '6*', '7*', '8*', '9*', '10*', '11*', '12*'],
        ...['25', '26', '27', '28', '29'],
      ].sort(),
    );
  });

  it('[X0.7] a whole game comes after the tutorials of what is in it, and the way on follows', () => {
    const order = EVENINGS.map(({ id }) => id);
    expect(order).toEqual([
      ...['XT1', 'XT2', 'XT3', 'XT4', 'XT5', 'XF0', 'XF1'],
      ...['XT6', 'XT7', 'XT8', 'XT9', 'XT10', 'XT11', 'XF2', 'XT12', 'XT13', 'XF3'],
    ]);
    const way = ['XT1'];
    for (let next = nextEvening('XT1'); next !== null; next = nextEvening(next)) way.push(next);
    expect(way).toEqual(order);
    expect(nextEvening('XT14')).toBeNull();
  });

  it('[XT8] [XT9] [XT10] [XT11] what is fixed of them: spells, goals, and what is hard', () => {
    const of = (evening: string, hardcore = false) => eveningSetup({ evening, players: 2, hardcore });
    expect(of('XT8')).toMatchObject({
      spells: ['clairvoyance', 'invisibility'],
      goals: { heroes: ['mage'] },
    });
    expect(of('XT8', true)).toMatchObject({ start: '1B', goals: { loses: ['foundByAnother'] } });
    expect(of('XT8', true)?.pieces).not.toContain('noFlips');
    expect(of('XT9')).toMatchObject({
      spells: ['ghost', 'swap', 'teleport'],
      goals: { also: ['tileClear'] },
    });
    expect(of('XT10')).toMatchObject({
      spells: ['voucher', 'frog'],
      goals: { heroes: ['mage', 'barbarian'] },
    });
    expect(of('XT11')?.deck).toEqual(['3', '4', '5', '2*', '9*']);
    expect(of('XT11', true)).toMatchObject({
      deck: ['3', '4', '5', '2*', '9*', '6', '8', '10', '11'],
      goals: { heroes: ['mage', 'elf', 'barbarian'] },
    });
    expect(of('XF2')?.spells).toBeUndefined();
  });

  it('[XT3] the guard room lies at the bottom of the deck', () => {
    const found = opened(eveningSetup({ evening: 'XT3', players: 3 }) as Setup);
    if (!('box' in found)) throw new Error('no box');
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { game } = newGame(found.box, randomFrom(seed));
      expect(found.box.tiles[game.secrets.deck.at(-1) as number]?.name).toBe('25');
    }
  });

  it('[X0.5] every scenario from the second on takes the modules that it can', () => {
    const pieces = MODULES.map(({ piece }) => piece);
    for (let scenario = 2; scenario <= 17; scenario++) {
      const setup = setupFor({ scenario, players: 4 }) as Setup;
      const with_ = { ...setup, deck: deckWith(setup.deck, pieces), pieces: [...setup.pieces, ...pieces] };
      expect([scenario, opened(with_)]).toMatchObject([scenario, { box: {} }]);
    }
  });

  it('[X0.7] says of every module whether it hinders or helps', () => {
    const of = (kind: string) => MODULES.filter((module) => module.kind === kind).map(({ number }) => number);
    expect(of('challenge')).toEqual(['1', '5', '6', '8', '11', '13']);
    expect(of('helper')).toEqual(['2', '3', '4', '7a', '7b', '9', '10', '12']);
  });

  it('[X0.8] a tutorial is what it is, and takes anti-stress tokens', () => {
    for (const { id, pieces, deck } of TUTORIALS) {
      const plain = eveningSetup({ evening: id, players: 3 }) as Setup;
      const eased = eveningSetup({ evening: id, players: 3, tokens: true }) as Setup;
      const modules = MODULES.map(({ piece }) => piece);
      const added = plain.pieces.filter((piece) => modules.includes(piece) && !pieces.includes(piece));
      expect([id, added]).toEqual([id, []]);
      expect(eased).toEqual({ ...plain, pieces: [...plain.pieces, 'antiStress'] });
      expect(plain.deck).toEqual(deck);
    }
  });

  it('[XT4] one hero, the code of 7* and the door of 12*', () => {
    const setup = eveningSetup({ evening: 'XT4', players: 2 }) as Setup;
    expect(setup).toMatchObject({ deck: ['3', '4', '5', '7*', '12*'], goals: { heroes: ['dwarf'] } });
    const hard = eveningSetup({ evening: 'XT4', players: 2, hardcore: true }) as Setup;
    expect(hard).toMatchObject({ start: '1B', goals: { heroes: ['dwarf'], loses: ['flipped'] } });
  });
});

describe('modules that join a scenario', () => {
  const joining = (scenario: number, modules: readonly string[]) =>
    setupOf({ scenario, modules: [...modules] }, 3) as Setup;

  it.each([2, 3, 4, 5, 6, 7])('[X0.5] bring everything permanent to scenario %s', (scenario) => {
    const { pieces } = joining(scenario, ['guard', 'maps']);
    expect(pieces).toEqual(expect.arrayContaining([...PERMANENT, 'guard', 'maps']));
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(opened(joining(scenario, ['guard', 'maps']))).toHaveProperty('box');
  });

  it('[X11.1] one to three guards come, with a tile each; anything else is nothing that could be dealt', () => {
    const deckOf = (guards?: number, modules = ['reinforcements']) =>
      setupOf({ scenario: 3, modules, ...(guards === undefined ? {} : { guards }) }, 3)?.deck;
    const starred = (guards?: number) => deckOf(guards)?.filter((tile) => tile.endsWith('*'));
    expect([undefined, 1, 2, 3].map(starred)).toEqual([
      ...[['10*'], ['10*'], ['2*', '10*']],
      ['2*', '10*', '11*'],
    ]);
    for (const guards of [0, 4, -1]) {
      expect(deckOf(guards)).toBeUndefined();
      expect(notJoining({ scenario: 3, modules: ['reinforcements'], guards })).toEqual({ guards, most: 3 });
      expect(deckOf(guards, ['guard'])).toEqual(deckOf(undefined, ['guard']));
    }
  });

  it('[X0.5] [S10] leave later ones as they are, and none of them changes a scenario that has none', () => {
    expect(joining(10, ['guard']).pieces).not.toContain('ownExits');
    for (const scenario of [2, 5, 10, 17])
      expect(joining(scenario, [])).toEqual(setupFor({ scenario, players: 3 }));
  });
});
