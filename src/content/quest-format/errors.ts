import type { Params } from '#engine/core/refusal.ts';

// What can be wrong with a quest's drawing. The sentences are in locales/*/questErrors.ts, under the same codes.

export const QUEST_ERRORS = [
  'armoryMissing',
  'badCorner',
  'badHole',
  'badName',
  'badShape',
  'cardCount',
  'cardSize',
  'exitMissing',
  'gapInTrial',
  'handleInTrial',
  'lineWidth',
  'missingDrawing',
  'missingName',
  'nobody',
  'openHollow',
  'startOnExit',
  'startTwice',
  'tooManyTokens',
  'trapStart',
  'unknownEdge',
  'unknownHeader',
  'unknownToken',
] as const;
export type QuestErrorCode = (typeof QUEST_ERRORS)[number];

/** Both count from 1. */
export interface At {
  readonly line: number;
  readonly column: number;
}

export interface QuestError extends At {
  readonly code: QuestErrorCode;
  readonly params: Params;
}

export type Report = (at: At, code: QuestErrorCode, params?: Params) => void;
