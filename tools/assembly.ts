// Compiles src/solver/assembly/core.ts to WebAssembly and keeps it as text in src/solver/dense/compiled.ts,
// where page, server and tests load it alike, without a step before them. A test says when it is old.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = 'src/solver/assembly/core.ts';
const TARGET = 'src/solver/dense/compiled.ts';

export async function compiled(): Promise<string> {
  let bytes: Uint8Array = new Uint8Array();
  const { error, stderr } = await asc.main(
    [
      SOURCE,
      '--baseDir',
      ROOT,
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--importMemory',
      '-o',
      'core.wasm',
    ],
    {
      writeFile: (_name, contents) => {
        bytes = contents as Uint8Array;
      },
    },
  );
  if (error !== null) throw new Error(`${error.message}\n${stderr.toString()}`);
  return `// Made by tools/assembly.ts from ../assembly/core.ts.\nexport const COMPILED =\n  '${Buffer.from(bytes).toString('base64')}';\n`;
}

if (import.meta.main) writeFileSync(join(ROOT, TARGET), await compiled());
