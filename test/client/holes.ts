import { expect } from 'vitest';

/** A sentence that somebody reads: nothing is missing in it, and no name of the code shows through. */
export function expectWhole(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object|\?\?/);
  expect(text).not.toMatch(/\b(board|tower|game|play|page|refusal)\.[a-z]+/);
}
