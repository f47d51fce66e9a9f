import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The real program in a process of its own, with commands piped into it.

// Most of a short run is compiling; the second one need not do it again.
const NODE_COMPILE_CACHE = join(tmpdir(), 'hushglass-compiled');
const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export function hushglass(
  args: readonly string[],
  lines: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { FORCE_COLOR: _colour, NO_COLOR: _none, LC_ALL: _locale, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...inherited, LANG: 'en_GB.UTF-8', COLUMNS: '100', NODE_COMPILE_CACHE, ...env },
  });
  const ran = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    ran.err += text;
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ...ran, code }));
  });
}
