import { describe, expect, it } from 'vitest';
import { LEVELS, SCENARIOS, setupFor, tilesUpTo } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { newGame, openBox, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

const PERMANENT = ['ownExits', 'passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];
const ALONE = { players: 4 };

describe('the scenarios', () => {
  it('every scenario opens for every number of players it allows, and for no other', () => {
    for (const { number, players } of SCENARIOS)
      for (let count = 0; count <= 10; count++) {
        const setup = setupFor({ scenario: number, players: count });
        const opened = openBox(setup as never, tileSet(), PIECES);
        const allowed = count >= players.least && count <= players.most;
        expect('box' in opened, `scenario ${number}, ${count} players`).toBe(allowed);
      }
  });

  it('[S1] tiles 2-9 on side A, no rule added, talking allowed by default', () => {
    expect(setupFor({ scenario: 1, ...ALONE })).toEqual({
      players: 4,
      start: '1A',
      deck: tilesUpTo(9),
      onTop: [],
      pieces: ['freeTalk'],
      sand: 180_000,
    });
    expect(setupFor({ scenario: 1, ...ALONE, talk: false })?.pieces).toEqual([]);
    expect(tilesUpTo(9)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it.each([
    [2, 12, '1A', 1],
    [3, 12, '1A', 2],
    [4, 14, '1A', 4],
    [6, 17, '1B', 6],
    [7, 19, '1B', 6],
  ])(
    '[S%i] the campaign fixes tiles up to %i on %s and adds its rules one by one',
    (scenario, last, start, rules) => {
      const setup = setupFor({ scenario, ...ALONE, level: 6, side: 'B', talk: true });
      expect(setup).toMatchObject({
        start,
        deck: tilesUpTo(last),
        onTop: [],
        pieces: PERMANENT.slice(0, rules),
      });
    },
  );

  it('[S5] tile 15 lies on top of 2-14, side B', () => {
    const setup = setupFor({ scenario: 5, ...ALONE });
    expect(setup).toMatchObject({
      start: '1B',
      deck: tilesUpTo(14),
      onTop: ['15'],
      pieces: PERMANENT.slice(0, 5),
    });
    const opened = openBox(setup as never, tileSet(), PIECES);
    if (!('box' in opened)) throw new Error('does not open');
    const { game } = newGame(opened.box, randomFrom('x'));
    expect(game.box.tiles[game.secrets.deck[0] as number]?.name).toBe('15');
  });

  it('[S-own] scenarios 8-17 come in six levels, either side, with all permanent rules', () => {
    expect(LEVELS).toEqual([12, 14, 17, 19, 22, 24]);
    const own: Record<number, string[]> = {
      8: ['divination'],
      9: ['leader'],
      11: ['rearrangement'],
      12: ['gesturesOnly'],
      13: ['dimensions'],
      14: ['noTalk'],
      15: ['noTalk', 'noDoSomething'],
      16: ['noVortex'],
      17: ['groupsForbidden'],
    };
    for (const [scenario, pieces] of Object.entries(own))
      LEVELS.forEach((last, index) => {
        const level = (index + 1) as 1;
        const setup = setupFor({ scenario: Number(scenario), ...ALONE, level, side: 'B' });
        expect(setup).toMatchObject({
          start: '1B',
          deck: tilesUpTo(last),
          pieces: [...PERMANENT, ...pieces],
        });
        expect('box' in openBox(setup as never, tileSet(), PIECES)).toBe(true);
      });
    expect(setupFor({ scenario: 10, ...ALONE })?.pieces).toEqual([...PERMANENT.slice(1), 'trickTheGuards']);
    expect(setupFor({ scenario: 8, ...ALONE })).toMatchObject({ start: '1A', deck: tilesUpTo(12) });
    expect(setupFor({ scenario: 99, ...ALONE })).toBeUndefined();
  });

  it('[M17][M26][L1] options: automatic theft, another length of sand, the little sister, playing alone', () => {
    const setup = setupFor({ scenario: 2, players: 1, theft: 'automatic', sand: 600_000, sister: true });
    expect(setup).toMatchObject({ sand: 600_000, pieces: ['ownExits', 'solo', 'automaticTheft', 'sister'] });
    expect(setup?.deck.slice(-2)).toEqual(['L1', 'L2']);
    expect('box' in openBox(setup as never, tileSet(), PIECES)).toBe(true);
  });

  it('[M25] the base mall has four sand timer spaces', () => {
    const opened = openBox(setupFor({ scenario: 8, ...ALONE, level: 6 }) as never, tileSet(), PIECES);
    expect('box' in opened && opened.box.print.filter(({ timer }) => timer)).toHaveLength(4);
  });
});
