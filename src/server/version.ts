import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Which version this is, for nodes to know whether they are of the same one. The page is made of the same source as its server,
// and is named after what is in it.

const PAGE = fileURLToPath(new URL('../../dist/index.html', import.meta.url));

/** Nothing where there is no page. */
export function ownVersion(): string {
  try {
    return createHash('sha256').update(readFileSync(PAGE)).digest('base64url');
  } catch {
    return '';
  }
}
