import { parseQuest } from '#content/quest-format/parse.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { PAWNS, type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { deeds, turned } from '#engine/tower/deeds.ts';
import { spaceAt } from '#engine/tower/quest.ts';
import { firstStand, moved, type Stand } from '#engine/tower/stand.ts';
import { ways } from '#engine/tower/ways.ts';

// Quests drawn in the tests, and what can be asked of them by row and column.

export interface Drawn {
  readonly chart: Chart;
  readonly stand: Stand;
}

export function drawn(text: string): Drawn {
  const read = parseQuest(text.includes('quest ') ? text : `quest test\n${text}`);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const chart = openChart(read.quest);
  return { chart, stand: firstStand(chart) };
}

/** Where a pawn can go: 'walk east 0/2' for row 0, column 2 of a trial. */
export function goes({ chart, stand }: Drawn, pawn: Pawn): readonly string[] {
  return ways(chart, stand, pawnIndex(pawn))
    .map(({ to, direction, by }) => `${by} ${DIRECTIONS[direction]} ${named(chart, to)}`)
    .sort();
}

function named({ quest, card }: Chart, space: number): string {
  const { width = 4 } = quest.shape === 'trial' ? { width: 8 } : {};
  const inCard = quest.shape === 'trial' ? space : space % 16;
  const cell = `${Math.floor(inCard / width)}/${inCard % width}`;
  return quest.shape === 'trial' ? cell : `${'abcdefgh'[card[space] as number]}${cell}`;
}

/** The same with a pawn elsewhere, however it got there. */
export function put({ chart, stand }: Drawn, pawn: Pawn, row: number, column: number, card = 0): Drawn {
  const to = spaceAt(chart.quest.shape, card, row, column);
  return { chart, stand: moved(chart, stand, pawnIndex(pawn), to) };
}

export function turnedBy({ chart, stand }: Drawn, card: number, quarters: number): Drawn {
  return { chart, stand: turned(stand, card, quarters) };
}

/** Every deed that is possible, in words. */
export function can({ chart, stand }: Drawn): readonly string[] {
  return deeds(chart, stand).map(([deed]) =>
    deed.type === 'move'
      ? `${PAWNS[deed.pawn]} ${named(chart, deed.to)}${deed.swap === null ? '' : ` and ${PAWNS[deed.swap]}`}`
      : deed.type === 'turn'
        ? `turn ${deed.card} by ${deed.quarters}`
        : `slide ${deed.card}`,
  );
}
