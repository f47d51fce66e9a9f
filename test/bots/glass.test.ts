import { describe, expect, it } from 'vitest';
import { timersOn } from '#bots/mates/aims.ts';
import { isHeld } from '#bots/mates/glass.ts';
import { atSight } from '#bots/mates/pace.ts';
import { planFor } from '#bots/mates/plan.ts';
import { actionOf, type Route, routeTo } from '#bots/mates/route.ts';
import { EVEN, newMeasure, type Tempo, takesAt } from '#bots/mates/tempo.ts';
import { holds } from '#engine/mall/actions.ts';
import { options, type View, viewFor } from '#engine/mall/index.ts';
import { dealt, give, type MateTable, pass, seated } from './mateTable.ts';

const TEMPO: Tempo = { seats: [newMeasure(0), undefined], open: [], at: 0 };

/** Tables at which one act more turns the glass. */
function besideIt(): readonly { readonly game: View; readonly route: Route }[] {
  const found = ['one', 'two', 'three'].flatMap((seed) => {
    const table = seated(dealt({ scenario: 3 }, 2, seed), [0, 1]);
    const games: View[] = [];
    for (let now = 5_000; table.game.shared.phase !== 'over'; now += 5_000) {
      pass(table, now);
      if (table.game.shared.phase === 'running' && !table.game.shared.stolen)
        games.push(viewFor(table.game, null));
    }
    return games;
  });
  return found.flatMap((game) =>
    [0, 1, 2, 3].flatMap((pawn) => {
      const spaces = timersOn(game);
      const way = routeTo(game, pawn, spaces, takesAt(game, TEMPO));
      return way?.hops.length === 1
        ? [{ game, route: { ...way, aim: { pawn, kind: 'timer', spaces } } }]
        : [];
    }),
  );
}

describe('whoever stands beside the glass', () => {
  const tables = besideIt();
  const held = (left: number, pace?: typeof EVEN) =>
    tables.map(({ game, route }) =>
      isHeld(game, route, game.shared.sand.end - left, pace ?? takesAt(game, TEMPO)),
    );

  it('waits while there is sand enough, where a bot may do what is left to do', () => {
    const byBot = tables.map(({ game, route: { hops } }) => {
      const action = actionOf(hops[0] as (typeof hops)[0]);
      return action !== null && holds(game.shared.hands[1], action);
    });
    expect(new Set(byBot).size).toBe(2);
    expect(held(30_000)).toEqual(byBot);
  });

  it('turns it in time, and among bots at once', () => {
    expect(held(10_000)).not.toContain(true);
    expect(held(30_000, EVEN)).not.toContain(true);
  });

  it('is nowhere else, and is not wished to go on meanwhile', () => {
    let waits = 0;
    for (const { game } of tables) {
      const now = game.shared.sand.end - 20_000;
      const { wishes, routes } = planFor(game, now, [], null, TEMPO);
      const [first] = routes;
      if (first?.aim.kind !== 'timer' || !isHeld(game, first, now, takesAt(game, TEMPO))) continue;
      expect(wishes.filter(({ pawn }) => pawn === first.aim.pawn)).toEqual([]);
      waits++;
    }
    expect(waits).toBeGreaterThan(0);
  });
});

describe('a bot that waited for a person', () => {
  it('goes on as soon as it can have seen what there is to do', () => {
    const waits = ['one', 'two', 'three'].flatMap((seed) => {
      const table = seated(dealt({ scenario: 3 }, 2, seed), [1]);
      pass(table, 60_000);
      const acts = options(table.game, 0).filter(({ type }) => type !== 'doSomething');
      return acts.flatMap((act) => {
        const after: MateTable = { ...table, acts: [], told: [] };
        give(after, act);
        const before = after.minds.mates[0]?.wish;
        pass(after, 60_001);
        const [mate] = after.minds.mates;
        return mate?.wish == null || mate.wish === before ? [] : [mate.due - 60_000];
      });
    });
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits)).toBe(atSight('attentive'));
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });
});
