import { PAWNS } from '#engine/family/pawns.ts';
import { type Card, type Edge, spaceAt } from '#engine/tower/quest.ts';
import type { NamedQuest } from './parse.ts';
import { CELL_WIDTH, edgeText, floorToken, HOLLOW, LYING, startToken, UPRIGHT } from './symbols.ts';

// The other way round: a quest as the text that parseQuest reads.

export function drawQuest(quest: NamedQuest): string {
  const header = [
    `quest ${quest.name}`,
    ...(quest.shape === 'trial' ? [] : [`shape ${quest.shape}`]),
    ...(quest.hole === undefined ? [] : [`hole ${quest.hole + 1}`]),
  ];
  const cards = quest.cards.map((card, number) => drawCard(quest, card, number));
  return `${[header.join('\n'), ...cards].join('\n\n')}\n`;
}

function drawCard(quest: NamedQuest, card: Card, number: number): string {
  const rows = Array.from({ length: card.height }, (_, row) => row);
  return [
    ...rows.flatMap((row) => [lyingLine(card, row), spaceLine(quest, card, number, row)]),
    lyingLine(card, card.height),
  ].join('\n');
}

/** The edges north of a row, or south of the last. */
function lyingLine(card: Card, row: number): string {
  const texts = Array.from({ length: card.width }, (_, column) => {
    const [above, below] = [edgeAt(card, row - 1, column, 2), edgeAt(card, row, column, 0)];
    return edgeText(LYING, [above ?? below ?? 'wall', below ?? above ?? 'wall']);
  });
  return `+${texts.join('+')}+`;
}

function spaceLine(quest: NamedQuest, card: Card, number: number, row: number): string {
  const texts = Array.from({ length: card.width }, (_, column) =>
    spaceText(quest, card, number, row, column),
  );
  const edges = Array.from({ length: card.width + 1 }, (_, column) => {
    const [left, right] = [edgeAt(card, row, column - 1, 1), edgeAt(card, row, column, 3)];
    return edgeText(UPRIGHT, [left ?? right ?? 'wall', right ?? left ?? 'wall']);
  });
  return edges
    .map((edge, column) => `${edge}${texts[column] ?? ''}`)
    .join('')
    .trimEnd();
}

function edgeAt(card: Card, row: number, column: number, direction: number): Edge | undefined {
  if (row < 0 || column < 0 || row >= card.height || column >= card.width) return undefined;
  return card.edges[(row * card.width + column) * 4 + direction];
}

function spaceText(quest: NamedQuest, card: Card, number: number, row: number, column: number): string {
  const floor = card.floors[row * card.width + column];
  if (floor === undefined || floor.kind === 'hollow') return HOLLOW;
  const space = spaceAt(quest.shape, number, row, column);
  const starts = PAWNS.filter((pawn) => quest.starts[pawn] === space).map(startToken);
  return [...starts, floorToken(floor)].join(' ').trim().padStart(2).padEnd(CELL_WIDTH);
}
