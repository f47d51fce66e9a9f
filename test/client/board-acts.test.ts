import { describe, expect, test } from 'vitest';
import { filmOf, type Leg, legsFrom } from '#client/board/motion.ts';
import { layoutOf } from '#client/mall/layout.ts';
import { landing, offersFor } from '#client/mall/offers.ts';
import { routesFor } from '#client/mall/routes.ts';
import { toldMoves, tripsBetween } from '#client/mall/trips.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { isRefusal, type MallCommand, options, predict, type View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { viewWith } from './boardTable.ts';

const moved = (pawn: 'barbarian' | 'mage' | 'elf' | 'dwarf', to: Space) =>
  ({ type: 'moved', seat: 0, pawn, to, by: 'walk' }) as const;

const offers = (view: View, chosen: Parameters<typeof offersFor>[2]) =>
  offersFor({ view, layout: layoutOf(view.shared.board) }, options(view, 0), chosen);

describe('what a tap can do', () => {
  test('every target is one own command that ends there', () => {
    const view = viewWith(1, 'NESWVLX', moved('mage', 8), moved('elf', 2));
    const { targets, movable } = offers(view, 'mage');
    expect(targets.size).toBeGreaterThan(2);
    for (const [space, { command }] of targets) {
      const after = predict(view, command);
      expect(isRefusal(after) ? after : after.shared.pawns[pawnIndex('mage')]).toBe(space);
    }
    expect(new Set([...targets.values()].map(({ command }) => command.type))).toEqual(
      new Set(['move', 'vortex', 'escalator']),
    );
    expect(movable.has('mage')).toBe(true);
  });

  test('nothing is offered without the action, and only to the chosen hero', () => {
    const view = viewWith(1, 'N');
    const targets = [...offers(view, 'elf').targets.values()].map(({ command }) => command);
    expect(
      targets.every((one) => one.type === 'move' && one.direction === 'north' && one.pawn === 'elf'),
    ).toBe(true);
    expect(offers(view, null).targets.size).toBe(0);
    expect(offers({ ...view, seat: null }, 'elf').movable.size).toBe(0);
  });

  test('[M14] a lit passage explores, and places the tile once it is drawn', () => {
    const { box, shared } = viewWith(1, 'X');
    const spaceOf = (colour: string) =>
      shared.board.unused.find((one) => box.print[one]?.explore === colour) as Space;
    const [yellow, purple] = [spaceOf('yellow'), spaceOf('purple')];
    const there = [moved('barbarian', yellow), moved('mage', purple)];
    const before = offers(viewWith(1, 'X', ...there), null).places;
    expect([...before].map(([space, { type }]) => [space, type]).sort()).toEqual(
      [
        [yellow, 'explore'],
        [purple, 'explore'],
      ].sort(),
    );
    const drawn = viewWith(1, 'X', ...there, { type: 'drawn', tile: 3, next: null });
    expect([...offers(drawn, null).places.values()].every(({ type }) => type === 'place')).toBe(true);
    expect(offers(drawn, null).places.size).toBe(2);
  });

  test('where a command leads is the judge’s word', () => {
    const view = viewWith(1, 'E');
    const far: MallCommand = {
      type: 'move',
      seat: 0,
      pawn: 'elf',
      from: OFF,
      direction: 'east',
      distance: 9,
    };
    expect(landing(view, far)).toBeNull();
    expect(landing(view, { type: 'explore', seat: 0 })).toBeNull();
  });
});

describe('dragging', () => {
  test('every route is a row of legal moves to where it is let go', () => {
    const view = viewWith(1, 'NESW', moved('dwarf', 1), moved('elf', 3));
    const routes = routesFor(view, 'mage');
    expect(routes.size).toBeGreaterThan(4);
    for (const [space, { commands, stops }] of routes) {
      const after = commands.reduce<View>((now, command) => predict(now, command) as View, view);
      expect(after.shared.pawns[pawnIndex('mage')]).toBe(space);
      expect(stops.at(-1)).toBe(space);
      for (const corner of stops.slice(0, -1)) expect(view.box.print[corner]?.timer).toBe(false);
    }
  });

  test('only along the directions one holds, and not before the sand runs', () => {
    const view = viewWith(1, 'E');
    for (const { commands } of routesFor(view, 'barbarian').values())
      expect(commands.every((one) => one.type === 'move' && one.direction === 'east')).toBe(true);
    expect(routesFor({ ...view, shared: { ...view.shared, phase: 'setup' } }, 'barbarian').size).toBe(0);
  });
});

describe('dragging onto what may only be crossed', () => {
  /** Tile 1B with this many working cameras in the mall, the mage east of the sand timer. */
  function watched(working: number): View {
    const { box, shared } = viewWith(7, 'NESW');
    const cameras = ['16', '17'].slice(0, working).map((name, index) => {
      const tile = box.tiles.findIndex((one) => one.name === name);
      return { type: 'placed', tile, space: shared.board.unused[index] as Space, paid: 'hero' } as const;
    });
    return viewWith(7, 'NESW', ...cameras, moved('mage', 15), moved('elf', 1), moved('dwarf', 3));
  }
  const TIMER = 14;

  test('[R6] a watched sand timer is no place to let a hero go', () => {
    expect(watched(2).box.print[TIMER]?.timer).toBe(true);
    expect(routesFor(watched(1), 'mage').has(TIMER)).toBe(true);
    expect(routesFor(watched(2), 'mage').has(TIMER)).toBe(false);
  });
});

describe('how a hero is seen to move', () => {
  const view = viewWith(1, 'NESWVLX');
  const layout = layoutOf(view.shared.board);
  const standing = (at: number | null) => ({
    layout,
    tokens: [{ id: 'elf', at, colour: 'green', figure: 'elf' }],
  });

  test('as the event says: on foot, by escalator, through the vortex; a piece’s own means hop', () => {
    const legs = (['walk', 'escalator', 'vortex', 'jump'] as const).map((by) => {
      const { tell, take } = toldMoves();
      tell('elf', { to: 2, by });
      return tripsBetween(standing(6), standing(2), take())[0]?.legs;
    });
    expect(legs).toEqual(['walk', 'glide', 'whirl', 'hop'].map((way) => [{ way, to: 2, steps: 1 }]));
  });

  test('where nobody said how, it glides there; who leaves is seen to', () => {
    expect(tripsBetween(standing(6), standing(11), new Map())).toEqual([
      { token: 'elf', from: 6, legs: [{ way: 'glide', to: 11, steps: 2 }], after: null, leaves: false },
    ]);
    const told = new Map([['elf', [{ to: 2, by: 'walk' as const }]]]);
    expect(tripsBetween(standing(6), standing(null), told)).toMatchObject([{ leaves: true }]);
    expect(tripsBetween(standing(null), standing(6), told)).toEqual([]);
  });

  test('what was told is shown once', () => {
    const { tell, take } = toldMoves();
    tell('elf', { to: 2, by: 'walk' });
    expect(take().get('elf')).toEqual([{ to: 2, by: 'walk' }]);
    expect(take().size).toBe(0);
  });

  test('moves that came together are shown one after the other, the own ones once', () => {
    const shown = (from: Space, told: readonly Space[], now: Space | null) =>
      legsFrom(
        from,
        told.map((to) => ({ to })),
        now,
        (to) => ({ to }),
      ).map(({ to }) => to);
    expect(shown(1, [2, 3], 3)).toEqual([2, 3]);
    expect(shown(2, [2, 3], 3)).toEqual([3]);
    expect(shown(3, [3], 3)).toEqual([]);
    expect(shown(1, [], 5)).toEqual([5]);
    expect(shown(1, [7], null)).toEqual([7]);
    expect(shown(4, [], 4)).toEqual([]);
  });

  test('a trip of several legs is one animation in order', () => {
    const legs: readonly Leg[] = [
      { way: 'walk', to: 2, steps: 1 },
      { way: 'walk', to: 11, steps: 2 },
    ];
    const film = filmOf(legs, 'start', String);
    const offsets = film.token.map(({ offset }) => offset as number);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    expect(film.token.map(({ translate }) => translate)).toEqual(['start', '2', '2', '11']);
    expect(film.duration).toBeGreaterThanOrEqual(3 * 80);
    expect(film.duration).toBeLessThanOrEqual(3 * 100);
  });
});
