import { pieceProblems } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { SCENARIOS } from './scenarios.ts';

/** Whether a piece that is not the scenario's own may be played with it. */
export function mayJoin(scenario: number, piece: string): boolean {
  const { pieces = [] } = SCENARIOS.find(({ number }) => number === scenario) ?? {};
  return pieceProblems({ pieces: [...pieces, piece] }, PIECES).length === 0;
}
