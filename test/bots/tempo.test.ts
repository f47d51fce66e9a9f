import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goalNow } from '#bots/mates/handed.ts';
import { inTurn } from '#bots/mates/inTurn.ts';
import { gap, seesComing } from '#bots/mates/pace.ts';
import { planFor } from '#bots/mates/plan.ts';
import { actionOf, routeTo, wayTo } from '#bots/mates/route.ts';
import {
  acted,
  actTakes,
  BOT_ACT,
  EVEN,
  later,
  type Measured,
  newMeasure,
  openNow,
  type Tempo,
  takesAt,
} from '#bots/mates/tempo.ts';
import type { Wish } from '#bots/mates/wish.ts';
import { decide, type Game, isRefusal, type MallCommand, randomFrom, viewFor } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { dealt, pass, seated, toldOf } from './mateTable.ts';

const ALL = [0, 1, 2, 3];
const SLOW: Measured = { waited: 90_000, acts: 10, at: 0 };

/** Tables that games of bots come by, until the theft. */
function tables(scenario: number, every = 11_000): readonly Game[] {
  const found: Game[] = [];
  const table = seated(dealt({ scenario }, 4, 'tempo'), ALL);
  for (let now = every; table.game.shared.phase !== 'over'; now += every) {
    pass(table, now);
    if (table.game.shared.phase === 'running') found.push(table.game);
  }
  return found;
}

describe('how fast somebody is', () => {
  it('is told by how long others waited and how often it acted', () => {
    let [idle, busy] = [newMeasure(0), newMeasure(0)];
    for (let now = 1_000; now <= 30_000; now += 1_000) {
      idle = later(idle, now, true);
      busy = now % 2_000 === 0 ? acted(later(busy, now, true)) : later(busy, now, true);
    }
    expect(actTakes(idle)).toBeGreaterThan(2 * actTakes(busy));
    expect(actTakes(later(idle, 600_000, false))).toBe(actTakes(newMeasure(0)));
  });

  it('does not change where nobody waited', () => {
    expect(actTakes(later(newMeasure(0), 20_000, false))).toBe(actTakes(newMeasure(0)));
  });

  it('makes what somebody passed over for six seconds dear, and for twenty at most', () => {
    const at = (now: number, wanted: readonly string[], before = openNow([], ['it'], 0)) =>
      openNow(before, wanted, now);
    const [game] = tables(3);
    const dear = (open: Tempo['open']) =>
      takesAt(viewFor(game as Game, null), { seats: [SLOW], open, at: 0 }).name.includes('it');
    expect(dear(at(5_000, ['it']))).toBe(false);
    expect(dear(at(7_000, ['it']))).toBe(true);
    const passed = at(7_000, ['it']);
    expect(dear(at(20_000, [], passed))).toBe(true);
    expect(at(28_000, [], passed)).toEqual([]);
    expect(at(5_000, [])).toEqual([]);
  });
});

describe('a way', () => {
  it('is as long as the shortest where all are alike', () => {
    for (const game of tables(7).map((one) => viewFor(one, null)))
      for (const pawn of ALL) {
        const spaces = game.shared.board.unused;
        const hops = wayTo(game, pawn, spaces);
        expect(routeTo(game, pawn, spaces, EVEN)?.hops ?? null).toEqual(hops);
      }
  });

  it('takes whoever is slow no more acts than the shortest, and somewhere fewer', () => {
    let spared = 0;
    for (const game of tables(7).map((one) => viewFor(one, null))) {
      const pace = takesAt(game, { seats: [SLOW, undefined, undefined, undefined], open: [], at: 0 });
      const isSlow = (hop: Parameters<typeof actionOf>[0]) => pace.takes(actionOf(hop)) > BOT_ACT;
      for (const pawn of ALL) {
        const spaces = game.shared.board.unused;
        const short = wayTo(game, pawn, spaces);
        const priced = routeTo(game, pawn, spaces, pace);
        expect(priced === null).toBe(short === null);
        if (short === null || priced === null) continue;
        const [before, after] = [short.filter(isSlow).length, priced.hops.filter(isSlow).length];
        expect(after).toBeLessThanOrEqual(before);
        spared += before - after;
      }
    }
    expect(spared).toBeGreaterThan(0);
  });
});

describe('one after the other', () => {
  it('[S17] the engine takes every act of it, in that order', () => {
    let found = 0;
    for (const game of tables(17)) {
      if (game.shared.stolen) continue;
      const goal = goalNow(viewFor(game, null));
      const bound = ALL.flatMap((pawn) => {
        const space = goal.items[pawn] ?? OFF;
        return game.shared.board.placed.some(({ tile }) => tile === space >> 4) &&
          game.shared.pawns[pawn] !== space
          ? [{ pawn, space }]
          : [];
      });
      const steps = inTurn(viewFor(game, null), bound, EVEN);
      if (steps === null || steps.length === 0) continue;
      let now = game;
      for (const { act } of steps) {
        const decisions = ALL.map((seat) =>
          decide(now, { ...act, seat } as MallCommand, now.shared.sand.turned),
        );
        const taken = decisions.find((decision) => !isRefusal(decision));
        if (taken === undefined || isRefusal(taken)) throw new Error(JSON.stringify(act));
        now = taken.game;
      }
      for (const { pawn, space } of bound) expect(now.shared.pawns[pawn]).toBe(space);
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });
});

describe('levels', () => {
  const wish: Wish = { act: { type: 'explore' }, action: 'X', pawn: null };

  it('differ in how far they look ahead', () => {
    const sees = (level: 'relaxed' | 'attentive' | 'quick') =>
      [0, 1, 2, 3].filter((ahead) => seesComing(level, { ...wish, ahead })).length;
    expect([sees('relaxed'), sees('attentive'), sees('quick')]).toEqual([1, 3, 4]);
    expect(seesComing('relaxed', wish)).toBe(true);
  });

  it('differ in when they notice what others did, not in going on with their own', () => {
    const least = (pawn: number) =>
      Math.min(
        ...Array.from({ length: 200 }, (_, index) => {
          const last = { pawn: 1, action: 'N', type: 'move' };
          return gap('relaxed', last, { ...wish, action: 'N', pawn }, randomFrom(`${index}`))[0];
        }),
      );
    expect(least(2)).toBeGreaterThan(1_500);
    expect(least(1)).toBe(750);
  });
});

describe('[C3] nudges', () => {
  it('are three in any minute at most, though nobody does anything', () => {
    const table = seated(dealt({ scenario: 3 }, 2, 'nudged'), [1]);
    pass(table, 170_000);
    const times = toldOf(table, 'doSomething').map(({ at }) => at);
    expect(times.length).toBeGreaterThan(3);
    for (const from of times)
      expect(times.filter((at) => at >= from && at - from < 60_000).length).toBeLessThanOrEqual(3);
  });
});

describe('[X2.1] the token', () => {
  const game = dealt({ evening: 'XF0' }, 4, 'token');
  const wanted = (now: number, sand = 1) => {
    const table = seated(game, []);
    const shared = {
      ...table.game.shared,
      memory: { ...table.game.shared.memory, antiStress: { sand, swap: 2, loudspeaker: 3 } },
    };
    const view = viewFor({ ...table.game, shared }, null);
    return planFor(view, view.shared.sand.end - now).wishes.some(({ act }) => act.type === 'turnSand');
  };

  it('turns the sand when nobody gets to a timer any more, and only then', () => {
    expect(wanted(3_000)).toBe(true);
    expect(wanted(60_000)).toBe(false);
    expect(wanted(3_000, 0)).toBe(false);
  });
});

describe('those who sit in for people', () => {
  it('share no code with bots', () => {
    const folder = new URL('../../bench/bots/', import.meta.url);
    const own = readdirSync(folder).filter((file) => !['table.ts', 'survey.ts'].includes(file));
    expect(own).toContain('standIns.ts');
    for (const file of own)
      expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/#bots|src\/bots/);
  });
});
