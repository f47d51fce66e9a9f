import type { Params } from '#engine/core/refusal.ts';

// What can be wrong with a drawing. The sentences are in locales/*/tileErrors.ts, under the same codes.

/** What makes a text unreadable. */
export const SYNTAX_CODES = [
  'unknownHeader',
  'duplicateHeader',
  'missingName',
  'badName',
  'badDirection',
  'badShop',
  'duplicateShop',
  'unknownShop',
  'unusedShop',
  'missingDrawing',
  'drawingHeight',
  'lineWidth',
  'badCorner',
  'unknownEdge',
  'gapOutsideSlot',
  'unknownToken',
  'crowdedShop',
  'escalatorEnds',
  'missingEntry',
  'twoEntries',
  'startWithEntry',
  'doorWithoutHero',
  'heroWithoutDoor',
  'duplicateTile',
] as const;

/** What makes a readable tile impossible: the engine could not use it as drawn. */
export const FAULT_CODES = [
  'badShape',
  'explorationOutsideSlot',
  'crowdedSlot',
  'gapWithoutExploration',
  'explorationWithoutGap',
  'explorationAtEntry',
  'shopInSlot',
  'featureInShop',
  'shopEdge',
  'repeatedFeature',
  'twoEscalators',
  'escalatorInShop',
  'burgerWithoutShop',
  'startSpace',
  'startWall',
] as const;

/** What makes a tile unfair, dull or not the one its name promises. */
export const DESIGN_CODES = [
  'duplicateName',
  'inventory',
  'unreachable',
  'slotsApart',
  'inTheWay',
  'shortEscalator',
  'noPassingPlace',
  'idleDoor',
  'sameInterior',
] as const;

export type SyntaxCode = (typeof SYNTAX_CODES)[number];
export type FaultCode = (typeof FAULT_CODES)[number];
export type DesignCode = (typeof DESIGN_CODES)[number];
export type TileErrorCode = SyntaxCode | FaultCode;
export type ProblemCode = FaultCode | DesignCode;

export interface At {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

export interface TileError extends At {
  readonly file: string;
  readonly code: TileErrorCode;
  readonly params: Params;
}

export interface Problem {
  readonly tile: string;
  readonly code: ProblemCode;
  readonly params: Params;
}

export type Report = (at: At, code: TileErrorCode, params?: Params) => void;
