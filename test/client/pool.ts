import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';

// A pool of tiny trials, each of its own name, level and grade.

export function poolOf(size: number): readonly Shipped[] {
  return Array.from({ length: size }, (_, index) => {
    const found = readShipped(textOf(index));
    if ('errors' in found) throw new Error(JSON.stringify(found.errors));
    return found;
  });
}

const textOf = (index: number) => `quest tiny-${index}

+-----+-----+-----+
|iP          ${index % 2 === 0 ? 'k1' : ' H'}   |
+     +-----+-----+
| xP  |#####|#####|
+-----+-----+-----+

proof
actions 1 (at least 1)
stars ${(index % 4) + 1}
grade ${(index * 7) % 41}
needs
solution
P a2
`;
