import { describe, expect, it } from 'vitest';
import { afterCampaignGame, CAMPAIGN } from '#engine/mall/campaign.ts';
import type { Move } from '#engine/mall/commands.ts';
import { decide, type Game, mayCross, options } from '#engine/mall/index.ts';
import {
  accept,
  at,
  change,
  dealt,
  explore,
  laid,
  move,
  place,
  put,
  refusal,
  run,
  running,
  seatWith,
  spaceOfPawn,
  typesOf,
} from './table.ts';

const ON_TIMER = { elf: ['T1', 0, 1] } as const;

describe('the campaign', () => {
  it('[S-campaign] scenarios 1 to 7 follow each other; a failure may be retried or skipped', () => {
    expect(CAMPAIGN).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(afterCampaignGame(1, true)).toEqual({ next: 2, mayRetry: false });
    expect(afterCampaignGame(3, false)).toEqual({ next: 4, mayRetry: true });
    expect(afterCampaignGame(6, false)).toEqual({ next: 7, mayRetry: true });
    expect(afterCampaignGame(7, true)).toEqual({ next: null, mayRetry: false });
    expect(afterCampaignGame(7, false)).toEqual({ next: null, mayRetry: true });
  });

  it('[S3] each flip passes every action tile to the left', () => {
    const game = put(running({ players: 4, pieces: ['passTiles'] }), ON_TIMER);
    const before = game.shared.hands;
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'handed', 'talkOpened']);
    expect(after.shared.hands).toEqual([before[3], before[0], before[1], before[2]]);
    const seat = seatWith(game, 'N');
    const from = spaceOfPawn(after, 'mage');
    expect(refusal(after, { type: 'move', seat, pawn: 'mage', from, direction: 'north', distance: 9 })).toBe(
      'action.notHeld',
    );
  });

  it('[S3] a flip without the rule, or alone, passes nothing', () => {
    const game = put(running({ players: 4 }), ON_TIMER);
    expect(run(game, move(game, 'elf', 'west')).game.shared.hands).toEqual(game.shared.hands);
    const solo = put(running({ players: 1, pieces: ['solo', 'passTiles'] }), ON_TIMER);
    const holding = change(solo, { hands: [['W']] });
    const { events } = run(holding, move(holding, 'elf', 'west'));
    expect(events.filter(({ type }) => type === 'handed')).toEqual([{ type: 'handed', hands: [[]] }]);
  });

  it('[S4] only the dwarf passes small passages, both ways, however the tile is turned', () => {
    for (const [hero, south, north] of [
      ['mage', 'south', 'north'],
      ['dwarf', 'west', 'east'],
      ['elf', 'north', 'south'],
      ['barbarian', 'east', 'west'],
    ] as const) {
      const game = laid(running({ onTop: ['W', 'I', 'X'], pieces: ['smallPassages'] }), hero);
      const dwarf = put(game, { dwarf: ['W', 1, 3] });
      const through = accept(dwarf, move(dwarf, 'dwarf', south));
      expect(spaceOfPawn(through, 'dwarf')).toBe(at(game, 'W', 2, 3));
      expect(spaceOfPawn(accept(through, move(through, 'dwarf', north)), 'dwarf')).toBe(at(game, 'W', 1, 3));
      const elf = put(game, { elf: ['W', 1, 3] });
      expect(refusal(elf, move(elf, 'elf', south))).toBe('way.blocked');
      const wall = put(game, { dwarf: ['W', 1, 2] });
      expect(refusal(wall, move(wall, 'dwarf', south))).toBe('way.blocked');
    }
  });

  it('[S4] without the rule a small passage is a wall for the dwarf too', () => {
    const game = put(laid(running({ onTop: ['W', 'I', 'X'] }), 'mage'), { dwarf: ['W', 1, 3] });
    expect(refusal(game, move(game, 'dwarf', 'south'))).toBe('way.blocked');
  });

  it('[S4] the dwarf may use a small passage on the way of a longer move', () => {
    const game = put(laid(running({ onTop: ['W', 'I', 'X'], pieces: ['smallPassages'] }), 'mage'), {
      dwarf: ['W', 0, 3],
    });
    expect(spaceOfPawn(accept(game, move(game, 'dwarf', 'south', 3)), 'dwarf')).toBe(at(game, 'W', 3, 3));
    const offered = options(game, seatWith(game, 'S')).flatMap((command) =>
      command.type === 'move' && command.pawn === 'dwarf' && command.direction === 'south'
        ? [command.distance]
        : [],
    );
    expect(offered).toEqual([1, 2, 3]);
  });
});

/** The ball to the north, the mage on it, plenty in the deck. */
function atTheBall(spot: readonly [string, number, number] = ['B', 0, 0]): Game {
  const game = laid(running({ onTop: ['B', 'P1', 'P2', 'I', 'X'], pieces: ['crystalBall'] }), 'dwarf');
  return put(game, { mage: spot });
}

describe('the crystal ball', () => {
  it('[S5][R9] the explorer may add two tiles at any unused exploration spaces; the first puts the ball out of order', () => {
    const game = atTheBall();
    const drawn = run(game, explore(game));
    expect(typesOf(drawn.events)).toEqual(['drawn']);
    const first = run(drawn.game, place(drawn.game, 'T1', 2, 3));
    expect(typesOf(first.events)).toEqual(['placed', 'wentOutOfOrder', 'ballOwes']);
    expect(first.events[0]).toMatchObject({ paid: 'crystalBall' });
    expect(first.game.shared.outOfOrder).toEqual([at(game, 'B', 0, 0)]);
    const again = accept(first.game, explore(first.game));
    const second = run(again, place(again, 'T1', 3, 1));
    expect(typesOf(second.events)).toEqual(['placed', 'ballOwes']);
    expect(second.game.shared.outOfOrder).toHaveLength(1);
    expect(refusal(second.game, explore(second.game))).toBe('explore.nowhere');
  });

  it('[S5] the second may attach to the first', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    const again = accept(first, explore(first));
    const second = accept(again, place(again, 'P1', 2, 3));
    expect(second.shared.board.placed.map(({ tile }) => game.box.tiles[tile]?.name)).toEqual([
      'T1',
      'B',
      'P1',
      'P2',
    ]);
  });

  it('[S5] the second may wait while the mage stays, whatever others do, and is lost once she moves', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    const others = accept(first, move(first, 'elf', 'east'));
    expect(refusal(others, explore(others))).toBeUndefined();
    const away = run(others, move(others, 'mage', 'east'));
    expect(typesOf(away.events)).toContain('ballOwes');
    expect(refusal(away.game, explore(away.game))).toBe('explore.nowhere');
    const back = accept(away.game, move(away.game, 'mage', 'west'));
    expect(refusal(back, explore(back))).toBe('explore.nowhere');
    const other = put(back, { mage: ['B', 3, 3] });
    expect(refusal(other, explore(other))).toBeUndefined();
  });

  it('[S5] other heroes on it: nothing happens; unused, it stays available', () => {
    const elf = put(atTheBall(['T1', 3, 3]), { elf: ['B', 0, 0] });
    expect(refusal(elf, explore(elf))).toBe('explore.nowhere');
    const left = accept(atTheBall(), move(atTheBall(), 'mage', 'east'));
    expect(left.shared.outOfOrder).toEqual([]);
    const back = accept(left, move(left, 'mage', 'west'));
    expect(refusal(back, explore(back))).toBeUndefined();
    expect(typesOf(run(back, move(back, 'elf', 'south', 1)).events)).toEqual(['moved']);
  });

  it('[S5] without the rule a crystal ball is a plain space', () => {
    const game = put(laid(running({ onTop: ['B', 'I', 'X'] }), 'dwarf'), { mage: ['B', 0, 0] });
    expect(refusal(game, explore(game))).toBe('explore.nowhere');
  });

  it('[R8] a hero on its own colour pays before the ball does', () => {
    const game = put(atTheBall(), { elf: ['T1', 2, 3] });
    const drawn = accept(game, explore(game));
    const byElf = run(drawn, place(drawn, 'T1', 2, 3));
    expect(byElf.events[0]).toMatchObject({ paid: 'hero' });
    expect(byElf.game.shared.outOfOrder).toEqual([]);
    const elsewhere = run(drawn, place(drawn, 'T1', 3, 1));
    expect(elsewhere.events[0]).toMatchObject({ paid: 'crystalBall' });
  });

  it('[S5] a tile paid by a hero while one is owed leaves the second one owed', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = put(accept(drawn, place(drawn, 'T1', 2, 3)), { barbarian: ['T1', 3, 1] });
    const again = accept(first, explore(first));
    const byHero = accept(again, place(again, 'T1', 3, 1));
    expect(byHero.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
    expect(refusal(byHero, explore(byHero))).toBeUndefined();
  });
});

function cameras(onTop = ['C1', 'C2', 'I', 'X']): Game {
  return laid(running({ onTop, pieces: ['cameras'] }), 'dwarf', 'elf');
}

describe('cameras', () => {
  it('[S6][R6] while two work, nobody ends on a timer space, out of order or not; passing is allowed, and leaving', () => {
    const game = put(cameras(), ON_TIMER);
    expect(decide(game, move(game, 'elf', 'west'), 1)).toEqual({ refused: 'timer.watched', params: {} });
    const passing = put(game, { elf: ['C2', 3, 1], mage: ['T1', 3, 3] });
    expect(refusal(passing, move(passing, 'elf', 'east', 2))).toBe('timer.watched');
    const used = change(game, { outOfOrder: [0] });
    expect(refusal(used, move(used, 'elf', 'west'))).toBe('timer.watched');
    const one = change(used, { outOfOrder: [0, at(used, 'C1', 0, 0)] });
    expect(typesOf(run(one, move(one, 'elf', 'west')).events)).toEqual(['moved']);
    const there = put(used, { elf: ['T1', 0, 0] });
    expect(refusal(there, move(there, 'elf', 'east'))).toBeUndefined();
    const slide = put(laid(cameras(['C1', 'C2', 'O', 'I', 'X']), 'mage'), { elf: ['O', 0, 3] });
    expect(refusal(slide, move(slide, 'elf', 'west', 1))).toBe('timer.watched');
    expect(refusal(slide, move(slide, 'elf', 'west', 2))).toBeUndefined();
    expect([1, 2, 9].map((far) => mayCross(slide, move(slide, 'elf', 'west', far) as Move))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[S6] one working camera does no harm', () => {
    const game = put(laid(running({ onTop: ['C1', 'I', 'X'], pieces: ['cameras'] }), 'dwarf'), ON_TIMER);
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
    const hidden = put(running({ onTop: ['C1', 'C2', 'I', 'X'], pieces: ['cameras'] }), ON_TIMER);
    expect(refusal(hidden, move(hidden, 'elf', 'west'))).toBeUndefined();
  });

  it('[S6] the barbarian ending on a camera puts it out of order; others do not', () => {
    const game = put(cameras(), { barbarian: ['C1', 0, 1], ...ON_TIMER });
    const disabled = run(game, move(game, 'barbarian', 'south'));
    expect(spaceOfPawn(disabled.game, 'barbarian')).toBe(at(game, 'C1', 0, 0));
    expect(disabled.events.slice(1)).toEqual([{ type: 'wentOutOfOrder', space: at(game, 'C1', 0, 0) }]);
    expect(refusal(disabled.game, move(disabled.game, 'elf', 'west'))).toBeUndefined();
    const back = accept(disabled.game, move(disabled.game, 'barbarian', 'north'));
    expect(typesOf(run(back, move(back, 'barbarian', 'south')).events)).toEqual(['moved']);
    const mage = put(game, { mage: ['C1', 0, 1], barbarian: ['T1', 3, 3] });
    expect(typesOf(run(mage, move(mage, 'mage', 'south')).events)).toEqual(['moved']);
  });

  it('[S6] without the rule cameras see nothing', () => {
    const game = put(laid(running({ onTop: ['C1', 'C2', 'I', 'X'] }), 'dwarf', 'elf'), {
      ...ON_TIMER,
      barbarian: ['C1', 0, 1],
    });
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
    expect(typesOf(run(game, move(game, 'barbarian', 'south')).events)).toEqual(['moved']);
  });

  it('[S6] a camera that is covered by a token does not count, two that work do', () => {
    const three = put(cameras(), ON_TIMER);
    const spaces = [at(three, 'C1', 0, 0), at(three, 'C2', 0, 0)];
    for (const space of spaces) {
      const one = change(three, { outOfOrder: [space] });
      expect(refusal(one, move(one, 'elf', 'west'))).toBeUndefined();
    }
  });
});

describe('together', () => {
  it('[S7] all the rules so far hold at once', () => {
    const pieces = ['ownExits', 'passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];
    const game = put(laid(running({ players: 3, onTop: ['C1', 'I', 'X'], pieces }), 'dwarf'), ON_TIMER);
    const flip = run(game, move(game, 'elf', 'west'));
    expect(typesOf(flip.events)).toEqual(['moved', 'flipped', 'handed', 'talkOpened']);
    const elf = put(flip.game, { elf: ['T1', 2, 3] });
    expect(typesOf(run(elf, explore(elf)).events)).toEqual(['talkClosed', 'drawn', 'placed', 'talkOpened']);
    expect(dealt({ pieces }).box.pieces.map(({ id }) => id)).toEqual([...pieces].sort());
    expect(dealt({ pieces: [...pieces].reverse() }).box.pieces.map(({ id }) => id)).toEqual(
      [...pieces].sort(),
    );
  });
});
