import { describe, expect, it } from 'vitest';
import { decide, isRefusal, redact, type Tile } from '#engine/mall/index.ts';
import { lay, SECURITY_TILES, secured, stand, walk } from '../security.ts';
import { accept, at, change, explore, place, problems, run, running, typesOf } from '../table.ts';

const AWAY = { dwarf: ['T1', 0, 0], elf: ['T1', 0, 1], mage: ['T1', 0, 3], barbarian: ['T1', 3, 3] } as const;

const DECK = ['26', 'P1', 'P2', 'C1', 'O', 'I', 'X'];
const table = (goals: object, pieces = ['maps', 'mapmaker']) =>
  stand(lay(secured(pieces, DECK, { goals: { heroes: [], theft: false, ...goals } as never }), 'dwarf'), {
    ...AWAY,
    barbarian: ['26', 0, 0],
  });

/** Two tiles by the map. */
function twice(goals: object, pieces?: string[]) {
  const game = table(goals, pieces);
  const one = accept(game, explore(game));
  const two = accept(one, place(one, 'T1', 3, 1));
  const drawn = accept(two, explore(two));
  return accept(drawn, place(drawn, '26', 0, 2));
}

describe('a use of the map', () => {
  it('[XT5] one use of the map places three tiles, or it is wasted', () => {
    const goals = { heroes: [], theft: false, wins: ['mappedThree'], loses: ['mapWasted'] };
    const pieces = ['maps', 'mapmaker'];
    const all = lay(secured(pieces, ['26', 'P1', 'P2', 'C1', 'O', 'I', 'X'], { goals }), 'dwarf');
    const game = stand(all, { ...AWAY, barbarian: ['26', 0, 0] });
    const one = accept(game, explore(game));
    const two = accept(one, place(one, 'T1', 3, 1));
    const left = accept(two, walk(two, 'barbarian', 'east'));
    expect(left.shared.result).toMatchObject({ won: false, reason: 'mapWasted' });
    const drawn = accept(two, explore(two));
    const again = accept(drawn, place(drawn, '26', 0, 2));
    const third = accept(again, explore(again));
    const space = third.shared.drawn === null ? third : accept(third, place(third, 'P1', 0, 2));
    expect(space.shared.result).toMatchObject({ won: true, reason: 'mappedThree' });
  });

  it('[XT5] [XT0] three are not enough for four, and the fourth is', () => {
    const two = twice({ wins: ['mappedFour'], loses: ['mapWasted'] });
    expect(two.shared.memory.mapmaker).toEqual({ now: 2, most: 2 });
    const drawn = accept(two, explore(two));
    const three = accept(drawn, place(drawn, 'P1', 0, 2));
    expect(three.shared.result).toBeNull();
    const again = accept(three, explore(three));
    const spots = ['P1', 'P2', 'C1', '26'].flatMap((tile) =>
      [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [tile, row, column] as const)),
    );
    const won = again.shared.result ?? fourth(again, spots);
    expect(won).toMatchObject({ won: true, reason: 'mappedFour' });
  });

  it('[XT5] tiles that something else paid for do not count, and what was used up begins anew', () => {
    const mage = stand(twice({ wins: ['mappedThree'], loses: ['mapWasted'] }), { mage: ['T1', 1, 0] });
    const drawn = accept(mage, explore(mage));
    const own = accept(drawn, place(drawn, 'T1', 1, 0));
    expect(own.shared.memory.mapmaker).toEqual({ now: 0, most: 2 });
    expect(own.shared.result).toMatchObject({ won: false, reason: 'mapWasted' });
    const idle = table({ wins: ['mappedThree'], loses: ['mapWasted'] });
    expect(accept(idle, walk(idle, 'barbarian', 'east')).shared.result).toBeNull();
  });

  it('[XT5] [X0.5] needs a tile with a map', () => {
    expect(problems({ pieces: ['mapmaker'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.missingTiles', params: { piece: 'mapmaker', tiles: '26, 29' } },
    ]);
  });

  it('[XT5] [XT0] everyone is told how many of three, or of four, the map in use has placed', () => {
    const two = twice({ wins: ['mappedThree', 'mappedFour'] });
    expect(two.box.goals.feats.map(({ counts }) => counts?.(two))).toEqual([
      { count: 2, all: 3 },
      { count: 2, all: 4 },
    ]);
    const event = { type: 'mapped', tiles: 2 } as const;
    expect(redact(two.box, event, null)).toEqual(event);
  });

  /** Two tiles by the map; the dwarf passes a door, which uses up the mage's code, and nobody explores. */
  function coded(now: number, outOfOrder: readonly number[] = []) {
    const goals = { wins: ['mappedFour'] };
    const pieces = ['maps', 'mapmaker', 'lockedExit'];
    const all = lay(secured(pieces, ['26', '12*', 'P1', 'I', 'X'], { goals }), 'dwarf', 'elf');
    const game = stand(all, {
      barbarian: ['26', 0, 0],
      dwarf: ['12*', 0, 1],
      mage: ['12*', 2, 0],
      elf: ['T1', 3, 3],
    });
    const map = now > 0 ? at(game, '26', 0, 0) : -1;
    const door = change(game, {
      outOfOrder,
      memory: { ...game.shared.memory, maps: map, mapmaker: { now, most: 2 } },
      hands: game.shared.hands.map((hand) => (hand.join('').includes('X') ? ['X'] : ['NESWVL'])),
    });
    return run(door, walk(door, 'dwarf', 'east'));
  }

  it('[XT5] a code that is used up wastes no map, and a wasted one is told of once', () => {
    const { events, game } = coded(2);
    expect(typesOf(events)).toEqual(['wentOutOfOrder', 'moved']);
    expect(game.shared.memory.mapmaker).toEqual({ now: 2, most: 2 });
    expect(typesOf(coded(0, [at(game, '26', 0, 0)]).events)).toEqual(['wentOutOfOrder', 'moved']);
  });

  it('[XT5] with two maps nothing is wasted before both are used up', () => {
    const copy = { ...(SECURITY_TILES.get('26') as Tile), name: '29' };
    const setup = {
      players: 4,
      pieces: ['maps', 'mapmaker'],
      onTop: ['26', '29', 'P1', 'I', 'X'],
      goals: { heroes: [], theft: false, wins: ['mappedThree'], loses: ['mapWasted'] },
    };
    const game = lay(running(setup, 'seed', new Map([...SECURITY_TILES, ['29', copy]])), 'dwarf');
    const isWasted = (now: typeof game) =>
      now.box.goals.feats.find(({ name }) => name === 'mapWasted')?.isSo(now);
    const both = [at(game, '26', 0, 0), at(game, '29', 0, 0)];
    expect(isWasted(change(game, { outOfOrder: both.slice(0, 1) }))).toBe(false);
    expect(isWasted(change(game, { outOfOrder: both }))).toBe(true);
  });
});

function fourth(game: ReturnType<typeof table>, spots: readonly (readonly [string, number, number])[]) {
  for (const spot of spots) {
    const command = place(game, ...spot);
    const decision = decide(game, command, 1);
    if (!isRefusal(decision)) return decision.game.shared.result;
  }
  return null;
}
