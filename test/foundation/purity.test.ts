import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/setup.mjs';

// Each forbidden thing is written into a folder of src/engine (ignored by git and by the normal checks)
// and judged there by the real compiler and the real linter with the project's own settings.

const GLOBALS = 'lint/style/noRestrictedGlobals';
const CHANCE = 'lint/nursery/noJsRestrictedProperties';

const LINTED = {
  'Date.now': ['export const a = Date.now();', GLOBALS],
  'new-Date': ['export const a = new Date();', GLOBALS],
  'Date-around': ['export const a = globalThis.Date.now();', GLOBALS],
  'Date-made': [`export const a = Function('return Date.now()')();`, GLOBALS],
  'Date-eval': [`export const a = eval('Date.now()');`, GLOBALS],
  Intl: ['export const a = new Intl.DateTimeFormat();', GLOBALS],
  random: ['export const a = Math.random();', CHANCE],
  'random-passed': ['export const a = [1].map(Math.random);', CHANCE],
  'random-key': [`export const a = Math['random']();`, CHANCE],
  'random-taken': ['const { random } = Math;\nexport const a = random();', CHANCE],
  console: [`console.log('a');`, GLOBALS],
  process: ['export const a = process.env;', GLOBALS],
  setTimeout: ['setTimeout(() => {}, 1);', GLOBALS],
  setInterval: ['setInterval(() => {}, 1);', GLOBALS],
  setImmediate: ['setImmediate(() => {});', GLOBALS],
  queueMicrotask: ['queueMicrotask(() => {});', GLOBALS],
  performance: ['export const a = performance.now();', GLOBALS],
  crypto: ['export const a = crypto.randomUUID();', GLOBALS],
  fetch: [`export const a = fetch('a');`, GLOBALS],
  require: [`export const a = require('node:fs');`, GLOBALS],
  window: ['export const a = window.name;', GLOBALS],
  document: ['export const a = document.title;', GLOBALS],
} as const;

const COMPILED = {
  document: ['export const a = document.title;', 'TS2584'],
  window: ['export const a = window.name;', 'TS2304'],
  element: ['export type A = HTMLElement;', 'TS2304'],
  timer: ['setTimeout(() => {}, 1);', 'TS2304'],
  console: [`console.log('a');`, 'TS2584'],
  process: ['export const a = process.env;', 'TS2591'],
  buffer: [`export const a = Buffer.from('a');`, 'TS2591'],
  performance: ['export const a = performance.now();', 'TS2304'],
  crypto: ['export const a = crypto.randomUUID();', 'TS2304'],
  fetch: [`export const a = fetch('a');`, 'TS2304'],
  'node-module': [`import 'node:fs';\nimport { join } from 'node:path';\nexport const a = join;`, 'TS2591'],
  require: [`export const a = require('node:fs');`, 'TS2591'],
  enum: ['export enum A { B }', 'TS1294'],
  index: ['export const a = (b: readonly number[]): number => b[0];', 'TS2322'],
} as const;

const CLEAN = `export function turned(steps: readonly number[]): number {
  return steps.reduce((sum, step) => Math.max(sum, step), 0);
}
`;

interface Complaint {
  readonly file: string;
  readonly rule: string;
}

let folder = '';
let lint: readonly Complaint[] = [];
let compiled: readonly Complaint[] = [];

beforeAll(async () => {
  const parent = join(ROOT, 'src/engine/__violation__');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, 'run-'));
  write('linted', LINTED);
  write('compiled', COMPILED);
  const config = { extends: '../../../../../tsconfig.engine.json', include: ['.'], exclude: [] };
  writeFileSync(join(folder, 'compiled/tsconfig.json'), JSON.stringify(config));
  [lint, compiled] = await Promise.all([runBiome(), runTsc()]);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  try {
    rmdirSync(join(ROOT, 'src/engine/__violation__'));
  } catch {
    // Another run of this test still uses the folder.
  }
});

function write(kind: string, snippets: Readonly<Record<string, readonly [string, string]>>): void {
  mkdirSync(join(folder, kind));
  writeFileSync(join(folder, kind, 'clean.ts'), CLEAN);
  for (const [name, [text]] of Object.entries(snippets)) {
    writeFileSync(join(folder, kind, `${name}.ts`), `${text}\nexport {};\n`);
  }
}

function run(script: string, args: readonly string[]): Promise<string> {
  const command = [join(ROOT, 'node_modules', script), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT }, (_failure, stdout) => resolve(stdout));
  });
}

async function runBiome(): Promise<readonly Complaint[]> {
  const path = relative(ROOT, join(folder, 'linted'));
  const options = ['--vcs-use-ignore-file=false', '--max-diagnostics=none', '--reporter=github'];
  const report = await run('@biomejs/biome/bin/biome', ['lint', ...options, path]);
  return [...report.matchAll(/^::error title=([^,]+),file=([^,]+),/gm)].map(complaint(2, 1));
}

async function runTsc(): Promise<readonly Complaint[]> {
  const report = await run('typescript/bin/tsc', ['-p', join(folder, 'compiled'), '--pretty', 'false']);
  return [...report.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+):/gm)].map(complaint(1, 2));
}

const complaint =
  (file: number, rule: number) =>
  (match: RegExpMatchArray): Complaint => ({
    file: basename(match[file] ?? '', '.ts'),
    rule: match[rule] ?? '',
  });

const rulesFor = (complaints: readonly Complaint[], file: string) =>
  complaints.filter((one) => one.file === file).map(({ rule }) => rule);

describe('the engine is pure', () => {
  it.each(Object.entries(LINTED))('the linter catches %s', (name, [, rule]) => {
    expect(rulesFor(lint, name)).toContain(rule);
  });

  it.each(Object.entries(COMPILED))('the compiler catches %s', (name, [, code]) => {
    expect(rulesFor(compiled, name)).toContain(code);
  });

  it('an honest file passes both', () => {
    expect(rulesFor(lint, 'clean')).toEqual([]);
    expect(rulesFor(compiled, 'clean')).toEqual([]);
  });
});
