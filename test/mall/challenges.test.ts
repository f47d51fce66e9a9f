import { describe, expect, it } from 'vitest';
import { decide, type Game, options } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import {
  accept,
  at,
  change,
  dealt,
  explore,
  laid,
  move,
  place,
  problems,
  put,
  refusal,
  run,
  running,
  seatWith,
  spaceOfPawn,
  start,
  theft,
  typesOf,
  vortex,
} from './table.ts';

const ON_TIMER = { elf: ['T1', 0, 1] } as const;

describe('divination', () => {
  it('[S8] the deck lies face up: the next tile is always visible', () => {
    const game = put(running({ onTop: ['P1', 'I', 'X'], pieces: ['divination'] }), { dwarf: ['T1', 0, 2] });
    expect(game.shared.deckTop).toBe(1);
    const first = run(game, explore(game));
    expect(first.events[0]).toEqual({ type: 'drawn', tile: 1, next: 2 });
    expect(first.game.shared.deckTop).toBe(2);
    const last = laid(first.game, 'elf', 'mage');
    expect(last.shared.deckTop).toBeNull();
    expect(last.shared.deckLeft).toBe(0);
  });

  it('[S8] without it the next tile is nobody’s to see', () => {
    const game = laid(running({ onTop: ['P1', 'I', 'X'] }), 'dwarf');
    expect(game.shared.deckTop).toBeNull();
  });
});

describe('follow the leader', () => {
  it('[S9] action tiles for one player fewer; whoever has none alone uses the Do Something! pawn', () => {
    for (const players of [3, 6, 9]) {
      const game = running({ players, pieces: ['leader'] });
      const { hands } = game.shared;
      expect(hands).toHaveLength(players);
      expect(hands.filter((hand) => hand.length === 0)).toHaveLength(1);
      expect(hands.flat().sort()).toEqual(
        running({ players: players - 1 })
          .shared.hands.flat()
          .sort(),
      );
      hands.forEach((hand, seat) => {
        const prod = { type: 'doSomething', seat, target: (seat + 1) % players };
        expect(refusal(game, prod)).toBe(hand.length === 0 ? undefined : 'doSomething.leaderOnly');
      });
    }
    const leaders = Array.from({ length: 30 }, (_, n) =>
      dealt({ players: 3, pieces: ['leader'] }, `${n}`).shared.hands.findIndex((hand) => hand.length === 0),
    );
    expect(new Set(leaders)).toEqual(new Set([0, 1, 2]));
  });

  it('[S9][R14] with passing, the leader’s part moves one seat left at each flip', () => {
    const game = put(running({ players: 3, pieces: ['leader', 'passTiles'] }), ON_TIMER);
    const leader = game.shared.hands.findIndex((hand) => hand.length === 0);
    const after = accept(game, move(game, 'elf', 'west'));
    expect(after.shared.hands.findIndex((hand) => hand.length === 0)).toBe((leader + 1) % 3);
    expect(refusal(after, { type: 'doSomething', seat: (leader + 1) % 3, target: leader })).toBeUndefined();
    expect(refusal(after, { type: 'doSomething', seat: leader, target: (leader + 1) % 3 })).toBe(
      'doSomething.leaderOnly',
    );
  });
});

const OTHERS_ITEMS = {
  barbarian: ['I', 0, 1],
  mage: ['I', 0, 0],
  elf: ['I', 2, 1],
  dwarf: ['I', 2, 0],
} as const;

function tricked(): Game {
  return put(laid(running({ pieces: ['trickTheGuards'] }), 'dwarf', 'elf'), OTHERS_ITEMS);
}

describe('trick the guards', () => {
  it('[S10] the theft takes every hero on an item that is not its own', () => {
    expect(refusal(tricked(), theft)).toBeUndefined();
    const own = put(tricked(), { barbarian: ['I', 0, 0], mage: ['I', 0, 1] });
    expect(refusal(own, theft)).toBe('theft.notReady');
    const off = put(tricked(), { elf: ['I', 1, 1] });
    expect(refusal(off, theft)).toBe('theft.notReady');
  });

  /** After the theft, everybody a step away from an exit. */
  function fleeing(): Game {
    return put(accept(tricked(), theft), {
      barbarian: ['X', 1, 1],
      mage: ['X', 1, 0],
      elf: ['X', 1, 3],
      dwarf: ['X', 3, 0],
    });
  }

  it('[S10][R12] heroes stay on exits that are not theirs, never step off, and win when all are on one', () => {
    let game = fleeing();
    for (const pawn of ['barbarian', 'mage', 'elf'] as const) {
      const { events, game: after } = run(game, move(game, pawn, 'north'));
      expect(events.slice(1)).toEqual([{ type: 'escaped', pawn, stays: true }]);
      expect(refusal(after, move(after, pawn, 'south'))).toBe('pawn.escaped');
      game = after;
    }
    const beside = put(game, { dwarf: ['X', 1, 3] });
    expect(refusal(beside, move(beside, 'dwarf', 'north'))).toBe('way.occupied');
    const last = run(game, move(game, 'dwarf', 'north'));
    expect(last.events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'dwarf', stays: true },
      { type: 'ended', won: true, reason: 'escaped' },
    ]);
    expect(spaceOfPawn(last.game, 'dwarf')).toBe(at(game, 'X', 2, 0));
  });

  it('[S10][R12] an exit that would leave another hero only its own is known before, and told after', () => {
    const pawns = ['barbarian', 'mage', 'elf', 'dwarf'] as const;
    const strands = (now: Game) => pawns.map((_, pawn) => strandingExits(now, pawn));
    let game = fleeing();
    expect(strands(tricked())).toEqual([[], [], [], []]);
    expect(strands(game)).toEqual([[], [], [], []]);
    // The barbarian takes the mage's exit and the mage the elf's: yellow and orange are left.
    game = accept(game, move(game, 'barbarian', 'north'));
    game = put(game, { mage: ['X', 3, 0], dwarf: ['X', 1, 0] });
    game = accept(game, move(game, 'mage', 'north'));
    const [yellow, orange] = [at(game, 'X', 0, 0), at(game, 'X', 0, 3)];
    expect(strands(game)).toEqual([[], [], [yellow], []]);
    const wrong = put(game, { elf: ['X', 1, 0], dwarf: ['X', 3, 3] });
    const { events, game: stranded } = run(wrong, move(wrong, 'elf', 'north'));
    expect(events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'elf', stays: true },
      { type: 'warned', code: 'exits.stranded' },
    ]);
    expect(strands(stranded)).toEqual([[], [], [], []]);
    const own = put(stranded, { dwarf: ['X', 1, 3] });
    expect(typesOf(run(own, move(own, 'dwarf', 'north')).events)).toEqual(['moved']);
    const right = run(game, move(game, 'elf', 'north'));
    expect(spaceOfPawn(right.game, 'elf')).toBe(orange);
    expect(typesOf(right.events)).toEqual(['moved', 'escaped']);
    expect(run(right.game, move(right.game, 'dwarf', 'north')).game.shared.result?.won).toBe(true);
  });

  it('[R12] exits on tiles still to come count as free', () => {
    const onTop = ['I', 'X', 'O'];
    const game = put(laid(running({ onTop, pieces: ['trickTheGuards'] }), 'dwarf', 'elf'), {
      barbarian: ['X', 0, 1],
      mage: ['X', 2, 0],
    });
    const nearly = change(game, { stolen: true, escaped: [true, true, false, false] });
    expect(strandingExits(nearly, 2)).toEqual([]);
  });

  it('[S10] one’s own exit serves nobody', () => {
    let game = put(accept(tricked(), theft), {
      barbarian: ['X', 1, 0],
      mage: ['X', 1, 1],
      elf: ['X', 0, 3],
      dwarf: ['X', 3, 0],
    });
    for (const pawn of ['barbarian', 'mage'] as const) {
      const { events, game: after } = run(game, move(game, pawn, 'north'));
      expect(typesOf(events)).toEqual(['moved']);
      expect(refusal(after, move(after, pawn, 'south'))).toBeUndefined();
      game = after;
    }
    expect(game.shared.escaped).not.toContain(true);
  });

  it('[S10] needs an exit for each', () => {
    expect(problems({ onTop: ['I', 'O'], pieces: ['trickTheGuards'] })).toEqual([
      { refused: 'setup.tooFewExits', params: { exits: 1 } },
    ]);
    expect(problems({ pieces: ['trickTheGuards'] })).toEqual([]);
  });
});

const REARRANGE = { onTop: ['I', 'X', 'P1', 'P2', 'B'], pieces: ['rearrangement'] };

/** Tiles to the north, east, south and west of T1, the timer just used. */
function owing(setup: object = REARRANGE): Game {
  const game = put(laid(running(setup), 'dwarf', 'elf', 'barbarian', 'mage'), ON_TIMER);
  return accept(game, move(game, 'elf', 'west'));
}

const discard = (game: Game, tile: string, seat = 0) =>
  ({ type: 'discard', seat, tile: game.box.tiles.findIndex(({ name }) => name === tile) }) as const;

describe('rearrangement', () => {
  it('[S11][R11] each flip before the theft owes two tiles; other acts wait', () => {
    const game = owing();
    for (const act of [
      move(game, 'mage', 'east'),
      vortex(game, 'elf', 'T1', 3, 0),
      explore(game),
      place(game, 'T1', 0, 2),
      theft,
    ])
      expect(refusal(game, act)).toBe('discard.owed');
    expect(refusal(game, { type: 'escalator', seat: 0, pawn: 'elf', from: 0, to: 1 })).toBe('discard.owed');
    expect(refusal(game, { type: 'doSomething', seat: 0, target: 1 })).toBeUndefined();
    expect(refusal(game, { type: 'speak', seat: 0, channel: 'words' })).toBeUndefined();
  });

  it('[S11] any player chooses, one after the other; they go under the deck, and play goes on', () => {
    const game = owing();
    const first = run(game, discard(game, 'I', 1));
    expect(typesOf(first.events)).toEqual(['lifted', 'tilesOwed']);
    expect(first.game.shared.deckLeft).toBe(2);
    expect(refusal(first.game, move(first.game, 'mage', 'east'))).toBe('discard.owed');
    const second = accept(first.game, discard(game, 'X'));
    expect(second.secrets.deck).toEqual([5, 1, 2]);
    expect(second.shared.board.placed.map(({ tile }) => tile)).toEqual([0, 3, 4]);
    expect(second.shared.deckTop).toBeNull();
    expect(second.shared.talk).toBe(true);
    expect(refusal(second, discard(game, 'P1'))).toBe('discard.notOwed');
    expect(refusal(second, move(second, 'elf', 'east'))).toBeUndefined();
    expect(second.shared.board.unused).toContain(at(game, 'T1', 0, 2));
  });

  it('[S11] an exhausted deck is renewed by them, and shows its top where it lies face up', () => {
    const pieces = ['rearrangement', 'divination'];
    const game = owing({ onTop: ['I', 'X', 'P1', 'P2'], pieces });
    expect(game.shared.deckLeft).toBe(0);
    const first = run(game, discard(game, 'P2'));
    expect(first.events[0]).toMatchObject({ type: 'lifted', next: 4 });
    const second = run(first.game, discard(game, 'I'));
    expect(second.events[0]).toMatchObject({ type: 'lifted', next: 4 });
    expect(second.game.secrets.deck).toEqual([4, 1]);
    expect(second.game.shared.deckTop).toBe(4);
  });

  it('[S11] never tile 1, nor a tile with a hero or an out-of-order token, nor one that is not there', () => {
    const game = change(put(owing(), { mage: ['P1', 1, 1] }), { outOfOrder: [0, 16 + 5] });
    for (const tile of ['T1', 'P1', 'I', 'B'])
      expect(refusal(game, discard(game, tile))).toBe('discard.notThis');
    for (const tile of ['X', 'P2']) expect(refusal(game, discard(game, tile))).toBeUndefined();
    expect(refusal(game, { type: 'discard', seat: 0, tile: 99 })).toBe('tile.unknown');
    expect(options(game, 0).filter(({ type }) => type === 'discard')).toHaveLength(2);
  });

  it('[S11][R11] everything left must stay reachable on foot: only tiles of a legal pair are offered', () => {
    // P1 lies behind I: without I alone P1 would be cut off, so I may only go together with it.
    const setup = { onTop: ['I', 'P1', 'X', 'P2'], pieces: ['rearrangement'] };
    let game = laid(running(setup), 'dwarf');
    game = put(game, { dwarf: ['I', 2, 3] });
    game = accept(game, explore(game));
    game = put(laid(put(game, { dwarf: ['T1', 3, 3] }), 'barbarian'), ON_TIMER);
    game = accept(game, move(game, 'elf', 'west'));
    const first = accept(game, discard(game, 'I'));
    expect(refusal(first, discard(game, 'X'))).toBe('discard.notThis');
    expect(refusal(first, discard(game, 'P1'))).toBeUndefined();
    const other = accept(game, discard(game, 'X'));
    expect(refusal(other, discard(game, 'I'))).toBe('discard.notThis');
    expect(refusal(other, discard(game, 'P1'))).toBeUndefined();
    expect(refusal(other, discard(game, 'X'))).toBe('discard.notThis');
  });

  it('[R11] what only the dwarf, or only an escalator, reaches counts as reached', () => {
    const game = laid(
      running({ onTop: ['W', 'I', 'X', 'P1'], pieces: ['rearrangement', 'smallPassages'] }),
      'mage',
      'dwarf',
      'elf',
    );
    const south = put(game, { dwarf: ['W', 3, 1] });
    const beyond = accept(south, explore(south));
    const near = put(beyond, { ...ON_TIMER, dwarf: ['T1', 3, 3] });
    const owed = accept(near, move(near, 'elf', 'west'));
    // P1 lies beyond the half of W that needs the escalator or the small passage: W alone cannot go.
    const first = accept(owed, discard(owed, 'X'));
    expect(refusal(first, discard(owed, 'W'))).toBe('discard.notThis');
    expect(refusal(first, discard(owed, 'P1'))).toBeUndefined();
  });

  it('[S11] no legal pair: the game is lost', () => {
    const game = put(laid(running({ onTop: ['I', 'X'], pieces: ['rearrangement'] }), 'dwarf'), ON_TIMER);
    const { events } = run(game, move(game, 'elf', 'west'));
    expect(events.at(-1)).toEqual({ type: 'ended', won: false, reason: 'rearrangement' });
  });

  it('[S11][R13] with two dimensions, neither may lose the tile it starts with', () => {
    const pieces = ['rearrangement', 'dimensions'];
    const dealtOut = running({ onTop: ['I', 'X', 'P1', 'P2'], deck: ['3'], pieces });
    let game = laid(dealtOut, 'dwarf', 'elf');
    game = put(game, { mage: ['3', 2, 3], barbarian: ['T1', 3, 3] });
    game = put(accept(game, explore(game)), { ...ON_TIMER, mage: ['T1', 3, 2] });
    game = accept(game, move(game, 'elf', 'west'));
    expect(refusal(game, discard(game, '3'))).toBe('discard.notThis');
    for (const tile of ['I', 'X', 'P1']) expect(refusal(game, discard(game, tile))).toBeUndefined();
  });

  it('[S11] after the theft a flip owes nothing', () => {
    const game = change(put(laid(running(REARRANGE), 'dwarf', 'elf', 'barbarian'), ON_TIMER), {
      stolen: true,
    });
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'talkOpened']);
    expect(refusal(after, discard(after, 'I'))).toBe('discard.notOwed');
  });
});

const TWO_WORLDS = { onTop: ['I', 'X', 'P1'], deck: ['3'], pieces: ['dimensions'] };

describe('two dimensions', () => {
  it('[S13] dwarf and elf start on tile 1, barbarian and mage on tile 3, in a dimension of its own', () => {
    for (const seed of ['a', 'b', 'c']) {
      const game = dealt(TWO_WORLDS, seed);
      const tileAt = (pawn: 'elf' | 'dwarf' | 'mage' | 'barbarian') =>
        game.box.tiles[spaceOfPawn(game, pawn) >> 4]?.name;
      expect([tileAt('dwarf'), tileAt('elf'), tileAt('barbarian'), tileAt('mage')]).toEqual([
        'T1',
        'T1',
        '3',
        '3',
      ]);
      expect(spaceOfPawn(game, 'mage')).not.toBe(spaceOfPawn(game, 'barbarian'));
    }
    const game = dealt(TWO_WORLDS);
    expect(game.shared.board.placed).toEqual([
      { tile: 0, dimension: 0, a: 0, b: 0, turn: 0 },
      { tile: 4, dimension: 1, a: 0, b: 0, turn: 0 },
    ]);
    expect(game.secrets.deck).toEqual([1, 2, 3]);
    expect(game.shared).toMatchObject({ deckTop: 1, deckLeft: 3 });
    expect(problems({ pieces: ['dimensions'] })).toEqual([
      { refused: 'setup.needsTile', params: { tile: '3' } },
    ]);
  });

  it('[S13][R13] during set-up anyone puts barbarian and mage anywhere on tile 3, without effects', () => {
    const game = put(dealt(TWO_WORLDS), { barbarian: ['3', 1, 1], mage: ['3', 1, 2] });
    const settle = (pawn: string, to: number) => ({
      type: 'settle',
      seat: 1,
      pawn,
      from: game.shared.pawns[['barbarian', 'mage', 'elf', 'dwarf'].indexOf(pawn)],
      to,
    });
    const { events, game: after } = run(game, settle('mage', at(game, '3', 3, 3)) as never);
    expect(events).toEqual([{ type: 'settled', pawn: 'mage', to: at(game, '3', 3, 3) }]);
    expect(spaceOfPawn(after, 'mage')).toBe(at(game, '3', 3, 3));
    expect(refusal(game, settle('barbarian', at(game, '3', 1, 2)))).toBe('way.occupied');
    expect(refusal(game, settle('barbarian', at(game, 'T1', 3, 3)))).toBe('dimensions.settle');
    expect(refusal(game, settle('elf', at(game, '3', 2, 2)))).toBe('dimensions.settle');
    expect(refusal(game, { ...settle('mage', at(game, '3', 2, 2)), from: 0 })).toBe('pawn.elsewhere');
    expect(refusal(start(game), settle('mage', at(game, '3', 2, 2)))).toBe('game.running');
    const offered = options(game, 0).flatMap((command) => (command.type === 'settle' ? [command.pawn] : []));
    expect(offered.filter((pawn) => pawn === 'mage')).toHaveLength(14);
    expect(offered.filter((pawn) => pawn === 'barbarian')).toHaveLength(14);
  });

  it('[S13] tiles are placed in the dimension they are explored from, and never join the other', () => {
    const game = put(running(TWO_WORLDS), { mage: ['3', 2, 3], barbarian: ['3', 1, 0], dwarf: ['T1', 0, 2] });
    const drawn = accept(game, explore(game));
    const second = accept(drawn, place(drawn, '3', 2, 3));
    expect(second.shared.board.placed.at(-1)).toMatchObject({ tile: 1, dimension: 1, a: 1, b: 0 });
    const drawnAgain = accept(put(second, { elf: ['T1', 2, 3] }), explore(second));
    const first = accept(drawnAgain, place(drawnAgain, 'T1', 2, 3));
    expect(first.shared.board.placed.at(-1)).toMatchObject({ tile: 2, dimension: 0, a: 1, b: 0 });
  });

  it('[S13][R13][S5] a crystal ball reaches unused exploration spaces of both dimensions, a tile each', () => {
    const pieces = ['dimensions', 'crystalBall'];
    const start = put(running({ ...TWO_WORLDS, onTop: ['B', 'I', 'X', 'P1'], pieces }), {
      barbarian: ['3', 2, 1],
      mage: ['3', 2, 3],
      elf: ['T1', 2, 1],
      dwarf: ['T1', 1, 1],
    });
    const ball = put(accept(start, explore(start)), { mage: ['B', 0, 0] });
    const drawn = accept(ball, explore(ball));
    const offered = options(drawn, seatWith(drawn, 'X')).flatMap((one) =>
      one.type === 'place' ? [one.space] : [],
    );
    expect(offered.toSorted()).toEqual(drawn.shared.board.unused.toSorted());
    const tiles = new Set(offered.map((space) => drawn.box.tiles[space >> 4]?.name));
    expect(tiles).toEqual(new Set(['T1', '3', 'B']));
    const first = run(drawn, place(drawn, 'T1', 2, 3));
    expect(first.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(first.game.shared.board.placed.at(-1)).toMatchObject({ dimension: 0 });
    const again = accept(first.game, explore(first.game));
    const second = run(again, place(again, '3', 1, 0));
    expect(second.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(second.game.shared.board.placed.at(-1)).toMatchObject({ dimension: 1 });
  });

  it('[S13] the vortex only leads from a vortex of the hero’s colour to one in the other dimension', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['T1', 1, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    expect(refusal(game, vortex(game, 'elf', '3', 3, 0))).toBeUndefined();
    const off = put(game, { elf: ['T1', 2, 1] });
    expect(refusal(off, vortex(off, 'elf', '3', 3, 0))).toBe('dimensions.fromVortex');
    const strange = put(game, { elf: ['T1', 3, 2] });
    expect(refusal(strange, vortex(strange, 'elf', '3', 3, 0))).toBe('dimensions.fromVortex');
    const same = laid(running(TWO_WORLDS), 'dwarf');
    const here = put(same, { elf: ['T1', 3, 0] });
    expect(refusal(here, vortex(here, 'elf', 'I', 3, 2))).toBe('dimensions.sameOne');
  });

  it('[S13][R13] never all four in one dimension, until one has left', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['3', 2, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    expect(decide(game, vortex(game, 'elf', '3', 3, 0), 1)).toEqual({
      refused: 'dimensions.allTogether',
      params: {},
    });
    const left = change(game, { pawns: game.shared.pawns.with(3, -1), escaped: [false, false, false, true] });
    expect(refusal(left, vortex(left, 'elf', '3', 3, 0))).toBeUndefined();
  });

  it('[S13] no vortex after the theft; walking and riding are not concerned', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['3', 2, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    const after = change(game, { stolen: true });
    expect(refusal(after, vortex(after, 'elf', '3', 3, 0))).toBe('vortex.shutDown');
    expect(refusal(game, move(game, 'elf', 'east'))).toBeUndefined();
  });
});

describe('vortex out of service', () => {
  it('[S16] nobody uses the vortex all game', () => {
    const game = running({ pieces: ['noVortex'] });
    expect(decide(game, vortex(game, 'elf', 'T1', 3, 0), 1)).toEqual({
      refused: 'vortex.outOfService',
      params: {},
    });
    expect(options(game, seatWith(game, 'V')).some(({ type }) => type === 'vortex')).toBe(false);
  });
});

function apart(): Game {
  const game = laid(
    running({ pieces: ['groupsForbidden', 'ownExits'], onTop: ['I', 'X', 'P1'] }),
    'dwarf',
    'elf',
  );
  return put(game, { elf: ['T1', 2, 3], mage: ['T1', 1, 1], dwarf: ['T1', 2, 1], barbarian: ['X', 1, 1] });
}

describe('groups forbidden', () => {
  it('[S17] no two heroes on one tile, tile 1 excepted, by whatever means', () => {
    const game = apart();
    expect(decide(game, move(game, 'elf', 'east'), 1)).toEqual({
      refused: 'group.forbidden',
      params: { with: 'barbarian' },
    });
    expect(refusal(game, move(game, 'mage', 'north'))).toBeUndefined();
    expect(refusal(game, move(game, 'barbarian', 'north'))).toBeUndefined();
    const taken = put(game, { mage: ['I', 1, 1] });
    expect(refusal(taken, vortex(taken, 'elf', 'I', 3, 2))).toBe('group.forbidden');
    expect(refusal(game, vortex(game, 'elf', 'I', 3, 2))).toBeUndefined();
    const back = put(game, { barbarian: ['X', 1, 0] });
    expect(
      refusal(put(back, { elf: ['T1', 0, 0] }), move(put(back, { elf: ['T1', 0, 0] }), 'barbarian', 'west')),
    ).toBeUndefined();
  });

  it('[S17][R12] nor may one pass through an occupied tile', () => {
    let game = apart();
    game = put(game, { dwarf: ['I', 2, 3], barbarian: ['T1', 3, 3] });
    game = accept(game, explore(game));
    // P1 lies north of X: from P1's south a straight way leads through X.
    const passing = put(game, { dwarf: ['T1', 1, 2], mage: ['P1', 3, 1], barbarian: ['X', 3, 3] });
    expect(refusal(passing, move(passing, 'mage', 'south', 3))).toBe('group.forbidden');
    const clear = put(passing, { barbarian: ['T1', 3, 3] });
    expect(refusal(clear, move(clear, 'mage', 'south', 3))).toBeUndefined();
  });

  it('[S17][R12] heroes who reach their exit stay on it, block the tile and cannot step off; all on exits wins', () => {
    const game = change(put(apart(), { barbarian: ['X', 1, 0] }), { stolen: true });
    const { events, game: after } = run(game, move(game, 'barbarian', 'north'));
    expect(events.slice(1)).toEqual([{ type: 'escaped', pawn: 'barbarian', stays: true }]);
    expect(spaceOfPawn(after, 'barbarian')).toBe(at(game, 'X', 0, 0));
    expect(refusal(after, move(after, 'barbarian', 'south'))).toBe('pawn.escaped');
    expect(refusal(after, move(after, 'elf', 'east'))).toBe('group.forbidden');
    const last = change(game, { escaped: [false, true, true, true] });
    expect(run(last, move(last, 'barbarian', 'north')).game.shared.result).toMatchObject({
      won: true,
      reason: 'escaped',
    });
  });
});
