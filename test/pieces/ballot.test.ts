import { describe, expect, it } from 'vitest';
import {
  audiences,
  emptyGame,
  evolve,
  evolveView,
  type Game,
  isMallEvent,
  type MallEvent,
  newGame,
  nextDeadline,
  options,
  randomFrom,
  redact,
  viewFor,
} from '#engine/mall/index.ts';
import { ownOf } from '#engine/mall/view.ts';
import { accept, boxFor, FULL, move, put, refusal, run, running, typesOf } from '../mall/table.ts';
import { pollIn, vowOf } from './ballot/index.ts';

// A vote that runs out beside the sand, and secrets of one seat.

const SWORN = { players: 3, pieces: ['ballot'] };
const call = { type: 'call', seat: 0 } as never;
const vote = (seat: number, yes = true) => ({ type: 'vote', seat, yes }) as never;
const CLOCK = { type: 'clock', seat: null } as const;

describe('what runs out beside the sand', () => {
  it('is due at its own time, and tells nobody more than that', () => {
    const game = accept(running(SWORN), call, 1_000);
    expect([nextDeadline(game), pollIn(game).ends]).toEqual([6_000, 6_000]);
    expect(run(game, CLOCK, 5_999).events).toEqual([]);
    const voted = accept(accept(game, vote(0), 2_000), vote(2), 3_000);
    const { events, game: after } = run(voted, CLOCK, 6_000);
    expect(events).toEqual([{ type: 'counted', passed: true }]);
    expect(nextDeadline(after)).toBe(FULL);
    expect(refusal(after, vote(1), 6_000)).toBe('ballot.none');
  });

  it('[R25] [M24] holds the last grain back: only votes count meanwhile, then the sand has run out', () => {
    const game = accept(running(SWORN), call, FULL - 2_000);
    expect(nextDeadline(game)).toBe(FULL + 3_000);
    const late = FULL + 1;
    expect(run(game, CLOCK, late).events).toEqual([]);
    expect(refusal(game, move(game, 'elf', 'north'), late)).toBe('sand.out');
    expect(refusal(game, call, late)).toBe('sand.out');
    expect(typesOf(run(game, vote(1), late).events)).toEqual(['voted']);
    expect(run(game, { type: 'stare', seat: 0, target: 1 }, late).events).toEqual([]);
    const { events } = run(game, CLOCK, FULL + 3_000);
    expect(events).toMatchObject([
      { type: 'counted', passed: false },
      { type: 'ended', won: false, reason: 'sand' },
    ]);
  });

  it('[R1] comes in the order of its times, whenever the host gets to it', () => {
    const game = accept(running(SWORN), call, 1_000);
    const { events, tooLate } = run(game, move(game, 'elf', 'north'), FULL + 60_000);
    expect(typesOf(events)).toEqual(['counted', 'ended']);
    expect(tooLate).toMatchObject({ refused: 'game.over' });
    const inTime = run(game, { type: 'doSomething', seat: 0, target: 1 }, 7_000);
    expect([typesOf(inTime.events), inTime.tooLate]).toEqual([['counted', 'doSomething'], undefined]);
  });

  it('[M26] stands still with everything else in a pause', () => {
    const paused = [0, 1, 2].reduce<Game>(
      (now, seat) => accept(now, { type: 'pause', seat, pause: true }, 2_000),
      accept(running(SWORN), call, 1_000),
    );
    expect(nextDeadline(paused)).toBeNull();
    expect(run(paused, CLOCK, 90_000).events).toEqual([]);
    const on = [0, 1, 2].reduce<Game>(
      (now, seat) => accept(now, { type: 'pause', seat, pause: false }, 90_000),
      paused,
    );
    expect(nextDeadline(on)).toBe(94_000);
  });
});

describe('what one seat alone may know', () => {
  it('is dealt to it, and to nobody who watches', () => {
    const game = running(SWORN);
    expect(game.secrets.own).toHaveLength(3);
    for (const seat of [0, 1, 2])
      expect(vowOf(viewFor(game, seat))).toEqual(vowOf({ own: game.secrets.own[seat] ?? {} }));
    expect(viewFor(game, null).own).toEqual({});
    expect(running().secrets.own).toEqual([]);
  });

  it('changes by an event as that seat is told it, and the random state goes on', () => {
    const game = put(running(SWORN), { elf: ['T1', 0, 1] });
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    const redealt = events.find(({ type }) => (type as string) === 'redealt');
    if (redealt === undefined) throw new Error('nothing was dealt anew');
    const { hidden } = redealt as unknown as {
      hidden: { colours: readonly string[]; random: readonly number[] };
    };
    expect(after.secrets.own.map((own) => vowOf({ own })?.colour)).toEqual(hidden.colours);
    expect(after.secrets.random).toEqual(hidden.random);
    expect([0, 2, null].map((seat) => redact(game.box, redealt, seat))).toEqual([
      { type: 'redealt', mine: hidden.colours[0] },
      { type: 'redealt', mine: hidden.colours[2] },
      { type: 'redealt' },
    ]);
  });

  it('may be nobody else’s at all', () => {
    const game = running(SWORN);
    const { events, game: after } = run(game, { type: 'look', seat: 1 } as never);
    expect(events.map((event) => [0, 1, null].map((seat) => redact(game.box, event, seat)))).toEqual([
      [null, events[0], null],
    ]);
    expect(after.secrets.own.map((own) => vowOf({ own })?.looks)).toEqual([0, 1, 0]);
    const twice = accept(after, { type: 'look', seat: 1 } as never);
    expect(refusal(twice, { type: 'look', seat: 1 })).toBe('vow.known');
  });

  it('is in the deal as its seat is told it, and nobody else', () => {
    const box = boxFor({ ...SWORN, pieces: ['ballot', 'cameras'] });
    const { game, dealt } = newGame(box, randomFrom('x'));
    expect(dealt.hidden?.own?.map((own) => Object.keys(own))).toEqual([['ballot'], ['ballot'], ['ballot']]);
    expect(Object.keys(dealt.memory)).toEqual(['ballot']);
    expect(Object.keys(game.secrets.memory)).toEqual([]);
    for (const seat of [0, 1, 2, null]) {
      const told = redact(box, dealt, seat) as MallEvent;
      expect(told).not.toHaveProperty('hidden');
      expect('own' in told).toBe(seat !== null);
      expect(evolveView(viewFor(emptyGame(box), seat), told)).toEqual(viewFor(game, seat));
      expect(redact(box, told, 1)).not.toHaveProperty('own');
      expect(evolve(emptyGame(box), told).secrets).toEqual(emptyGame(box).secrets);
    }
    const plain = boxFor();
    const open = redact(plain, newGame(plain, randomFrom('x')).dealt, 0) as MallEvent;
    expect(open).not.toHaveProperty('own');
    expect(evolveView(viewFor(emptyGame(plain), 0), open).own).toEqual({});
  });

  it('[C1] listeners who are told the same are told once; who is told nothing is no listener', () => {
    const game = running(SWORN);
    const looked = { type: 'looked', seat: 1 } as never as MallEvent;
    const open: MallEvent = { type: 'stolen', seat: 0 };
    expect(audiences(game.box, [looked])).toEqual([{ seats: [1], events: [looked] }]);
    expect(audiences(game.box, [open, looked])).toEqual([
      { seats: [0, 2, null], events: [open] },
      { seats: [1], events: [open, looked] },
    ]);
    expect(audiences(game.box, [open])).toEqual([{ seats: [0, 1, 2, null], events: [open] }]);
    expect(redact(game.box, { type: 'unheard' } as never, 0)).toBeNull();
  });

  it('a view follows what its seat is told to where the game is, and a spectator’s learns nothing', () => {
    const game = put(running(SWORN), { elf: ['T1', 0, 1] });
    const look = run(game, { type: 'look', seat: 1 } as never);
    const flip = run(look.game, move(look.game, 'elf', 'west'));
    for (const seat of [0, 1, 2, null]) {
      const told = [...look.events, ...flip.events].flatMap((event) => redact(game.box, event, seat) ?? []);
      expect(told.reduce(evolveView, viewFor(game, seat))).toEqual(viewFor(flip.game, seat));
    }
    expect(viewFor(flip.game, null).own).toEqual({});
    expect(Object.keys(look.game.secrets.memory)).toEqual([]);
    const known = ['looked', 'moved', 'unheard', 'toString'].map((type) => isMallEvent(game, { type }));
    expect(known).toEqual([true, true, false, false]);
    expect(isMallEvent(running(), { type: 'looked' })).toBe(false);
  });

  it('is known to whoever asks as that seat alone', () => {
    const game = running(SWORN);
    const view = viewFor(game, 1);
    expect(ownOf(view, 1)).toBe(view.own);
    expect(ownOf(game, 1)).toBe(view.own);
    expect([ownOf(view, 0), ownOf(view, null), ownOf(game, null)]).toEqual([{}, {}, {}]);
    expect(ownOf({ box: game.box, shared: game.shared }, 1)).toEqual({});
    const yellow = { ...view, own: { ballot: { colour: 'yellow', looks: 2 } } as never };
    const shows = (seat: number) => options(yellow, seat).some(({ type }) => (type as string) === 'show');
    const looks = (seat: number) => options(yellow, seat).some(({ type }) => (type as string) === 'look');
    expect([shows(1), shows(0), looks(1), looks(0)]).toEqual([true, false, false, true]);
  });

  it('decides how its seat fares, beside how the table does', () => {
    const vows = ['yellow', 'green', 'yellow'].map((colour) => ({ ballot: { colour, looks: 0 } }) as never);
    const sworn = running(SWORN);
    const faring = run({ ...sworn, secrets: { ...sworn.secrets, own: vows } }, CLOCK, FULL);
    const fares = ['partial', 'lost', 'partial'].map((outcome) => ({ outcome, reason: 'sand' }));
    expect(faring.events).toEqual([{ type: 'ended', won: false, reason: 'sand', seats: fares }]);
    expect(faring.game.shared.result?.seats).toEqual(fares);
    const game = running(SWORN);
    const { result } = run(game, CLOCK, FULL).game.shared;
    const outcomes = game.secrets.own.map((own) =>
      vowOf({ own })?.colour === 'yellow' ? 'partial' : 'lost',
    );
    expect(result).toEqual({
      won: false,
      reason: 'sand',
      seats: outcomes.map((outcome) => ({ outcome, reason: 'sand' })),
    });
    const plain = run(running({ players: 2 }), CLOCK, FULL);
    expect(plain.events).toStrictEqual([{ type: 'ended', won: false, reason: 'sand' }]);
    expect(plain.game.shared.result?.seats).toEqual([
      { outcome: 'lost', reason: 'sand' },
      { outcome: 'lost', reason: 'sand' },
    ]);
  });
});
