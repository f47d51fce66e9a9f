import { type Board, gapKey, questOf, type Way } from './board.ts';
import { isOnePlace } from './look.ts';
import { optimumOf } from './measure.ts';
import { thingsOf } from './without.ts';

// Whatever makes no difference goes: a thing is replaced by plain floor, a wall or an opening as long as
// the optimum stays. What remains is there for a reason.

export function hardened(board: Board, optimum: number): Board {
  const once = simplified(board, optimum);
  return once === board ? board : hardened(once, optimum);
}

function simplified(board: Board, optimum: number): Board {
  let now = board;
  for (const { direction, cell } of thingsOf(questOf(board)))
    for (const simpler of direction === null
      ? [plain(now, cell, 'corridor')]
      : (['wall', 'open'] as const).map((way) => withWay(now, gapKey({ cell, direction }), way)))
      if (isOnePlace(questOf(simpler)) && optimumOf(questOf(simpler)) === optimum) {
        now = simpler;
        break;
      }
  return now;
}

function plain(board: Board, cell: number, kind: 'corridor'): Board {
  return { ...board, floors: board.floors.with(cell, { kind }) };
}

function withWay(board: Board, key: string, way: Way): Board {
  return { ...board, ways: new Map(board.ways).set(key, way) };
}
