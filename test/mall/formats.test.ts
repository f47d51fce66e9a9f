import { describe, expect, it } from 'vitest';
import { LOG_FORMAT } from '#engine/core/log.ts';
import {
  evolve,
  gameHash,
  isMallEvent,
  logHash,
  logHeader,
  type MallEntry,
  upcast,
} from '#engine/mall/index.ts';
import { boxFor, change, running } from './table.ts';

// Logs of format 1 are read for ever: what was noted for a piece is that piece's own event now.

const entry = (...events: readonly object[]) => ({ at: 1, seat: 0, events }) as unknown as MallEntry;
const noted = (piece: string, value: unknown, hidden?: object) => ({
  type: 'noted',
  piece,
  value,
  ...(hidden === undefined ? {} : { hidden }),
});

describe('a log of format 1', () => {
  it('[S5] [S11] [S-solo.1] has its notes told as what they were', () => {
    const first = { tile: 3, dimension: 0, a: 1, b: 0, turn: 0 };
    const hidden = { value: ['N', 'E'], random: [1, 2, 3, 4] };
    const cases = [
      [noted('crystalBall', 17), { type: 'ballOwes', space: 17 }],
      [noted('crystalBall', -1), { type: 'ballOwes', space: -1 }],
      [noted('rearrangement', { owed: 1, first }), { type: 'tilesOwed', owed: 1, first }],
      [noted('solo', { left: 5, pile: ['N', 'E', 'X'] }, hidden), { type: 'revealed', tile: 'X' }],
      [
        noted('solo', { left: 7, pile: [] }, hidden),
        { type: 'mixed', hidden: { deck: ['N', 'E'], random: [1, 2, 3, 4] } },
      ],
      [noted('solo', { left: 7, pile: [] }), { type: 'mixed' }],
    ] as const;
    for (const [before, after] of cases) expect(upcast(entry(before)).events).toEqual([after]);
  });

  it('[M26] is left as it is where it makes no sense: whoever reads it says so', () => {
    const odd = [
      { type: 'noted' },
      { type: 'noted', piece: 'nobody', value: 3 },
      noted('solo', null),
      noted('solo', { left: 1 }),
      noted('rearrangement', 3),
      { type: 'dealt', slices: null },
      null,
    ];
    for (const event of odd) {
      const read = entry(event as object);
      expect(upcast(read)).toBe(read);
    }
    const forged = noted('rearrangement', { type: 'ended', won: true, owed: 2, first: null });
    expect(upcast(entry(forged)).events).toEqual([{ type: 'tilesOwed', owed: 2, first: null }]);
    expect(upcast(entry({ type: 'dealt', slices: {}, hidden: null })).events).toEqual([
      { type: 'dealt', memory: {} },
    ]);
    expect(isMallEvent(running(), { type: 'noted' })).toBe(false);
    for (const type of ['constructor', 'toString', '__proto__']) {
      expect(isMallEvent(running(), { type })).toBe(false);
      expect(() => evolve(running(), { type } as never)).toThrow();
    }
  });

  it('[M2] was dealt with slices, which are memory now, open and hidden', () => {
    const open = { type: 'dealt', hands: [], slices: { solo: 1 } };
    expect(upcast(entry(open)).events).toEqual([{ type: 'dealt', hands: [], memory: { solo: 1 } }]);
    const dealt = { ...open, hidden: { deck: [2, 1], random: [0, 0, 0, 1], slices: { solo: 2 } } };
    expect(upcast(entry(dealt)).events).toEqual([
      {
        type: 'dealt',
        hands: [],
        memory: { solo: 1 },
        hidden: { deck: [2, 1], random: [0, 0, 0, 1], memory: { solo: 2 } },
      },
    ]);
  });

  it('[M26] may go on in this format: what is of this one passes as it is, beside what is not', () => {
    const moved = { type: 'moved', seat: 0, pawn: 'elf', to: 3, by: 'walk' };
    const now = entry(moved, { type: 'dealt', memory: {} });
    expect(upcast(now)).toBe(now);
    expect(upcast(entry(moved, noted('crystalBall', 2))).events).toEqual([
      moved,
      { type: 'ballOwes', space: 2 },
    ]);
  });

  it('[M26] keeps its own fingerprint, of what a game was then', () => {
    const game = running();
    const entries: readonly MallEntry[] = [];
    const one = logHash(game, entries, 1);
    expect(one).not.toBe(logHash(game, entries));
    expect(logHash(game, entries)).toBe(logHash(game, entries, LOG_FORMAT));
    // How many timer spaces were used, and how seats fare, no game of that release knew.
    expect(logHash(change(game, { timers: 3 }), entries, 1)).toBe(one);
    expect(gameHash(change(game, { timers: 3 }))).not.toBe(gameHash(game));
    const over = (won: boolean, reason: string) => change(game, { result: { won, reason, seats: [] } });
    const ends = [over(true, 'x'), over(false, 'x'), over(true, 'y')].map((end) => logHash(end, entries, 1));
    expect(new Set([one, ...ends]).size).toBe(4);
    const fares = { outcome: 'partial', reason: 'x' } as const;
    const seated = change(game, { result: { won: true, reason: 'x', seats: [fares] } });
    expect(logHash(seated, entries, 1)).toBe(ends[0]);
    const secrets = [{ deck: [9] }, { random: [9, 9, 9, 9] as const }, { memory: { solo: ['N'] } as never }];
    for (const secret of secrets)
      expect(logHash({ ...game, secrets: { ...game.secrets, ...secret } }, entries, 1)).not.toBe(one);
    expect(logHash(change(game, { flips: 1 }), entries, 1)).not.toBe(one);
    expect(logHash(evolve(game, { type: 'drawn', tile: 1, next: null }), entries, 1)).not.toBe(one);
    expect(logHeader(boxFor(), {}).format).toBe(LOG_FORMAT);
  });
});
