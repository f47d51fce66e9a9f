import { describe, expect, it } from 'vitest';
import { canFly } from '#bots/planner/flight.ts';
import { jumpsOf } from '#bots/planner/jumps.ts';
import { plan } from '#bots/planner/plan.ts';
import { reach } from '#bots/planner/reach.ts';
import { startRun } from '#bots/planner/run.ts';
import { findWay } from '#bots/planner/way.ts';
import { lay, placementBeyond } from '#engine/mall/board.ts';
import { type Game, type PublicGame, randomFrom } from '#engine/mall/index.ts';
import { dealOf } from './deals.ts';

// How the little sister gets about in the planner's head.

const SISTER = 4;

/** A mall of the start tile and this one, beyond that exploration space. */
function withTile({ box, shared }: Game, name: string, space: number): PublicGame {
  const tile = box.tiles.findIndex((one) => one.name === name);
  const board = lay(box, shared.board, placementBeyond(box, shared.board, space, tile));
  return { box, shared: { ...shared, board } };
}

const spaceWith = ({ box }: PublicGame, kind: 'item' | 'exit') =>
  box.print.findIndex((space) => space[kind] === 'blue');

describe.each(['A', 'B'])('beside tile 1%s', (side) => {
  const game = dealOf(`S17/12/${side}+L`, 0);

  it.each([
    ['item', 'L1'],
    ['exit', 'L2'],
  ] as const)('[R15b][S17] a hero next door is beside her %s, whichever way %s lies', (kind, name) => {
    expect(game.shared.board.unused).toHaveLength(4);
    for (const space of game.shared.board.unused) {
      const seen = withTile(game, name, space);
      expect(jumpsOf(seen).beside.get(spaceWith(seen, kind))).toEqual([space]);
    }
  });
});

describe('a flight', () => {
  it('[S17] ends on no space that only a hero on the same tile is beside; elsewhere it does', () => {
    const inner = (seen: PublicGame) => spaceWith(seen, 'item') + 4;
    for (const [id, can] of [
      ['S17/12/A+L', false],
      ['S16/12/A+L', true],
    ] as const) {
      const game = dealOf(id, 0);
      const seen = withTile(game, 'L1', game.shared.board.unused[0] as number);
      expect(canFly(seen, game.shared.pawns[SISTER] as number, inner(seen))).toBe(can);
    }
  });

  it('[L1] heroes come to help, and she only jumps', () => {
    const run = startRun(dealOf('S2+L', 0), randomFrom('flight'));
    const alone = (to: number) => findWay(run.game, SISTER, (space) => space === to);
    const far = run.game.box.print.findIndex(({ corridor }, space) => corridor && alone(space) === null);
    expect(reach(run, SISTER, (space) => space === far)).toBe(true);
    expect(run.game.shared.pawns[SISTER]).toBe(far);
    const acts = run.log.flatMap(({ command }) => ('pawn' in command ? [command] : []));
    const hers = acts.filter(({ pawn }) => pawn === 'sister');
    expect(new Set(hers.map(({ type }) => type))).toEqual(new Set(['jump']));
    expect(acts.length).toBeGreaterThan(hers.length);
    expect(run.refused).toEqual([]);
  });

  it('[L1][L3] a won game has her jump onto her item and out by her exit', () => {
    const dealt = dealOf('S17/12/A+L', 0);
    const made = plan(dealt, 'S17/12/A+L/0');
    const ends = made.outcome === 'won' ? made.log.map(({ command }) => command) : [];
    const jumps = ends.flatMap((command) => (command.type === 'jump' ? command.to : []));
    expect(jumps).toContain(spaceWith(dealt, 'item'));
    expect(jumps.at(-1)).toBe(spaceWith(dealt, 'exit'));
  });
});
