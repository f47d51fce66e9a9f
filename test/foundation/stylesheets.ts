import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup.mjs';

// The page's stylesheets as blocks in blocks: as much of CSS as we write.

export interface Block {
  /** What stands before the brace: a selector or an at-rule. */
  readonly prelude: string;
  readonly declarations: readonly string[];
  readonly blocks: readonly Block[];
}
export interface Stylesheet extends Block {
  /** Its place under src/client. */
  readonly file: string;
  readonly text: string;
}

const CLIENT = join(ROOT, 'src/client');

const textOf = (file: string) => readFileSync(join(CLIENT, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: CLIENT }).sort();

export const STYLESHEETS: readonly Stylesheet[] = filesOf('**/*.css').map((file) => {
  const text = textOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return { file, text, ...blockOf('', { text, at: 0 }) };
});
export const SCRIPTS = filesOf('**/*.{ts,tsx}').map((file) => ({ file, text: textOf(file) }));

/** Reads on to the brace that closes this block, or to the end. */
function blockOf(prelude: string, from: { readonly text: string; at: number }): Block {
  const declarations: string[] = [];
  const blocks: Block[] = [];
  let said = '';
  while (from.at < from.text.length) {
    const char = from.text[from.at++];
    if (char === '}') break;
    if (char === '{') blocks.push(blockOf(said.trim(), from));
    else if (char === ';') declarations.push(said.trim());
    else said += char;
    if (char === '{' || char === ';') said = '';
  }
  return { prelude, declarations, blocks };
}

/** This block and all in it. */
export function within(block: Block): readonly Block[] {
  return [block, ...block.blocks.flatMap(within)];
}

/** The classes that a selector styles: those of its last compound, not those it only asks for. */
export function subjects(selector: string): readonly string[] {
  const bare = selector.replaceAll(/:(?:not|has|nth-child)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
  const last = bare.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
  return last.flatMap((compound) => [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string));
}
