import { type AnyPiece, pieceProblems } from '#engine/mall/index.ts';
import { SCENARIOS } from './scenarios.ts';

/** Whether a piece that is not the scenario's own may be played with it. */
export function mayJoin(scenario: number, piece: string, known: readonly AnyPiece[]): boolean {
  const { pieces = [] } = SCENARIOS.find(({ number }) => number === scenario) ?? {};
  return pieceProblems({ pieces: [...pieces, piece] }, known).length === 0;
}
