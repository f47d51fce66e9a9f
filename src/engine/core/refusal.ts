import type { RefusalCode } from '../codes.ts';

export type { RefusalCode };

// A refusal is a stable code with parameters; its sentence lives in the locales.

export type Params = Readonly<Record<string, string | number | boolean>>;

export interface Refusal<Code extends string = RefusalCode> {
  readonly refused: Code;
  readonly params: Params;
}

const NO_PARAMS: Params = {};

/** One of the engine's codes, unless the caller names others: `refuse<'mine'>('mine')`. */
export function refuse<Code extends string = RefusalCode>(
  code: NoInfer<Code>,
  params: Params = NO_PARAMS,
): Refusal<Code> {
  return { refused: code, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
