import { describe, expect, it } from 'vitest';
import { type Game, options } from '#engine/mall/index.ts';
import { accuses, eyes, four, leaves, log, steals, table, votes, withOut } from '../../roles.ts';

const MINE = ['accuse', 'vote', 'turnGlass', 'putEye', 'abandon', 'decideHeist', 'divine', 'forgo'];
/** What of hidden roles this seat may do now, each as it would be sent. */
const may = (game: Game, seat: number) =>
  options(game, seat).flatMap(({ type, seat: _, ...rest }) =>
    MINE.includes(type) ? [[type, ...Object.values(rest)].join(' ')] : [],
  );

describe('what may be done with hidden roles', () => {
  it('[H1.3][H2.2][H1.7][H2.3] one or two are accused, anyone is eyed, the heist is abandoned', () => {
    const eyed = ['putEye 0', 'putEye 1', 'putEye 2', 'putEye 3'];
    const one = ['accuse 1', 'accuse 2', 'accuse 3'];
    const two = ['accuse 1,2', 'accuse 1,3', 'accuse 2,3'];
    expect(may(four('B'), 0)).toEqual([...one, ...two, ...eyed, 'abandon']);
    expect(may(four('B'), 2)).not.toContain('abandon');
    expect(may(four('A'), 0)).toEqual([...one, ...eyed]);
    expect(may(withOut(four('B'), 2), 0)).toEqual([
      ...['accuse 1', 'accuse 3', 'putEye 0', 'putEye 1', 'putEye 3', 'abandon'],
    ]);
    expect(may(withOut(four('B'), 2), 2)).toEqual([]);
  });

  it('[H1.3][H1.5] thumbs go up or down, the glass is turned or left', () => {
    const open = log(four('B'), [1, accuses(0, 2)]);
    expect(may(open, 1).filter((one) => one.startsWith('vote'))).toEqual(['vote true', 'vote false']);
    expect(may(open, 2).filter((one) => one.startsWith('vote'))).toEqual([]);
    const won = log(open, [2, votes(1)], [3, votes(3)]);
    expect(may(won, 0).filter((one) => one.startsWith('turn'))).toEqual([
      'turnGlass true',
      'turnGlass false',
    ]);
    expect(may(won, 1).filter((one) => one.startsWith('turn'))).toEqual([]);
  });

  it('[H3.4] the last one chooses, and nothing else', () => {
    const game = log(
      table('E', ['E01', 'E02', 'E08']),
      [1, steals(1)],
      [2, eyes(0, 1)],
      [3, leaves(0, 'elf')],
    );
    expect(options(game, 2).filter(({ type }) => MINE.includes(type))).toEqual([
      { type: 'decideHeist', seat: 2, success: true },
      { type: 'decideHeist', seat: 2, success: false },
    ]);
  });

  it('[H5.2] each hidden card may be any of seven, or none is named', () => {
    const game = log(table('E', ['E01', 'E08', 'E07']), [1, steals(1)]);
    const pawns = ['barbarian', 'mage', 'elf', 'dwarf'] as const;
    const won = log(game, ...pawns.map((pawn) => [2, leaves(0, pawn)] as const));
    expect(may(won, 1)).toHaveLength(15);
    expect(may(won, 1).slice(0, 2)).toEqual(['divine 0 E01', 'divine 0 E02']);
    expect(may(won, 1).slice(-2)).toEqual(['divine 2 E07', 'forgo']);
    expect(may(won, 0)).toEqual([]);
  });
});
