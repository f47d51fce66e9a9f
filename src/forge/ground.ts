import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { type Reading, read, stayAt } from '#solver/ideas/reading.ts';
import type { Traced } from '#solver/trace.ts';

// The length of a solution without what is only long: a walk where others have walked before is half an action, where
// the same pawn has it is a quarter; and half as much, going on from a stop at which nothing happened for anybody.

const TROD = 0.5;
const TROD_BY_ITSELF = 0.25;
const LONE = 0.5;

export function groundOf(graph: QuestGraph, traced: readonly Traced[]): number {
  const reading = read(graph, traced);
  const trod = new Map<string, Set<number>>();
  return traced.reduce((sum, made, at) => {
    const worth = freshness(trod, graph, made) * (isLone(reading, made, at) ? LONE : 1);
    for (const edge of edgesOf(graph, made)) trod.set(edge, (trod.get(edge) ?? new Set()).add(made.pawn));
    return sum + worth;
  }, 0);
}

function freshness(trod: ReadonlyMap<string, ReadonlySet<number>>, graph: QuestGraph, made: Traced): number {
  const edges = edgesOf(graph, made);
  const by = edges.map((edge) => trod.get(edge));
  if (edges.length === 0 || by.includes(undefined)) return 1;
  return by.every((pawns) => pawns?.has(made.pawn)) ? TROD_BY_ITSELF : TROD;
}

/** Between which spaces it walks; none where it does anything else. */
function edgesOf(graph: QuestGraph, { way, before }: Traced): readonly string[] {
  if (way?.by !== 'walk') return [];
  const { next } = graph.adjacency(before.arranged);
  const found: string[] = [];
  for (let space = way.from; space !== way.to && space !== NOWHERE; ) {
    const beside = next[space * 4 + way.direction] ?? NOWHERE;
    found.push(`${Math.min(space, beside)} ${Math.max(space, beside)}`);
    space = beside;
  }
  return found;
}

/** It goes on from where it stopped for nothing: it helped nobody there, and needs nobody now. */
function isLone(reading: Reading, { pawn, way, action }: Traced, at: number): boolean {
  if (way?.by !== 'walk' || (action.type === 'move' && action.swap !== null)) return false;
  const stay = stayAt(reading, pawn, at);
  if (stay === undefined || stay.since < 0 || reading.traced[stay.since]?.way?.by !== 'walk') return false;
  const { graph, helps, traced } = reading;
  const isHandle = traced.some(
    (other, index) => index > stay.since && index < at && other.action.type !== 'move' && other.pawn === pawn,
  );
  const isSpecial = ['armory', 'invocation'].includes(graph.floor[stay.space]?.kind ?? '');
  return !isHandle && !isSpecial && !helps.some((help) => help.stay === stay || help.at === at);
}
