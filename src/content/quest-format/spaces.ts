import { CARDS, EPIC_CARD, LARGEST_TRIAL, type Shape, spaceAt } from '#engine/tower/quest.ts';

// How people name a space: its column as a letter, its row as a number, as in c3; on an epic, the card
// first, as in 2.c3. All count from one.

export function spaceName(shape: Shape, space: number): string {
  if (shape === 'trial') return cellName(space, LARGEST_TRIAL);
  const each = EPIC_CARD * EPIC_CARD;
  return `${Math.floor(space / each) + 1}.${cellName(space % each, EPIC_CARD)}`;
}

function cellName(cell: number, width: number): string {
  return `${'abcdefgh'[cell % width]}${Math.floor(cell / width) + 1}`;
}

/** Null for what names no space of such a quest. */
export function spaceNamed(shape: Shape, name: string): number | null {
  const found = /^(?:([1-8])\.)?([a-h])([1-8])$/.exec(name);
  if (found === null || (found[1] === undefined) !== (shape === 'trial')) return null;
  const card = Number(found[1] ?? 1) - 1;
  const [column, row] = ['abcdefgh'.indexOf(found[2] as string), Number(found[3]) - 1];
  const width = shape === 'trial' ? LARGEST_TRIAL : EPIC_CARD;
  const isThere = card < CARDS[shape] && column < width && row < width;
  return isThere ? spaceAt(shape, card, row, column) : null;
}
