import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { partOf } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { trace } from '#solver/trace.ts';
import { isOneByOne } from './alone.ts';
import { isOnePlace, lookOf } from './look.ts';
import { type Assessed, optimumOf } from './measure.ts';
import { BANDS, LEAST, MOST, SURPLUS } from './recipe.ts';
import { type Thing, thingsOf, without } from './without.ts';

// What a trial must be for people to enjoy it; each complaint is a word for `npm run quests`.

export function complaints(quest: Quest, stars: number, assessed: Assessed): readonly string[] {
  return [
    ...quickComplaints(quest, stars, assessed),
    ...idleThings(quest, assessed.solution.length).map(({ element }) => `idle ${element}`),
  ];
}

/** Those that take no further search. */
export function quickComplaints(
  quest: Quest,
  stars: number,
  { solution, grade }: Pick<Assessed, 'solution' | 'grade'>,
): readonly string[] {
  const graph = graphOf(quest);
  const [least, most] = BANDS[stars] ?? [0, Number.POSITIVE_INFINITY];
  const said: [boolean, string][] = [
    [solution.length < (LEAST[stars] ?? 0), 'short'],
    [solution.length > (MOST[stars] ?? 0), 'long'],
    [grade.surplus < (SURPLUS[stars] ?? 0), 'lonely'],
    [grade.total < least, 'easy'],
    [grade.total > most, 'hard'],
    [idleDirections(graph, solution) > 0, 'direction'],
    [isStill(graph, stars, solution), 'still'],
    [stars >= 3 && isOneByOne(graph), 'oneByOne'],
    ...lookComplaints(quest),
  ];
  return said.filter(([is]) => is).map(([, word]) => word);
}

/** [T2] with four players each holds one direction, and nobody is to sit idle. */
export function idleDirections(graph: QuestGraph, solution: readonly QuestAction[]): number {
  const used = new Set(trace(graph, solution).map(({ direction }) => direction));
  return [0, 1, 2, 3].filter((direction) => !used.has(direction)).length;
}

/** Somebody who has less to do than is fun. */
export function isStill(graph: QuestGraph, stars: number, solution: readonly QuestAction[]): boolean {
  const least = stars === 1 ? 1 : 2;
  return partOf(graph).some(
    (pawn) => solution.filter((action) => action.type === 'move' && action.pawn === pawn).length < least,
  );
}

const CLUTTER = 0.5;

function lookComplaints(quest: Quest): readonly [boolean, string][] {
  const { specks, clutter } = lookOf(quest);
  return [
    [specks > 2, 'specks'],
    [!isOnePlace(quest), 'apart'],
    [clutter > CLUTTER, 'clutter'],
  ];
}

/** Things that can be taken away, opened or walled up, and nothing gets shorter or longer by it. */
export function idleThings(quest: Quest, optimum: number): readonly Thing[] {
  return thingsOf(quest).filter((thing) => without(quest, thing).some((left) => optimumOf(left) === optimum));
}
