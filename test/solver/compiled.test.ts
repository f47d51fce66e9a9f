import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled } from '../../tools/assembly.ts';

it('the compiled search is what its source compiles to (node tools/assembly.ts)', {
  timeout: 120_000,
}, async () => {
  const path = join(import.meta.dirname, '../../src/solver/dense/compiled.ts');
  expect(readFileSync(path, 'utf8')).toBe(await compiled());
});
