// Puts together what a server needs to run, and nothing else: node deploy/assemble.mjs FOLDER. The image is made of that
// folder (Dockerfile), and so is the test of it, which has no container engine.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'LICENSE-ART',
  'README.md',
  'src',
  'dist',
];

const folder = process.argv[2] === undefined ? undefined : resolve(process.argv[2]);
if (folder === undefined) throw new Error('node deploy/assemble.mjs FOLDER');
if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
if (!existsSync(join(ROOT, 'dist', '.built'))) throw new Error('build the page first: node tools/page.mjs');

mkdirSync(folder, { recursive: true });
const UNUSED = /\.(map|d\.[cm]?ts|md|markdown|test\.[cm]?[jt]s)$/;
const LICENCE = /licen[cs]e[^/\\]*$/i;
/** The page is built by now, and nothing reads what others tell about their code. */
const isNeeded = (path) => !path.endsWith('.map') && !path.startsWith(join(ROOT, 'src', 'client'));
for (const name of FILES) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isNeeded });
// Some name the compiler as their peer: nobody here compiles.
const OMIT = ['--omit=dev', '--omit=optional', '--omit=peer'];
const { status } = spawnSync(
  'npm',
  ['ci', ...OMIT, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
  {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
const modules = join(folder, 'node_modules');
if (status === 0)
  for (const path of readdirSync(modules, { recursive: true, encoding: 'utf8' }))
    if (UNUSED.test(path) && !LICENCE.test(path)) rmSync(join(modules, path));
process.exit(status ?? 1);
