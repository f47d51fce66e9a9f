import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { newGame, randomFrom } from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { cardOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { cardsInPlay, dealCards } from '#engine/mall/rules/hiddenRoles/pool.ts';
import { roleBox, roles } from '../../roles.ts';

const SEEDS = Array.from({ length: 3000 }, (_, seed) => `deal ${seed}`);

function cards(level: RoleLevel, players: number, seeds = SEEDS): readonly (readonly CardId[])[] {
  const box = roleBox(level, players);
  return seeds.map((seed) => dealCards(box, randomFrom(seed))[0]);
}

const traitors = (dealt: readonly CardId[]) => dealt.filter((id) => CARDS[id].side === 'traitor').length;

/** Percent of deals with none, one, two and three. */
function shares(deals: readonly (readonly CardId[])[]): readonly number[] {
  return [0, 1, 2, 3].map(
    (n) => (deals.filter((dealt) => traitors(dealt) === n).length * 100) / deals.length,
  );
}

const held = (game: Game) => game.shared.hands.map((_, seat) => cardOf(game, seat));

describe('dealing roles', () => {
  it('[H1.1] at level A exactly one traitor among as many cards as players, at any seat', () => {
    for (const players of [3, 5, 8]) {
      const deals = cards('A', players, SEEDS.slice(0, 200));
      for (const dealt of deals) {
        expect(dealt).toHaveLength(players);
        expect(new Set(dealt).size).toBe(players);
        expect(traitors(dealt)).toBe(1);
      }
      const seats = new Set(deals.map((dealt) => dealt.indexOf('A08')));
      expect(seats.size).toBe(players);
    }
    expect(new Set(cards('A', 3, SEEDS.slice(0, 200)).flat()).size).toBe(8);
  });

  it.each([
    [3, [34, 51, 15, 1]],
    [4, [21, 51, 25, 2]],
    [5, [12, 45, 36, 6]],
    [6, [6, 36, 45, 12]],
    [7, [2, 25, 51, 21]],
    [8, [1, 15, 51, 34]],
  ])(
    '[H2.1] at level B %i players have none to three traitors as often as eight and three say',
    (players, table) => {
      shares(cards('B', players)).forEach((share, n) => {
        expect(Math.abs(share - (table[n] as number))).toBeLessThan(3.5);
      });
    },
  );

  it('[H2.1][R25] from B on one each of the cards in play, all different, each now and then', () => {
    for (const level of ['B', 'C', 'D', 'E'] as const) {
      const pool = cardsInPlay(roleBox(level, 4)).map(({ id }) => id);
      const deals = cards(level, 4, SEEDS.slice(0, 300));
      for (const dealt of deals) expect(new Set(dealt).size).toBe(4);
      expect(new Set(deals.flat())).toEqual(new Set(pool));
    }
  });

  it('[H0.1] the same seed deals the same, and nothing is asked or shown before the start', () => {
    const deal = (seed: string) => newGame(roleBox('C', 4), randomFrom(seed)).game;
    expect(held(deal('one'))).toEqual(held(deal('one')));
    const many = new Set(SEEDS.slice(0, 20).map((seed) => held(deal(seed)).join()));
    expect(many.size).toBeGreaterThan(10);
    const asked = { eye: null, vote: null, verdict: null, offer: null, last: null, divining: null };
    const none = [null, null, null, null];
    expect(roles(deal('one'))).toMatchObject({ ...asked, out: none, open: none });
  });

  it('[H0.1] dealing roles leaves the random numbers of what comes after others than those before', () => {
    const box = roleBox('B', 4);
    const [, after] = dealCards(box, randomFrom('x'));
    expect(after).not.toEqual(randomFrom('x'));
    expect(newGame(box, randomFrom('x')).game.secrets.random).not.toEqual(randomFrom('x'));
  });
});
