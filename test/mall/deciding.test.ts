import { describe, expect, it } from 'vitest';
import { refuse } from '#engine/core/refusal.ts';
import {
  type AnyPiece,
  decide,
  type Game,
  newGame,
  nextDeadline,
  openBox,
  randomFrom,
  type Setup,
  spaceNow,
} from '#engine/mall/index.ts';
import { sister } from '#engine/mall/rules/sister/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { stepFrom } from '#engine/mall/ways.ts';
import {
  at,
  change,
  escalator,
  FULL,
  jump,
  laid,
  move,
  PLAIN,
  put,
  refusal,
  run,
  start,
  vortex,
} from './table.ts';
import { TEST_TILES } from './tiles.ts';

// What the core promises to whatever piece may come: order, times, ends. Each of these pieces does one thing.

const CLOCK = { type: 'clock', seat: null } as const;
const PROD = { type: 'doSomething', seat: 0, target: 1 } as const;

function table(pieces: readonly AnyPiece[], setup: Partial<Setup> = {}): Game {
  const opened = openBox({ ...PLAIN, pieces: pieces.map(({ id }) => id), ...setup }, TEST_TILES, pieces);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return start(newGame(opened.box, randomFrom('seed')).game);
}

/** Once, at its time, it puts a space out of order. */
function timed(id: string, order: number, time: number, space: number): AnyPiece {
  return {
    id,
    due: {
      order,
      at: ({ shared }) => (shared.outOfOrder.includes(space) ? null : time),
      happens: () => [{ type: 'wentOutOfOrder', space }],
    },
  };
}

const warned = (code: string) => ({ type: 'warned', code });
const spacesOf = (game: Game, host: number) => run(game, CLOCK, host).game.shared.outOfOrder;

describe('what is due', () => {
  it('[R1] comes earliest first, and of one time the lowest order first', () => {
    const apart = table([timed('a', 1, 9_000, 1), timed('b', 200, 5_000, 2), timed('c', 2, 7_000, 3)]);
    expect(nextDeadline(apart)).toBe(5_000);
    expect(spacesOf(apart, 9_000)).toEqual([2, 3, 1]);
    expect(spacesOf(apart, 8_999)).toEqual([2, 3]);
    const together = table([timed('a', 200, 5_000, 1), timed('b', 10, 5_000, 2), timed('c', 50, 5_000, 3)]);
    expect(spacesOf(together, 5_000)).toEqual([2, 3, 1]);
  });

  it('[M24] [R1] with the last grain: a lower order than the sand’s comes before the loss, a higher one never', () => {
    const events = (order: number) => run(table([timed('a', order, FULL, 1)]), CLOCK, FULL).events;
    const loss = { type: 'ended', won: false, reason: 'sand' };
    expect(events(99)).toEqual([{ type: 'wentOutOfOrder', space: 1 }, loss]);
    expect(events(101)).toEqual([loss]);
  });

  it('[R1] happens at its own time, and what came after it at that of its command', () => {
    const heard: object[] = [];
    const piece = timed('a', 1, 5_000, 1);
    const happens = (_game: Game, moment: object) => {
      heard.push(moment);
      return [{ type: 'wentOutOfOrder', space: 1 }];
    };
    const game = table([{ ...piece, due: { ...piece.due, happens } as NonNullable<AnyPiece['due']> }]);
    const shifted = change(game, { clock: { ...game.shared.clock, shift: 700 } });
    const { events } = run(shifted, { type: 'hold', seat: null }, 8_700);
    expect(heard).toEqual([{ now: 5_000, host: 5_700 }]);
    expect(events).toEqual([
      { type: 'wentOutOfOrder', space: 1 },
      { type: 'paused', at: 8_000 },
    ]);
  });

  it('is a mistake of its piece where it is due again and again', () => {
    const endless: AnyPiece = {
      id: 'endless',
      due: { order: 1, at: () => 5_000, happens: () => [warned('again')] },
    };
    expect(() => decide(table([endless]), CLOCK, 5_000)).toThrow('endless is due again and again');
    const idle: AnyPiece = { id: 'idle', due: { order: 1, at: () => 5_000, happens: () => [] } };
    expect(() => decide(table([idle]), CLOCK, 5_000)).toThrow('idle is due again and again');
  });

  it('[R25] may all be held back; from the last grain on only what may come after it is judged', () => {
    const game = table([{ id: 'patience', holdsBack: () => true }]);
    expect(nextDeadline(game)).toBeNull();
    expect(run(game, CLOCK, FULL + 1).events).toEqual([]);
    const north = move(game, 'elf', 'north');
    expect(refusal(game, north, FULL - 1)).not.toBe('sand.out');
    expect(refusal(game, north, FULL)).toBe('sand.out');
    const talking = change(game, { talk: true });
    expect(refusal(talking, PROD, FULL)).toBe('sand.out');
    for (const command of [
      { type: 'stare', seat: 0, target: 1 },
      { type: 'speak', seat: 0, channel: 'words' },
      { type: 'pause', seat: 0, pause: true },
      { type: 'presence', seat: null, of: 0, away: true },
      { type: 'hold', seat: null },
    ])
      expect(refusal(talking, command, FULL)).toBeUndefined();
    expect(refusal(game, null, FULL)).toBe('command.malformed');
    expect(refusal(game, {}, FULL)).toBe('command.unknown');
    expect(refusal(game, { type: 'nonsense', seat: 0 }, FULL)).toBe('command.unknown');
  });
});

describe('what follows', () => {
  const chain = (last: number): AnyPiece => ({
    id: 'chain',
    reactions: [
      {
        on: 'doSomething',
        phase: 'effect',
        react: (_game, event) => {
          const { target } = event as typeof event & { readonly target: number };
          return target < last ? [{ ...event, target: target + 1 } as typeof event] : [];
        },
      },
    ],
  });

  it('is followed to its end, twelve deep; a chain without end is a mistake of its piece', () => {
    expect(run(table([chain(13)]), PROD).events).toHaveLength(13);
    expect(() => decide(table([chain(14)]), PROD, 1)).toThrow('a chain of reactions without end');
    expect(() => decide(table([chain(Number.POSITIVE_INFINITY)]), PROD, 1)).toThrow('without end');
  });

  it('[M21] nothing follows the end but what pieces tell of it', () => {
    const react = (on: string, ...events: readonly { readonly type: string }[]) =>
      ({ on, phase: 'effect', react: () => events }) as const;
    const last: AnyPiece = {
      id: 'last',
      reactions: [
        react('doSomething', { type: 'ended', won: true, reason: 'last' } as { type: string }, warned('no')),
        react('doSomething', warned('neither')),
        react('ended', warned('one'), warned('two')),
        react('ended', warned('three')),
      ],
    };
    const { events, game } = run(table([last]), PROD);
    expect(events).toEqual([
      PROD,
      { type: 'ended', won: true, reason: 'last' },
      warned('one'),
      warned('two'),
      warned('three'),
    ]);
    const later = run(game, { type: 'presence', seat: null, of: 0, away: true });
    expect(later.events).toEqual([{ type: 'presence', seat: 0, away: true }]);
  });

  it('a feat is asked after an act in which something happened, not after a look', () => {
    const feat: AnyPiece = { id: 'feat', feats: { done: () => true } };
    const game = change(table([feat], { goals: { wins: ['done'] } }), { phase: 'running', result: null });
    expect(run(game, { type: 'stare', seat: 0, target: 1 }).events).toEqual([]);
    expect(run(game, PROD).events).toEqual([PROD, { type: 'ended', won: true, reason: 'done', at: 1 }]);
  });

  it('[M26] nobody pauses what is over', () => {
    const game = table([]);
    const wishes = game.shared.ready.map(() => true);
    const over = change(game, { phase: 'over', clock: { ...game.shared.clock, wishes } });
    expect(run(over, { type: 'presence', seat: null, of: 0, away: true }).events).toHaveLength(1);
  });
});

describe('what pieces forbid', () => {
  const no = () => refuse('tile.closed');
  const SPOTS = {
    elf: ['T1', 1, 3],
    mage: ['T1', 1, 1],
    barbarian: ['T1', 2, 1],
    dwarf: ['T1', 2, 2],
  } as const;

  it('[R4] where a pawn ends they are told by which way it came', () => {
    const heard: string[] = [];
    const listens = (_seen: unknown, _pawn: number, _to: number, by: string) => {
      heard.push(by);
      return null;
    };
    const game = put(table([{ id: 'a', landVeto: listens }]), SPOTS);
    run(game, move(game, 'elf', 'north'));
    run(game, escalator(game, 'elf', 'T1', 2, 0));
    run(game, vortex(game, 'elf', 'T1', 3, 0));
    const family = put(table([sister, { id: 'a', landVeto: listens }], { onTop: ['I', 'X', 'L'] }), {
      ...SPOTS,
      sister: ['T1', 0, 2],
      barbarian: ['T1', 3, 1],
      dwarf: ['T1', 3, 2],
    });
    run(family, jump(family, 'south', 'T1', 1, 2));
    expect(heard).toEqual(['walk', 'escalator', 'vortex', 'jump']);
  });

  it('[R4] [M7] one that has nothing against it does not speak for the next', () => {
    const quiet: AnyPiece = {
      id: 'a',
      landVeto: () => null,
      stepVeto: () => null,
      mallVeto: () => null,
      vetoes: { move: () => null },
    };
    const refused = (piece: Omit<AnyPiece, 'id'>) => {
      const game = put(table([quiet, { ...piece, id: 'b' }]), SPOTS);
      return refusal(game, move(game, 'elf', 'north'));
    };
    expect(refused({})).toBeUndefined();
    for (const piece of [{ landVeto: no }, { stepVeto: no }, { mallVeto: no }, { vetoes: { move: no } }])
      expect(refused(piece)).toBe('tile.closed');
  });

  it('[M7] a step on the way is asked for like the last, and where a pawn ends only the last', () => {
    const forbids = (space: number) => (_seen: unknown, _pawn: number, to: number) =>
      to === space ? no() : null;
    const way = (piece: AnyPiece) => {
      const game = put(table([piece]), { ...SPOTS, elf: ['T1', 3, 3] });
      return refusal(game, move(game, 'elf', 'north', 2));
    };
    const [middle, end] = [11, 7];
    expect(way({ id: 'a', stepVeto: forbids(middle) })).toBe('tile.closed');
    expect(way({ id: 'a', stepVeto: forbids(end) })).toBe('tile.closed');
    expect(way({ id: 'a', landVeto: forbids(middle) })).toBeUndefined();
    expect(way({ id: 'a', landVeto: forbids(end) })).toBe('tile.closed');
  });
});

describe('ways that pieces add or take', () => {
  it('[R17] a step that is shut stays shut when the tile behind it is placed', () => {
    const shut: AnyPiece = {
      id: 'shut',
      layer: ({ box }) => ({
        shuts: [{ from: at({ box }, 'T1', 0, 2), direction: 0, to: at({ box }, 'I', 3, 1) }],
      }),
    };
    const north = (pieces: readonly AnyPiece[]) => {
      const game = laid(table(pieces), 'dwarf');
      return stepFrom(game, 0, at(game, 'T1', 0, 2), 0);
    };
    expect(north([])).toBe(at(table([]), 'I', 3, 1));
    expect(north([shut])).toBe(OFF);
  });

  it('[R17] are laid anew when a piece remembers something else, though another stays', () => {
    const late = {
      id: 'b',
      deal: (_box, dealing) => ({ ...dealing, memory: [] }),
      events: { told: { told: 'all', memory: () => [2] } },
      reactions: [{ on: 'doSomething', phase: 'effect', react: () => [{ type: 'told' }] }],
      layer: ({ shared }) => ({ covers: (shared.memory as Record<string, number[]>).b ?? [] }),
    } as AnyPiece;
    const game = table([{ id: 'a', layer: () => ({ covers: [13] }) }, late]);
    const explores = (now: Game) => [2, 13].map((space) => spaceNow(now, space)?.explore);
    expect(explores(game)).toEqual(['orange', null]);
    expect(explores(run(game, PROD).game)).toEqual([null, null]);
  });

  it('are asked one after the other until one leads somewhere', () => {
    const game = table([
      { id: 'a', passage: () => OFF },
      { id: 'b', passage: () => 9 },
    ]);
    expect(stepFrom(game, 0, 0, 0)).toBe(9);
    expect(stepFrom(table([{ id: 'a', passage: () => OFF }]), 0, 0, 0)).toBe(OFF);
  });

  it('[R8] whoever pays with the lowest order does', () => {
    const orders = (...given: readonly number[]) =>
      table(
        given.map((order, index) => ({
          id: `p${index}`,
          permission: { id: `p${index}`, order, pays: () => true },
        })),
      ).box.permissions.map(({ order }) => order);
    const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other);
    for (const given of [
      [90, 50, -5],
      [-9, 70, 60],
    ])
      expect(orders(...given)).toEqual(sorted(orders(...given)));
  });

  it('[S-own] pieces are asked in the order of their ids, however they are listed', () => {
    const named = (...ids: readonly string[]) =>
      table(ids.map((id) => ({ id }))).box.pieces.map(({ id }) => id);
    expect(named('b', 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(named('c', 'b', 'a')).toEqual(['a', 'b', 'c']);
  });
});
