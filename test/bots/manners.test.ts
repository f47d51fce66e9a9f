import { describe, expect, it } from 'vitest';
import { overheard } from '#bots/mates/minds.ts';
import { holds } from '#engine/mall/actions.ts';
import { type Game, viewFor } from '#engine/mall/index.ts';
import { dealt, give, heardIn, type MateTable, pass, seated, toldOf } from './mateTable.ts';

// Seat 0 is a person who does nothing unless a test says so.

const BOTS = [1, 2, 3];
const table = (seed = 'manners'): MateTable => seated(dealt({ scenario: 3 }, 4, seed), BOTS);

describe('[C3] a nudge', () => {
  it('comes after five seconds, before the person, and at most once in eight seconds', () => {
    const seats = table();
    pass(seats, 120_000);
    const nudges = toldOf(seats, 'doSomething');
    expect(nudges.length).toBeGreaterThan(1);
    expect(nudges.every(({ event }) => event.target === 0)).toBe(true);
    expect(nudges[0]?.at).toBeGreaterThanOrEqual(5_000);
    for (const [index, { at }] of nudges.entries())
      expect(at - (nudges[index - 1]?.at ?? -8_000)).toBeGreaterThanOrEqual(8_000);
  });

  it('[S1] comes with a line to where somebody is wanted, where gestures are allowed all the time', () => {
    const seats = seated(dealt({ scenario: 1 }, 4, 'manners'), BOTS);
    pass(seats, 20_000);
    const before = seats.shown.length;
    const nudges = toldOf(seats, 'doSomething').length;
    pass(seats, 80_000);
    const later = toldOf(seats, 'doSomething').slice(nudges);
    expect(later.length).toBeGreaterThan(0);
    expect(seats.shown.slice(before).map(({ seat }) => seat)).toEqual(later.map(({ event }) => event.seat));
    for (const { path } of seats.shown) expect(path[0]).not.toEqual(path[1]);
  });

  it('comes without where people are silent', () => {
    const seats = table();
    pass(seats, 60_000);
    expect(toldOf(seats, 'doSomething').length).toBeGreaterThan(0);
    expect(seats.shown).toEqual([]);
  });

  it('comes at most three times a minute though nobody answers', () => {
    const seats = table('unanswered');
    pass(seats, 150_000);
    expect(toldOf(seats, 'doSomething').length).toBeLessThanOrEqual(8);
  });

  it('never comes before a bot, nor before an empty chair', () => {
    const alone = seated(dealt({ scenario: 3 }, 4, 'manners'), [0, ...BOTS]);
    pass(alone, 100_000);
    expect(toldOf(alone, 'doSomething')).toEqual([]);
    const left = table();
    pass(left, 1);
    give(left, { type: 'presence', seat: null, of: 0, away: true });
    pass(left, 100_000);
    expect(toldOf(left, 'doSomething')).toEqual([]);
  });

  it('is not given where the scenario has none', () => {
    const seats = seated(dealt({ scenario: 15 }, 4, 'silent'), BOTS);
    pass(seats, 100_000);
    expect(toldOf(seats, 'doSomething')).toEqual([]);
    expect(seats.refused).toEqual([]);
  });
});

describe('[R3] a talk window', () => {
  /** The glass has just been turned. */
  function opened(seats: readonly number[]): MateTable {
    const seats4 = seated(dealt({ scenario: 3 }, 4, 'window'), seats);
    pass(seats4, 2_000);
    const event = { type: 'talkOpened' } as const;
    const game: Game = { ...seats4.game, shared: { ...seats4.game.shared, talk: true, voices: [] } };
    return { ...seats4, game, minds: heardIn(seats4, event) };
  }

  it('stays open for its first seconds with a person at the table', () => {
    const seats = opened(BOTS);
    pass(seats, 5_900);
    expect(seats.game.shared.talk).toBe(true);
    pass(seats, 40_000);
    expect(seats.game.shared.talk).toBe(false);
  });

  it('stays open while people talk', () => {
    const seats = opened(BOTS);
    pass(seats, 5_500);
    give(seats, { type: 'speak', seat: 0, channel: 'words' });
    pass(seats, 10_400);
    expect(seats.game.shared.talk).toBe(true);
    seats.minds = overheard(seats.minds, viewFor(seats.game, null), [], 10_400);
    pass(seats, 15_300);
    expect(seats.game.shared.talk).toBe(true);
  });

  it('does not stay open for ever: sand runs', () => {
    const seats = opened(BOTS);
    for (let now = 3_000; now < 60_000; now += 1_000) {
      seats.minds = overheard(seats.minds, viewFor(seats.game, null), [], now);
      pass(seats, now);
    }
    expect(seats.game.shared.talk).toBe(false);
  });

  it('means nothing to bots alone', () => {
    const seats = opened([0, ...BOTS]);
    pass(seats, 5_900);
    expect(seats.game.shared.talk).toBe(false);
  });
});

describe('an act of a bot', () => {
  it('[M6] is one that its seat may do', () => {
    const seats = table();
    pass(seats, 60_000);
    for (const { event } of toldOf(seats, 'moved')) expect(BOTS).toContain(event.seat);
    expect(seats.game.shared.hands.some((hand) => holds(hand, 'X'))).toBe(true);
    expect(seats.refused).toEqual([]);
  });
});
