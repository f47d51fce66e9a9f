import { describe, expect, it } from 'vitest';
import {
  accept,
  at,
  boxFor,
  change,
  laid,
  move,
  problems,
  put,
  refusal,
  run,
  running,
  theft,
  typesOf,
} from './table.ts';

// What a table plays for is data of its set-up.

const ELF_ALONE = { players: 4, goals: { heroes: ['elf'] } };

describe('goals of a set-up', () => {
  it('[M17] [M20] [M21] one hero may be all who has to steal and to leave', () => {
    const game = put(laid(running(ELF_ALONE), 'dwarf', 'elf'), { elf: ['I', 2, 0] });
    const stolen = put(accept(game, theft), { elf: ['X', 2, 1] });
    const { events, game: end } = run(stolen, move(stolen, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'escaped', 'ended']);
    expect(end.shared.result).toMatchObject({ won: true, reason: 'escaped' });
    expect(boxFor().goals).toMatchObject({ heroes: [0, 1, 2, 3], theft: true, feats: [] });
  });

  it('[M20] another hero may leave, and wins nothing by it', () => {
    const game = put(laid(running(ELF_ALONE), 'dwarf', 'elf'), { elf: ['I', 2, 0] });
    const stolen = put(accept(game, theft), { mage: ['X', 1, 1] });
    expect(typesOf(run(stolen, move(stolen, 'mage', 'north')).events)).toEqual(['moved', 'escaped']);
  });

  it('[M17] [M18] [M19] where nothing is stolen the exits are open and the vortex works all game', () => {
    const setup = { players: 4, goals: { theft: false } };
    const game = put(laid(running(setup), 'dwarf', 'elf'), { mage: ['X', 1, 1] });
    expect(refusal(game, theft)).toBe('theft.none');
    const left = accept(game, move(game, 'mage', 'north'));
    expect(left.shared.escaped).toEqual([false, true, false, false]);
    expect(left.shared.stolen).toBe(false);
    const items = boxFor({ players: 2, onTop: ['X'], goals: { theft: false } });
    expect(items.goals.theft).toBe(false);
  });

  it('a feat of a piece wins or loses, once it is so after a whole act', () => {
    const dig = (won: boolean) => {
      const goals = won ? { heroes: [], wins: ['tunnel.dug'] } : { loses: ['tunnel.dug'] };
      const game = put(running({ players: 4, pieces: ['tunnel'], goals }), { elf: ['T1', 0, 1] });
      const command = { type: 'dig', seat: 0, near: at(game, 'T1', 0, 1), far: at(game, 'T1', 2, 2) };
      const clear = put(game, { mage: ['T1', 1, 1], barbarian: ['T1', 1, 2], dwarf: ['T1', 2, 1] });
      return run(clear, command as never);
    };
    for (const won of [true, false]) {
      const { events, game } = dig(won);
      expect(events).toEqual([
        expect.objectContaining({ type: 'dug' }),
        { type: 'ended', won, reason: 'tunnel.dug', at: 1 },
      ]);
      expect(game.shared.phase).toBe('over');
    }
  });

  it('where both are so at once the game is lost, and what is over is not asked again', () => {
    const goals = { heroes: [], wins: ['tunnel.dug'], loses: ['tunnel.dug'] };
    const game = running({ players: 4, pieces: ['tunnel'], goals });
    expect(game.box.goals.feats.map(({ won }) => won)).toEqual([false, true]);
    const over = change(game, { phase: 'over', memory: { ...game.shared.memory, tunnel: [1, 2] } as never });
    expect(run(over, { type: 'presence', seat: null, of: 0, away: true }).events).toHaveLength(1);
  });

  it('[S-own] are refused where nobody could play for them', () => {
    const refused = (goals: object, pieces: readonly string[] = []) =>
      problems({ goals, pieces }).map(({ refused, params }) => [refused, params.goal]);
    expect(refused({ heroes: ['sister'] })).toEqual([['setup.unknownGoal', 'sister']]);
    expect(refused({ wins: ['tunnel.dug'] })).toEqual([['setup.unknownGoal', 'tunnel.dug']]);
    expect(refused({ loses: ['nothing'] }, ['tunnel'])).toEqual([['setup.unknownGoal', 'nothing']]);
    expect(refused({ heroes: [] })).toEqual([['setup.unknownGoal', 'heroes']]);
    expect(refused({ heroes: [], wins: ['tunnel.dug'] }, ['tunnel'])).toEqual([]);
    expect(refused({ heroes: ['beadle'] }, ['beadle'])).toEqual([['setup.unknownGoal', 'beadle']]);
    const noExits = { deck: [], onTop: ['I'] };
    expect(problems({ ...noExits, goals: { heroes: ['elf'] } })).toMatchObject([{ refused: 'setup.noExit' }]);
    expect(problems({ ...noExits, pieces: ['tunnel'], goals: { heroes: [], wins: ['tunnel.dug'] } })).toEqual(
      [],
    );
    expect(problems({ onTop: ['X'], goals: { heroes: ['elf'] } })).toMatchObject([
      { refused: 'setup.noItem' },
    ]);
    expect(problems({ onTop: ['X'], goals: { heroes: ['elf'], theft: false } })).toEqual([]);
  });
});
