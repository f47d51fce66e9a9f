import type { QuestError } from '#content/quest-format/errors.ts';
import { list, tx, txMaybe } from '../../../ui/text.ts';

/** What is wrong with a drawing, with the engine's words as a person's. */
export function errorWords({ code, params }: QuestError): string {
  const pawn = params.pawn === undefined ? {} : { pawn: txMaybe(`game.theHero.${params.pawn}`) ?? '' };
  return tx(`questErrors.${code}`, { ...params, ...pawn });
}

export function placedWords(error: QuestError): string {
  return tx('editor.text.error', { line: error.line, column: error.column, what: errorWords(error) });
}

export function needsWords(needs: readonly string[]): string {
  return tx('editor.verdict.needs', {
    needs: list(needs.map((need) => txMaybe(`editor.need.${need}`) ?? need)),
  });
}
