import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { AGAINST, FIRST_DOOR, graphOf, NARROW, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Card, Floor, Quest } from '#engine/tower/quest.ts';
import type { OpenCore } from '#solver/dense/core.ts';
import { deadShare, distance, solutionFrom } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { layersOf } from '#solver/dense/layers.ts';
import type { Limits, Stopped } from '#solver/dense/limits.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { type Traced, trace } from '#solver/trace.ts';
import { differentSolutions } from './differ.ts';
import { effortOn, type Grade, grade, type Measured } from './grade.ts';
import { ownDistances, ownLength } from './own.ts';
import { type Element, thingsOf, without, withoutAll } from './without.ts';

// Everything that is said about a trial: solved, counted, and tried without each of its elements.

export interface Assessed extends Measured {
  readonly grade: Grade;
}

/** Null where it can not be won. */
export function assessTrial(quest: Quest, limits: Limits = {}): Assessed | Stopped | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, limits);
  if ('stopped' in table) return table;
  const solution = solutionFrom(table, first);
  if (solution === null) return null;
  // As it is written down, so that the grade can be told from the proof.
  const dead = Number(deadShare(table, first, fastCore).toFixed(3));
  const measured = {
    solution,
    dead,
    needs: needsOf(quest, solution.length),
    effort: effortOn(graph, solution),
    solutions: differentSolutions(table, first),
  };
  return { ...measured, grade: grade(graph, measured) };
}

/** The fewest actions; null where it can not be won. */
export function optimumOf(quest: Quest): number | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, {}, first);
  return 'stopped' in table ? null : distance(table, first);
}

/** Who or what makes use of an element. */
export const ABILITY: Readonly<Partial<Record<Element, string>>> = {
  door: 'door',
  ladder: 'ladder',
  narrow: 'dwarf',
  trap: 'barbarian',
  invocation: 'mage',
  current: 'current',
};

const NEEDS = ['door', 'ladder', 'current', 'dwarf', 'elf', 'barbarian', 'mage', 'sister', 'armory'] as const;

/** What makes a difference to the optimum: elements, abilities, armories. */
export function needsOf(quest: Quest, optimum: number): readonly string[] {
  return NEEDS.filter((need) => isNeeded(quest, need, optimum));
}

export function isNeeded(quest: Quest, need: string, optimum: number): boolean {
  if (need === 'armory') return graphOf(quest).hasArmory && optimumOf(withoutArmories(quest)) !== optimum;
  if (need === 'sister') return plays(quest, 'sister') && isSisterNeeded(quest, optimum);
  if (need === 'elf') return plays(quest, 'elf') && optimumWithoutJumps(graphOf(quest)) !== optimum;
  const element = thingsOf(quest).find((thing) => ABILITY[thing.element] === need)?.element;
  if (element === undefined) return false;
  const left = element === 'current' ? withoutCurrents(quest) : withoutAll(quest, element);
  return optimumOf(left) !== optimum;
}

const plays = ({ starts }: Quest, pawn: Pawn) => starts[pawn] !== undefined;

function withoutArmories(quest: Quest): Quest {
  const floors = (card: Card) =>
    card.floors.map((floor): Floor => (floor.kind === 'armory' ? { kind: 'corridor' } : floor));
  return { ...quest, cards: quest.cards.map((card) => ({ ...card, floors: floors(card) })) };
}

/** Without her, and what she needs where everybody always keeps her company, the others would take as long. */
function isSisterNeeded(quest: Quest, optimum: number): boolean {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const sister = pawnIndex('sister');
  const own = ownLength(graph, ownDistances(graph, sister, [first.arranged]), sister);
  const { sister: _, ...starts } = quest.starts;
  return optimumOf({ ...quest, starts }) !== optimum - own;
}

/** A current is a hindrance: without it one may go both ways. */
function withoutCurrents(quest: Quest): Quest {
  return thingsOf(quest)
    .filter(({ element }) => element === 'current')
    .reduce((left, one) => without(left, one)[0] as Quest, quest);
}

const withoutJumps: OpenCore = (tables, ...rest) =>
  fastCore({ ...tables, lastIs: { ...tables.lastIs, elf: false } }, ...rest);

function optimumWithoutJumps(graph: QuestGraph): number | null {
  return layersOf(graph, firstPosition(graph), withoutJumps, pawnIndex('elf')).optimum;
}

/** What a solution makes use of: cheaper to ask, and all there is to say of a large epic. */
export function usedIn(
  graph: QuestGraph,
  solution: readonly Measured['solution'][number][],
): readonly string[] {
  const traced = trace(graph, solution);
  const found = new Set(traced.flatMap((made) => uses(graph, made)));
  if (graph.hasArmory) found.add('armory');
  return [...found].sort();
}

const BY: Readonly<Record<string, string>> = {
  ladder: 'ladder',
  jump: 'elf',
  toss: 'barbarian',
  teleport: 'sister',
};

/** What one action makes use of, a door or passage as often as it is crossed. */
export function uses(graph: QuestGraph, { action, before, by, pawn, direction }: Traced): readonly string[] {
  if (action.type !== 'move') return [action.type];
  const crossed =
    by === 'walk' || by === 'jump'
      ? edgesCrossed(graph, before.pawns[pawn] as number, action.to, direction as number, before.arranged)
      : [];
  return [
    ...(by !== null && BY[by] !== undefined ? [BY[by]] : []),
    ...(action.swap === null ? [] : ['mage']),
    ...crossed,
  ];
}

function edgesCrossed(
  graph: QuestGraph,
  from: number,
  to: number,
  direction: number,
  arranged: readonly number[],
): string[] {
  const adjacency = graph.adjacency(arranged);
  const found: string[] = [];
  for (let space = from; space !== to && space >= 0; space = adjacency.next[space * 4 + direction] ?? -1) {
    const next = adjacency.next[space * 4 + direction] ?? -1;
    const [out, back] = [
      adjacency.edge[space * 4 + direction] ?? 0,
      adjacency.edge[next * 4 + ((direction + 2) & 3)] ?? 0,
    ];
    if (out === NARROW) found.push('dwarf');
    if (out >= FIRST_DOOR) found.push('door');
    if (back === AGAINST) found.push('current');
  }
  return found;
}
