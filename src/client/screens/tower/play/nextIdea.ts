import type { QuestAction } from '#engine/tower/actions.ts';
import { afterAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Counsel } from '#solver/counsel.ts';
import { IDEAS, type IdeaName, ideasOf } from '#solver/ideas/index.ts';

// What a shortest way from here is about, before any action of it is told.

export type AskFor = (position: Position) => Counsel | Promise<Counsel>;

/** Longer than any way there is. */
const LONGEST = 300;

/** Of the ideas that are under way with the first one, the rarest. Null where the way is none but a walk. */
export async function nextIdea(graph: QuestGraph, from: Position, ask: AskFor): Promise<IdeaName | null> {
  const found = ideasOf(graph, await wayOn(graph, from, ask), from);
  const [first] = found;
  const together = found.filter(({ at }) => first !== undefined && at <= first.until);
  const rarest = Math.max(...together.map(({ idea }) => IDEAS.indexOf(idea)));
  return IDEAS[rarest] ?? null;
}

/** One action after the other, as far as anybody knows. */
async function wayOn(graph: QuestGraph, from: Position, ask: AskFor): Promise<readonly QuestAction[]> {
  const way: QuestAction[] = [];
  for (let position = from; way.length < LONGEST; ) {
    const counsel = await ask(position);
    const next = counsel.type === 'do' ? afterAction(graph, position, counsel.action) : null;
    if (counsel.type !== 'do' || next === null) return way;
    way.push(counsel.action);
    position = next;
  }
  return way;
}
