import { describe, expect, it } from 'vitest';
import { actionsFrom, type QuestAction } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { drawn } from '../tower/drawn.ts';
import { randomEpic } from '../tower/randomQuests.ts';

function done(graph: QuestGraph, position: Position, action: QuestAction): Position {
  const found = actionsFrom(graph, position).find(
    ([possible]) => JSON.stringify(possible) === JSON.stringify(action),
  );
  if (found === undefined) throw new Error('advised what is not possible');
  return found[1];
}

/** How many actions it takes to follow the advice to the end. */
function follow(graph: QuestGraph, from: Position): number {
  const ask = openAdviser(graph);
  let position = from;
  let taken = 0;
  for (let advice = ask(position); advice.type === 'do'; advice = ask(position)) {
    position = done(graph, position, advice.action);
    taken++;
  }
  expect(isDone(position)).toBe(true);
  return taken;
}

const TRIAL = drawn(`
+-----+-----+-----+
|iG k1       iY   |
+     +-----+--1--+
|xG    xY         |
+-----+-----+-----+`);

describe('advice', () => {
  it('leads through a trial the shortest way, and says when it is lost or done', () => {
    const { graph, position } = TRIAL;
    expect(follow(graph, position)).toBe(3);
    const ask = openAdviser(graph);
    const lost = done(graph, position, { type: 'move', pawn: 2, to: 8, swap: null });
    expect(ask(lost)).toEqual({ type: 'lost' });
    expect(ask({ ...position, pawns: [-1, -1, -1, -1, -1] })).toEqual({ type: 'done' });
  });

  it('asks for more when the table may not be made, and makes it when it may', () => {
    const ask = openAdviser(TRIAL.graph);
    expect(ask(TRIAL.position, { bytes: 10 })).toEqual({ type: 'unknown', bound: 0 });
    expect(ask(TRIAL.position)).toMatchObject({ type: 'do', left: 2 });
  });

  it.each([{ cancelled: () => true }, { bytes: 10 }])(
    'searches where the table was stopped: %o',
    (limits) => {
      const { graph, position } = TRIAL;
      const ask = openAdviser(graph);
      expect(ask(position)).toMatchObject({ type: 'do', left: 2 });
      const lost = done(graph, position, { type: 'move', pawn: 2, to: 8, swap: null });
      const [, beside] = actionsFrom(graph, position).find(
        ([, after]) =>
          JSON.stringify(after) !== JSON.stringify(lost) && ask(after, limits).type === 'unknown',
      ) as [QuestAction, Position];
      expect(ask(lost)).toEqual({ type: 'lost' });
      const found = solve(graph, beside);
      const left = 'solution' in found ? (found.solution?.length ?? 0) - 1 : Number.NaN;
      expect(ask(beside)).toMatchObject(left < 0 ? { type: 'lost' } : { type: 'do', left });
    },
  );

  it.each(['rotating', 'sliding'] as const)(
    'leads through a %s epic as short as it can be solved',
    (shape) => {
      const solvable = Array.from({ length: 20 }, (_, number) =>
        graphOf(randomEpic(`${shape} ${number}`, shape, 2, 1)),
      ).filter((graph) => {
        const solved = solve(graph);
        return 'solution' in solved && solved.solution !== null;
      });
      expect(solvable.length).toBeGreaterThan(2);
      for (const graph of solvable.slice(0, 3)) {
        const position = firstPosition(graph);
        expect(follow(graph, position)).toBe(searchAll(graph, position, 4000).optimum);
      }
    },
  );
});
