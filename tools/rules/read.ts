import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedTest, Sources } from './check.ts';
import { testTitles } from './titles.ts';

// The ledger lies beside the project where both are worked on together; a clone stands alone.
const LEDGERS = ['../shared/rules/ledger.md', '../shared/rules/rulings.md'];

export function readSources(root: string): Sources {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const present = LEDGERS.filter((path) => existsSync(join(root, path)));
  return { docs: read('docs/rules.md'), ledgers: present.map(read), tests: readTests(root) };
}

function readTests(root: string): readonly NamedTest[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return testTitles(file, text).map((title) => ({ file, title }));
  });
}
