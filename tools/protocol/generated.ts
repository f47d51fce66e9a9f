import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { asyncapi } from './asyncapi.ts';
import { openapi } from './openapi.ts';
import { withTables } from './tables.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** The files as they should be, by name. */
export function generated(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'docs/asyncapi.json': text(asyncapi(version)),
    'docs/openapi.json': text(openapi(version)),
    'docs/protocol.md': withTables(read('docs/protocol.md')),
  };
}
