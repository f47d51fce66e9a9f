import { describe, expect, it } from 'vitest';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { type Deed, deeds } from '#engine/tower/deeds.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';
import { openAdviser } from '#solver/advice.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { drawn } from '../tower/drawn.ts';
import { randomEpic } from '../tower/randomQuests.ts';

function done(chart: Chart, stand: Stand, deed: Deed): Stand {
  const found = deeds(chart, stand).find(([possible]) => JSON.stringify(possible) === JSON.stringify(deed));
  if (found === undefined) throw new Error('advised what is not possible');
  return found[1];
}

/** How many actions it takes to follow the advice to the end. */
function follow(chart: Chart, from: Stand): number {
  const ask = openAdviser(chart);
  let stand = from;
  let taken = 0;
  for (let advice = ask(stand); advice.type === 'do'; advice = ask(stand)) {
    stand = done(chart, stand, advice.deed);
    taken++;
  }
  expect(isDone(stand)).toBe(true);
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
    const { chart, stand } = TRIAL;
    expect(follow(chart, stand)).toBe(3);
    const ask = openAdviser(chart);
    const lost = done(chart, stand, { type: 'move', pawn: 2, to: 8, swap: null });
    expect(ask(lost)).toEqual({ type: 'lost' });
    expect(ask({ ...stand, pawns: [-1, -1, -1, -1, -1] })).toEqual({ type: 'done' });
  });

  it('asks for more when the table may not be made, and makes it when it may', () => {
    const ask = openAdviser(TRIAL.chart);
    expect(ask(TRIAL.stand, { bytes: 10 })).toEqual({ type: 'unknown', bound: 0 });
    expect(ask(TRIAL.stand)).toMatchObject({ type: 'do', left: 2 });
  });

  it.each(['rotating', 'sliding'] as const)(
    'leads through a %s epic as short as it can be solved',
    (shape) => {
      const solvable = Array.from({ length: 20 }, (_, number) =>
        openChart(randomEpic(`${shape} ${number}`, shape, 2, 1)),
      ).filter((chart) => {
        const solved = solve(chart);
        return 'solution' in solved && solved.solution !== null;
      });
      expect(solvable.length).toBeGreaterThan(2);
      for (const chart of solvable.slice(0, 3)) {
        const stand = firstStand(chart);
        expect(follow(chart, stand)).toBe(searchAll(chart, stand, 4000).optimum);
      }
    },
  );
});
