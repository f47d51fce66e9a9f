import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled, TARGETS } from '../../tools/assembly.ts';

it.each(Object.entries(TARGETS))(
  '%s is what its source compiles to (node tools/assembly.ts)',
  {
    timeout: 120_000,
  },
  async (target, options) => {
    const path = join(import.meta.dirname, '../..', target);
    expect(readFileSync(path, 'utf8')).toBe(await compiled(options));
  },
);
