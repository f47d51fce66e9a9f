import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of such a name below a folder, in their order; but for what tests of the nets put there for a moment. */
export function filesUnder(root: string, folder: string, named: RegExp): readonly string[] {
  return below(root, folder)
    .filter((file) => named.test(file))
    .toSorted();
}

function below(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return `${folder}/${entry.name}`;
    return entry.name === '__violation__' ? [] : below(root, `${folder}/${entry.name}`);
  });
}
