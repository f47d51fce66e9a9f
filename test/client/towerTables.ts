import { parseQuest } from '#content/quest-format/parse.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import type { Quest } from '#engine/tower/quest.ts';

// Quests drawn for tests of the page.

export function questOf(drawing: string): Quest {
  const read = parseQuest(drawing.includes('quest ') ? drawing : `quest test\n${drawing}`);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.quest;
}

/** Two doors, a ladder, a trap, a circle, a current; with its proof. */
export const TWO_DOORS = `quest two-doors

+-----+-----+-----+-----+-----+
|iP    k1         |#####|xP   |
+     +-----+     +-----+     +
|           1      *          |
+-----+     +-----+     +-----+
|#####|iY         >      k2   |
+-----+     +-----+--2--+     +
|xY    H     !!    H          |
+-----+-----+-----+-----+-----+

proof
actions 6 (at least 6)
grade 10
needs
solution
Y b4
Y a4
P c1
P c2
P e2
P e1
`;

/** The mage can only get out by changing places with the dwarf. */
export const BY_SWAP = `quest by-swap

+-----+-----+-----+-----+
|iP    *    |#####|xP   |
+-----+- - -+-----+     +
|xO                iO   |
+-----+-----+-----+-----+

proof
actions 4 (at least 4)
grade 10
needs invocation
solution
P b1 swap O
P d1
O b2
O a2
`;

export function shippedOf(text: string): Shipped {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
}
