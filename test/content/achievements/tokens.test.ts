import { describe, expect, it } from 'vitest';
import { HEROES } from '#engine/mall/index.ts';
import type { Spot } from '../../mall/table.ts';
import { AWAY, type Told, tell } from './game.ts';

// [XA1] to [XA8]: what can be done with shafts and breaches.

function laysShaft(game: Told, from: Spot, to: Spot): void {
  game.puts({ dwarf: from });
  game.gives({ type: 'layShaft', seat: 0, from: game.space(...from), to: game.space(...to) });
  game.puts({ dwarf: ['T1', 3, 3] });
}

function breaks(game: Told, from: Spot, direction: 'north' | 'east'): void {
  game.puts({ barbarian: from });
  game.gives({ type: 'breach', seat: 0, from: game.space(...from), direction });
  game.puts({ barbarian: ['T1', 3, 2] });
}

describe('shafts', () => {
  const scene = () => tell({ pieces: ['shafts'], lies: { ...AWAY, P0: [1, 0] } });
  const crawls = (game: Told, hero: (typeof HEROES)[number], from: Spot, to: Spot) => {
    game.puts({ [hero]: from });
    game.rides('shaft', hero, ...to);
    game.puts({ [hero]: ['T1', 0, HEROES.indexOf(hero)] });
  };

  it('[XA1] all four heroes through one shaft', () => {
    const game = scene();
    laysShaft(game, ['T1', 1, 1], ['P0', 1, 1]);
    for (const hero of HEROES) crawls(game, hero, ['T1', 1, 1], ['P0', 1, 1]);
    expect(game.wins()).toContain('XA1');
  });

  it('[XA1] not where the last takes the other shaft', () => {
    const game = scene();
    laysShaft(game, ['T1', 1, 1], ['P0', 1, 1]);
    laysShaft(game, ['T1', 1, 2], ['P0', 1, 2]);
    for (const hero of ['barbarian', 'mage', 'elf'] as const) crawls(game, hero, ['T1', 1, 1], ['P0', 1, 1]);
    crawls(game, 'dwarf', ['T1', 1, 2], ['P0', 1, 2]);
    expect(game.wins()).not.toContain('XA1');
    expect(game.far('XA1')).toBe(3);
  });

  const ROW = { P0: [1, 0], P1: [2, 0], P2: [3, 0], P3: [4, 0], P4: [5, 0], P5: [6, 0] } as const;

  it('[XA2] a shaft from the first to the last of seven tiles in a row', () => {
    const game = tell({ pieces: ['shafts'], lies: { ...AWAY, ...ROW } });
    laysShaft(game, ['T1', 1, 1], ['P5', 3, 0]);
    expect(game.wins()).toContain('XA2');
  });

  it('[XA2] not where one of the seven is missing, until it is laid', () => {
    const { P2: _, ...gap } = ROW;
    const script = () => {
      const game = tell({ pieces: ['shafts'], lies: { ...AWAY, ...gap }, deck: ['P2'] });
      laysShaft(game, ['T1', 1, 1], ['P5', 3, 0]);
      return game;
    };
    expect(script().wins()).not.toContain('XA2');
    const filled = script();
    filled.puts({ mage: ['P1', 2, 3] });
    filled.explores();
    expect(filled.wins()).toContain('XA2');
  });
});

describe('breaches', () => {
  const through = (game: Told, hero: (typeof HEROES)[number], row: number) => {
    game.puts({ [hero]: ['wall', row, 0] });
    game.walks(hero, 'east');
    game.puts({ [hero]: ['T1', 0, HEROES.indexOf(hero)] });
  };
  const scene = () => tell({ pieces: ['breaches'], lies: { ...AWAY, wall: [0, 1] } });

  it('[XA3] all four heroes through one breach', () => {
    const game = scene();
    breaks(game, ['wall', 1, 0], 'east');
    for (const hero of HEROES) through(game, hero, 1);
    expect(game.wins()).toContain('XA3');
  });

  it('[XA3] not where the last goes round by another', () => {
    const game = scene();
    breaks(game, ['wall', 1, 0], 'east');
    breaks(game, ['wall', 2, 0], 'east');
    for (const hero of ['barbarian', 'mage', 'elf'] as const) through(game, hero, 1);
    through(game, 'dwarf', 2);
    expect(game.wins()).not.toContain('XA3');
    expect(game.far('XA3')).toBe(3);
  });

  // The first column of P1 touches the last of P0, one row further down.
  const border = () =>
    tell({
      pieces: ['breaches', 'guard'],
      lies: { ...AWAY, P0: [1, 0], P1: [2, 0], '9*': [4, 0] },
      stands: { guard: ['P1', 2, 0] },
    });

  it('[XA4] the barbarian and a guard on the two halves of a breach', () => {
    const game = border();
    breaks(game, ['P0', 1, 3], 'east');
    game.puts({ barbarian: ['P0', 1, 3] });
    game.walks('guard', 'north', 2);
    expect(game.wins()).toContain('XA4');
  });

  it('[XA4] not with the wall still between them', () => {
    const game = border();
    breaks(game, ['P0', 1, 3], 'east');
    game.puts({ barbarian: ['P0', 2, 3] });
    game.walks('guard', 'north', 1);
    expect(game.wins()).not.toContain('XA4');
  });

  const line = () => tell({ pieces: ['breaches'], lies: { ...AWAY, walls: [1, 0], wall: [2, 0] } });

  it('[XA5] three breaches in one straight line', () => {
    const game = line();
    breaks(game, ['walls', 2, 0], 'east');
    breaks(game, ['walls', 2, 2], 'east');
    breaks(game, ['wall', 1, 0], 'east');
    expect(game.wins()).toContain('XA5');
  });

  it('[XA5] not where the third is a row further down', () => {
    const game = line();
    breaks(game, ['walls', 2, 0], 'east');
    breaks(game, ['walls', 2, 2], 'east');
    breaks(game, ['wall', 2, 0], 'east');
    expect(game.wins()).not.toContain('XA5');
    expect(game.far('XA5')).toBe(2);
  });

  /** Two shafts and three breaches, all of them laid; a guard beside each of them in turn. */
  const everything = () => {
    const game = tell({
      pieces: ['shafts', 'breaches', 'guard', 'reinforcements'],
      lies: { ...AWAY, walls: [1, 0], wall: [2, 0], '9*': [4, 0], '2*': [5, 0] },
    });
    laysShaft(game, ['T1', 1, 1], ['9*', 0, 0]);
    laysShaft(game, ['T1', 1, 2], ['9*', 3, 0]);
    breaks(game, ['walls', 2, 0], 'east');
    breaks(game, ['walls', 2, 2], 'east');
    breaks(game, ['wall', 1, 0], 'east');
    game.puts({ barbarian: ['I', 0, 0], mage: ['I', 0, 1], elf: ['I', 2, 0], dwarf: ['I', 2, 1] });
    return game;
  };
  const takesShafts = (game: Told) => {
    game.puts({ guard: ['T1', 1, 1] });
    game.rides('shaft', 'guard', '9*', 0, 0);
    game.puts({ guard: ['T1', 1, 2] });
    game.rides('shaft', 'guard', '9*', 3, 0);
  };

  it('[XA6] one guard uses up both shafts and all three breaches', () => {
    const game = everything();
    takesShafts(game);
    game.puts({ guard: ['walls', 2, 0] });
    game.walks('guard', 'east', 5);
    expect(game.wins()).toContain('XA6');
  });

  it('[XA6] not where another takes the last of them', () => {
    const game = everything();
    takesShafts(game);
    game.puts({ guard: ['walls', 2, 0] });
    game.walks('guard', 'east', 3);
    game.puts({ guard: ['9*', 0, 3], guard2: ['wall', 1, 0] });
    game.walks('guard2', 'east');
    expect(game.wins()).not.toContain('XA6');
    expect(game.far('XA6')).toBe(4);
  });
});

describe('ways out of the guard room', () => {
  /** The elf walks onto the guard's tile and is locked up, to the north of T1. */
  const locked = () => {
    const game = tell({
      pieces: ['guard', 'guardRoom', 'shafts', 'breaches'],
      lies: { ...AWAY, '25': [0, -1], '9*': [1, 0] },
      stands: { elf: ['T1', 2, 3], guard: ['9*', 0, 3] },
    });
    game.walks('elf', 'east');
    return game;
  };
  const byDoor = (game: Told) => {
    game.puts({ guard: null, mage: ['9*', 3, 3] });
    game.walks('elf', 'south', 4);
  };

  it('[XA7] a captive leaves by a shaft', () => {
    const game = locked();
    laysShaft(game, ['T1', 3, 0], ['25', 0, 0]);
    game.walks('elf', 'west');
    game.rides('shaft', 'elf', 'T1', 3, 0);
    expect(game.wins()).toContain('XA7');
  });

  it('[XA7] not by the door, with a shaft at hand', () => {
    const game = locked();
    laysShaft(game, ['T1', 3, 0], ['25', 0, 0]);
    byDoor(game);
    expect(game.wins()).not.toContain('XA7');
  });

  it('[XA8] a captive leaves by a breach', () => {
    const game = locked();
    breaks(game, ['T1', 0, 3], 'north');
    game.walks('elf', 'east');
    game.walks('elf', 'south', 4);
    expect(game.wins()).toContain('XA8');
  });

  it('[XA8] not by the door, with a breach at hand', () => {
    const game = locked();
    breaks(game, ['T1', 0, 3], 'north');
    byDoor(game);
    expect(game.wins()).not.toContain('XA8');
  });
});
