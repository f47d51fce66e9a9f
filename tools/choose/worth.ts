import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { type Card, LARGEST_TRIAL } from '#engine/tower/quest.ts';
import { aboutOf } from '#forge/about.ts';
import { IDEAS, type IdeaName } from '#solver/ideas/index.ts';
import { trace } from '#solver/trace.ts';

// How good a trial is among others of its level.

/** What it is about. */
export function themeOf({ proof }: Shipped): string {
  return proof.needs.filter((need) => need !== 'armory').join(' ');
}

export interface Qualities {
  readonly ideas: readonly IdeaName[];
  /** The share of moves along a stretch that somebody has gone before. */
  readonly again: number;
  /** The share of the card that lies between the outermost spaces anybody comes to. */
  readonly spread: number;
}

const known = new WeakMap<Shipped, Qualities>();

export function qualitiesOf(one: Shipped): Qualities {
  const before = known.get(one);
  if (before !== undefined) return before;
  const graph = graphOf(one.quest);
  const found = { ideas: aboutOf(one), again: againOf(graph, one), spread: spreadOf(graph, one) };
  known.set(one, found);
  return found;
}

function againOf(graph: QuestGraph, { proof }: Shipped): number {
  const gone = new Set<string>();
  const stretches = trace(graph, proof.solution).flatMap(({ action, before }) =>
    action.type === 'move' ? [[before.pawns[action.pawn] as number, action.to].sort().join()] : [],
  );
  const again = stretches.filter((stretch) => gone.has(stretch) || !gone.add(stretch));
  return again.length / stretches.length;
}

function spreadOf(graph: QuestGraph, { quest, proof }: Shipped): number {
  const { width, height } = quest.cards[0] as Card;
  const spaces = [
    ...Object.values(quest.starts),
    ...trace(graph, proof.solution).flatMap(({ action }) => (action.type === 'move' ? action.to : [])),
  ];
  const long = (at: readonly number[]) => Math.max(...at) - Math.min(...at) + 1;
  const wide = long(spaces.map((space) => space % LARGEST_TRIAL));
  const tall = long(spaces.map((space) => Math.floor(space / LARGEST_TRIAL)));
  return (wide * tall) / (width * height);
}

const SMALL = 0.6;

/** Much to think about in few actions, several ideas, few ways; no corridors walked twice, and all of the card. */
export function worthOf(one: Shipped): number {
  const { grade, solution, effort = 1, solutions = 1 } = one.proof;
  const { ideas, again, spread } = qualitiesOf(one);
  const rare = ideas.reduce((sum, idea) => sum + 1 + IDEAS.indexOf(idea) / 8, 0);
  const density = (20 * (grade - solution.length)) / grade;
  const puzzling = 4 * Math.log2(effort) - 6 * Math.log2(solutions);
  return density + puzzling + rare - 30 * again - (spread < SMALL ? 20 : 0);
}
