import { describe, expect, it } from 'vitest';
import { type Game, type MallCommand, options } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { arrivals } from '#engine/mall/rules/reinforcements/index.ts';
import { ON_ITEMS } from '../moments.ts';
import { HOME, lay, lies, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import {
  accept,
  at,
  boxFor,
  change,
  decided,
  explore,
  place,
  problems,
  refusal,
  run,
  theft,
  typesOf,
} from '../table.ts';

const TILES = ['I', '2*', '10*', '11*', 'X'];

/** Items to the north of T1, 2* to the west, 10* to the east; all on their items. 11* lies nowhere. */
function table(pieces: readonly string[] = [], more: readonly string[] = []): Game {
  const all = secured(['reinforcements', ...pieces], [...TILES, ...more]);
  return stand(lay(all, 'dwarf', 'mage', 'elf'), ON_ITEMS);
}

/** Only the mage steals, so the others may be anywhere. */
function loose(pieces: readonly string[] = [], more: readonly string[] = []): Game {
  const all = secured(['reinforcements', ...pieces], [...TILES, ...more], { goals: { heroes: ['mage'] } });
  return stand(lay(all, 'dwarf', 'mage', 'elf'), { ...HOME, mage: ['I', 0, 1] });
}
const wish = (...spaces: number[]): MallCommand => ({ type: 'theft', seat: 0, at: spaces });

describe('reinforcements', () => {
  it('[X11.1] a guard for each of its tiles waits beside the mall, and comes to its space at the theft', () => {
    const game = table();
    expect([where(game, 'guard2'), where(game, 'guard10'), where(game, 'guard11')]).toEqual([-1, -1, -1]);
    const { events, game: after } = run(game, theft);
    expect(events).toEqual([
      { type: 'stolen', seat: 0 },
      { type: 'put', pawn: 'guard2', to: at(game, '2*', 1, 1) },
      { type: 'put', pawn: 'guard10', to: at(game, '10*', 2, 2) },
    ]);
    expect(where(after, 'guard11')).toBe(-1);
  });

  it('[X11.1] who is about follows from the tiles in the deck', () => {
    const of = (onTop: readonly string[]) =>
      boxFor({ pieces: ['reinforcements'], onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES).pawns.slice(4);
    expect(of(['2*'])).toEqual(['guard2']);
    expect(of(['11*', '10*'])).toEqual(['guard10', 'guard11']);
    const one = lay(secured(['reinforcements'], ['2*', 'I', 'X']), 'mage');
    expect([arrivals(one, 'guard10'), arrivals(one, 'guard2')]).toEqual([[], [at(one, '2*', 1, 1)]]);
    expect(problems({ pieces: ['reinforcements'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.missingTiles', params: { piece: 'reinforcements', tiles: '2*, 10*, 11*' } },
    ]);
  });

  it('[X11.1] one whose tile does not lie never comes, not even with the tile', () => {
    const stolen = accept(loose(), theft);
    const south = stand(stolen, { barbarian: ['T1', 3, 1] });
    const explored = accept(south, {
      type: 'explore',
      seat: stolen.shared.hands.findIndex((h) => h.join().includes('X')),
    });
    expect(explored.shared.board.placed).toHaveLength(5);
    expect(where(explored, 'guard11')).toBe(-1);
  });

  it('[X11.1] [R23a] a taken space: the nearest empty one, north, east, south, west of equals', () => {
    const game = table(['guard'], ['9*']);
    const taken = stand(game, { guard: ['2*', 1, 1] });
    const spots = ([row, column]: readonly [number, number]) => at(game, '2*', row, column);
    expect(arrivals(taken, 'guard2')).toEqual(
      (
        [
          [0, 1],
          [1, 2],
          [2, 1],
          [1, 0],
        ] as const
      ).map(spots),
    );
    expect(where(accept(taken, theft), 'guard2')).toBe(at(game, '2*', 0, 1));
  });

  it('[X11.1] whoever calls the theft may choose among these, and no others', () => {
    const game = stand(table(['guard'], ['9*']), { guard: ['2*', 1, 1] });
    expect(where(accept(game, wish(at(game, '2*', 2, 1))), 'guard2')).toBe(at(game, '2*', 2, 1));
    expect(where(accept(game, wish(at(game, '2*', 3, 3))), 'guard2')).toBe(at(game, '2*', 0, 1));
    expect(where(accept(game, wish(at(game, '2*', 3, 3), at(game, '2*', 1, 0))), 'guard2')).toBe(
      at(game, '2*', 1, 0),
    );
    expect(run(game, wish(at(game, '2*', 2, 1))).events[0]).toMatchObject({ at: [at(game, '2*', 2, 1)] });
    const bad = (given: unknown) => refusal(game, { ...theft, at: given });
    expect(bad([1, 2, 3, 4])).toBe('command.malformed');
    expect(bad('here')).toBe('command.malformed');
    expect(bad([0, 9_999])).toBe('space.unknown');
    expect(bad([])).toBeUndefined();
    expect(bad([1, 2, 3])).toBeUndefined();
    expect(options(game, 1).filter(({ type }) => type === 'theft')).toEqual([{ type: 'theft', seat: 1 }]);
  });

  it('[X11.1] [X0.2] [X0.6] a space with a token on it is not empty, and pawns do not bar the way to the next', () => {
    const game = table(['guard'], ['9*']);
    const token = change(game, { outOfOrder: [at(game, '2*', 1, 1)] });
    expect(arrivals(token, 'guard2')).toHaveLength(4);
    const row = [
      [1, 1],
      [0, 1],
      [1, 2],
      [2, 1],
    ] as const;
    const barred = change(token, { outOfOrder: row.map(([r, c]) => at(game, '2*', r, c)) });
    const walled = stand(barred, { guard: ['2*', 1, 0] });
    expect(arrivals(walled, 'guard2')[0]).toBe(at(game, '2*', 0, 2));
  });

  it('[X11.1] where nothing at all is empty it does not come, and nothing waits for it', () => {
    const game = table();
    const full = change(game, { outOfOrder: game.box.print.map((_, space) => space) });
    expect(arrivals(full, 'guard2')).toEqual([]);
    expect(typesOf(run(full, theft).events)).toEqual(['stolen']);
  });

  it('[X11.2] [R22] it comes although another guard, or the beholder, is on that tile', () => {
    const game = stand(table(['guard'], ['9*']), { guard: ['2*', 3, 3] });
    const after = accept(game, theft);
    expect(where(after, 'guard2')).toBe(at(game, '2*', 1, 1));
    expect(where(after, 'guard')).toBe(at(game, '2*', 3, 3));
    const eye = table(['beholder'], ['7*', '27']);
    const over = change(eye, { memory: { ...eye.shared.memory, beholder: at(eye, '2*', 0, 0) >> 4 } });
    expect(where(accept(over, theft), 'guard2')).toBe(at(eye, '2*', 1, 1));
  });

  it('[R22] [X11.2] two whom the rules put on one tile may walk about there, and leave it', () => {
    const game = accept(stand(table(['guard'], ['9*']), { guard: ['2*', 3, 3] }), theft);
    expect(refusal(game, walk(game, 'guard2', 'south'))).toBeUndefined();
    expect(refusal(game, walk(game, 'guard', 'north'))).toBeUndefined();
    const door = stand(game, { guard2: ['2*', 2, 3], dwarf: null, elf: null, mage: null, barbarian: null });
    expect(refusal(door, walk(door, 'guard2', 'east'))).toBeUndefined();
    const back = accept(door, walk(door, 'guard2', 'east'));
    expect(refusal(back, walk(back, 'guard2', 'west'))).toBe('tile.closed');
  });

  it('[X11.3] no guard comes to another’s tile, nor across it', () => {
    const all = stand(table(['guard'], ['9*']), { dwarf: null, elf: null, barbarian: null, mage: null });
    const game = stand(all, { guard2: ['2*', 1, 1], guard: ['T1', 1, 0] });
    expect(refusal(game, walk(game, 'guard', 'west'))).toBe('tile.closed');
    const far = stand(game, { guard2: ['T1', 3, 3], guard: ['2*', 2, 3] });
    expect(refusal(far, walk(far, 'guard', 'east', 2))).toBe('tile.closed');
    const room = stand(
      lay(secured(['reinforcements', 'guard', 'guardRoom'], ['2*', '9*', '25', 'I', 'X']), 'mage'),
      {
        ...{ dwarf: null, elf: null, barbarian: null, mage: null },
        ...{ guard2: ['2*', 1, 1], guard: ['T1', 1, 0] },
      },
    );
    expect(refusal(room, walk(room, 'guard', 'west'))).toBe('tile.closed');
  });

  it('[R22] without the guard room the theft waits while a hero is on that tile', () => {
    const game = stand(loose(), { elf: ['2*', 3, 3] });
    expect(refusal(game, theft)).toBe('theft.heroThere');
    expect(refusal(stand(loose(), { dwarf: ['10*', 0, 3] }), theft)).toBe('theft.heroThere');
    expect(refusal(stand(loose(), { barbarian: ['2*', 3, 3] }), theft)).toBe('theft.heroThere');
    expect(refusal(loose(), theft)).toBeUndefined();
    const out = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'elf') });
    expect(refusal(out, theft)).toBeUndefined();
  });

  it('[R22] says who is there', () => {
    const game = stand(loose(), { elf: ['2*', 3, 3] });
    expect(decided(game, theft)).toEqual({ refused: 'theft.heroThere', params: { by: 'elf' } });
  });

  it('[R22] of spaces equally near those without a hero come first', () => {
    // 2* has no empty space; three steps away lie a tile to its north and one to its south.
    const more = ['autoExplore'];
    const tiles = ['I', '2*', 'P1', 'P2', 'X'];
    const goals = { heroes: ['mage'] };
    const all = lay(secured(['reinforcements', ...more], tiles, { goals }), 'dwarf', 'mage');
    const north = stand(all, { ...HOME, mage: ['I', 0, 1], dwarf: ['2*', 0, 2] });
    const drawn = accept(north, explore(north));
    const one = accept(drawn, place(drawn, '2*', 0, 2));
    const game = accept(one, explore(one));
    expect([lies(game, 'P1'), lies(game, 'P2')]).toEqual([
      [-1, -1],
      [-1, 1],
    ]);
    const full = change(stand(game, HOME), {
      outOfOrder: Array.from({ length: 16 }, (_, cell) => at(game, '2*', 0, 0) + cell),
    });
    const [first, second] = arrivals(full, 'guard2').map((space) => space >> 4);
    expect([first, second]).toEqual([at(game, 'P1', 0, 0) >> 4, at(game, 'P2', 0, 0) >> 4]);
    const steals = stand(full, { mage: ['I', 0, 1], elf: ['P1', 3, 3] });
    expect(where(accept(steals, theft), 'guard2') >> 4).toBe(second);
    const wished = accept(steals, wish(...arrivals(full, 'guard2')));
    expect(where(wished, 'guard2') >> 4).toBe(second);
    const both = stand(steals, { dwarf: ['P2', 3, 3] });
    expect(refusal(both, theft)).toBe('theft.heroThere');
  });

  it('[R22] [X5.1] with the guard room the hero there is caught as the guard comes', () => {
    const game = stand(loose(['guardRoom'], ['25', '26']), { elf: ['2*', 3, 3] });
    const { events, game: after } = run(game, theft);
    expect(typesOf(events).slice(0, 3)).toEqual(['stolen', 'put', 'captured']);
    expect(captives(after)).toEqual(['elf']);
    expect(where(after, 'guard2')).toBe(-1);
    expect(after.shared.result).toBeNull();
  });

  it('[X5.7] with a guard in the room the reinforcement stays where it came', () => {
    const all = stand(loose(['guardRoom', 'guard'], ['25', '9*']), { elf: ['2*', 3, 3] });
    const game = change(all, { memory: { ...all.shared.memory, guardRoom: ['guard'] } });
    const after = accept(game, theft);
    expect(captives(after)).toEqual(['elf']);
    expect(where(after, 'guard2')).toBe(at(game, '2*', 1, 1));
  });

  it('[R22] [M17] an automatic theft waits until the tile is clear', () => {
    const game = stand(loose(['automaticTheft']), { elf: ['2*', 2, 3], mage: ['I', 0, 0] });
    const waits = accept(game, walk(game, 'mage', 'east'));
    expect(waits.shared.stolen).toBe(false);
    const { events } = run(waits, walk(waits, 'elf', 'east'));
    expect(typesOf(events)).toEqual(['moved', 'stolen', 'put', 'put']);
    expect(events[1]).toEqual({ type: 'stolen', seat: null });
  });

  it('[X1.3] [X11.1] they follow the rules of guards', () => {
    const game = table();
    for (const id of ['guard2', 'guard10', 'guard11'] as const) {
      const { kind, closes, hero, escorts, colour } = game.box.cast[game.box.pawns.indexOf(id)] ?? {};
      expect([kind, closes, hero, escorts, colour]).toEqual(['guard', 'tile', false, true, null]);
    }
  });
});
