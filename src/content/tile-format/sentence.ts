import type { Params } from '#engine/core/refusal.ts';
import type { Direction } from '#engine/family/directions.ts';
import type { ProblemCode, TileErrorCode } from './errors.ts';

// An error or a problem as a person reads it, in the language whose texts are given.

export interface TileErrorTexts {
  readonly tileErrors: Readonly<Record<TileErrorCode | ProblemCode, string>>;
  readonly sides: Readonly<Record<Direction, string>>;
}

export interface Said {
  readonly code: TileErrorCode | ProblemCode;
  readonly params: Params;
}

export function sentenceOf({ tileErrors, sides }: TileErrorTexts, { code, params }: Said): string {
  return tileErrors[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return name === 'side' ? sides[value as Direction] : value;
  });
}
