import { describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import type { NumberedChoice } from '#content/own.ts';
import { tileSet } from '#content/tiles.ts';
import { type Box, openBox } from '#engine/mall/index.ts';
import { kindOf } from '#engine/mall/rules/hiddenRoles/card.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import {
  CARD_IDS,
  isCardId,
  isRoleLevel,
  PUBLIC_MISSIONS,
  type RoleLevel,
} from '#engine/mall/rules/hiddenRoles/ids.ts';
import { cardsInPlay } from '#engine/mall/rules/hiddenRoles/pool.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { ROLE_TILES, roleBox, setupWith } from '../../roles.ts';
import { problems } from '../../table.ts';

type Chosen = Omit<NumberedChoice, 'roles' | 'scenario'>;

function box(scenario: number, level: RoleLevel, players: number, chosen: Chosen = {}): Box {
  const opened = openBox(
    setupOf({ scenario, ...chosen, roles: { level } }, players) as never,
    tileSet(),
    PIECES,
  );
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return opened.box;
}

/** Cards of this level, or of all of them, that are not dealt. */
function off(scenario: number, players = 4, chosen: Chosen = {}): string {
  return (['A', 'B', 'C', 'D', 'E'] as const)
    .flatMap((level) => {
      const dealt = cardsInPlay(box(scenario, level, players, chosen)).map(({ id }) => id);
      return CARD_IDS.filter((id) => id.startsWith(level) && !dealt.includes(id));
    })
    .join(' ');
}

const count = (...of: Parameters<typeof box>) => cardsInPlay(box(...of)).length;
const SMALL: Chosen = { level: 1 };
const LARGE: Chosen = { level: 6 };

describe('the fifty-three cards', () => {
  it('[H0.1] eight, eleven, fourteen, ten and ten, each under its own name', () => {
    expect(CARD_IDS).toHaveLength(53);
    expect(Object.keys(CARDS)).toEqual([...CARD_IDS]);
    expect(Object.values(CARDS).map(({ id }) => id)).toEqual([...CARD_IDS]);
    const byLevel = ['A', 'B', 'C', 'D', 'E'].map(
      (level) => CARD_IDS.filter((id) => id.startsWith(level)).length,
    );
    expect(byLevel).toEqual([8, 11, 14, 10, 10]);
  });

  it('[H0.1] plain cards of A, B and C ask for nothing, and one, three and three of them are traitors', () => {
    const traitors = (level: string) =>
      Object.values(CARDS).flatMap(({ id, side }) =>
        id.startsWith(level) && side === 'traitor' ? [id] : [],
      );
    expect(traitors('A')).toEqual(['A08']);
    expect(traitors('B')).toEqual(['B09', 'B10', 'B11']);
    expect(traitors('C')).toEqual(['C12', 'C13', 'C14']);
    const plain = CARD_IDS.filter((id) => kindOf(CARDS[id]) === 'plain');
    expect(plain).toEqual(
      CARD_IDS.filter((id) => id < 'C' || id.startsWith('C12') || id === 'C13' || id === 'C14'),
    );
  });

  it('[H3.1][H4.1][H5.1] which are missions, rules and switches, and on which side they start', () => {
    const of = (kind: string) => CARD_IDS.filter((id) => kindOf(CARDS[id]) === kind).join(' ');
    expect(of('mission')).toBe('C01 C02 C03 C04 C05 C06 D10 E01 E02 E03 E04 E05 E06 E07 E08 E09 E10');
    expect(of('rule')).toBe('C07 C08 C09 C10 C11 D08 D09');
    expect(of('switch')).toBe('D01 D02 D03 D04 D05 D06 D07');
    const traitors = 'A08 B09 B10 B11 C12 C13 C14 D05 D06 D07 E08 E09 E10'.split(' ');
    for (const id of CARD_IDS) expect(CARDS[id].side).toBe(traitors.includes(id) ? 'traitor' : 'loyal');
  });

  it('[H5.2] the seven loyal missions of E are for everyone to know', () => {
    expect(PUBLIC_MISSIONS).toEqual(['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07']);
    expect([
      isCardId('E07'),
      isCardId('E11'),
      isRoleLevel('E'),
      isRoleLevel('F'),
      isRoleLevel(undefined),
    ]).toEqual([...[true, false, true, false, false]]);
  });
});

describe('cards that a game does without', () => {
  it.each([
    [3, {}, 'C05 C06'],
    [4, {}, 'C05 C06'],
    [5, {}, 'C06'],
    [6, {}, ''],
    [7, {}, ''],
    [8, SMALL, 'C05 C06'],
    [8, { level: 2 }, 'C05 C06'],
    [8, { level: 3 }, ''],
    [8, LARGE, ''],
    [9, LARGE, 'C04 C09 D04'],
    [10, LARGE, ''],
    [11, LARGE, ''],
    [12, LARGE, ''],
    [13, LARGE, 'E06'],
    [14, LARGE, 'C10'],
    [15, LARGE, 'C04 C09 C10 D04'],
    [15, SMALL, 'C04 C05 C06 C09 C10 D04'],
    [16, LARGE, ''],
    [17, LARGE, 'E05 E06'],
  ] as const)('[H0.1][R25][R31] scenario %i with %j: %s', (scenario, chosen, cards) => {
    expect(off(scenario, 4, chosen)).toBe(cards);
  });

  it('[H0.1][C04][E09] three players: C04 and E09; [D07] automatic theft: D07', () => {
    expect(off(7, 3)).toBe('C04 E09');
    expect(off(7, 4)).toBe('');
    expect(off(7, 4, { theft: 'automatic' })).toBe('D07');
  });

  it('[C01][C03] without a burger place no lunch, with fewer than three timers no taking turns', () => {
    const has = (onTop: readonly string[], id: string) =>
      cardsInPlay(roleBox('C', 4, { onTop })).some((card) => card.id === id);
    expect([has(['I', 'X', 'U'], 'C01'), has(['I', 'X'], 'C01')]).toEqual([true, false]);
    expect([has(['I', 'X', 'C1', 'C2'], 'C03'), has(['I', 'X', 'C1'], 'C03')]).toEqual([true, false]);
  });

  it('[C05][C06] the rule has to be in force, with three tiles of small passages, with two cameras', () => {
    const has = (id: string, onTop: readonly string[], ...pieces: readonly string[]) =>
      cardsInPlay(roleBox('C', 4, { onTop, pieces })).some((card) => card.id === id);
    const three = ['I', 'X', 'W1', 'W2', 'W3'];
    expect([has('C05', three, 'smallPassages'), has('C05', three)]).toEqual([true, false]);
    expect(has('C05', ['I', 'X', 'W1', 'W2'], 'smallPassages')).toBe(false);
    const two = ['I', 'X', 'C1', 'C2'];
    expect([has('C06', two, 'cameras'), has('C06', two)]).toEqual([true, false]);
    expect(has('C06', ['I', 'X', 'C1'], 'cameras')).toBe(false);
    expect(has('C06', two, 'smallPassages')).toBe(false);
  });

  it('[C10] one channel is enough for silence to mean something', () => {
    const has = (piece: string) =>
      cardsInPlay(roleBox('C', 4, { pieces: [piece] })).some(({ id }) => id === 'C10');
    expect([has('gesturesOnly'), has('noTalk'), has('freeTalk')]).toEqual([true, false, true]);
  });

  it('[R25][R31] the worst that eight players meet', () => {
    expect([count(3, 'C', 8), count(3, 'D', 8), count(3, 'E', 8)]).toEqual([12, 10, 10]);
    expect(count(15, 'C', 8, SMALL)).toBe(9);
    expect(count(15, 'D', 8, { ...SMALL, theft: 'automatic' })).toBe(8);
    expect([count(13, 'E', 8, SMALL), count(17, 'E', 8, SMALL)]).toEqual([9, 8]);
  });

  it('[R25] fewer cards than players: refused, and how many there are is said', () => {
    const bare = (players: number, pieces: readonly string[]) =>
      problems(setupWith('E', players, { pieces, onTop: ['I', 'X'] }), ROLE_TILES);
    const apart = ['brokenTimer', 'groupsForbidden'];
    expect(bare(6, apart)).toEqual([]);
    expect(bare(7, apart)).toEqual([{ refused: 'setup.tooFewCards', params: { cards: 6 } }]);
  });

  it('[H0.1] an unknown level, or none, and too many or too few players are refused', () => {
    const codes = (level: string, players: number, ...pieces: readonly string[]) =>
      problems(setupWith(level, players, { pieces }), ROLE_TILES).map(({ refused }) => refused);
    expect([codes('F', 4), codes('', 4), codes('B', 3), codes('B', 8)]).toEqual([
      ['setup.roleLevel'],
      ['setup.roleLevel'],
      [],
      [],
    ]);
    expect(
      [codes('B', 2).length, codes('A', 9).length, codes('B', 4, 'solo').length].map((n) => n > 0),
    ).toEqual([...[true, true, true]]);
  });
});
