import { describe, expect, it } from 'vitest';
import type { Game, Setup } from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  accuses,
  eyes,
  goes,
  lands,
  leaves,
  log,
  nags,
  outcomes,
  roles,
  SECOND,
  steals,
  THIRD,
  table,
  turns,
  votes,
  waits,
} from '../../roles.ts';

// [H3.1] [H3.2] [H5.1] each mission in somebody's hand: whole games in which it is done, stays open, or fails, and what that is to
// whoever holds it. Seat 0 does.

type Entry = Parameters<typeof log>[1];
type Story = readonly Entry[];

interface Tale {
  readonly change?: Partial<Setup>;
  readonly with?: readonly CardId[];
  readonly done: Story;
  readonly open: Story;
  readonly failed?: Story;
}

const OTHERS: Readonly<Record<string, readonly CardId[]>> = {
  C: ['C07', 'C08', 'C12'],
  D: ['D08', 'D09', 'D08'],
  E: ['E07', 'E07', 'E07'],
};

const away = (at: number, ...pawns: readonly Parameters<typeof leaves>[1][]): Story =>
  pawns.map((pawn) => [at, leaves(1, pawn)] as const);
/** With the loot, one after the other. */
const out = (at: number, ...pawns: readonly Parameters<typeof leaves>[1][]): Story => [
  [at, steals(1)],
  ...away(at, ...pawns),
];
const WON = out(100_000, 'barbarian', 'mage', 'dwarf', 'elf');
const LOST: Story = [[1_000_000, waits]];
const then = (...stories: readonly Story[]): Story => stories.flat();

const ITEMS = { barbarian: ['I', 0, 0], mage: ['I', 0, 1], elf: ['I', 2, 0], dwarf: ['I', 2, 1] } as const;
const takes = (...pawns: readonly (keyof typeof ITEMS)[]): Story => [
  ...pawns.map((pawn, place) => [10 + place, lands(1, pawn, ITEMS[pawn])] as const),
  [20, (game: Game) => [game, { type: 'theft', seat: 1 }]],
];
const ROUND = ['barbarian', 'mage', 'dwarf', 'elf'] as const;
const PASSAGE = [
  ['W1', 1, 3],
  ['W1', 2, 3],
] as const;
const flip = (at: number, pawn: 'elf' | 'mage' | 'dwarf', ...spot: Parameters<typeof turns>[2][]): Story => [
  [at, turns(1, pawn, ...spot)],
];
const clocks = { onTop: ['C1', 'C2', 'I', 'X'] };

const TALES: Readonly<Partial<Record<CardId, Tale>>> = {
  C01: { done: then([[1000, lands(1, 'elf', ['U', 1, 0])]], [[31_000, waits]], WON), open: WON },
  C02: {
    done: then(
      [
        [10, steals(1)],
        [20, lands(1, 'elf', ['X', 1, 1])],
        [30, lands(1, 'dwarf', ['I', 2, 0])],
      ],
      away(100_000, ...ROUND),
    ),
    open: WON,
  },
  C03: {
    change: clocks,
    done: then(
      flip(90_000, 'elf'),
      flip(120_000, 'mage', SECOND),
      flip(150_000, 'dwarf', THIRD),
      out(151_000, ...ROUND),
    ),
    open: flip(90_000, 'elf'),
    failed: then(flip(90_000, 'elf'), flip(120_000, 'elf', SECOND)),
  },
  C04: {
    with: ['C07', 'C12', 'C13'],
    done: then(
      [
        [1, nags(1, 0)],
        [2, nags(2, 0)],
      ],
      WON,
    ),
    open: then([[1, nags(1, 0)]], WON),
    failed: [
      [1, accuses(1, 2, 3)],
      [2, votes(0)],
    ],
  },
  C05: {
    change: { onTop: ['W1', 'I', 'X', 'W2', 'W3'], pieces: ['smallPassages'] },
    done: then(
      [
        [1, goes(1, 'dwarf', ...PASSAGE)],
        [2, goes(1, 'dwarf', ...PASSAGE)],
      ],
      WON,
    ),
    open: then([[1, goes(1, 'dwarf', ...PASSAGE)]], [[2, steals(1)]], away(3, 'elf')),
    failed: out(1, 'dwarf'),
  },
  C06: {
    change: { ...clocks, pieces: ['cameras'] },
    done: then([[1, lands(1, 'mage', ['C1', 0, 0])]], WON),
    open: [],
    failed: [
      [1, lands(1, 'barbarian', ['C1', 0, 0])],
      [2, lands(1, 'barbarian', ['C2', 0, 0])],
    ],
  },
  D10: { done: WON, open: then(flip(90_000, 'elf'), out(91_000, ...ROUND)) },
  E01: { done: WON, open: out(100_000), failed: out(1, 'elf') },
  E02: { done: WON, open: out(100_000, 'mage'), failed: out(1, 'elf') },
  E03: {
    done: then(takes('elf', 'mage', 'barbarian', 'dwarf'), away(100_000, ...ROUND)),
    open: [[10, lands(1, 'dwarf', ITEMS.dwarf)]],
    failed: takes('dwarf', 'elf', 'mage', 'barbarian'),
  },
  E04: {
    done: then(flip(90_000, 'mage'), out(91_000, ...ROUND)),
    open: flip(90_000, 'elf'),
    failed: out(1, 'mage'),
  },
  E05: { done: then(flip(90_000, 'elf'), out(91_000, ...ROUND)), open: [], failed: out(1) },
  E06: {
    done: then(
      out(1),
      [
        [2, lands(1, 'elf', ['T1', 0, 1])],
        [3, lands(1, 'mage', ['T1', 0, 2])],
      ],
      away(100_000, ...ROUND),
    ),
    open: out(1, 'mage'),
    failed: out(1, 'mage', 'elf', 'dwarf'),
  },
  E07: { done: out(135_001, ...ROUND), open: out(135_000, ...ROUND) },
  E08: { done: then(out(1), LOST), open: LOST },
  E09: {
    change: { onTop: ['I', 'X', 'U', 'C1'] },
    done: then([[90_000, turns(0, 'elf')]], LOST),
    open: then(flip(90_000, 'elf'), LOST),
    failed: then(flip(90_000, 'elf'), flip(120_000, 'elf', SECOND)),
  },
  E10: { done: then([[1, eyes(1, 2)]], LOST), open: then([[1, eyes(1, 0)]], LOST) },
};

const cards = Object.keys(TALES) as CardId[];

function told(card: CardId, story: 'done' | 'open' | 'failed'): Game {
  const tale = TALES[card] as Tale;
  const others = tale.with ?? (OTHERS[card[0] as string] as readonly CardId[]);
  return log(table(card[0] as 'C', [card, ...others], tale.change), ...(tale[story] as Story));
}

describe('a mission that somebody holds', () => {
  it('is told of here, whichever of the fifty-three cards has one', () => {
    expect(cards).toEqual(
      Object.values(CARDS).flatMap(({ id, mission }) => (mission === undefined ? [] : id)),
    );
  });

  it.each(cards)('[H3.1][H5.1] %s is done: its side wins, and so does its holder', (card) => {
    expect(outcomes(told(card, 'done'))[0]).toBe('won missionDone');
  });

  it.each(cards)(
    '[H3.1][H5.1] %s stays open: nobody is out for it, and if its side wins, its holder does not',
    (card) => {
      const game = told(card, 'open');
      expect(roles(game).out[0]).toBeNull();
      if (game.shared.phase === 'over') expect(outcomes(game)[0]).toBe('lost missionOpen');
    },
  );

  const failing = cards.filter((card) => TALES[card]?.failed !== undefined);

  it.each(failing)(
    '[H3.2][H5.1] %s fails: its holder is out on the spot, with the card open, and has lost',
    (card) => {
      const game = told(card, 'failed');
      expect(roles(game).out[0]).toMatchObject({ why: 'failed', card, status: 'failed' });
      expect(roles(game).open[0]).toBe(card);
      expect(outcomes(log(game, ...LOST))[0]).toBe('lost missionFailed');
    },
  );

  it('[R31] the others cannot fail', () => {
    expect(cards.filter((card) => CARDS[card].mission?.failed !== undefined)).toEqual(failing);
  });
});

const LATER = out(171_000, ...ROUND);
/** How it stays as it was dealt, and how it turns, in games that are won. */
const COATS: Readonly<Partial<Record<CardId, readonly [stays: Story, turns: Story]>>> = {
  D01: [WON, then(flip(90_000, 'elf'), out(91_000, ...ROUND))],
  D02: [then([[1, eyes(0, 0)]], WON), then([[1, eyes(1, 0)]], WON)],
  D03: [out(100_000, 'dwarf', 'barbarian', 'mage', 'elf'), WON],
  D04: [then(nagged(2), WON), then(nagged(3), WON)],
  D05: [then(flip(90_000, 'elf'), out(91_000, ...ROUND)), then(flip(170_001, 'elf'), LATER)],
  D06: [then(rejected(0), WON), then(rejected(1), WON)],
  D07: [WON, then([[10, steals(0)]], away(100_000, ...ROUND))],
};
const coats = Object.keys(COATS) as CardId[];

function nagged(times: number): Story {
  return Array.from({ length: times }, (_, n) => [n + 1, nags(1, 0)] as const);
}

/** Somebody accuses seat 2, and nobody agrees. */
function rejected(by: number): Story {
  return [
    [1, accuses(by, 2)],
    ...[0, 1, 3].flatMap((seat) => (seat === by ? [] : [[2, votes(seat, false)] as const])),
  ];
}

describe('a side that somebody may change', () => {
  it('is told of here, whichever of the fifty-three cards has one', () => {
    expect(coats).toEqual(
      Object.values(CARDS).flatMap(({ id, sideNow }) => (sideNow === undefined ? [] : id)),
    );
  });

  it.each(coats)('[H4.1] %s wins with the side it is on when the game ends', (card) => {
    const { side } = CARDS[card];
    const ends = COATS[card]?.map(
      (story) => outcomes(log(table('D', [card, ...(OTHERS.D as readonly CardId[])]), ...story))[0],
    );
    expect(ends).toEqual(
      side === 'loyal' ? ['won heistWon', 'lost heistWon'] : ['lost heistWon', 'won heistWon'],
    );
  });
});
