import { expect, it } from 'vitest';
import { checkRules } from '../../tools/rules/check.ts';
import { readSources } from '../../tools/rules/read.ts';
import { ROOT } from '../../tools/setup.mjs';

// Outside of the test: reading everything takes as long as it takes.
const { rows, untested, unanchored } = checkRules(readSources(ROOT));

it('every rule in force is named by a test, and by a comment in the source unless it says why not', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect({ untested, unanchored }).toEqual({ untested: [], unanchored: [] });
});
