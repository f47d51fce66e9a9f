import { describe, expect, it } from 'vitest';
import { decide, isRefusal, type MallCommand, predict, viewFor } from '#engine/mall/index.ts';
import {
  escalator,
  explore,
  jump,
  laid,
  move,
  put,
  running,
  seatWith,
  spaceOfPawn,
  vortex,
} from './table.ts';

describe('what a page may show at once', () => {
  it('[M7][M11][M12] its own moves, exactly as they will be confirmed', () => {
    const game = put(laid(running({ onTop: ['I', 'X', 'L'], pieces: ['sister'] }), 'dwarf', 'elf'), {
      elf: ['T1', 1, 3],
      mage: ['T1', 3, 3],
      sister: ['T1', 1, 1],
      dwarf: ['T1', 3, 1],
      barbarian: ['T1', 3, 0],
    });
    const commands: MallCommand[] = [
      move(game, 'elf', 'south'),
      vortex(game, 'elf', 'I', 3, 2),
      escalator(game, 'elf', 'T1', 2, 0),
      jump(game, 'south', 'T1', 2, 1),
    ];
    for (const command of commands) {
      const predicted = predict(viewFor(game, command.seat), command);
      const decision = decide(game, command, 1);
      if (isRefusal(predicted) || isRefusal(decision)) throw new Error(JSON.stringify([predicted, decision]));
      expect(predicted.shared.pawns).toEqual(decision.game.shared.pawns);
      expect(predicted.seat).toBe(command.seat);
    }
  });

  it('[M23] but not what they lead to', () => {
    const game = put(running(), { elf: ['T1', 0, 1] });
    const view = predict(viewFor(game, seatWith(game, 'W')), move(game, 'elf', 'west'));
    if (isRefusal(view)) throw new Error('refused');
    expect(view.shared.pawns[2]).toBe(0);
    expect(view.shared).toMatchObject({ flips: 0, talk: false, outOfOrder: [] });
  });

  it('[M13] nor exploring, and never what would be refused', () => {
    const game = put(running(), { dwarf: ['T1', 0, 2], elf: ['T1', 3, 3] });
    const view = viewFor(game, seatWith(game, 'X'));
    expect(predict(view, explore(game))).toBe(view);
    expect(predict(view, move(game, 'elf', 'north', 9))).toMatchObject({ refused: 'way.blocked' });
    expect(spaceOfPawn(game, 'dwarf')).toBe(2);
  });
});
