import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Floor, Quest } from '#engine/tower/quest.ts';
import { ABILITY, isNeeded, optimumOf, usedIn } from '../measure.ts';
import { thingsOf } from '../without.ts';

/** What makes a difference to the optimum of an epic; that cards move always does. */
export function needsOf(quest: Quest, solution: readonly QuestAction[]): readonly string[] {
  const optimum = solution.length;
  const used = usedIn(graphOf(quest), solution);
  const things = Object.values(ABILITY).filter((need) => isNeeded(quest, need, optimum));
  const more = used.filter((one) => ['turn', 'slide', 'sister', 'armory'].includes(one));
  return [...things, ...more, ...(isElfNeeded(quest, used, optimum) ? ['elf'] : [])].sort();
}

/** [T10] with somebody in the elf's place who has nothing to do what they can with. */
function isElfNeeded(quest: Quest, used: readonly string[], optimum: number): boolean {
  if (!used.includes('elf')) return false;
  const elements = new Set<string>(thingsOf(quest).map(({ element }) => element));
  const plain = (
    [
      ['dwarf', 'narrow'],
      ['mage', 'invocation'],
      ['barbarian', 'trap'],
    ] as const
  ).find(([pawn, element]) => quest.starts[pawn] === undefined && !elements.has(element));
  // With all five there is nobody to stand in: then it is asked of a search in which nobody jumps.
  if (plain === undefined) return isNeeded(quest, 'elf', optimum);
  return optimumOf(renamed(quest, 'elf', plain[0])) !== optimum;
}

function renamed(quest: Quest, from: Pawn, to: Pawn): Quest {
  const rename = (floor: Floor): Floor =>
    (floor.kind === 'exit' || floor.kind === 'armory') && floor.pawn === from
      ? { ...floor, pawn: to }
      : floor;
  const starts = PAWNS.flatMap((pawn) => {
    const space = quest.starts[pawn];
    return space === undefined ? [] : [[pawn === from ? to : pawn, space] as const];
  });
  const cards = quest.cards.map((card) => ({ ...card, floors: card.floors.map(rename) }));
  return { ...quest, cards, starts: Object.fromEntries(starts) };
}
