import { afterAll, expect, it } from 'vitest';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { openTeam } from '#server/team/team.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { coreBy } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomTrial } from '../tower/randomQuests.ts';

const team = openTeam(3);
afterAll(team.close);

const boards = Array.from({ length: 40 }, (_, board) =>
  graphOf(randomTrial(`team ${board}`, { positions: 10_000 })),
);

it('three threads find what the readable search finds, on one board after the other', {
  timeout: 60_000,
}, () => {
  let solved = 0;
  for (const graph of boards) {
    const from = firstPosition(graph);
    const { optimum, layers } = searchAll(graph, from);
    expect(layersOf(graph, from, coreBy(team.hands))).toEqual({ optimum, layers });
    const found = solve(graph, from, { hands: team.hands });
    const solution = 'solution' in found ? found.solution : undefined;
    expect(solution?.length ?? null).toBe(optimum);
    if (!solution) continue;
    expect(verify(graph, solution)).toBe(true);
    solved++;
  }
  expect(solved).toBeGreaterThan(10);
});

it('several threads stop when told, and no later than that, and are there for the next search', {
  timeout: 60_000,
}, () => {
  const large = graphOf(randomTrial('five pawns 25', { positions: 0, pawns: 5, width: 8, height: 8 }));
  let asked = 0;
  const cancelled = () => ++asked > 50;
  const stopped = solve(large, firstPosition(large), { hands: team.hands, cancelled });
  expect(stopped).toMatchObject({ stopped: 'cancelled' });
  const full = solve(large, firstPosition(large), { hands: team.hands, bytes: 20 * 2 ** 20 });
  expect(full).toMatchObject({ stopped: 'tooLarge', bound: expect.any(Number) });
  const [small] = boards;
  if (small !== undefined) expect(solve(small, undefined, { hands: team.hands })).toHaveProperty('solution');
});
