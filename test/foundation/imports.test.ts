import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importProblems } from '../../tools/imports.ts';
import { ROOT } from '../../tools/setup.mjs';

// file, its text, and what the checker must say about it.
const OFFENDERS = [
  ['engine/a-alias.ts', `import { a } from '#content/a.ts';`, 'src/engine may not import src/content'],
  ['engine/mall/a-path.ts', `import { a } from '../../bots/a.ts';`, 'src/engine may not import src/bots'],
  ['engine/a-around.ts', `import '#engine/../cli/a.ts';`, 'src/engine may not import src/cli'],
  ['engine/a-type.ts', `import type { A } from '../room/a.ts';`, 'src/engine may not import src/room'],
  ['engine/a-export.ts', `export * from '#room/a.ts';`, 'src/engine may not import src/room'],
  ['engine/a-named.ts', `export { a } from '#cli/a.ts';`, 'src/engine may not import src/cli'],
  [
    'engine/a-typeof.ts',
    `export type A = import('#content/a.ts').A;`,
    'src/engine may not import src/content',
  ],
  [
    'engine/node.ts',
    `import { readFileSync } from 'node:fs';`,
    'src/engine imports nothing from outside src',
  ],
  ['engine/bare.ts', `import fs from 'fs';`, 'src/engine imports nothing from outside src'],
  ['engine/package.ts', `import fc from 'fast-check';`, 'src/engine imports nothing from outside src'],
  ['engine/tools.ts', `import '../../tools/a.ts';`, 'src imports nothing of the repository outside src'],
  ['engine/late.ts', `export const a = import('./b.ts');`, 'the engine imports only at the top of a file'],
  [
    'engine/late-name.ts',
    `export const a = (b: string) => import(b);`,
    'the engine imports only at the top of a file',
  ],
  ['engine/mall/core.ts', `import { guard } from './rules/guard/index.ts';`, 'the core names no piece'],
  ['engine/mall/list.ts', `import { pieces } from './rules/index.ts';`, 'the core names no piece'],
  [
    'client/board/a.ts',
    `import { solo } from '../pieces/solo/index.tsx';`,
    'no piece is named outside its folders',
  ],
  [
    'client/a.ts',
    `import { soloPile } from '#engine/mall/rules/solo/index.ts';`,
    'no piece is named outside its folders',
  ],
  [
    'cli/play/a.ts',
    `import type { A } from '#cli/pieces/solo/index.ts';`,
    'no piece is named outside its folders',
  ],
  [
    'content/locales/fr/a.ts',
    `import { solo } from '../pieces/solo/fr.ts';`,
    'no piece is named outside its folders',
  ],
  [
    'client/pieces/one/a.ts',
    `import { two } from '../two/index.ts';`,
    'a piece does not import another piece',
  ],
  [
    'cli/pieces/one/a.ts',
    `import { two } from '#engine/mall/rules/two/index.ts';`,
    'a piece does not import another piece',
  ],
  [
    'client/pieces/b.ts',
    `import { two } from '#engine/mall/rules/two/index.ts';`,
    'a piece does not import another piece',
  ],
  ['engine/core/deep.ts', `import { a } from '#engine/mall/rules/a/index.ts';`, 'the core names no piece'],
  [
    'engine/mall/rules/door/index.ts',
    `import { a } from '../a/index.ts';`,
    'a piece does not import another piece',
  ],
  [
    'engine/mall/rules/door/lock.ts',
    `import { a } from '../index.ts';`,
    'a piece does not import another piece',
  ],
  ['content/bots.ts', `import { a } from '#bots/a.ts';`, 'src/content may not import src/bots'],
  ['content/node.ts', `import 'node:fs';`, 'src/content imports nothing from outside src'],
  ['content/late.ts', `export const a = (b: string) => import(b);`, 'an import must name its file'],
  ['room/content.ts', `import { a } from '#content/a.ts';`, 'src/room may not import src/content'],
  ['bots/room.ts', `import { a } from '#room/a.ts';`, 'src/bots may not import src/room'],
  ['cli/data/server.ts', `import { a } from '#server/file.ts';`, 'src/cli may not import src/server'],
  ['cli/server.ts', `import { a } from '#server/check/index.ts';`, 'src/cli may not import src/server'],
  ['shop/a.ts', `import { a } from '#engine/a.ts';`, 'src/shop has no row in tools/imports.ts'],
] as const;

const CLEAN = {
  'engine/a.ts': `import { b } from '#engine/b.ts'; import type { C } from './mall/c.ts';`,
  'engine/comment.ts': `// import '#cli/a.ts';\nexport const text = "import '#cli/a.ts'"; export const big = 1n;`,
  'engine/mall/rules/index.ts': `export * from './a/index.ts'; import { b } from './b/index.ts';`,
  'engine/mall/rules/a/index.ts': `import { c } from '../../c.ts'; import { d } from './d.ts';`,
  'engine/mall/words.ts': `import type { Pieces } from './rules/index.ts';`,
  'content/a.ts': `import { a } from '#engine/mall/rules/a/index.ts'; import { b } from './b.ts';`,
  'bots/a.ts': `import { a } from '#engine/a.ts'; import { b } from '../content/b.ts';`,
  'room/a.ts': `import { a } from '#engine/a.ts';`,
  'cli/data/a.ts': `import { a } from '#server/check/index.ts';`,
  'client/pieces/index.ts': `import { one } from './one/index.tsx';`,
  'client/pieces/one/index.tsx': `import { one } from '#engine/mall/rules/one/index.ts'; import './one.css';`,
  'client/app.tsx': `import { piecesOf } from './pieces/index.ts'; import { PIECES } from '#engine/mall/rules/index.ts';`,
  'content/locales/pieces/fr.ts': `import { one } from './one/fr.ts';`,
  'cli/a.ts': `import 'node:fs'; import '#bots/a.ts'; import '#room/a.ts'; import '#content/a.ts';`,
};

// One of three files that lead to each other, one that leads to itself, and three that only seem to.
const CIRCULAR = {
  'server/one.ts': `import { two } from './two.ts';`,
  'server/two.ts': `export * from '#server/three.ts';`,
  'server/three.ts': `import { type One } from './one.ts';`,
  'server/own.ts': `import './own.ts';`,
  'server/types.ts': `import type { A } from './later.ts'; export type { B } from './later.ts';
    export type C = import('./later.ts').C;`,
  'server/later.ts': `import './types.ts'; export const late = () => import('./lazy.ts');`,
  'server/lazy.ts': `import './later.ts'; import './types.ts'; import 'ws';`,
};

describe('the arrows between the folders of src', () => {
  let folder = '';
  let problems: readonly string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hushglass-imports-'));
    const offenders = OFFENDERS.map(([file, text]) => [file, text] as const);
    const others = [...Object.entries(CLEAN), ...Object.entries(CIRCULAR)];
    for (const [file, text] of [...offenders, ...others]) {
      mkdirSync(dirname(join(folder, 'src', file)), { recursive: true });
      writeFileSync(join(folder, 'src', file), text);
    }
    problems = importProblems(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(OFFENDERS)('catches %s: %s', (file, _text, problem) => {
    const said = problems.filter((line) => line.startsWith(`src/${file}: `));
    expect(said).toEqual([expect.stringMatching(new RegExp(`: ${problem}$`))]);
  });

  it.each(Object.keys(CLEAN))('lets %s pass', (file) => {
    expect(problems.filter((line) => line.startsWith(`src/${file}: `))).toEqual([]);
  });

  it('never lead back to where they came from, types and what is loaded later aside', () => {
    const [one, two, three] = ['src/server/one.ts', 'src/server/two.ts', 'src/server/three.ts'];
    expect(problems.filter((line) => line.endsWith('a circle'))).toEqual([
      `${one} > ${two} > ${three} > ${one}: a circle`,
      'src/server/own.ts > src/server/own.ts: a circle',
    ]);
  });

  it('are kept by the source as it is', () => {
    expect(importProblems(ROOT)).toEqual([]);
  });
});
