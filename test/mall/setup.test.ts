import { describe, expect, it } from 'vitest';
import { COLOUR, DIRECTIONS, emptyGame, SYMBOL, type Tile } from '#engine/mall/index.ts';
import { cellBeside, OFF, stepsAcross } from '#engine/mall/spaces.ts';
import {
  accept,
  at,
  boxFor,
  dealt,
  explore,
  problems,
  refusal,
  run,
  running,
  start,
  typesOf,
} from './table.ts';
import { TEST_TILES } from './tiles.ts';

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('set-up', () => {
  it('[M1] each hero has a colour, and each colour a symbol of its own', () => {
    expect(COLOUR).toEqual({
      barbarian: 'yellow',
      mage: 'purple',
      elf: 'green',
      dwarf: 'orange',
      sister: 'blue',
    });
    expect(SYMBOL).toEqual({ yellow: 'sword', purple: 'vial', green: 'bow', orange: 'axe', blue: 'kite' });
    expect(boxFor().pawns).toEqual(['barbarian', 'mage', 'elf', 'dwarf']);
  });

  it('[M2] before the deal there is nothing on the table', () => {
    const { shared, secrets } = emptyGame(boxFor());
    const lists = { ready: [], hands: [], pawns: [], escaped: [], outOfOrder: [], voices: [] };
    const clock = { shift: 0, since: null, wishes: [], away: [] };
    expect(shared).toMatchObject({ ...lists, phase: 'setup', clock, board: { placed: [], unused: [] } });
    expect(secrets).toEqual({ deck: [], random: [0, 0, 0, 0], memory: {}, own: [] });
  });

  it('[M11] every vortex that is printed is known by its colour', () => {
    expect(boxFor().vortexes).toEqual({
      yellow: [14, 19],
      purple: [3, 28],
      green: [12, 30],
      orange: [15, 31],
      blue: [],
    });
  });

  it('[M12] an escalator leads from its one end to its other, and from nowhere else', () => {
    const ends = boxFor({ onTop: ['I', 'X', 'W'] }).print.flatMap(({ escalator }, space) =>
      escalator === OFF ? [] : [[space, escalator]],
    );
    expect(ends).toEqual([
      [7, 8],
      [8, 7],
      [52, 56],
      [56, 52],
    ]);
  });

  it('[M8] nobody walks into a shop or out of one, nor over a tile’s border to its next row', () => {
    const plain = TEST_TILES.get('P1') as Tile;
    const shop = { ...plain, cells: plain.cells.with(5, { shop: 'test-shop', features: [] }) };
    const around = (tile: Tile) => {
      const steps = stepsAcross(tile, 'open');
      return [5 * 4, 5 * 4 + 1, 5 * 4 + 2, 5 * 4 + 3, 1 * 4 + 2, 6 * 4 + 3, 9 * 4, 4 * 4 + 1].map(
        (step) => steps[step],
      );
    };
    expect(around(plain)).toEqual([1, 6, 9, 4, 5, 5, 5, 5]);
    expect(around(shop)).toEqual([OFF, OFF, OFF, OFF, OFF, OFF, OFF, OFF]);
    expect([cellBeside(4, 3), cellBeside(3, 1), cellBeside(0, 0), cellBeside(15, 2)]).toEqual([
      OFF,
      OFF,
      OFF,
      OFF,
    ]);
    expect([cellBeside(5, 3), cellBeside(5, 1)]).toEqual([4, 6]);
  });

  it('[M2] heroes start at random on the four central spaces, in the middle of the table', () => {
    const starts = seeds.map((seed) => dealt({}, seed).shared.pawns);
    for (const pawns of starts) expect([...pawns].sort((a, b) => a - b)).toEqual([5, 6, 9, 10]);
    expect(new Set(starts.map(String)).size).toBeGreaterThan(12);
    expect(dealt().shared.board.placed).toEqual([{ tile: 0, dimension: 0, a: 0, b: 0, turn: 0 }]);
  });

  it('[M2] the tiles are shuffled into a face-down deck, the theft tile shows side A', () => {
    const deck = ['I', 'X', 'O', 'W', 'B'];
    const decks = seeds.map((seed) => dealt({ deck, onTop: [] }, seed).secrets.deck);
    for (const order of decks) expect([...order].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(decks.map(String)).size).toBeGreaterThan(20);
    expect(new Set(decks.map((order) => order[0])).size).toBe(5);
    const { shared } = dealt({ deck, onTop: [] });
    expect(shared).toMatchObject({ deckLeft: 5, deckTop: null, drawn: null, stolen: false, outOfOrder: [] });
    expect(shared).toMatchObject({ flips: 0, result: null, talk: false, doSomething: null, phase: 'setup' });
  });

  it('[S5] tiles put on top are drawn first, in their order', () => {
    for (const seed of seeds.slice(0, 8)) {
      const { deck } = dealt({ deck: ['I', 'X', 'W'], onTop: ['B', 'O'] }, seed).secrets;
      expect(deck.slice(0, 2)).toEqual([1, 2]);
      expect([...deck].sort()).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('[M3][M5] two to eight players hold the set for their number, every action by someone', () => {
    const sets: Record<number, string[]> = {
      2: ['NEV', 'SWLX'],
      3: ['WV', 'SLX', 'NE'],
      4: ['SX', 'WV', 'EL', 'N'],
      5: ['SX', 'WV', 'EL', 'N', 'W'],
      6: ['SX', 'WV', 'EL', 'N', 'W', 'E'],
      7: ['SX', 'WV', 'EL', 'N', 'W', 'E', 'S'],
      8: ['SX', 'WV', 'EL', 'N', 'W', 'E', 'S', 'N'],
    };
    for (const [players, tiles] of Object.entries(sets)) {
      const { hands } = dealt({ players: Number(players) }).shared;
      expect(hands.flat().sort()).toEqual([...tiles].sort());
      expect(hands.every((hand) => hand.length === 1)).toBe(true);
      for (const action of 'NESWVLX') expect(hands.flat().join('')).toContain(action);
    }
  });

  it('[M3] with five or more, equal actions sit opposite each other, and chance decides who sits where', () => {
    for (const players of [5, 6, 7, 8]) {
      const { hands } = dealt({ players }).shared;
      for (const move of 'WES') {
        const seats = hands.flatMap((hand, seat) => (hand[0]?.includes(move) ? [seat] : []));
        if (seats.length < 2) continue;
        const gap = Math.abs((seats[0] as number) - (seats[1] as number));
        expect(Math.min(gap, players - gap)).toBe(Math.floor(players / 2));
      }
    }
    const first = new Set(seeds.map((seed) => dealt({ players: 4 }, seed).shared.hands[0]?.[0]));
    expect(first.size).toBe(4);
  });

  it('[M3] the ring keeps its order: the same tile follows on the left', () => {
    const followers = seeds.map((seed) => {
      const { hands } = dealt({ players: 4 }, seed).shared;
      const seat = hands.findIndex((hand) => hand[0] === 'WV');
      return hands[(seat + 1) % 4]?.[0];
    });
    expect(new Set(followers)).toEqual(new Set(['EL']));
  });

  it('[M4] the sand starts when the last player is ready, and one may think again', () => {
    let game = dealt({ players: 2 });
    expect(refusal(game, explore(game))).toBe('game.notStarted');
    game = accept(game, { type: 'ready', seat: 0, ready: true }, 50);
    game = accept(game, { type: 'ready', seat: 0, ready: false }, 60);
    game = accept(game, { type: 'ready', seat: 1, ready: true }, 70);
    expect(game.shared.phase).toBe('setup');
    expect(game.shared.ready).toEqual([false, true]);
    const begun = run(game, { type: 'ready', seat: 0, ready: true }, 500);
    expect(typesOf(begun.events)).toEqual(['readied', 'started']);
    expect(begun.game.shared).toMatchObject({
      phase: 'running',
      talk: false,
      sand: { full: 180_000, turned: 500, end: 180_500 },
    });
    expect(refusal(begun.game, { type: 'ready', seat: 0, ready: false })).toBe('game.running');
  });

  it('[M4][C4] before the start and after the end everyone may talk, in between nobody', () => {
    const words = { type: 'speak', seat: 1, channel: 'words' } as const;
    const waiting = dealt();
    expect(run(waiting, words).events).toEqual([]);
    const game = start(waiting);
    expect(refusal(game, words)).toBe('talk.silence');
    const over = run(game, { type: 'clock', seat: null }, 180_000).game;
    expect(run(over, words, 180_001).events).toEqual([]);
  });

  it('[M5] one player or nine take a piece that allows it', () => {
    expect(problems({ players: 1 })).toEqual([{ refused: 'setup.players', params: { least: 2, most: 8 } }]);
    expect(problems({ players: 9 })).toEqual([{ refused: 'setup.players', params: { least: 2, most: 8 } }]);
    expect(problems({ players: 2.5 })).toHaveLength(1);
    expect(problems({ players: 2 })).toEqual([]);
    expect(problems({ players: 8 })).toEqual([]);
    expect(problems({ players: 9, pieces: ['leader'] })).toEqual([]);
    expect(problems({ players: 2, pieces: ['leader'] })).toEqual([
      { refused: 'setup.players', params: { least: 3, most: 9 } },
    ]);
    expect(problems({ players: 1, pieces: ['solo'] })).toEqual([]);
    expect(problems({ players: 2, pieces: ['solo'] })).toEqual([
      { refused: 'setup.players', params: { least: 1, most: 1 } },
    ]);
  });

  it('[S-own][S9] rules that no number of players suits are refused as such', () => {
    expect(problems({ players: 1, pieces: ['leader', 'solo'] })).toEqual([
      { refused: 'setup.nobody', params: {} },
    ]);
  });

  it('[M4][M26] saying again what is known already changes nothing and is not kept', () => {
    const once = accept(dealt(), { type: 'ready', seat: 0, ready: true });
    expect(run(once, { type: 'ready', seat: 0, ready: true }).events).toEqual([]);
    expect(run(dealt(), { type: 'presence', seat: null, of: 0, away: false }).events).toEqual([]);
    expect(run(running(), { type: 'pause', seat: 0, pause: false }).events).toEqual([]);
  });

  it('[S-own] any tiles, side, rules and sand that fit together make a game; what does not is named', () => {
    expect(
      problems({ deck: ['W', 'B', 'C1'], pieces: ['cameras', 'crystalBall', 'noVortex'], sand: 600_000 }),
    ).toEqual([]);
    expect(problems({ deck: ['nowhere'] })).toEqual([
      { refused: 'setup.unknownTile', params: { tile: 'nowhere' } },
    ]);
    expect(problems({ deck: ['I'] })).toEqual([{ refused: 'setup.tileTwice', params: { tile: 'I' } }]);
    expect(problems({ deck: [], onTop: ['X', 'I'], start: 'B' })[0]).toEqual({
      refused: 'setup.startTile',
      params: { tile: 'B' },
    });
    expect(problems({ pieces: ['nothing'] })).toEqual([
      { refused: 'setup.unknownPiece', params: { piece: 'nothing' } },
    ]);
    expect(problems({ pieces: ['cameras', 'cameras'] })).toEqual([
      { refused: 'setup.pieceTwice', params: { piece: 'cameras' } },
    ]);
    expect(problems({ onTop: ['X'] }).map(({ params }) => params.colour)).toEqual([
      'yellow',
      'purple',
      'green',
      'orange',
    ]);
    expect(problems({ onTop: ['X'] })[0]?.refused).toBe('setup.noItem');
    expect(problems({ onTop: ['I'] })).toEqual([{ refused: 'setup.noExit', params: {} }]);
    for (const sand of [999, 86_400_001, 1000.5, Number.NaN])
      expect(problems({ sand })).toEqual([{ refused: 'setup.sand', params: {} }]);
    for (const sand of [1000, 86_400_000]) expect(problems({ sand })).toEqual([]);
  });

  it('[S-own] rules that contradict each other are refused, in whichever order they are named', () => {
    const clashing = [
      ['ownExits', 'trickTheGuards'],
      ['trickTheGuards', 'groupsForbidden'],
      ['dimensions', 'groupsForbidden'],
      ['dimensions', 'sister'],
      ['freeTalk', 'noTalk'],
      ['freeTalk', 'gesturesOnly'],
      ['leader', 'noDoSomething'],
    ];
    for (const [piece, other] of clashing) {
      const deck = ['3', 'L'];
      const found = problems({ players: 3, deck, pieces: [piece as string, other as string] });
      expect(found).toContainEqual({ refused: 'setup.clash', params: { piece, other } });
      const back = problems({ players: 3, deck, pieces: [other as string, piece as string] });
      expect(back).toContainEqual({ refused: 'setup.clash', params: { piece: other, other: piece } });
    }
    expect(problems({ deck: ['3'], pieces: ['divination', 'dimensions'] })).toEqual([]);
    expect(problems({ pieces: ['gesturesOnly', 'noTalk'] })).toEqual([]);
    expect(problems({ pieces: ['ownExits', 'nothing'] })).toHaveLength(1);
  });

  it('[M15] a tile that would break the lattice is refused before it can overlap anything', () => {
    const broken = (change: object) =>
      new Map(TEST_TILES).set('I', { ...(TEST_TILES.get('I') as object), ...change } as never);
    const why = (change: object) => problems({}, broken(change)).map(({ params }) => params.why);
    const tile = TEST_TILES.get('I');
    const cells = tile?.cells ?? [];
    const features = [{ kind: 'explore' as const, colour: 'green' as const }];
    expect(why({})).toEqual([]);
    expect(why({ cells: cells.with(5, { features }) })).toEqual(['slot']);
    expect(why({ cells: cells.with(5, { features: [{ kind: 'auto' }] }) })).toEqual(['slot']);
    expect(why({ cells: cells.with(2, { features: [] }) })).toEqual(['open']);
    expect(why({ cells: cells.with(2, { features: [{ kind: 'timer' }] }) })).toEqual(['open']);
    expect(why({ cells: cells.with(2, { features: [{ kind: 'auto' }] }) })).toEqual([]);
    expect(why({ open: { ...tile?.open, north: false } })).toEqual(['open']);
    expect(why({ cells: cells.with(13, { shop: 'test-shop', features: [] }) })).toEqual(['shop']);
    expect(why({ cells: cells.slice(1) })).toContain('shape');
    expect(why({ east: [] })).toEqual(['shape']);
    expect(why({ south: [] })).toEqual(['shape']);
    expect(problems({}, broken({ east: [] }))[0]).toEqual({
      refused: 'setup.tileGeometry',
      params: { tile: 'I', why: 'shape' },
    });
  });

  it('[M13][M15] a start tile has no arrow, and every other tile has one', () => {
    const noArrow = new Map(TEST_TILES).set('I', {
      ...(TEST_TILES.get('I') as object),
      entry: null,
    } as never);
    expect(problems({}, noArrow)).toContainEqual({ refused: 'setup.startTile', params: { tile: 'I' } });
  });

  it('[M3] north is the same for all: a direction leads to the same side of the board on every turned tile', () => {
    const game = running({ onTop: ['P1', 'I', 'X'] });
    const { box, shared } = game;
    expect(DIRECTIONS).toEqual(['north', 'east', 'south', 'west']);
    expect(shared.board.next[at({ box }, 'T1', 1, 1) * 4]).toBe(at({ box }, 'T1', 0, 1));
  });
});
