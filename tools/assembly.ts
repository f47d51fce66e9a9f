// Compiles src/solver/assembly/core.ts to WebAssembly and keeps it as text in src/solver/dense/compiled.ts, and
// for several threads in one memory in compiledShared.ts. Page, server and tests load it alike, without a step
// before them. A test says when it is old.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = 'src/solver/assembly/core.ts';
const ALWAYS = ['--baseDir', ROOT, '-O3', '--noAssert', '--runtime', 'stub', '--importMemory'];
/** As much memory as there can be. */
const SHARED = ['--enable', 'threads', '--sharedMemory', '--maximumMemory', '65536'];

export const TARGETS: Readonly<Record<string, readonly string[]>> = {
  'src/solver/dense/compiled.ts': [],
  'src/solver/dense/compiledShared.ts': SHARED,
};

export async function compiled(options: readonly string[]): Promise<string> {
  let bytes: Uint8Array = new Uint8Array();
  const { error, stderr } = await asc.main([SOURCE, ...ALWAYS, ...options, '-o', 'core.wasm'], {
    writeFile: (_name, contents) => {
      bytes = contents as Uint8Array;
    },
  });
  if (error !== null) throw new Error(`${error.message}\n${stderr.toString()}`);
  return `// Made by tools/assembly.ts from ../assembly/core.ts.\nexport const COMPILED =\n  '${Buffer.from(bytes).toString('base64')}';\n`;
}

if (import.meta.main)
  for (const [target, options] of Object.entries(TARGETS))
    writeFileSync(join(ROOT, target), await compiled(options));
