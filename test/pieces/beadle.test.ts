import { describe, expect, it } from 'vitest';
import { isRefusal, judge, options, viewFor } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { ON_ITEMS } from '../mall/moments.ts';
import {
  accept,
  at,
  explore,
  laid,
  move,
  put,
  refusal,
  run,
  running,
  seatWith,
  theft,
  typesOf,
} from '../mall/table.ts';

// A pawn that is no hero, as data of its box.

const BEADLE = 4;
const GUARDED = { players: 4, pieces: ['beadle'] };
const beadleMove = (game: Parameters<typeof move>[0], ...way: [Parameters<typeof move>[2], number?]) =>
  move(game, 'beadle' as never, ...way);

/** Items to the north, where the beadle came; exits to the east. */
const guarded = () => put(laid(running(GUARDED), 'dwarf', 'elf'), { beadle: ['I', 0, 0] });

describe('a pawn that is no hero', () => {
  it('has its number in the box, behind the heroes and in the order of the pieces', () => {
    const { box, shared } = running({ pieces: ['sister', 'beadle'], onTop: ['I', 'X', 'L'] });
    expect(box.pawns).toEqual(['barbarian', 'mage', 'elf', 'dwarf', 'beadle', 'sister']);
    expect([shared.pawns[BEADLE], shared.escaped[BEADLE]]).toEqual([OFF, false]);
    expect(shared.pawns[5]).toBe(box.print.findIndex(({ timer }) => timer));
  });

  it('comes when its piece says so, and is moved by whoever holds the direction', () => {
    const game = put(running(GUARDED), { dwarf: ['T1', 0, 2] });
    const { events, game: after } = run(game, explore(game));
    expect(typesOf(events)).toEqual(['drawn', 'placed', 'beadleCame']);
    expect(after.shared.pawns[BEADLE]).toBe(at(after, 'I', 0, 0));
    const moved = accept(after, beadleMove(after, 'south', 2));
    expect(moved.shared.pawns[BEADLE]).toBe(at(after, 'I', 2, 0));
    expect(refusal(game, beadleMove(game, 'south'))).toBe('space.unknown');
  });

  it('keeps heroes off its tile, on foot as by the vortex, and leaves those of other kinds alone', () => {
    const game = put(guarded(), { elf: ['T1', 0, 2] });
    expect(refusal(game, move(game, 'elf', 'north'))).toBe('tile.closed');
    const target = judge(game, {
      type: 'vortex',
      seat: seatWith(game, 'V'),
      pawn: 'mage',
      from: game.shared.pawns[1],
      to: at(game, 'I', 3, 0),
    });
    expect(target).toMatchObject({ refused: 'tile.closed', params: { by: 'beadle' } });
    const away = put(game, { beadle: ['X', 1, 1] });
    expect(accept(away, move(away, 'elf', 'north')).shared.pawns[2]).toBe(at(game, 'I', 3, 1));
    const atDoor = put(game, { beadle: ['X', 1, 0] });
    expect(refusal(atDoor, beadleMove(atDoor, 'west'))).toBe('tile.closed');
  });

  it('[M23] turns no timer, [M13] explores nothing, [M11] takes no vortex, and has no colour to do it by', () => {
    const game = put(running(GUARDED), { beadle: ['T1', 0, 1] });
    const alone = put(game, {
      barbarian: ['X', 0, 0],
      mage: ['X', 0, 1],
      elf: ['X', 1, 1],
      dwarf: ['X', 2, 2],
    });
    expect(typesOf(run(alone, beadleMove(alone, 'west')).events)).toEqual(['moved']);
    const doorway = put(alone, { beadle: ['T1', 0, 2] });
    expect(refusal(doorway, explore(doorway))).toBe('explore.nowhere');
    const vortex = {
      type: 'vortex',
      seat: seatWith(alone, 'V'),
      pawn: 'beadle',
      from: at(alone, 'T1', 0, 1),
      to: 3,
    };
    expect(refusal(alone, vortex)).toBe('pawn.cannot');
    expect(alone.box.cast[BEADLE]).toMatchObject({ kind: 'beadle', hero: false, colour: null });
    const offered = [0, 1, 2, 3].flatMap((seat) => options(viewFor(alone, seat), seat));
    expect(
      offered.some((command) => command.type === 'vortex' && (command.pawn as string) === 'beadle'),
    ).toBe(false);
  });

  it('[M17] [M20] [M21] needs no item and no exit: the heroes steal and win without it', () => {
    const game = put(guarded(), { ...ON_ITEMS, beadle: ['X', 3, 3] });
    const stolen = accept(game, theft);
    const atExits = put(stolen, {
      barbarian: ['X', 1, 0],
      mage: ['X', 1, 1],
      elf: ['X', 2, 1],
      dwarf: ['X', 1, 3],
      beadle: ['I', 3, 3],
    });
    const end = (['barbarian', 'mage', 'dwarf'] as const).reduce(
      (now, pawn) => accept(now, move(now, pawn, 'north')),
      atExits,
    );
    expect(accept(end, move(end, 'elf', 'west')).shared.result).toMatchObject({
      won: true,
      reason: 'escaped',
    });
    expect(isRefusal(judge(stolen, { type: 'theft', seat: 0 }))).toBe(true);
  });
});
