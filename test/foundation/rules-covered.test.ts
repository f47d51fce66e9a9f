import { expect, it } from 'vitest';
import { checkRules } from '../../tools/rules/check.ts';
import { readSources } from '../../tools/rules/read.ts';
import { ROOT } from '../../tools/setup.mjs';

it('every rule in force is named by at least one test', () => {
  const { rows, untested } = checkRules(readSources(ROOT));
  expect(rows.length).toBeGreaterThan(70);
  expect(untested).toEqual([]);
});
