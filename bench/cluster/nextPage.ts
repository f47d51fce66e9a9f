// Loaded before a node: its page is the next version's, and so is the node (src/server/version.ts), where it is told so.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

if (process.env.HUSHGLASS_NEXT_PAGE === '1') {
  const read = fs.readFileSync;
  const isPage = (path: unknown) => String(path).endsWith('dist/index.html');
  const readNext = (...[path, options]: Parameters<typeof read>) =>
    isPage(path) ? Buffer.from(`${read(path)}<!-- the next -->`) : read(path, options);
  fs.readFileSync = readNext as typeof read;
  syncBuiltinESMExports();
}
