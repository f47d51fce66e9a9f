import { describe, expect, it } from 'vitest';
import { type MallCommand, newGame, options, randomFrom, redact, viewFor } from '#engine/mall/index.ts';
import { judge } from '#engine/mall/judge.ts';
import { KINDS } from '#engine/mall/rules/hiddenRoles/kinds.ts';
import {
  accuses,
  breaches,
  decides,
  explores,
  eyes,
  four,
  is,
  jumps,
  lands,
  leaves,
  log,
  nags,
  nextOf,
  onlyIn,
  outcomes,
  roleBox,
  roles,
  SECOND,
  says,
  steals,
  table,
  turns,
  turnsGlass,
  votes,
  waits,
} from '../../roles.ts';
import { lay, secured, stand, walk } from '../../security.ts';
import { accept, change, decided, put, run, start, typesOf } from '../../table.ts';

const COUNTER = ['U', 1, 0] as const;
const OTHER_COUNTER = ['U', 1, 2] as const;
const PAWNS = ['barbarian', 'mage', 'dwarf', 'elf'] as const;

describe('what is noted of a game with hidden roles', () => {
  it('[H0.1] everything is told to everyone but what is a vote', () => {
    const partly = Object.entries(KINDS).filter(([, { told }]) => told !== 'all');
    expect(partly.map(([type]) => type)).toEqual(['voted']);
    expect(redact(roleBox('B', 4), { type: 'voted', answered: 1 }, 0)).toEqual({
      type: 'voted',
      answered: 1,
    });
  });

  it('[H0.1] who does not know a card is not told by a refusal either', () => {
    const spectator = viewFor(four('B'), null);
    expect(judge(spectator, { type: 'abandon', seat: 0 })).toMatchObject({ refused: 'abandon.traitor' });
  });

  it('[M26] time begins with the game', () => {
    const dealt = newGame(roleBox('C', 3), randomFrom('x')).game;
    expect(typesOf(run(dealt, { type: 'ready', seat: 0, ready: true }, 1).events)).toEqual(['readied']);
    const { tally } = roles(start(dealt, 5000));
    expect([tally.now, ...tally.since]).toEqual([5000, 5000, 5000, 5000, 5000]);
    expect(tally.flippers).toEqual([]);
  });

  it('[R33] what changes nothing is not noted, and what was due is nobody’s', () => {
    expect(run(four('C'), { type: 'stare', seat: 0, target: 1 }, 5).events).toEqual([]);
    const there = log(four('C'), [1000, lands(0, 'elf', COUNTER)]);
    expect(run(there, { type: 'clock', seat: null }, 40_000).events).toEqual([
      { type: 'noted', at: 31_000, seat: null, act: false },
    ]);
  });

  it('[M21][E04] nobody is out after the end, though the last act makes a mission fail', () => {
    const order = ['barbarian', 'dwarf', 'elf'] as const;
    const three = log(table('E', ['E04', 'E07', 'E07']), [1, steals(1)]);
    const last = log(three, ...order.map((pawn) => [2, leaves(1, pawn)] as const));
    const [before, move] = leaves(1, 'mage')(last);
    const { events, game: over } = run(before, move, 3);
    expect(typesOf(events)).toEqual(['noted', 'moved', 'escaped', 'ended', 'cardsShown']);
    expect([is(over, 'E04'), outcomes(over)[0]]).toEqual(['failed', 'lost missionOpen']);
  });

  it('[R33] what is settled is written down for each seat apart', () => {
    const flipped = log(four('E'), [90_000, turns(1, 'elf')], [91_000, nags(0, 1)]);
    expect(roles(flipped).tally.judged.E09).toEqual([null, { status: 'done', at: 90_000 }, null, null]);
    const turned = log(four('D'), [1, eyes(0, 2)], [2, nags(0, 1)]);
    expect(roles(turned).tally.turns.D02).toEqual([[], [], [{ side: 'traitor', at: 1 }], []]);
  });

  it('[E02][H3.1] a mission that the last act does wins without a traitor to divine it', () => {
    const game = log(table('E', ['E02', 'E07', 'E04']), [1, steals(1)]);
    const over = log(game, ...PAWNS.map((pawn) => [60_000, leaves(1, pawn)] as const));
    expect(roles(over).divining).toBeNull();
    expect(outcomes(over)).toEqual(['won missionDone', 'lost missionOpen', 'lost missionFailed']);
    expect([is(over, 'E02', 0), is(over, 'E07', 1), is(over, 'E05')]).toEqual(['done', 'open', 'failed']);
  });

  it('[E07] sand that was low once and is not at the end does nothing', () => {
    const low = log(four('E'), [140_000, nags(0, 1)], [141_000, turns(1, 'elf')], [142_000, steals(1)]);
    const over = log(low, ...PAWNS.map((pawn) => [143_000, leaves(0, pawn)] as const));
    expect(is(over, 'E07')).toBe('open');
  });

  it('[H3.4] nothing is settled any more once the last one is asked', () => {
    const asked = log(table('E', ['E01', 'E02', 'E07']), [120_000, steals(1)], [130_000, leaves(0, 'elf')]);
    const late = log(asked, [159_000, decides(2, true)]);
    expect([is(late, 'E07', 2), roles(late).tally.judged.E07]).toEqual(['open', undefined]);
    expect(is(asked, 'E02', 2)).toBe('failed');
  });

  it('[H3.3] after the end nothing breaks a rule', () => {
    const game = log(four('C'), [1, steals(1)]);
    const over = log(game, ...PAWNS.map((pawn) => [2, leaves(0, pawn)] as const));
    expect(breaches(log(over, [3, says(0)]), 'C10')).toEqual([]);
  });
});

describe('what a step is', () => {
  const game = put(four('C'), {
    elf: ['T1', 0, 0],
    mage: ['T1', 1, 1],
    dwarf: ['T1', 1, 2],
    barbarian: ['T1', 1, 3],
  });

  it('[C07] a vortex is no walk, however straight it leads', () => {
    const away = log(game, [5, jumps('elf', 'T1', 3, 0)]);
    expect(breaches(away, 'C07')).toEqual([]);
    expect(roles(away).tally.streaks[0]).toEqual({ pawn: 'elf', acts: 1 });
  });

  it('[C05] nor does it go through a small passage', () => {
    const holes = table('C', ['C07', 'C08', 'C12'], {
      onTop: ['W', 'I', 'X', 'P1'],
      pieces: ['smallPassages'],
    });
    const there = log(put(holes, { dwarf: ['W', 0, 3] }), [5, jumps('dwarf', 'W', 3, 3)]);
    expect(roles(there).tally.squeezes).toBe(0);
  });

  it('[C10][D09] a move is no word, a word no act', () => {
    expect(breaches(log(game, [5, lands(0, 'elf', ['T1', 0, 2])]), 'C10')).toEqual([]);
    const open = log(four('D'), [90_000, turns(1, 'elf')], [90_001, eyes(2, 1)], [90_002, says(0)]);
    expect(breaches(open, 'D09')).toEqual([]);
    const drawing = put(four('D'), { mage: ['C1', 0, 2] });
    expect(breaches(log(drawing, [1, eyes(2, 1)], [2, explores(0)]), 'D09')).toEqual([2]);
  });

  it('[C07][C08] a guard is no pawn of theirs', () => {
    const cast = lay(secured(['guard', 'hiddenRoles'], ['9*', 'I', 'X'], { roles: 'C' }), 'elf');
    const all = change(cast, { hands: cast.shared.hands.map(() => ['NESWVLX']) });
    const before = roles(all).tally;
    const moved = accept(all, { ...walk(all, 'guard', 'east', 1), seat: 1 } as never, 5);
    expect(roles(moved).tally.streaks).toEqual(before.streaks);
    expect(roles(moved).tally.breaches).toEqual({});
  });

  it('[D08] however far and late a guard goes', () => {
    const late = (pawn: 'guard' | 'elf') => {
      const cast = lay(secured(['guard', 'hiddenRoles'], ['9*', 'I', 'X'], { roles: 'D' }), 'elf');
      const all = change(stand(cast, { elf: ['T1', 0, 1] }), {
        hands: cast.shared.hands.map(() => ['NESWVLX']),
      });
      const far = options(all, 1).find((act) => act.type === 'move' && act.pawn === pawn && act.distance > 1);
      return roles(accept(all, far as MallCommand, 160_000)).tally.breaches;
    };
    expect([late('elf'), late('guard')]).toEqual([{ D08: [[], [160_000], [], []] }, {}]);
  });

  it('[C03] a pawn that has turned the glass is no new one', () => {
    const clocks = table('C', ['C07', 'C08', 'C12'], { onTop: ['C1', 'C2', 'O', 'I', 'X'] });
    const once = log(clocks, [90_000, turns(0, 'elf')]);
    expect(is(onlyIn(once, 'elf', 'mage'), 'C03')).toBe('failed');
    expect(is(onlyIn(once, 'elf', 'mage', 'dwarf'), 'C03')).toBe('open');
  });

  it('[H1.6] who holds no tile hands none on', () => {
    const game = change(log(table('B', ['B01', 'B02', 'B09', 'B03']), [1, accuses(0, 2)], [2, votes(1)]), {
      hands: [['N'], ['E'], [], ['S']],
    });
    expect(typesOf(run(game, { type: 'vote', seat: 3, up: true }, 3).events)).toEqual([
      ...['voted', 'thumbsShown', 'eliminated', 'glassOffered'],
    ]);
  });
});

describe('what is due in a game with hidden roles', () => {
  const there = log(four('C'), [1000, lands(0, 'elf', COUNTER)]);

  it('[C01] whoever is no hero has no lunch', () => {
    const elf = there.box.pawns.indexOf('elf');
    const cast = there.box.cast.map((one, pawn) => ({ ...one, hero: one.hero && pawn !== elf }));
    const guarded = { ...there, box: { ...there.box, cast } };
    expect([nextOf(there), nextOf(guarded)]).toEqual([31_000, 180_000]);
    expect([is(log(there, [31_000, waits]), 'C01'), is(log(guarded, [31_000, waits]), 'C01')]).toEqual([
      'done',
      'open',
    ]);
  });

  it('[C01][H3.4] nothing else is due while the last one decides', () => {
    const game = log(table('C', ['C04', 'C07', 'C12', 'C13']), [1000, lands(0, 'elf', COUNTER)]);
    const last = log(game, [2000, accuses(0, 2, 3)], [3000, votes(1)]);
    expect([roles(last).last?.until, nextOf(last)]).toEqual([33_000, 33_000]);
  });

  it('[H3.4][C01] whoever decides is judged as the table stood when they were asked', () => {
    const game = log(table('C', ['C04', 'C01', 'C12', 'C13']), [1000, lands(0, 'elf', COUNTER)]);
    const last = log(game, [20_000, accuses(0, 2, 3)], [21_000, votes(1)]);
    const late = log(last, [40_000, decides(1, true)]);
    expect([outcomes(late)[1], is(late, 'C01', 1)]).toEqual(['lost missionOpen', 'open']);
    const soon = log(game, [29_000, accuses(0, 2, 3)], [31_000, votes(1)]);
    expect(outcomes(log(soon, [32_000, decides(1, true)]))[1]).toBe('won missionDone');
  });

  it('[H3.4][C04] whoever is alone decides although the last grain fell in the vote', () => {
    const game = log(table('C', ['C04', 'C07', 'C12', 'C13']), [177_000, accuses(0, 2, 3)]);
    const last = log(game, [181_000, votes(1)], [190_000, waits]);
    expect([roles(last).last, roles(last).offer]).toEqual([{ seat: 1, until: 211_000 }, null]);
    expect(outcomes(log(last, [191_000, decides(1, true)]))).toEqual([
      ...['lost missionFailed', 'won heistWon', 'lost unmasked', 'lost unmasked'],
    ]);
  });

  it('[C01][R33] the first of two at counters is due first', () => {
    expect(nextOf(log(there, [9000, lands(0, 'mage', OTHER_COUNTER)]))).toBe(31_000);
  });

  it('[R33] a lunch and a vote are each due at their own time', () => {
    const open = log(there, [26_100, accuses(0, 2)]);
    expect(nextOf(open)).toBe(31_000);
    const eaten = log(open, [31_000, waits]);
    expect([is(eaten, 'C01'), roles(eaten).vote?.ends, nextOf(eaten)]).toEqual(['done', 31_100, 31_350]);
    const early = log(there, [20_000, accuses(0, 2)]);
    expect(nextOf(early)).toBe(25_250);
  });

  it('[R33] a lunch leaves an offered glass alone', () => {
    const open = log(there, [26_000, accuses(0, 2)], [26_050, votes(1)], [26_100, votes(3)]);
    const eaten = log(open, [31_000, waits]);
    expect([is(eaten, 'C01'), roles(eaten).offer?.until]).toEqual(['done', 31_100]);
    expect(roles(log(eaten, [31_200, turnsGlass(0)])).offer).toBeNull();
  });

  it('[H1.3][H3.4][H5.2] what is malformed is refused by the name of its field', () => {
    const refused = (command: unknown, from = four('E')) => decided(from, command, 60_002);
    const malformed = (field: string) => ({ refused: 'command.malformed', params: { field } });
    expect(refused({ type: 'accuse', seat: 0, accused: [] })).toEqual(malformed('accused'));
    expect(refused({ type: 'divine', seat: 0, target: 1, card: 'E08' })).toEqual(malformed('card'));
    expect(refused({ type: 'decideHeist', seat: 0, success: 1 })).toMatchObject({
      refused: 'command.malformed',
    });
    expect(refused({ type: 'vote', seat: 0, up: 1 })).toMatchObject({ refused: 'command.malformed' });
  });

  it('[H5.2] a traitor may forgo after the last grain', () => {
    const game = log(table('E', ['E01', 'E08', 'E10']), [170_000, steals(1)]);
    const order = ['barbarian', 'mage', 'dwarf', 'elf'] as const;
    const won = log(game, ...order.map((pawn) => [171_000, leaves(0, pawn)] as const));
    expect(decided(won, { type: 'forgo', seat: 1 }, 190_000)).toHaveProperty('events');
    expect(log(won, [190_000, waits]).shared.phase).toBe('running');
  });

  it('[E09] two flips by two seats are two seats’', () => {
    const twice = log(four('E'), [90_000, turns(1, 'elf')], [100_000, turns(2, 'elf', SECOND)]);
    expect(roles(twice).tally).toMatchObject({ flippers: ['elf'], flipSeats: [1, 2] });
  });
});
