import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// Which version this is, for nodes to know whether they are of the same one: what a server runs, and the page it serves. A
// change of either may be one in what is kept.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join('dist', 'index.html');
/** The page is made of it, and named after what is in it. */
const IN_PAGE = join('src', 'client', sep);

let own: string | undefined;

/** A few megabytes to read, once. */
export function ownVersion(): string {
  own ??= versionOf(ROOT);
  return own;
}

export function versionOf(root: string): string {
  const hash = createHash('sha256');
  const named = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .filter((file) => !file.startsWith(IN_PAGE));
  for (const file of [PAGE, ...named.sort()]) hash.update(`${file}\n`).update(contentOf(join(root, file)));
  return hash.digest('base64url');
}

/** Nothing where there is no page. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
