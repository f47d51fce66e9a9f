import { expect, it } from 'vitest';
import { evolve, type Game } from '#engine/mall/index.ts';
import { at, move, put, run, running, typesOf } from '../mall/table.ts';

// The mage steps from a ball that still owes its second tile to what ends the game: the ball's note comes after the end.

function owing(game: Game, ...ball: Parameters<typeof at> extends [unknown, ...infer R] ? R : never): Game {
  return evolve(game, { type: 'ballOwes', space: at(game, ...ball) });
}

it('[M21] the last hero to leave is the last thing that happens, a crystal ball notwithstanding', () => {
  const dealt = running({ pieces: ['crystalBall'] });
  const mall = (['drawn', 'drawn'] as const).reduce(
    (now, type, index) =>
      evolve(evolve(now, { type, tile: index + 1, next: null }), {
        type: 'placed',
        tile: index + 1,
        space: index === 0 ? 2 : 11,
        paid: 'hero',
      }),
    dealt,
  );
  const stolen = evolve(put(mall, { mage: ['X', 1, 1] }), { type: 'stolen', seat: 0 });
  const alone = (['barbarian', 'elf', 'dwarf'] as const).reduce(
    (now, pawn) => evolve(now, { type: 'escaped', pawn, stays: false }),
    stolen,
  );
  const game = owing(alone, 'X', 1, 1);
  const { events } = run(game, move(game, 'mage', 'north'));
  expect(typesOf(events)).toEqual(['moved', 'escaped', 'ended']);
});

it('[M21] [S11] a flip that loses the game is followed by nothing', () => {
  const game = owing(
    put(running({ pieces: ['crystalBall', 'rearrangement'] }), { mage: ['T1', 0, 1] }),
    'T1',
    0,
    1,
  );
  const { events } = run(game, move(game, 'mage', 'west'));
  expect(typesOf(events).at(-1)).toBe('ended');
});
