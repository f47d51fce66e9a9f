import { describe, expect, it } from 'vitest';
import { AWAY, type Lies, type Scene, type Told, tell } from './game.ts';

// [XA29] to [XA41]: games with every challenge at once, won on harder and harder terms.

const CHALLENGES = ['guard', 'guardRoom', 'lockedExit', 'beholder', 'reinforcements', 'sensor'];

const LIES: Lies = {
  ...AWAY,
  ...{ '3': [0, 1], '4': [0, 2], '5': [0, 3] },
  ...{ '6*': [3, 0], '9*': [4, 0], '12*': [5, 0], '7*': [6, 0], '2*': [7, 0] },
  ...{ '25': [0, 5], '27': [0, 6], '29': [0, 7] },
};

const hard = (helpers: readonly string[] = [], more: Partial<Scene> = {}) =>
  tell({ pieces: [...CHALLENGES, ...helpers], lies: LIES, ...more });

/** Somebody turns the sand on the timer of this tile. */
function flips(game: Told, tile: '3' | '4' | '5'): void {
  game.puts({ elf: [tile, 0, 1] });
  game.walks('elf', 'west');
}

describe('challenges', () => {
  it('[XA29] a win with all of them', () => {
    expect(hard().wins()).toContain('XA29');
  });

  it('[XA29] not without one of them', () => {
    const game = tell({ pieces: CHALLENGES.filter((piece) => piece !== 'sensor'), lies: LIES });
    expect(game.wins()).not.toContain('XA29');
    expect(game.far('XA29')).toBe(5);
  });
});

describe('helpers', () => {
  it('[XA30] three of them at most', () => {
    expect(hard(['antiStress', 'shafts', 'telekinesis']).wins()).toContain('XA30');
  });

  it('[XA30] not four: 7a and 7b are two', () => {
    const game = hard(['antiStress', 'shafts', 'maps', 'autoExplore'], { lies: { ...LIES, '26': [0, 8] } });
    const earned = game.wins();
    expect(earned).not.toContain('XA30');
    expect(earned).toContain('XA29');
  });

  it('[XA31] none at all', () => {
    expect(hard().wins()).toContain('XA31');
  });

  it('[XA31] not one', () => {
    expect(hard(['antiStress']).wins()).not.toContain('XA31');
  });
});

describe('flips', () => {
  const with3 = (count: number) => {
    const game = hard();
    for (const tile of (['3', '4', '5'] as const).slice(0, count)) flips(game, tile);
    return game.wins();
  };

  it('[XA32] two at most', () => {
    expect(with3(2)).toContain('XA32');
  });

  it('[XA32] not three', () => {
    expect(with3(3)).not.toContain('XA32');
  });

  it('[XA33] one at most', () => {
    expect(with3(1)).toContain('XA33');
  });

  it('[XA33] not two, and a token counts', () => {
    expect(with3(2)).not.toContain('XA33');
    const game = hard(['antiStress']);
    flips(game, '3');
    game.gives({ type: 'turnSand', seat: 0 });
    expect(game.wins()).not.toContain('XA33');
  });

  it('[XA34] none', () => {
    expect(with3(0)).toContain('XA34');
  });

  it('[XA34] not one', () => {
    expect(with3(1)).not.toContain('XA34');
  });
});

describe('communication', () => {
  const saying = (channel: 'words' | 'gestures') => {
    const game = hard();
    flips(game, '3');
    game.gives({ type: 'speak', seat: 0, channel });
    return game.wins();
  };

  it('[XA35] gestures without a word', () => {
    expect(saying('gestures')).toContain('XA35');
  });

  it('[XA35] not with a word', () => {
    expect(saying('words')).not.toContain('XA35');
  });

  it('[XA36] stares and Do Something! alone', () => {
    const game = hard();
    flips(game, '3');
    game.gives({ type: 'stare', seat: 0, target: 1 });
    game.gives({ type: 'doSomething', seat: 0, target: 1 });
    expect(game.wins()).toContain('XA36');
  });

  it('[XA36] not with a gesture', () => {
    expect(saying('gestures')).not.toContain('XA36');
  });
});

describe('without machines', () => {
  it('[XA37] nobody uses a vortex', () => {
    const game = hard();
    game.puts({ barbarian: ['5', 1, 1] });
    game.rides('escalator', 'barbarian', '5', 3, 3);
    expect(game.wins()).toContain('XA37');
  });

  it('[XA37] not where one hero does', () => {
    const game = hard([], { stands: { barbarian: ['T1', 0, 1] } });
    game.rides('vortex', 'barbarian', 'T1', 3, 2);
    expect(game.wins()).not.toContain('XA37');
  });

  it('[XA37] nor where a guard is sent', () => {
    const game = hard(['controlRoom'], { lies: { ...LIES, '28': [0, 8] } });
    game.puts({ mage: ['28', 0, 3], barbarian: ['I', 3, 0], elf: ['I', 3, 1], dwarf: ['I', 3, 2] });
    game.puts({ guard: ['9*', 0, 3] });
    game.rides('sendGuard', 'guard', 'T1', 0, 3);
    game.sendsHome();
    expect(game.wins()).not.toContain('XA37');
  });

  it('[XA38] nobody takes an escalator', () => {
    const game = hard([], { stands: { barbarian: ['T1', 0, 1] } });
    game.rides('vortex', 'barbarian', 'T1', 3, 2);
    expect(game.wins()).toContain('XA38');
  });

  it('[XA38] not even a guard', () => {
    const game = hard();
    game.puts({ guard: ['5', 1, 1] });
    game.rides('escalator', 'guard', '5', 3, 3);
    game.sendsHome();
    expect(game.wins()).not.toContain('XA38');
  });
});

describe('the whole mall', () => {
  const BEYOND = Array.from({ length: 11 }, (_, index) => String(index + 13));
  const rest: Lies = Object.fromEntries(
    ['8', '10', '11', ...BEYOND].map((tile, index) => [tile, [9, index] as const]),
  );
  /** The last tile is still to be explored, beyond T1. */
  const whole = (lies: Lies = { ...LIES, ...rest }) =>
    hard([], { lies, deck: ['24'], stands: { elf: ['T1', 2, 3], dwarf: ['T1', 0, 1] } });

  it('[XA39] every tile of the base game is in play', () => {
    expect(whole().wins()).toContain('XA39');
  });

  it('[XA39] not where one is missing', () => {
    const { '17': _, ...others } = rest;
    expect(whole({ ...LIES, ...others }).wins()).not.toContain('XA39');
  });

  it('[XA40] the last tile lies before the first flip', () => {
    const game = whole();
    game.explores();
    flips(game, '3');
    expect(game.wins()).toContain('XA40');
  });

  it('[XA40] not after it', () => {
    const game = whole();
    flips(game, '3');
    game.puts({ elf: ['T1', 2, 3] });
    game.explores();
    const earned = game.wins();
    expect(earned).not.toContain('XA40');
    expect(earned).toContain('XA39');
  });
});

describe('with bare hands', () => {
  it('[XA41] no helper, no word, no gesture, no vortex and no flip', () => {
    const game = hard();
    game.gives({ type: 'doSomething', seat: 0, target: 1 });
    expect(game.wins()).toContain('XA41');
  });

  it('[XA41] not with one vortex', () => {
    const game = hard([], { stands: { barbarian: ['T1', 0, 1] } });
    game.rides('vortex', 'barbarian', 'T1', 3, 2);
    expect(game.wins()).not.toContain('XA41');
  });

  it('[XA41] nor with a helper, a flip or a gesture', () => {
    expect(hard(['shafts']).wins()).not.toContain('XA41');
    const flipped = hard();
    flips(flipped, '3');
    expect(flipped.wins()).not.toContain('XA41');
  });
});
