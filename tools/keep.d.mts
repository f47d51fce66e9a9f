import type { End } from './runner.mjs';

export interface Waits {
  readonly first: number;
  readonly longest: number;
  readonly steady: number;
}
export const FINAL: readonly number[];
export function keep(run: () => Promise<End>, waits?: Waits): Promise<End>;
