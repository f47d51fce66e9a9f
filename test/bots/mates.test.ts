import { describe, expect, it } from 'vitest';
import { aimsOf } from '#bots/mates/aims.ts';
import { satDown } from '#bots/mates/atTable.ts';
import { intentOf } from '#bots/mates/intent.ts';
import { POLITE, prod } from '#bots/mates/manners.ts';
import { heard, overheard, thought } from '#bots/mates/minds.ts';
import { gap } from '#bots/mates/pace.ts';
import { planFor } from '#bots/mates/plan.ts';
import { planAt } from '#bots/mates/planning.ts';
import { wayTo } from '#bots/mates/route.ts';
import type { Wish } from '#bots/mates/wish.ts';
import { moved } from '#bots/planner/bridge.ts';
import { type Game, options, randomFrom, viewFor } from '#engine/mall/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { STAND_INS } from '../../bench/bots/standIns.ts';
import { playGame } from '../../bench/bots/table.ts';
import { dealt, give, type MateTable, pass, seated, toldOf } from './mateTable.ts';

const ALL = [0, 1, 2, 3];
const HOUR = 3_600_000;

/** Every so many tables that a game of bots comes by. */
function tables(every: number): readonly { readonly game: Game; readonly now: number }[] {
  const found: { game: Game; now: number }[] = [];
  const table = seated(dealt({ scenario: 7 }, 4, 'tables'), ALL);
  for (let now = every; table.game.shared.phase !== 'over'; now += every) {
    pass(table, now);
    if (table.game.shared.phase === 'running') found.push({ game: table.game, now: table.now });
  }
  return found;
}

describe('bots know what their seats know', () => {
  it('and do the same with another deck until the first tile is seen', () => {
    const one = dealt({ scenario: 3 }, 4, 'decks');
    const { secrets } = one;
    const other = { ...one, secrets: { ...secrets, deck: secrets.deck.toReversed() } };
    expect(beforeTiles(one)).toEqual(beforeTiles(other));
    expect(beforeTiles(one).length).toBeGreaterThan(4);
  });

  /** What they do up to the act that shows something, that act too. */
  function beforeTiles(game: Game) {
    const table = seated(game, ALL);
    while (toldOf(table, 'drawn').length === 0) pass(table, table.now + 50);
    const { at } = toldOf(table, 'drawn')[0] as { at: number };
    return table.told.filter((one) => one.at < at).map(({ event }) => event);
  }

  it('and the type checker hands them no game with its secrets', () => {
    const game = dealt({ scenario: 1 }, 4, 'secrets');
    const { minds } = seated(game, ALL);
    // @ts-expect-error a whole game
    const asked: (() => unknown)[] = [() => planFor(game, 0)];
    // @ts-expect-error a whole game
    asked.push(() => thought(minds, game, 0));
    // @ts-expect-error a whole game
    asked.push(() => satDown([], game, randomFrom('')));
    // @ts-expect-error a whole game
    asked.push(() => heard(minds, game, { type: 'started', at: 0 }, 0));
    // @ts-expect-error a whole game
    asked.push(() => overheard(minds, game, [], 0));
    // @ts-expect-error a whole game
    asked.push(() => prod(POLITE, game, [], () => true, 0));
    // @ts-expect-error a whole game
    asked.push(() => intentOf(game, 0, [], 0));
    // @ts-expect-error a whole game
    asked.push(() => aimsOf(game, 0));
    expect(asked).toHaveLength(8);
  });

  it('and one plan does for all of them, until something happens or a second is over', () => {
    const eight = Array.from({ length: 8 }, (_, seat) => seat);
    const table = seated(dealt({ scenario: 7 }, 8, 'one plan'), eight);
    const plans = new Set<unknown>();
    const moments = new Map<unknown, Set<number>>();
    for (let now = 100; now < 120_000; now += 100) {
      pass(table, now);
      const asked = eight.map((seat) => planAt(table.minds, viewFor(table.game, seat), now));
      expect(new Set(asked).size).toBe(1);
      plans.add(asked[0]);
      const { shared } = table.game;
      moments.set(shared, (moments.get(shared) ?? new Set()).add(Math.floor(now / 1_000)));
    }
    const counted = [...moments.values()].reduce((sum, { size }) => sum + size, 0);
    expect(plans.size).toBeLessThanOrEqual(counted);
    expect(plans.size).toBeGreaterThan(100);
  });

  it('and all of a table mean the same', () => {
    for (const { game, now } of tables(7_000)) {
      const plans = ALL.map((seat) => JSON.stringify(planFor(viewFor(game, seat), now).wishes));
      expect(new Set(plans).size).toBe(1);
    }
  });
});

describe('a pawn that has a free way', () => {
  const all = tables(3_000).map(({ game, now }) => ({ view: viewFor(game, null), now }));

  it('is never pushed: it goes nearer to what it is wanted for, or stays', () => {
    let free = 0;
    for (const { view, now } of all) {
      const { wishes, routes, script } = planFor(view, now);
      if ((script?.steps.length ?? 0) > 0) continue;
      for (const { pawn, to } of wishes) {
        if (pawn === null || to === undefined) continue;
        const spaces = routes.find(({ aim }) => aim.pawn === pawn)?.aim.spaces ?? [];
        const [far, near] = [view, moved(view, pawn, to)].map((one) => wayTo(one, pawn, spaces)?.length);
        expect(near).toBeLessThan(far as number);
        free++;
      }
    }
    expect(free).toBeGreaterThan(100);
  });

  it('is asked to make room only where another has no way', () => {
    let together = 0;
    for (const { view, now } of all) {
      if ((planFor(view, now).script?.steps.length ?? 0) === 0) continue;
      const ways = ALL.map((pawn) => aimsOf(view, pawn).map(({ spaces }) => wayTo(view, pawn, spaces)));
      expect(ways.some((one) => one.every((way) => way === null))).toBe(true);
      together++;
    }
    expect(together).toBeGreaterThan(0);
  });
});

describe('a table of bots', () => {
  it('plays the same game again', () => {
    const play = () => {
      const table = seated(dealt({ scenario: 3 }, 4, 'again'), ALL);
      pass(table, HOUR);
      return table.acts;
    };
    expect(play()).toEqual(play());
  });

  it.each([
    ['S1', { scenario: 1, talk: false }, 2],
    ['S3', { scenario: 3 }, 4],
    ['S7', { scenario: 7 }, 4],
    ['S10', { scenario: 10 }, 4],
    ['S17', { scenario: 17 }, 8],
    ['XF0', { evening: 'XF0' }, 4],
    ['XF1', { evening: 'XF1' }, 4],
  ] as const)('wins a game of %s', (_name, choice, players) => {
    const { box } = dealt(choice, players, 'box');
    expect(playGame(box, { seed: 'a game to win' })).toMatchObject({ won: true, undos: 0, nudges: 0 });
  });

  it('wins with somebody impatient among them', () => {
    const { box } = dealt({ scenario: 3 }, 4, 'box');
    const standIn = { seat: 2, as: STAND_INS.impatient };
    expect(playGame(box, { seed: 'with somebody', standIn })).toMatchObject({ won: true, botUndos: 0 });
  });

  it('takes nothing on itself twice: of two who hold an action one acts', () => {
    const table = seated(dealt({ scenario: 3 }, 8, 'eight'), [...ALL, 4, 5, 6, 7]);
    pass(table, HOUR);
    expect(table.refused.length).toBeLessThan(table.acts.length / 50);
  });
});

describe('the pace of bots', () => {
  const wish = (pawn: number): Wish => ({ act: { type: 'explore' }, action: 'N', pawn });
  const last = { pawn: 1, action: 'N', type: 'move' };

  function gaps(level: Parameters<typeof gap>[0], wanted: Wish, before = last): readonly number[] {
    let random = randomFrom('pace');
    const found = Array.from({ length: 4_000 }, () => {
      const [wait, after] = gap(level, before, wanted, random);
      random = after;
      return wait;
    });
    return found.sort((one, other) => one - other);
  }

  it('is that of people: half within two seconds for another pawn, nine of ten within eight', () => {
    const found = gaps('attentive', wish(2));
    expect(found[2_000]).toBeGreaterThan(1_850);
    expect(found[2_000]).toBeLessThan(2_150);
    expect(found[3_600]).toBeGreaterThan(7_000);
    expect(found[3_600]).toBeLessThan(9_000);
  });

  it('is half a second for the same again', () => {
    expect(gaps('attentive', wish(1))[2_000]).toBe(500);
  });

  it.each([
    ['another direction', { ...last, action: 'E' }, 1_000, 3_500],
    ['after a tile was laid', { ...last, type: 'place' }, 4_000, 13_000],
    ['for laying a tile that one has drawn', { ...last, type: 'explore' }, 1_000, 3_500],
  ])('%s is as recorded', (_what, before, median, most) => {
    const laid: Wish = { act: { type: 'place', space: 0 }, action: 'X', pawn: null };
    const found = gaps('attentive', before.type === 'explore' ? laid : wish(1), before);
    expect(Math.abs((found[2_000] as number) - median)).toBeLessThan(median / 12);
    expect(Math.abs((found[3_600] as number) - most)).toBeLessThan(most / 8);
  });

  it('differs by level, and nothing else does', () => {
    const half = (level: Parameters<typeof gap>[0]) => gaps(level, wish(2))[2_000] as number;
    expect(half('quick')).toBeLessThan(half('attentive'));
    expect(half('attentive')).toBeLessThan(half('relaxed'));
  });
});

describe('what a person did', () => {
  interface Moved {
    readonly table: MateTable;
    readonly pawn: number;
    readonly from: number;
    /** A little less than five seconds later. */
    readonly now: number;
  }

  /** Whatever a person could move, on many tables. */
  function moves(): readonly Moved[] {
    return tables(9_000).flatMap(({ game, now }) =>
      options(game, 0).flatMap((move) => {
        if (move.type !== 'move') return [];
        const table: MateTable = { ...seated(game, [1, 2, 3]), game, now };
        give(table, move);
        const pawn = pawnNumber(game, move.pawn);
        return [{ table, pawn, from: game.shared.pawns[pawn] as number, now: now + 4_900 }];
      }),
    );
  }

  it('is not taken back for five seconds, wherever it was', () => {
    const all = moves();
    for (const { table, pawn, from, now } of all) {
      const { wishes } = planFor(viewFor(table.game, null), now, table.minds.recent);
      expect(wishes.filter((wish) => wish.pawn === pawn && wish.to === from)).toEqual([]);
    }
    expect(all.length).toBeGreaterThan(50);
  });

  it('tells where a pawn goes by steps, too, where it comes no act nearer', () => {
    let stepwise = 0;
    for (const { table, pawn, from, now } of moves()) {
      const view = viewFor(table.game, null);
      const meant = intentOf(view, pawn, table.minds.recent, now)?.spaces ?? [];
      const [before, after] = [moved(view, pawn, from), view].map((game) => wayTo(game, pawn, meant)?.length);
      if (meant.length > 0 && before === after) stepwise++;
    }
    expect(stepwise).toBeGreaterThan(5);
  });

  it('is helped along: within those seconds it goes on to what it was brought nearer to, or nowhere', () => {
    let helped = 0;
    for (const { table, pawn, now } of moves()) {
      const { recent } = table.minds;
      const view = viewFor(table.game, null);
      const meant = intentOf(view, pawn, recent, now)?.spaces ?? [];
      const rest = wayTo(view, pawn, meant)?.length ?? 0;
      for (const wish of planFor(view, now, recent).wishes.filter((one) => one.pawn === pawn)) {
        expect(wayTo(moved(view, pawn, wish.to as number), pawn, meant)?.length).toBeLessThan(rest);
        helped++;
      }
    }
    expect(helped).toBeGreaterThan(20);
  });
});
