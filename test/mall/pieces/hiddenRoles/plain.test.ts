import { describe, expect, it } from 'vitest';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  accuses,
  eyes,
  is,
  lands,
  leaves,
  log,
  nags,
  on,
  outcomes,
  roles,
  steals,
  table,
  turns,
  votes,
  waits,
} from '../../roles.ts';

const PAWNS = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
const LOYAL_A: readonly CardId[] = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07'];
const LOYAL_B: readonly CardId[] = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'];
const LOYAL = [...LOYAL_A, ...LOYAL_B];
const TRAITORS: readonly CardId[] = ['A08', 'B09', 'B10', 'B11', 'C12', 'C13', 'C14'];

/** A table where seat 0 holds this card, somebody loyal sits at 1 and 3, and a traitor at 2. */
const OTHERS = { A: ['A02', 'A08', 'A03'], B: ['B02', 'B10', 'B03'], C: ['C07', 'C13', 'C08'] } as const;
const seated = (card: CardId) => {
  const level = card[0] as keyof typeof OTHERS;
  return table(level, [card, ...OTHERS[level]]);
};
const won = (card: CardId) =>
  outcomes(log(seated(card), [1, steals(1)], ...PAWNS.map((pawn) => [2, leaves(1, pawn)] as const)))[0];
const lost = (card: CardId) => outcomes(log(seated(card), [180_000, waits]))[0];
const accused = (card: CardId) => log(seated(card), [1, accuses(1, 0)], [2, votes(2)], [3, votes(3)]);

describe('plain cards', () => {
  it('[A01 A02 A03 A04 A05 A06 A07][B01 B02 B03 B04 B05 B06 B07 B08] the loyal win when everyone gets out, and with nothing else to do', () => {
    expect(LOYAL.map(won)).toEqual(LOYAL.map(() => 'won heistWon'));
    expect(LOYAL.map(lost)).toEqual(LOYAL.map(() => 'lost heistLost'));
  });

  it('[A08][B09 B10 B11][C12 C13 C14] traitors win when the sand does', () => {
    expect(TRAITORS.map(won)).toEqual(TRAITORS.map(() => 'lost heistWon'));
    expect(TRAITORS.map(lost)).toEqual(TRAITORS.map(() => 'won heistLost'));
  });

  it('[A01 A02 A03 A04 A05 A06 A07][B01 B02 B03 B04 B05 B06 B07 B08] condemned they lose the game for all who are loyal', () => {
    for (const card of LOYAL) expect(accused(card).shared.result?.reason).toBe('condemned');
  });

  it('[A08][B09 B10 B11][C12 C13 C14] condemned they are out, and the game goes on', () => {
    for (const card of TRAITORS) {
      const game = accused(card);
      expect(roles(game).out[0]).toMatchObject({ why: 'unmasked', card, side: 'traitor', status: 'open' });
      expect(game.shared.phase).toBe('running');
    }
  });

  it('[A01 A02 A03 A04 A05 A06 A07][B01 B02 B03 B04 B05 B06 B07 B08][A08][B09 B10 B11][C12 C13 C14] nothing that happens changes their side or does anything', () => {
    for (const card of [...LOYAL, ...TRAITORS]) {
      const busy = log(
        seated(card),
        [1, eyes(1, 0)],
        [2, nags(1, 0)],
        [3, nags(1, 0)],
        [4, nags(2, 0)],
        [5, lands(0, 'elf', ['U', 1, 0])],
        [175_000, turns(0, 'mage')],
        [175_001, steals(0)],
        [175_002, leaves(0, 'elf')],
      );
      expect([on(busy, card), is(busy, card)]).toEqual([
        TRAITORS.includes(card) ? 'traitor' : 'loyal',
        'open',
      ]);
    }
  });
});
