import { describe, expect, it } from 'vitest';
import { HEROES } from '#engine/mall/index.ts';
import { AWAY, type Scene, type Told, tell } from './game.ts';

// [XA20] to [XA28]: guards, spells on them, and burgers. Reinforcements come to the last cell of their tiles.

const THREE = { '2*': [1, 0], '10*': [2, 0], '11*': [3, 0] } as const;

const reinforced = (more: Partial<Scene> = {}, pieces: readonly string[] = []) => {
  const game = tell({
    pieces: ['guard', 'reinforcements', ...pieces],
    ...more,
    lies: { ...(more.lies ?? { ...AWAY, ...THREE }), '9*': [0, 4] },
  });
  game.steals();
  return game;
};

describe('guards meet', () => {
  it('[XA20] on two spaces with nothing between them', () => {
    const game = reinforced();
    game.puts({ guard2: ['2*', 2, 2], guard10: ['10*', 1, 0] });
    game.walks('guard2', 'east');
    expect(game.wins()).toContain('XA20');
  });

  it('[XA20] not with a wall between them', () => {
    const game = reinforced();
    game.puts({ guard2: ['2*', 2, 3], guard10: ['10*', 0, 0] });
    game.walks('guard2', 'north');
    expect(game.wins()).not.toContain('XA20');
  });

  it('[XA20] with a breach in that wall', () => {
    const game = reinforced({}, ['breaches']);
    game.puts({ guard2: null, guard10: null, barbarian: ['2*', 1, 3] });
    game.gives({ type: 'breach', seat: 0, from: game.space('2*', 1, 3), direction: 'east' });
    game.puts({ barbarian: ['I', 0, 0], guard2: ['2*', 2, 3], guard10: ['10*', 0, 0] });
    game.walks('guard2', 'north');
    expect(game.wins()).toContain('XA20');
  });

  // Where one stands already the next comes beside it, whatever the rules say of two on one tile.
  it('[XA21] three in a chain, the one in the middle beside both', () => {
    const game = reinforced();
    game.puts({ guard: ['10*', 1, 0], guard10: ['10*', 1, 1], guard2: ['2*', 2, 2], guard11: null });
    game.walks('guard2', 'east');
    const earned = game.wins();
    expect(earned).toContain('XA21');
    expect(earned).toContain('XA20');
  });

  it('[XA21] not where the third stands apart', () => {
    const game = reinforced();
    game.puts({ guard: ['10*', 1, 0], guard10: ['10*', 1, 2], guard2: ['2*', 2, 2], guard11: null });
    game.walks('guard2', 'east');
    expect(game.wins()).not.toContain('XA21');
    expect(game.far('XA21')).toBe(2);
  });
});

describe('four guards', () => {
  const exits = (column: number) => {
    const game = reinforced({
      lies: { I: [-1, 0], '12': [4, 0], P0: [5, 0], ...THREE },
    });
    game.puts({ guard: ['P0', 1, column] });
    game.walks('guard', 'west');
    game.sendsHome();
    return game;
  };

  it('[XA22] stand on the four tiles with an exit', () => {
    expect(exits(0).wins()).toContain('XA22');
  });

  it('[XA22] not where one of them is not there yet', () => {
    const game = exits(1);
    expect(game.wins()).not.toContain('XA22');
    expect(game.far('XA22')).toBe(3);
  });

  /** P0 has tiles on all sides; the guard may be on the fourth of them or behind it. */
  const around = (column: number) => {
    const game = reinforced({
      lies: { ...AWAY, P0: [0, 6], '2*': [0, 5], '10*': [1, 6], '11*': [0, 7], P1: [-1, 6], P2: [-2, 6] },
    });
    game.puts({ elf: ['P0', 1, 1], guard: ['P2', 2, 3] });
    if (column > 0) game.walks('guard', 'east', column);
    game.walks('elf', 'east');
    return game;
  };

  it('[XA23] stand on all four tiles round a hero', () => {
    expect(around(1).wins()).toContain('XA23');
  });

  it('[XA23] not where the fourth is a tile further away', () => {
    const game = around(0);
    expect(game.wins()).not.toContain('XA23');
    expect(game.far('XA23')).toBe(3);
  });
});

describe('the control room', () => {
  const scene = () => {
    const game = reinforced({ lies: { ...AWAY, ...THREE, '28': [0, 5], V0: [0, 6], V1: [0, 7] } }, [
      'controlRoom',
    ]);
    game.puts({ barbarian: ['28', 0, 3] });
    return game;
  };

  it('[XA24] alone moves the three reinforcements', () => {
    const game = scene();
    game.rides('sendGuard', 'guard2', 'T1', 3, 2);
    game.rides('sendGuard', 'guard10', 'V0', 0, 0);
    game.rides('sendGuard', 'guard11', 'V1', 0, 0);
    expect(game.wins()).toContain('XA24');
  });

  it('[XA24] not where one of them took a step besides', () => {
    const game = scene();
    game.rides('sendGuard', 'guard2', 'T1', 3, 2);
    game.walks('guard10', 'north');
    expect(game.wins()).not.toContain('XA24');
    expect(game.far('XA24')).toBe(2);
  });

  it('[XA24] not where nobody was sent anywhere', () => {
    expect(scene().wins()).not.toContain('XA24');
  });
});

describe('spells', () => {
  const frog = (row: number) => {
    const game = reinforced({ spells: ['frog'] }, ['spells']);
    game.puts({ guard2: ['2*', 2, 1], guard: ['2*', 2, 3], guard10: null, guard11: null });
    game.gives({ type: 'castFrog', seat: 0, pawn: 'guard2', from: game.space('2*', 2, 1) });
    game.puts({ guard: ['2*', row, 3] });
    game.walks('guard', 'west');
    return game;
  };

  it('[XA25] a guard stands beside a frog', () => {
    expect(frog(2).wins()).toContain('XA25');
  });

  it('[XA25] not where it stands at a corner of it', () => {
    expect(frog(1).wins()).not.toContain('XA25');
  });

  /** The four guards' tiles lie in a row beyond T1; she comes to the next by four spaces east and one south. */
  const unseen = (tiles: number) => {
    const game = reinforced({ lies: { ...AWAY, ...THREE, P0: [4, 0] }, spells: ['invisibility'] }, [
      'spells',
    ]);
    game.puts({ guard: ['P0', 3, 3], mage: ['T1', 2, 3] });
    game.gives({ type: 'castInvisibility', seat: 0 });
    for (let tile = 0; tile < tiles; tile++) {
      game.walks('mage', 'east', 4);
      game.walks('mage', 'south');
    }
    return game;
  };

  it('[XA26] the mage passes all four guards unseen', () => {
    expect(unseen(4).wins()).toContain('XA26');
  });

  it('[XA26] not where she turns round before the last', () => {
    const game = unseen(3);
    expect(game.wins()).not.toContain('XA26');
    expect(game.far('XA26')).toBe(3);
  });

  const swaps = (other: 'guard10' | 'elf') => {
    const game = reinforced({ spells: ['swap'] }, ['spells']);
    game.puts({ guard2: ['2*', 1, 2], guard10: ['10*', 1, 2], elf: ['T1', 1, 2] });
    const [from, to] = [game.spaceOf('guard2'), game.spaceOf(other)];
    game.puts({ [other === 'elf' ? 'guard10' : 'elf']: other === 'elf' ? null : ['I', 2, 0] });
    game.puts({ barbarian: ['I', 0, 0], mage: ['I', 0, 1], dwarf: ['I', 2, 1] });
    game.gives({ type: 'castSwap', seat: 0, pawn: 'guard2', from, other, to });
    return game;
  };

  it('[XA27] two guards change places', () => {
    expect(swaps('guard10').wins()).toContain('XA27');
  });

  it('[XA27] not a guard and a hero', () => {
    expect(swaps('elf').wins()).not.toContain('XA27');
  });
});

describe('burgers', () => {
  const scene = () => tell({ pieces: ['shafts'], lies: { ...AWAY, eat: [0, 1] } });
  const passes = (game: Told, hero: (typeof HEROES)[number]) => {
    game.puts({ [hero]: ['eat', 1, 1] });
    game.walks(hero, 'west');
    game.puts({ [hero]: ['I', 3, HEROES.indexOf(hero)] });
  };

  it('[XA28] everyone comes by on the way out', () => {
    const game = scene();
    game.steals();
    for (const hero of HEROES) passes(game, hero);
    expect(game.wins()).toContain('XA28');
  });

  it('[XA28] not where one of them was there only before the theft', () => {
    const game = scene();
    passes(game, 'dwarf');
    game.steals();
    for (const hero of ['barbarian', 'mage', 'elf', 'mage'] as const) passes(game, hero);
    expect(game.wins()).not.toContain('XA28');
    expect(game.far('XA28')).toBe(3);
  });
});
