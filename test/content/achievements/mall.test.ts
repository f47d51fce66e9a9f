import { describe, expect, it } from 'vitest';
import { HEROES } from '#engine/mall/index.ts';
import { AWAY, type Told, tell } from './game.ts';

// [XA9] to [XA19]: captives, windows, maps, the beholder, and how the mall lies.

describe('captives', () => {
  const scene = () =>
    tell({
      pieces: ['guard', 'guardRoom', 'breaches'],
      lies: { ...AWAY, '25': [0, -1], '9*': [1, 0] },
      stands: { barbarian: ['T1', 0, 3], guard: ['9*', 0, 3], elf: ['T1', 3, 0] },
    });
  const makesWay = (game: Told) => {
    game.gives({ type: 'breach', seat: 0, from: game.space('T1', 0, 3), direction: 'north' });
    game.puts({ barbarian: ['T1', 3, 3] });
  };
  const isCaught = (game: Told, hero: (typeof HEROES)[number]) => {
    game.puts({ guard: ['9*', 0, 3], [hero]: ['T1', 2, 3] });
    game.walks(hero, 'east');
  };
  const escapes = (game: Told, hero: (typeof HEROES)[number]) => {
    game.walks(hero, 'east');
    game.walks(hero, 'south', 4);
    game.puts({ [hero]: ['I', 3, HEROES.indexOf(hero)] });
  };

  it('[XA9] every hero is caught once and gets out', () => {
    const game = scene();
    makesWay(game);
    for (const hero of HEROES) {
      isCaught(game, hero);
      escapes(game, hero);
    }
    expect(game.wins()).toContain('XA9');
  });

  it('[XA9] not where one of them was never caught', () => {
    const game = scene();
    makesWay(game);
    for (const hero of ['mage', 'elf', 'mage', 'dwarf'] as const) {
      isCaught(game, hero);
      escapes(game, hero);
    }
    expect(game.wins()).not.toContain('XA9');
    expect(game.far('XA9')).toBe(3);
  });
});

describe('a window', () => {
  /** Somebody turns the timer of T1, and both talk. */
  const talking = () => {
    const game = tell({ pieces: ['antiStress'], stands: { elf: ['T1', 0, 1], dwarf: ['T1', 3, 3] } });
    game.walks('elf', 'west');
    game.gives({ type: 'speak', seat: 0, channel: 'words' });
    game.gives({ type: 'speak', seat: 1, channel: 'words' });
    return game;
  };
  const turnsSand = (game: Told) => game.gives({ type: 'turnSand', seat: 0 });

  it('[XA10] is talked away until the token turns the sand', () => {
    const game = talking();
    game.gives({ type: 'doSomething', seat: 0, target: 1 });
    turnsSand(game);
    expect(game.wins()).toContain('XA10');
  });

  it('[XA10] is none where somebody acted meanwhile', () => {
    const game = talking();
    game.walks('dwarf', 'north');
    turnsSand(game);
    expect(game.wins()).not.toContain('XA10');
  });

  it('[XA10] takes two who talk, and a flip that opened it', () => {
    const alone = tell({ pieces: ['antiStress'], stands: { elf: ['T1', 0, 1] } });
    alone.walks('elf', 'west');
    alone.gives({ type: 'speak', seat: 0, channel: 'words' });
    alone.gives({ type: 'speak', seat: 1, channel: 'gestures' });
    turnsSand(alone);
    expect(alone.wins()).not.toContain('XA10');
    const called = tell({ pieces: ['antiStress'] });
    called.gives({ type: 'callTalk', seat: 0 });
    for (const seat of [0, 1]) called.gives({ type: 'speak', seat, channel: 'words' });
    turnsSand(called);
    expect(called.wins()).not.toContain('XA10');
  });
});

describe('a map', () => {
  const scene = () =>
    tell({
      pieces: ['maps'],
      lies: { I: [0, 2], X: [0, 3], '26': [0, 1] },
      deck: ['P0', 'P1', 'P2', 'P3', 'P4'],
      stands: { mage: ['26', 0, 0], elf: ['T1', 0, 3] },
    });
  const PLACES = ['X', 'P0', 'P1', 'P2', 'P3'];

  it('[XA11] opens five tiles in one use', () => {
    const game = scene();
    for (const from of PLACES) game.explores([from, 2, 3]);
    expect(game.wins()).toContain('XA11');
  });

  it('[XA11] not where whoever explores did something else after the fourth', () => {
    const game = scene();
    for (const from of PLACES.slice(0, 4)) game.explores([from, 2, 3]);
    game.walks('elf', 'south');
    game.puts({ mage: ['P3', 2, 3] });
    game.explores();
    expect(game.now().shared.deckLeft).toBe(0);
    expect(game.wins()).not.toContain('XA11');
    expect(game.far('XA11')).toBe(4);
  });
});

const EXITS = { '2': [0, 6], '10': [0, 7], '11': [0, 8], '12': [0, 9] } as const;

describe('the beholder', () => {
  /** It comes with 7*, beyond T1; the other items lie behind that in a row. */
  const scene = () => {
    const game = tell({
      pieces: ['beholder'],
      lies: { ...EXITS, '27': [0, 1], '6': [2, 0], '8': [3, 0], '9': [4, 0] },
      deck: ['7*'],
      stands: { elf: ['T1', 2, 3], dwarf: ['27', 1, 3] },
    });
    game.explores();
    return game;
  };
  const steers = (game: Told, direction: 'east' | 'west') => {
    const seat = game
      .now()
      .shared.hands.findIndex((hand) => hand.join().includes(direction === 'east' ? 'E' : 'W'));
    game.gives({ type: 'steer', seat, direction });
  };
  it('[XA12] hovers over every tile with an item', () => {
    const game = scene();
    for (let tile = 0; tile < 3; tile++) steers(game, 'east');
    expect(game.wins()).toContain('XA12');
  });

  it('[XA12] not where it turned round before the last', () => {
    const game = scene();
    steers(game, 'east');
    steers(game, 'east');
    expect(game.wins()).not.toContain('XA12');
    expect(game.far('XA12')).toBe(3);
  });
});

describe('items', () => {
  const scene = () =>
    tell({
      pieces: ['shafts'],
      lies: { ...EXITS, '7': [1, 0], '8': [2, 0], '9': [2, 1] },
      deck: ['6'],
    });

  it('[XA13] lie on four tiles that hang together', () => {
    const game = scene();
    game.puts({ barbarian: ['7', 0, 2] });
    game.explores();
    expect(game.wins()).toContain('XA13');
  });

  it('[XA13] not where the fourth lies round a corner', () => {
    const game = scene();
    game.puts({ barbarian: ['T1', 3, 1] });
    game.explores();
    expect(game.wins()).not.toContain('XA13');
    expect(game.far('XA13')).toBe(3);
  });

  /** Each item has its exit on the tile to the east, and the barbarian's a third to the north. */
  const pairs = () => {
    const game = tell({
      pieces: ['shafts'],
      lies: {
        ...{ '6': [0, 3], '11': [1, 3], P0: [0, 2] },
        ...{ '7': [0, 5], '12': [1, 5], '8': [0, 7], '10': [1, 7], '9': [0, 9], '2': [1, 9] },
      },
    });
    game.steals();
    return game;
  };
  const goHome = (game: Told) => {
    for (const hero of HEROES) game.walks(hero, 'east', 3);
    return game.earned();
  };

  it('[XA14] every hero goes straight from its item to its exit', () => {
    expect(goHome(pairs())).toContain('XA14');
  });

  it('[XA14] not where one of them looks in on a third tile', () => {
    const game = pairs();
    game.walks('barbarian', 'north', 3);
    game.walks('barbarian', 'south', 3);
    expect(goHome(game)).not.toContain('XA14');
    expect(game.far('XA14')).toBe(3);
  });
});

describe('telekinesis', () => {
  const moves = (game: Told, tile: string) =>
    game.gives({ type: 'telekinesis', seat: 0, from: game.spaceOf('elf'), tile: game.tile(tile) });
  const scene = () =>
    tell({ pieces: ['telekinesis'], lies: { ...AWAY, P0: [1, 0] }, stands: { elf: ['T1', 0, 2] } });

  it('[XA15] takes a tile away and brings it back', () => {
    const game = scene();
    moves(game, 'P0');
    game.puts({ elf: ['T1', 2, 3] });
    moves(game, 'P0');
    expect(game.wins()).toContain('XA15');
  });

  it('[XA15] not where it brings it to a third place', () => {
    const game = scene();
    moves(game, 'P0');
    game.puts({ elf: ['T1', 3, 1] });
    moves(game, 'P0');
    expect(game.wins()).not.toContain('XA15');
  });

  const exits = () =>
    tell({
      pieces: ['telekinesis'],
      lies: { I: [-1, 0], '2': [-2, 0], '11': [-3, 0], '12': [-4, 0], '10': [1, 0] },
    });

  it('[XA19] brings the tile with the exit of the elf after the theft', () => {
    const game = exits();
    game.steals();
    game.puts({ elf: ['T1', 0, 2] });
    moves(game, '10');
    expect(game.wins()).toContain('XA19');
  });

  it('[XA19] not before the theft, nor with another exit', () => {
    const game = exits();
    game.puts({ elf: ['T1', 0, 2] });
    moves(game, '10');
    game.steals();
    game.puts({ elf: ['T1', 2, 3] });
    moves(game, '12');
    expect(game.wins()).not.toContain('XA19');
  });
});

describe('codes', () => {
  const CODES = ['7*', '8*', '9*', '12*', '26', '29'];
  const scene = () =>
    tell({
      pieces: ['lockedExit'],
      lies: { ...AWAY, '7*': [1, 0], '8*': [2, 0], '9*': [3, 0], '12*': [4, 0], '26': [0, 1], '29': [0, 2] },
    });
  const opens = (game: Told, tile: string) => {
    game.puts({ mage: [tile, 3, 3], dwarf: ['12*', 0, 1] });
    game.walks('dwarf', 'west');
  };

  it('[XA16] each of the six opens a door', () => {
    const game = scene();
    for (const tile of CODES) opens(game, tile);
    expect(game.wins()).toContain('XA16');
  });

  it('[XA16] not where one of them was never used', () => {
    const game = scene();
    for (const tile of CODES.slice(1)) opens(game, tile);
    expect(game.wins()).not.toContain('XA16');
    expect(game.far('XA16')).toBe(5);
  });
});

describe('explorers', () => {
  /** On the four spaces round T1, one step from where they explore. */
  const scene = (deck: readonly string[]) =>
    tell({
      pieces: ['shafts'],
      lies: { I: [5, 5], X: [6, 5] },
      deck,
      stands: { dwarf: ['T1', 0, 1], elf: ['T1', 2, 2], barbarian: ['T1', 3, 2], mage: ['T1', 1, 1] },
    });
  const explore = {
    dwarf: (game: Told) => game.walks('dwarf', 'east'),
    elf: (game: Told) => game.walks('elf', 'east'),
    barbarian: (game: Told) => game.walks('barbarian', 'west'),
    mage: (game: Told) => game.walks('mage', 'west'),
  };
  const byAll = (game: Told, heroes: readonly (keyof typeof explore)[]) => {
    for (const hero of heroes) {
      explore[hero](game);
      game.explores();
    }
    return game;
  };

  it('[XA17] open the whole mall while one hero stays where it was', () => {
    const game = byAll(scene(['P0', 'P1', 'P2']), ['dwarf', 'elf', 'barbarian']);
    const earned = game.wins();
    expect(earned).toContain('XA17');
    expect(earned).not.toContain('XA18');
  });

  it('[XA17] not where the fourth took a step before the last tile lay', () => {
    const game = byAll(scene(['P0', 'P1', 'P2', 'P3']), ['dwarf', 'elf', 'barbarian', 'mage']);
    expect(game.wins()).not.toContain('XA17');
  });

  it('[XA18] open the whole mall while two heroes stay where they were', () => {
    const game = byAll(scene(['P0', 'P1']), ['dwarf', 'elf']);
    expect(game.wins()).toContain('XA18');
  });

  it('[XA18] not where tiles are left', () => {
    const game = byAll(scene(['P0', 'P1', 'P2']), ['dwarf', 'elf']);
    expect(game.wins()).not.toContain('XA18');
  });
});
