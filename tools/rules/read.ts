import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../sources.ts';
import type { Comment, NamedTest, Sources } from './check.ts';
import { commentsIn } from './comments.ts';
import { idsInBrackets } from './ids.ts';
import { testTitles } from './titles.ts';

// The ledger lies beside the project where both are worked on together; a clone stands alone.
const LEDGERS = ['../shared/rules/ledger.md', '../shared/rules/rulings.md'];

export function readSources(root: string): Sources {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const present = LEDGERS.filter((path) => existsSync(join(root, path)));
  const ledgers = present.map(read);
  return { docs: read('docs/rules.md'), ledgers, tests: readTests(root), comments: readComments(root) };
}

function readTests(root: string): readonly NamedTest[] {
  return filesUnder(root, 'test', /\.test\.ts$/).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return testTitles(file, text).map((title) => ({ file, title }));
  });
}

/** The engine's come first: that is where a rule is written. */
function readComments(root: string): readonly Comment[] {
  const files = filesUnder(root, 'src', /\.(?:tsx?|css)$/);
  const isEngine = (file: string) => file.startsWith('src/engine/');
  const inOrder = [...files.filter(isEngine), ...files.filter((file) => !isEngine(file))];
  return inOrder.flatMap((file) => {
    const whole = readFileSync(join(root, file), 'utf8');
    // Most files name no rule anywhere: they need not be parsed.
    const texts = idsInBrackets(whole).length === 0 ? [] : commentsIn(file, whole);
    return texts.map((text) => ({ file, text }));
  });
}
